import { describe, expect, test } from "vitest";
import { CELLS, COLUMNS } from "$src/games/sagrada/components";
import { corner, MINI, PHONE, VAULTED, WIDE } from "$src/games/sagrada/shapes";

const cells = Array.from({ length: CELLS }, (_, cell) => cell);

describe.each([WIDE, VAULTED, PHONE, MINI])("the window, $name, $viewBox", (shape) => {
  const { frame, cell: size, gap, pad } = shape;

  test("has its cells inside the frame, with the same margin on every side", () => {
    const first = corner(shape, 0);
    const last = corner(shape, CELLS - 1);
    expect([first.x - frame.x, first.y - frame.y]).toEqual([pad, pad]);
    expect([frame.x + frame.width - last.x - size, frame.y + frame.height - last.y - size]).toEqual([pad, pad]);
  });

  test("has its cells in reading order, a gap apart", () => {
    for (const cell of cells.slice(1)) {
      const [before, here] = [corner(shape, cell - 1), corner(shape, cell)];
      if (cell % COLUMNS) expect([here.x - before.x, here.y - before.y]).toEqual([size + gap, 0]);
      else expect([here.x, here.y - before.y]).toEqual([frame.x + pad, size + gap]);
    }
  });

  test("fits its drawing", () => {
    const [left, top, width, height] = shape.viewBox.split(" ").map(Number) as [number, number, number, number];
    expect(frame.x).toBeGreaterThanOrEqual(left);
    expect(frame.y).toBeGreaterThanOrEqual(top);
    expect(frame.x + frame.width).toBeLessThanOrEqual(left + width);
    expect(frame.y + frame.height).toBeLessThanOrEqual(top + height);
  });
});
