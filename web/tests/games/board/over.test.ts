import { expect, test } from "vitest";
import { Play } from "$src/games/sintra/play.svelte";
import type { SintraEvent, SintraView } from "$src/games/sintra/wire";
import type { Standing } from "$src/net/wire";
import positions from "../../positions/sintra.json";
import { FakeTable } from "../../table.svelte";

test("final points are counted only once the last pieces lie", () => {
  const table = new FakeTable<SintraView, SintraEvent>(positions.turn);
  const play = new Play(table);
  expect(play.over).toBe(false);
  play.performing = true;
  table.match = { ...table.match, standing: {} as Standing };
  expect(play.over).toBe(false);
  play.performing = false;
  expect(play.over).toBe(true);
});
