import { expect, test } from "vitest";
import { arrived, lifted } from "$src/games/sintra/motion/stage";
import type { PanesTaken, SintraView } from "$src/games/sintra/wire";
import positions from "../../positions/sintra.json";

const view = (positions.turn as unknown as { view: SintraView }).view;
const colour = (panes: number[]) => panes.findIndex((count) => count > 0);

function take(source: number, before: SintraView): PanesTaken {
  const taken = colour(before.sources[source]!);
  return { type: "PanesTaken", seat: 1, source, colour: taken, count: before.sources[source]![taken]! };
}

test("the start marker goes straight to whoever takes it, and never shows at another seat", () => {
  const before = { ...view, marker_in_centre: true, starter: 0, sources: [[1, 0, 0, 0, 0], ...view.sources.slice(1)] };
  const taken = take(0, before);
  for (const between of [lifted(before, taken), arrived(before, taken, null)])
    expect([between.marker_in_centre, between.starter]).toEqual([false, 1]);
});

test("panes of a display leave the marker where it is", () => {
  const before = { ...view, marker_in_centre: true, starter: 0 };
  const source = before.sources.findIndex((panes, number) => number > 0 && colour(panes) >= 0);
  const between = lifted(before, take(source, before));
  expect([between.marker_in_centre, between.starter]).toEqual([true, 0]);
});
