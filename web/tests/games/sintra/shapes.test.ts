import { describe, expect, test } from "vitest";
import { dockShape, MARKET_WIDTH, middle, MINI, PHONE, ringShape, SLOT_NUMBERS, WIDE, type MarketShape, type Point } from "$src/games/sintra/shapes"; // prettier-ignore

const DISPLAYS = [5, 7, 9]; // for two, three and four players

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** How far a point is from the box of the centre. */
function fromCentre([x, y]: Point, { centre }: MarketShape): number {
  const across = Math.max(0, Math.abs(x - centre.x) - centre.width / 2);
  return Math.hypot(across, Math.max(0, Math.abs(y - centre.y) - centre.height / 2));
}

describe.each(DISPLAYS)("the ring of %i displays", (displays) => {
  const shape = ringShape(displays);

  test("has a place for each, the first in the middle on top", () => {
    expect(shape.ring).toHaveLength(displays);
    expect(shape.ring[0]![0]).toBe(MARKET_WIDTH / 2);
    expect(Math.min(...shape.ring.map(([, y]) => y))).toBeLessThanOrEqual(shape.ring[0]![1]);
  });

  test("is the same on both sides", () => {
    const mirrored = shape.ring.map(([x, y]) => `${MARKET_WIDTH - x} ${y}`).sort();
    expect(shape.ring.map(([x, y]) => `${x} ${y}`).sort()).toEqual(mirrored);
  });

  test("goes clockwise", () => {
    const angles = shape.ring.map(([x, y]) => Math.atan2(x - MARKET_WIDTH / 2, shape.height / 2 - y));
    const turned = angles.map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI));
    expect(turned).toEqual([...turned].sort((one, other) => one - other));
  });

  test("keeps its displays inside, apart from each other and from the centre", () => {
    for (const [number, place] of shape.ring.entries()) {
      const [x, y] = place;
      expect(Math.min(x, shape.width - x, y, shape.height - y)).toBeGreaterThanOrEqual(shape.radius);
      expect(fromCentre(place, shape)).toBeGreaterThanOrEqual(shape.radius - 16); // the corners of the centre are empty
      for (const other of shape.ring.slice(number + 1))
        expect(distance(place, other)).toBeGreaterThanOrEqual(2 * shape.radius);
    }
  });

  test("has room for four panes on each", () => {
    expect(Math.SQRT2 * (shape.pane + shape.gap / 2)).toBeLessThanOrEqual(shape.radius);
  });
});

describe.each(DISPLAYS)("the phone's dock with %i displays", (displays) => {
  const shape = dockShape(displays);

  test("has four columns, and the centre takes what its last row leaves free", () => {
    expect(new Set(shape.ring.map(([x]) => x)).size).toBe(4);
    const { x, y, width, height } = shape.centre;
    expect(x + width / 2).toBeLessThanOrEqual(shape.width);
    expect(y + height / 2).toBeLessThanOrEqual(shape.height);
    for (const place of shape.ring) expect(fromCentre(place, shape)).toBeGreaterThan(shape.radius);
  });
});

describe.each([WIDE, PHONE, MINI])("the palace, $name", (shape) => {
  const [left, top, width, height] = shape.viewBox.split(" ").map(Number) as [number, number, number, number];

  test("has its eight slots inside the drawing, evenly apart", () => {
    const middles = SLOT_NUMBERS.map((slot) => middle(shape, slot));
    expect(middles).toHaveLength(8);
    expect(middles[0]! - shape.lit.width / 2).toBeGreaterThanOrEqual(left);
    expect(middles[7]! + shape.lit.width / 2).toBeLessThanOrEqual(left + width);
    for (const slot of SLOT_NUMBERS.slice(1)) expect(middles[slot]! - middles[slot - 1]!).toBeCloseTo(shape.column);
  });

  test("has five spaces on a strip and the window under it", () => {
    const last = shape.space.y + 4 * shape.space.step + shape.space.size;
    expect(last).toBeLessThanOrEqual(shape.strip.y + shape.strip.height);
    expect(shape.strip.y + shape.strip.height).toBeLessThanOrEqual(shape.window.y);
    expect(shape.number.y).toBeLessThanOrEqual(top + height);
  });

  test("leaves a strip as much room as its slot has", () => {
    expect(shape.strip.width).toBeLessThan(shape.column);
    expect(shape.lit.width).toBeLessThanOrEqual(shape.column);
    expect(shape.window.width).toBeLessThan(shape.column);
  });
});
