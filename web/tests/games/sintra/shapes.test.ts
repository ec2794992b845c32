import { describe, expect, test } from "vitest";
import { MARKET_WIDTH, ringShape, rowsOf, rowsShape, type MarketShape, type Point } from "$src/games/sintra/market";
import { middle, miniShape, palaceShape, SLOT_NUMBERS } from "$src/games/sintra/shapes";

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

// The boxes that the layouts give the market in windows of 360, 768, 820, 1024 and 1180 pixels.
const MARKETS = [
  ["phone", 360, 176],
  ["phone", 360, 264],
  ["upright", 728, 188],
  ["upright", 780, 240],
  ["sideways", 530, 200],
  ["sideways", 600, 230],
] as const;
const CASES = MARKETS.flatMap(([layout, width, height]) =>
  DISPLAYS.map((displays) => ({ layout, width, height, displays, rows: rowsOf(displays, layout)! })),
).filter(({ layout, height, rows }) => layout !== "phone" || height === rows.length * 88);

describe.each(CASES)("$displays displays in rows, $layout, $width by $height", ({ width, height, displays, rows }) => {
  const shape = rowsShape(rows, width, height);

  test("has a place for each, inside and apart from the centre", () => {
    expect(shape.ring).toHaveLength(displays);
    for (const [x, y] of shape.ring) {
      expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(shape.radius);
      expect(fromCentre([x, y], shape)).toBeGreaterThanOrEqual(shape.radius);
    }
    expect(shape.centre.x + shape.centre.width / 2).toBeLessThanOrEqual(width);
    expect(shape.centre.y + shape.centre.height / 2).toBeLessThanOrEqual(height);
  });

  test("keeps the displays apart", () => {
    for (const [number, place] of shape.ring.entries())
      for (const other of shape.ring.slice(number + 1))
        expect(distance(place, other)).toBeGreaterThanOrEqual(2 * shape.radius);
  });

  test("gives a finger a quarter of 44 pixels around every pane", () => {
    for (const [across, down] of shape.quarters!) expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);
    expect(Math.SQRT2 * (shape.pane + shape.gap / 2)).toBeLessThanOrEqual(shape.radius);
  });
});

test("displays stand on a ring where there is room", () => {
  expect([rowsOf(5, "desktop"), rowsOf(9, "wide")]).toEqual([null, null]);
});

const PALACES = [
  palaceShape(848, 474),
  palaceShape(686, 368),
  palaceShape(600, 330),
  palaceShape(390, 332),
  palaceShape(360, 258),
  miniShape(316, 150),
  miniShape(200, 110),
  miniShape(420, 300),
];

test("a palace gives a finger 44 pixels on the smallest phone", () => {
  expect(palaceShape(360, 258).column).toBeGreaterThanOrEqual(44);
});

test("a higher palace has larger glass, as far as its columns allow", () => {
  const sizes = [300, 380, 460, 2000].map((height) => palaceShape(686, height).space.size);
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(sizes.at(-1)).toBeLessThan(palaceShape(686, 2000).column - 30);
});

describe.each(PALACES)("the palace, $name, $viewBox", (shape) => {
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
    expect(shape.window.y + shape.window.height).toBeLessThan(shape.number.y);
    expect(shape.number.y).toBeLessThanOrEqual(top + height);
  });

  test("leaves a strip as much room as its slot has", () => {
    expect(shape.strip.width).toBeLessThan(shape.column);
    expect(shape.lit.width).toBeLessThanOrEqual(shape.column);
    expect(shape.window.width).toBeLessThan(shape.column);
  });
});
