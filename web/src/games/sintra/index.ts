import type { Key, WebGame } from "../game";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { finale } from "./finale";
import { log } from "./log";
import Piece from "./Piece.svelte";
import { places, route } from "./places";
import { breakdown, scores } from "./points";
import { question } from "./question";
import type { SintraEvent, SintraView } from "./wire";

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
  finale,
  coach,
  keys,
  places,
  route,
};
