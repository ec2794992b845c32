// The numbered rules of a game, read from the ids of its catalogue: GAME-rules-S6 for a chapter, GAME-rule-S6-2 for a rule. Signs on
// the board, worked examples and differences between editions are chapters, too: GAME-signs-SB, GAME-sign-SB1.
import { SHELF } from "$src/games";
import { hasRules, translate } from "$src/text/texts.svelte";

export interface Rule {
  number: string;
  text: string;
}

export interface Chapter {
  number: string;
  title: string;
  intro?: string;
  rules: Rule[];
}

/** The games whose rules are written, in the order of the shelf. */
export const RULED = SHELF.map(({ name }) => name).filter(hasRules);

/** Where a game's rules are read; those of the first one lead to the others. */
export const rulesPath = (game = RULED[0]) => `/rules/${game}`;

export function chaptersOf(game: string, ids: string[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const id of ids) {
    const [kind, number] = numberOf(game, id);
    if (kind === "rules") chapters.push({ number, title: translate(id), rules: [] });
    else if (kind?.endsWith("s"))
      chapters.push({ number, title: translate(`rules-${kind}`), intro: translate(id), rules: [] });
    else if (kind) chapters.at(-1)?.rules.push({ number, text: translate(id) });
  }
  return chapters;
}

/** What a message of the catalogue is, with its number: one that ends with `-rule-S6-2` is the rule S6.2. */
function numberOf(game: string, id: string): [kind: string | undefined, number: string] {
  const [, kind, number = ""] = id.match(`^${game}-(rules?|signs?|examples?|editions?)-(.+)$`) ?? [];
  return [kind, number.replace("-", ".")];
}

/** The rules that have every sought word, whatever its case; a chapter without any is left out. */
export function matching(chapters: Chapter[], sought: string, language: string): Chapter[] {
  const words = sought.toLocaleLowerCase(language).split(/\s+/).filter(Boolean);
  if (words.length === 0) return chapters;
  const fits = ({ number, text }: Rule) => {
    const whole = `${number} ${text}`.toLocaleLowerCase(language);
    return words.every((word) => whole.includes(word));
  };
  return chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter((chapter) => chapter.rules.length > 0);
}
