import { beforeEach, expect, test } from "vitest";
import { gutterPath } from "$src/games/sintra/trace";

// A table 1000 by 800: the market above, the front board under it, an opponent's card on the right.
const MARKET = [0, 10, 600, 300] as const;
const FRONT = [0, 330, 700, 450] as const;
const CARD = [720, 40, 260, 180] as const;
const UP = [250, 20, 100, 100] as const; // display 1, in the upper half
const DOWN = [450, 200, 100, 100] as const; // display 2, in the lower half

type Rectangle = readonly [x: number, y: number, width: number, height: number];
let root: HTMLElement;
let canvas: Element;

function place(parent: Element, at: Rectangle, attributes: Record<string, string>): Element {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.getBoundingClientRect = () => new DOMRect(...at);
  parent.append(element);
  return element;
}

beforeEach(() => {
  root = document.createElement("div");
  canvas = place(root, [0, 0, 1000, 800], {});
  const market = place(root, MARKET, { class: "market" });
  place(market, UP, { "data-source": "1" });
  place(market, DOWN, { "data-source": "2" });
  const front = place(root, FRONT, { "data-front": "" });
  const mine = place(front, FRONT, { "data-palace": "0" });
  place(place(mine, [200, 360, 50, 200], { "data-place": "0-3" }), [200, 360, 50, 200], { "data-lit": "" });
  const card = place(root, CARD, { "data-seat": "1" });
  const theirs = place(card, CARD, { "data-palace": "1" });
  place(place(theirs, [800, 90, 20, 80], { "data-place": "1-2" }), [800, 90, 20, 80], { "data-lit": "" });
});

/** The points between which the line is straight. */
function pointsOf(path: string): [number, number][] {
  return [...path.matchAll(/[MLQ ]([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

function way(source: number, seat: number, slot: number) {
  return gutterPath(root, canvas, source, seat, slot)!;
}

test("from a display above to the front board: up, round the market, and down to the strip", () => {
  const { d, end } = way(1, 0, 3);
  expect(d.startsWith("M300 20L")).toBe(true); // the top of the display
  expect(end).toEqual([225, 355]); // above the middle of the strip
  expect(d.endsWith("L225 355")).toBe(true);
  expect(d).toContain("606"); // right of the market
});

test("from a display below to the front board: straight down into the gutter", () => {
  const { d } = way(2, 0, 3);
  expect(d.startsWith("M500 300L")).toBe(true);
  expect(pointsOf(d).every(([, y]) => y >= 300 && y <= 355)).toBe(true);
});

test("to an opponent: past the front board and over the card", () => {
  const { d, end } = way(2, 1, 2);
  expect(end).toEqual([810, 85]);
  expect(d).toContain("708"); // right of the front board
  expect(d).toContain(" 34"); // above the card
});

test.each([
  [1, 0, 3],
  [2, 0, 3],
  [1, 1, 2],
  [2, 1, 2],
])("from display %i to seat %i the line has only right angles", (source, seat, slot) => {
  const points = pointsOf(way(source, seat, slot).d);
  const straight = points.slice(1).filter(([x, y], at) => {
    const [beforeX, beforeY] = points[at]!;
    return Math.abs(x - beforeX) < 0.01 || Math.abs(y - beforeY) < 0.01;
  });
  expect(straight).toHaveLength(points.length - 1);
});

test("never crosses the market", () => {
  const [x, y, width, height] = MARKET;
  const inside = ([px, py]: [number, number]) => px > x && px < x + width && py > y && py < y + height;
  for (const [source, seat, slot] of [
    [1, 0, 3],
    [2, 0, 3],
    [1, 1, 2],
    [2, 1, 2],
  ] as const)
    // prettier-ignore
    expect(pointsOf(way(source, seat, slot).d).slice(3).filter(inside)).toEqual([]);
});

test("is not drawn to a board that is out of sight", () => {
  expect(gutterPath(root, canvas, 1, 2, 0)).toBeNull();
});

test("under the board, as on a tablet held upright, there is no way past the strips", () => {
  const market = root.querySelector(".market")!;
  market.getBoundingClientRect = () => new DOMRect(0, 800, 600, 120);
  expect(gutterPath(root, canvas, 1, 0, 3)).toBeNull();
});
