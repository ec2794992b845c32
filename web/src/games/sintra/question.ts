// What the acting player is asked, for the status pill.
import type { MatchInfo } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { COLOUR_NAMES } from "./components";
import { parseGroup } from "./notation";
import type { SintraView } from "./wire";

/** `picked` is the group that the board has in hand, or null. */
export function question(match: MatchInfo<SintraView>, picked: string | null): string {
  if (match.legal.some((text) => text.startsWith("keep "))) return translate("sintra-ask-keep");
  const group = picked === null ? null : parseGroup(picked);
  const count = group && match.view.sources[group.source]?.[group.colour];
  if (!group || !count) return translate("sintra-ask-group");
  const breaks = match.legal.includes(`${picked} > break`);
  return translate(breaks ? "sintra-ask-break" : "sintra-ask-strip", { count, colour: COLOUR_NAMES[group.colour]! });
}
