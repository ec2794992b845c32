// The terms of a game in the language being spoken.
import { fetchGuide } from "$src/games";
import type { Guide } from "$src/games/guide";
import { fetchTexts, has, language, translate } from "$src/text/texts.svelte";
import { findTerms, type Part } from "./terms";

const guides = $state.raw<Record<string, Guide>>({});
let loaded = $state(0);
const finders = new Map<string, (text: string) => Part[]>();

/** The pictures and the sentences that explain a game; null for one that has none. */
export async function openGuide(game: string): Promise<Guide | null> {
  const [guide] = await Promise.all([fetchGuide(game), fetchTexts("guide", `${game}-guide`)]);
  if (guide && !guides[game]) {
    guides[game] = guide;
    loaded += 1;
  }
  return guide;
}

/** The guide of a game that was opened before. */
export function guideOf(game: string): Guide | null {
  void loaded;
  return guides[game] ?? null;
}

/** What cuts a sentence at the terms of a game; before its guide is open it finds none. */
export function glossary(game: string): (text: string) => Part[] {
  const terms = (guideOf(game)?.terms ?? []).filter((name) => has(`${game}-term-${name}-forms`));
  if (terms.length === 0) return (text) => [{ text, term: null }];
  const key = `${game} ${language()}`;
  const known = finders.get(key);
  if (known) return known;
  const finder = findTerms(terms.map((name) => ({ name, forms: translate(`${game}-term-${name}-forms`) })));
  finders.set(key, finder);
  return finder;
}
