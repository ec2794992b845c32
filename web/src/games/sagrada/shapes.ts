// Measures of a window on its drawing.
import { COLUMNS } from "./components";

export interface WindowShape {
  name: "wide" | "phone" | "mini";
  viewBox: string;
  frame: { x: number; y: number; width: number; height: number; radius: number };
  cell: number;
  gap: number;
  pad: number;
  vaulted: boolean; // with its pointed arch, name and tokens
  font: number; // of a tag
}

function shape(name: WindowShape["name"], cell: number, gap: number, pad: number, radius: number): WindowShape {
  const width = COLUMNS * cell + (COLUMNS - 1) * gap + 2 * pad;
  const height = 4 * cell + 3 * gap + 2 * pad;
  const frame = { x: 0, y: 0, width, height, radius };
  return { name, viewBox: `0 0 ${width} ${height}`, frame, cell, gap, pad, vaulted: false, font: cell * 0.2 };
}

const plain = shape("wide", 82, 6, 6, 6);
export const WIDE = plain;
export const VAULTED: WindowShape = {
  ...plain,
  viewBox: "-2 -12 498 586",
  frame: { ...plain.frame, x: 24, y: 170 },
  vaulted: true,
};
export const PHONE = shape("phone", 66, 4, 8, 10);
export const MINI = shape("mini", 56, 3, 4, 8);

export function corner({ frame, cell, gap, pad }: WindowShape, place: number): { x: number; y: number } {
  const column = place % COLUMNS;
  const row = Math.floor(place / COLUMNS);
  return { x: frame.x + pad + column * (cell + gap), y: frame.y + pad + row * (cell + gap) };
}
