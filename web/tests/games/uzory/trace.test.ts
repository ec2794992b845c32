import { expect, test } from "vitest";
import { Play } from "$src/games/uzory/play.svelte";
import type { UzoryEvent, UzoryView } from "$src/games/uzory/wire";
import { makeStep } from "../../messages";
import positions from "../../positions/uzory.json";
import { FakeTable, type Position } from "../../table.svelte";

const turn = positions.turn as unknown as Position<UzoryView>;
const LAID: UzoryEvent = { type: "TileLaid", seat: 1, place: 0, tile: 4, turn: 0, cell: [1, -1], shard: null, sides: "rwrw", spent: [] }; // prettier-ignore

test("the tile laid last and the news of its turn stay while somebody only discards", () => {
  const table = new FakeTable<UzoryView, UzoryEvent>(turn);
  const play = new Play(table);
  const pass = (ply: number, events: UzoryEvent[]) => {
    table.step = { ...makeStep(ply), events };
    table.go({ ...turn, ply });
    play.review();
  };
  pass(70, [LAID]);
  expect([play.laid, play.news?.ply]).toEqual([[1, -1], 70]);
  pass(71, [{ type: "TilesDiscarded", seat: 1, places: [], tiles: [] }]);
  expect([play.laid, play.news?.ply]).toEqual([[1, -1], 70]);
  pass(72, [{ type: "TurnSkipped", seat: 0, decided: true, in_a_row: 1, idle: 1, tiles: null }]);
  expect([play.laid, play.news?.ply]).toEqual([[1, -1], 72]);
});
