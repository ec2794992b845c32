import { expect, test } from "vitest";
import { ringAround, roomAround, within } from "$src/insight/places";

const box = (x: number, width: number) => ({ x, y: 0, width, height: 40 });

test("rings around neighbours do not cross each other", () => {
  expect(roomAround([box(0, 40)], 4, -4)).toBe(4);
  expect(roomAround([box(0, 40), box(50, 40)], 4, -4)).toBe(3);
  expect(roomAround([box(0, 40), box(40, 40)], 4, -4)).toBe(-2);
});

test("a ring stands around its box, or inside of it, and is never less than nothing", () => {
  expect(ringAround(box(10, 40), 4)).toEqual({ x: 6, y: -4, width: 48, height: 48 });
  expect(ringAround(box(10, 40), -4)).toEqual({ x: 14, y: 4, width: 32, height: 32 });
  expect(ringAround(box(10, 4), -4)).toEqual({ x: 12, y: 2, width: 0, height: 36 });
});

test("what stands at the edge stays within it", () => {
  expect([within(5, 20, 100), within(50, 20, 100), within(95, 20, 100)]).toEqual([10, 50, 90]);
});
