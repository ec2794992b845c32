// Where the pips of a die lie, on a grid of 24.
const LEFT = 6;
const MIDDLE = 12;
const RIGHT = 18;

type Pip = readonly [number, number];
const DOWN: Pip[] = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
];
const UP: Pip[] = [
  [RIGHT, LEFT],
  [LEFT, RIGHT],
];
const CENTRE: Pip = [MIDDLE, MIDDLE];

/** By value, from 1. */
export const PIPS: Record<number, Pip[]> = {
  1: [CENTRE],
  2: DOWN,
  3: [...DOWN, CENTRE],
  4: [...DOWN, ...UP],
  5: [...DOWN, ...UP, CENTRE],
  6: [LEFT, RIGHT].flatMap((x) => [5.5, MIDDLE, 18.5].map((y) => [x, y] as const)),
};
