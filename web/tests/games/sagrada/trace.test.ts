import { expect, test } from "vitest";
import { lastCells } from "$src/games/sagrada/trace";
import { Play } from "$src/games/sagrada/play.svelte";
import type { SagradaEvent, SagradaView } from "$src/games/sagrada/wire";
import { makeStep } from "../../messages";
import positions from "../../positions/sagrada.json";
import { FakeTable, type Position } from "../../table.svelte";

const turn = positions.turn as unknown as Position<SagradaView>;
const EVENTS: SagradaEvent[] = [
  { type: "DieTaken", seat: 1, die: 3 },
  { type: "DiePlaced", seat: 1, cell: 7, die: 3, points: null },
  { type: "DieMoved", seat: 1, source: 2, target: 8, die: 4, points: null },
];

test("the trace of a turn is where its dice came to lie, until pieces move again", () => {
  const table = new FakeTable<SagradaView, SagradaEvent>(turn);
  const play = new Play(table);
  expect(lastCells(play)).toEqual([]);
  table.step = { ...makeStep(80), events: EVENTS };
  expect(lastCells(play)).toEqual(["1-7", "1-8"]);
  play.performing = true;
  expect(lastCells(play)).toEqual([]);
});
