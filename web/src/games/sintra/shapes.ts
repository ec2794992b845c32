// Where things stand: the ring of factories and the palace, wide, on the phone, and small for opponents.
import { SLOTS } from "./components";

export type Point = readonly [number, number];

export interface MarketShape {
  width: number;
  height: number;
  ring: Point[]; // middles of the factories, clockwise from the top, or row by row
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

const DOCK_COLUMNS = 4;
const CELL_WIDTH = 93.5;
const CELL_HEIGHT = 94;

/** The phone's grid of four columns; the centre takes the rest of its last row. */
export function dockShape(displays: number): MarketShape {
  const rows = Math.ceil((displays + 1) / DOCK_COLUMNS);
  const cell = (number: number): Point => [
    8 + CELL_WIDTH * ((number % DOCK_COLUMNS) + 0.5),
    2 + CELL_HEIGHT * (Math.floor(number / DOCK_COLUMNS) + 0.5),
  ];
  const [x, y] = cell(displays);
  const columns = rows * DOCK_COLUMNS - displays;
  return {
    width: 390,
    height: rows * CELL_HEIGHT + 4,
    ring: Array.from({ length: displays }, (_, number) => cell(number)),
    radius: 44,
    pane: 31,
    gap: 3,
    centre: { x: x + (CELL_WIDTH * (columns - 1)) / 2, y, width: CELL_WIDTH * columns - 3, height: CELL_HEIGHT - 4 },
  };
}

export interface PalaceShape {
  name: "wide" | "phone" | "mini";
  viewBox: string;
  left: number; // the middle of the first slot
  column: number;
  rail: { y: number; from: number; to: number };
  glazier: { width: number; y: number };
  tag: { y: number; cell: number; joker: number; mark: number } | null;
  strip: { y: number; width: number; height: number; radius: number };
  space: { y: number; size: number; step: number };
  lit: { y: number; width: number; height: number };
  outcome: { y: number; height: number; font: number };
  wall: { x: number; y: number; width: number; height: number; course: number } | null;
  window: { y: number; width: number; height: number; came: number; mullion: number };
  sill: { y: number; height: number; foot: number };
  number: { y: number; font: number };
  ornament: number;
}

export const WIDE: PalaceShape = {
  name: "wide",
  viewBox: "182 4 848 474",
  left: 249,
  column: 102,
  rail: { y: 44, from: 198, to: 1014 },
  glazier: { width: 24, y: 14 },
  tag: { y: 54, cell: 24, joker: 12.75, mark: 10 },
  strip: { y: 72, width: 51, height: 223, radius: 8 },
  space: { y: 78, size: 39, step: 43 },
  lit: { y: 49, width: 96, height: 253 },
  outcome: { y: 294, height: 22, font: 12 },
  wall: { x: 188, y: 305, width: 836, height: 160, course: 31.5 },
  window: { y: 319, width: 58, height: 104, came: 4, mullion: 3 },
  sill: { y: 426, height: 6, foot: 463 },
  number: { y: 452, font: 17 },
  ornament: 24,
};

export const PHONE: PalaceShape = {
  name: "phone",
  viewBox: "0 0 390 332",
  left: 32.25,
  column: 46.5,
  rail: { y: 24, from: 9, to: 381 },
  glazier: { width: 19, y: 1 },
  tag: { y: 29.5, cell: 19.5, joker: 10.6, mark: 8.4 },
  strip: { y: 46, width: 40, height: 186, radius: 8 },
  space: { y: 49, size: 34, step: 36.5 },
  lit: { y: 27, width: 43, height: 210 },
  outcome: { y: 228, height: 19, font: 11 },
  wall: { x: -1, y: 232, width: 392, height: 101, course: 27.3 },
  window: { y: 246, width: 32, height: 60, came: 4, mullion: 3 },
  sill: { y: 308, height: 4, foot: 331 },
  number: { y: 327, font: 14 },
  ornament: 15,
};

export const MINI: PalaceShape = {
  name: "mini",
  viewBox: "0 0 316 150",
  left: 19.75,
  column: 39.5,
  rail: { y: 14, from: 8, to: 308 },
  glazier: { width: 10, y: 1 },
  tag: null,
  strip: { y: 16, width: 16.9, height: 73.3, radius: 3 },
  space: { y: 18.2, size: 12.5, step: 14.1 },
  lit: { y: 14, width: 24, height: 78 },
  outcome: { y: 86, height: 14, font: 8 },
  wall: null,
  window: { y: 96.3, width: 19, height: 36, came: 1.6, mullion: 1.2 },
  sill: { y: 132, height: 0, foot: 132 },
  number: { y: 145.5, font: 10 },
  ornament: 0,
};

/** The windows alone, as the end of a match shows them. */
export const FINALE: PalaceShape = {
  ...WIDE,
  viewBox: "176 296 860 246",
  wall: { x: 188, y: 300, width: 836, height: 132, course: 31.5 },
};

export function middle(shape: PalaceShape, slot: number): number {
  return shape.left + shape.column * slot;
}

export const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, slot) => slot);

// The upper light is the pointed one and the larger.
export const UPPER_LIGHT = 0.56;
