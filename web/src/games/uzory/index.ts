import type { Key, WebGame } from "../game";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { finale } from "./finale";
import { log } from "./log";
import Piece from "./Piece.svelte";
import { places } from "./places";
import { breakdown, scores, ties } from "./points";
import { question } from "./question";
import type { UzoryEvent, UzoryView } from "./wire";

const keys: Key[] = [
  [["1–3"], "uzory-board-keys-tiles"],
  [["Q", "E"], "uzory-board-keys-turn"],
  [["N"], "uzory-board-keys-cells"],
  [["S"], "uzory-board-keys-shard"],
  [["F"], "uzory-board-keys-frames"],
  [["D"], "uzory-board-keys-discard"],
  [["P"], "uzory-board-keys-skip"],
  [["+", "−", "0"], "uzory-board-keys-zoom"],
];

export const game: WebGame<UzoryView, UzoryEvent> = {
  name: "uzory",
  Board,
  Piece,
  log,
  question,
  scores,
  breakdown,
  finale,
  coach,
  ties,
  keys,
  places,
};
