import type { Key, WebGame } from "../game";
import type { MatchInfo } from "$src/net/wire";
import type { SintraEvent, SintraView } from "./wire";
import { translate } from "$src/text/texts.svelte";
import Board from "./Board.svelte";
import { COLOUR_NAMES } from "./components";
import { log } from "./log";
import { parseGroup } from "./notation";
import Piece from "./Piece.svelte";
import { breakdown, scores } from "./points";

/** What the acting player is asked. */
function question(match: MatchInfo<SintraView>, picked: string | null): string {
  if (match.legal.some((text) => text.startsWith("keep "))) return translate("sintra-ask-keep");
  const group = picked === null ? null : parseGroup(picked);
  const count = group && match.view.sources[group.source]?.[group.colour];
  if (!group || !count) return translate("sintra-ask-group");
  const breaks = match.legal.includes(`${picked} > break`);
  return translate(breaks ? "sintra-ask-break" : "sintra-ask-strip", { count, colour: COLOUR_NAMES[group.colour]! });
}

const keys: Key[] = [
  [["1–9", "0"], "sintra-keys-displays"],
  [["R"], "sintra-keys-return"],
];

export const game: WebGame<SintraView, SintraEvent> = {
  name: "sintra",
  Board,
  Piece,
  log,
  question,
  scores,
  breakdown,
  keys,
};
