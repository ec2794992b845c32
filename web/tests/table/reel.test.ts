import { expect, test } from "vitest";
import type { Replay } from "$src/net/wire";
import { Reel } from "$src/table/reel.svelte";
import { makeSeat, makeStep } from "../messages";

const PLIES = [14, 15, 17, 20]; // chance draws in between
const replay = { frames: PLIES.map((ply) => ({ step: makeStep(ply), view: {} })), seats: [makeSeat("Olena")] };
const openAt = (number: number) => new Reel(replay as unknown as Replay, number).at;

test("a replay opens at the number that it shows", () => {
  expect([openAt(0), openAt(2), openAt(3)]).toEqual([0, 2, 3]);
});

test("an address without a number, or with one that the match has not, opens at an end", () => {
  expect([openAt(Number(null)), openAt(NaN), openAt(-1), openAt(99), openAt(1.5)]).toEqual([0, 0, 0, 3, 1]);
});
