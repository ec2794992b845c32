// With broken patterns, triangles that touch black add nothing (U12.2, U12.3). Only drawn here; areas come from the server.
import { COLOUR_CODES, BLACK, SIDES } from "./components";
import type { Floor } from "./frames";
import { beyond, keyOf, spotOf, type Spot } from "./grid";

const BLACK_CODE = COLOUR_CODES[BLACK]!;
const ALL_SIDES = Array.from({ length: SIDES }, (_, side) => side);

/** Sides by cell. */
export function spentSides(floor: Floor): Map<string, number[]> {
  const tiles = [...floor].filter(([, face]) => !face.sides.includes(BLACK_CODE));
  return new Map(tiles.map(([key]) => [key, ALL_SIDES.filter((side) => touchesBlack(floor, spotOf(key), side))]));
}

/** Those that a tile on a cell would take from others. */
export function newlySpent(before: Floor, after: Floor): { cell: Spot; side: number }[] {
  const known = spentSides(before);
  return [...spentSides(after)].flatMap(([key, sides]) =>
    sides.filter((side) => !known.get(key)?.includes(side)).map((side) => ({ cell: spotOf(key), side })),
  );
}

function touchesBlack(floor: Floor, cell: Spot, side: number): boolean {
  const facing = floor.get(keyOf(beyond(cell, side)));
  return facing?.sides[(side + 2) % SIDES] === BLACK_CODE;
}
