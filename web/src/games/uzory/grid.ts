// Cells and crossings of the field. A cell is 100 by 100 on the drawing; crossing (r, c) is the north-west corner of cell (r, c).
export type Spot = readonly [row: number, column: number];

export const CELL = 100;

/** A letter for the column and a number for the row; the start tile lies on H8. */
export function cellName([row, column]: Spot): string {
  return `${columnLetter(column)}${rowNumber(row)}`;
}

export const columnLetter = (column: number) => String.fromCharCode("H".charCodeAt(0) + column);
export const rowNumber = (row: number) => String(row + 8);

export const keyOf = ([row, column]: Spot) => `${row},${column}`;

export function spotOf(key: string): Spot {
  const [row, column] = key.split(",").map(Number);
  return [row!, column!];
}

export const SIDE_STEPS: readonly Spot[] = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
];

export function beyond([row, column]: Spot, side: number): Spot {
  const [down, across] = SIDE_STEPS[side]!;
  return [row + down, column + across];
}

// By corner NE, SE, SW, NW of a cell: the crossing there.
const CORNER_STEPS: readonly Spot[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [0, 0],
];

export function crossingAt([row, column]: Spot, corner: number): Spot {
  const [down, across] = CORNER_STEPS[corner]!;
  return [row + down, column + across];
}

/** The four cells around a crossing, each with its corner that touches it. */
export function around([row, column]: Spot): { cell: Spot; corner: number }[] {
  return CORNER_STEPS.map(([down, across], corner) => ({ cell: [row - down, column - across], corner }));
}

type Point = readonly [x: number, y: number];
const MIDDLES: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
const CORNERS: readonly Point[] = [
  [100, 0],
  [100, 100],
  [0, 100],
  [0, 0],
];

/** The middle of a side, counted from the cell's corner. */
export const middleOf = (side: number): Point => MIDDLES[side % 4]!;
export const cornerPoint = (corner: number): Point => CORNERS[(corner + 4) % 4]!;

/** The triangle between a side and the centre. */
export function triangle(side: number, inset = 0): string {
  const [x1, y1] = cornerPoint(side - 1);
  const [x2, y2] = cornerPoint(side);
  const [mx, my] = [(x1 + x2 + 50) / 3, (y1 + y2 + 50) / 3];
  const points = [
    [x1, y1],
    [x2, y2],
    [50, 50],
  ].map(([x, y]) => `${x! + (mx - x!) * inset} ${y! + (my - y!) * inset}`);
  return `M${points.join("L")}Z`;
}

/** The piece of a cell that a frame segment cuts off at a corner. */
export function cornerPiece(corner: number): Point[] {
  return [middleOf(corner), cornerPoint(corner), middleOf(corner + 1)];
}

export const CENTRE_PIECE: readonly Point[] = MIDDLES;

/** The frame segment at a corner. */
export const segment = (corner: number): readonly [Point, Point] => [middleOf(corner), middleOf(corner + 1)];

export function placed([row, column]: Spot, points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [x + column * CELL, y + row * CELL]);
}

export const outline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
