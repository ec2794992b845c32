import { expect, test } from "vitest";
import { placeBubble, type Box } from "$src/lesson/placing";

const box = { x: 0, y: 56, width: 1440, height: 844 };
const size = { width: 372, height: 300 };

function touches(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

test("the bubble lies beside what is lit, and over nothing that is", () => {
  const lit = [{ x: 600, y: 300, width: 100, height: 240 }];
  const at = placeBubble(size, { box, lit, busy: [] });
  expect(touches({ ...at, ...size }, lit[0]!)).toBe(false);
  expect(Math.abs(at.x - 600)).toBeLessThan(400);
});

test("it gives way to what can be pressed where there is room elsewhere", () => {
  const lit = [{ x: 600, y: 300, width: 100, height: 240 }];
  const busy = [{ x: 708, y: 56, width: 500, height: 844 }];
  const at = placeBubble(size, { box, lit, busy });
  expect(touches({ ...at, ...size }, busy[0]!)).toBe(false);
});

test("it stays in the window, even if it hardly fits", () => {
  const phone = { x: 0, y: 48, width: 390, height: 500 };
  const at = placeBubble({ width: 374, height: 490 }, { box: phone, lit: [], busy: [] });
  expect(at.y).toBeGreaterThanOrEqual(48);
});
