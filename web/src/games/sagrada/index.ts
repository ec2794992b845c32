import type { MatchInfo } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import type { Key, Verdict, WebGame } from "../game";
import type { SagradaEvent, SagradaView } from "./wire";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { finale } from "./finale";
import { log } from "./log";
import Piece from "./Piece.svelte";
import { places } from "./places";
import { breakdown, scores, total } from "./points";
import { question } from "./question";
import { factWords } from "./words";

const keys: Key[] = [
  [["1–9"], "sagrada-board-keys-dice"],
  [["T"], "sagrada-board-keys-tools"],
  [["N"], "sagrada-board-keys-cells"],
  [["P"], "sagrada-board-keys-pass"],
];

/** The solo game is won or lost against the dice on the track. */
function verdict({ view }: MatchInfo<SagradaView>, viewer: number | null): Verdict | null {
  const { target, seats } = view;
  if (target === null) return null;
  const points = total(seats[0]!);
  const who = viewer === 0 ? "you" : "other";
  return {
    text: translate(points > target ? "sagrada-board-won" : "sagrada-board-lost", { points, target, who }),
    target: { name: translate("sagrada-board-target"), points: target },
  };
}

export const game: WebGame<SagradaView, SagradaEvent> = {
  name: "sagrada",
  Board,
  Piece,
  log,
  question,
  scores,
  breakdown,
  finale,
  coach,
  keys,
  places,
  verdict,
  facts: factWords,
};
