// Where the factories and the centre stand: on a ring, or in rows where the room is narrow.
import type { LayoutName } from "$src/ui/layout.svelte";

export type Point = readonly [number, number];

export interface MarketShape {
  width: number;
  height: number;
  ring: Point[]; // middles of the factories, clockwise from the top, or row by row
  quarters?: Point[]; // by factory: width and height of the place around a pane that a finger may touch
  radius: number;
  pane: number;
  gap: number;
  centre: { x: number; y: number; width: number; height: number };
}

export const MARKET_WIDTH = 636;
export const MARKET_HEIGHT = 314;

// The right half of each ring; the left mirrors it. The place under the middle stays free, so the centre has a way out.
const RINGS: Record<number, { right: Point[]; top: number; radius: number; pane: number; centre: number }> = {
  5: {
    right: [
      [560, 112],
      [482, 256],
    ],
    top: 57,
    radius: 54,
    pane: 34,
    centre: 168,
  },
  7: {
    right: [
      [500, 76],
      [580, 190],
      [424, 262],
    ],
    top: 52,
    radius: 48,
    pane: 30,
    centre: 160,
  },
  9: {
    right: [
      [446, 48],
      [562, 92],
      [590, 194],
      [466, 268],
    ],
    top: 45,
    radius: 42,
    pane: 27,
    centre: 158,
  },
};

export function ringShape(displays: number): MarketShape {
  const { right, top, radius, pane, centre } = RINGS[displays]!;
  const left = right.map(([x, y]): Point => [MARKET_WIDTH - x, y]).reverse();
  return {
    width: MARKET_WIDTH,
    height: MARKET_HEIGHT,
    ring: [[MARKET_WIDTH / 2, top], ...right, ...left],
    radius,
    pane,
    gap: 3,
    centre: { x: MARKET_WIDTH / 2, y: centre, width: 310, height: 100 },
  };
}

// By the number of factories: how many stand in each row. The centre takes the rest of the last row.
const ROWS: Record<"phone" | "upright" | "sideways", Record<number, number[]>> = {
  phone: { 5: [4, 1], 7: [4, 3], 9: [4, 4, 1] },
  upright: { 5: [5], 7: [4, 3], 9: [5, 4] },
  sideways: { 5: [3, 2], 7: [4, 3], 9: [5, 4] },
};
const LEAST_CELL = 88; // two targets of 44
const CENTRE = 166; // three groups in a row
const RIM = 3; // between a factory and its neighbour
const LARGEST = 62;

/** How many factories stand in each row; null where they stand on a ring. */
export function rowsOf(displays: number, layout: LayoutName): number[] | null {
  return layout === "desktop" || layout === "wide" ? null : ROWS[layout][displays]!;
}

/** Factories in rows, in a box of pixels. */
export function rowsShape(rows: number[], width: number, height: number): MarketShape {
  const high = height / rows.length;
  const cells = rows.map((count, row) => (row < rows.length - 1 ? width / count : lastCell(rows, width, high)));
  const ring = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, number): Point => [cells[row]! * (number + 0.5), high * (row + 0.5)]),
  );
  const radius = Math.min(high, LARGEST * 2, ...cells) / 2 - RIM;
  const used = rows.at(-1)! * cells.at(-1)!;
  return {
    width,
    height,
    ring,
    quarters: rows.flatMap((count, row) => Array<Point>(count).fill([cells[row]! / 2, high / 2])),
    radius,
    pane: radius * 0.64,
    gap: 3,
    centre: { x: (used + width) / 2, y: height - high / 2, width: width - used - 4, height: high - 4 },
  };
}

/** The last row leaves room for the centre. */
function lastCell(rows: number[], width: number, high: number): number {
  const above = rows.length > 1 ? width / rows[0]! : width;
  return Math.max(LEAST_CELL, Math.min(above, high * 1.15, (width - CENTRE) / rows.at(-1)!));
}
