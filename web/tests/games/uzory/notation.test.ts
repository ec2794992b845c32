import { describe, expect, test } from "vitest";
import { COLOUR_NAMES } from "$src/games/uzory/components";
import { chooseColour, discardTiles, Layings, layTile, nameSeat, parseLaying, SKIP } from "$src/games/uzory/notation";
import { decisionsOf, factOf } from "../../goldens";

const decisions = decisionsOf("uzory");
const offered = [...new Set(decisions.flatMap(({ legal }) => legal))];

test("the golden matches are there", () => {
  expect(decisions.length).toBeGreaterThan(200);
});

test("every laying that Python writes is understood and written alike", () => {
  const layings = offered.filter((action) => action.startsWith("lay "));
  expect(layings.length).toBeGreaterThan(1000);
  for (const text of layings) {
    const laying = parseLaying(text);
    expect(laying && layTile(laying)).toBe(text);
  }
});

test("the board can write every other action that Python offers", () => {
  const places = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];
  const written = new Set([
    SKIP,
    ...COLOUR_NAMES.map((_, colour) => chooseColour(colour)),
    ...[0, 1, 2, 3, 4, 5].map(nameSeat),
    ...places.map(discardTiles),
  ]);
  expect(offered.filter((action) => !action.startsWith("lay ") && !written.has(action))).toEqual([]);
});

test("a laying names the place, the turn and the shard that Python's events name", () => {
  for (const decision of decisions) {
    const laying = parseLaying(decision.action);
    if (!laying) continue;
    expect(laying.place).toBe(factOf(decision, "TileLaid", "place"));
    expect(laying.turn).toBe(factOf(decision, "TileLaid", "turn"));
    expect(laying.shard).toBe(factOf(decision, "TileLaid", "shard"));
    expect(decision.events.join()).toContain(`cell=(${laying.cell.join(", ")})`);
  }
});

describe("the layings of a position", () => {
  const layings = new Layings([
    "skip",
    "lay 1@0 (0,1)",
    "lay 1@0 (0,1)+N",
    "lay 1@2 (-1,0)+W",
    "lay 3@1 (0,-1)",
    "lay 1@0 (0,-2)",
  ]);

  test("are known by place, turn and cell", () => {
    expect(layings.shards(0, 0, "0,1")).toEqual([null, 0]);
    expect(layings.shards(0, 2, "-1,0")).toEqual([3]);
    expect([layings.shards(0, 1, "0,1"), layings.shards(1, 0, "0,1")]).toEqual([[], []]);
  });

  test("list their cells row by row", () => {
    expect(layings.cells(0)).toEqual(["-1,0", "0,-2", "0,1"]);
    expect([layings.cells(1), layings.cells(2)]).toEqual([[], ["0,-1"]]);
  });
});
