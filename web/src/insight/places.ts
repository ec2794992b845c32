// Where on the screen an action takes place.
import type { Place } from "$src/games/game";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The first of several such places that can be seen below `root`, measured from the corner of a canvas over it. */
export function boxOf(root: HTMLElement, canvas: Element, place: Place | null): Box | null {
  if (!place) return null;
  const origin = canvas.getBoundingClientRect();
  for (const element of root.querySelectorAll(place.whole)) {
    const { x, y, width, height } = around(element, place.parts);
    const inside = x + width > origin.x && y + height > origin.y && x < origin.right && y < origin.bottom;
    if (width && height && inside) return { x: x - origin.x, y: y - origin.y, width, height };
  }
  return null;
}

function around(element: Element, parts: string | undefined): Box {
  const boxes = [...(parts ? element.querySelectorAll(parts) : [])].map((part) => part.getBoundingClientRect());
  if (boxes.length === 0) return element.getBoundingClientRect();
  const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x, y, width: right - x, height: bottom - y };
}

/** How far rings may stand around these boxes without crossing each other; less than nothing is inside of them. */
export function roomAround(boxes: Box[], most: number, least: number): number {
  const gaps = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => gapBetween(one, other)));
  const tight = gaps.filter((gap) => gap > 2 * least); // one box at the same place as another, or inside of it, has no gap
  return Math.max(least, Math.min(most, ...tight.map((gap) => gap / 2 - RING)));
}

const RING = 2; // half of a ring's line

function gapBetween(one: Box, other: Box): number {
  const across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
  const down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
  return Math.max(across, down);
}

/** A ring so far around a box, or inside of it where the room is less than nothing, as far as the box allows. */
export function ringAround(box: Box, room: number): Box {
  const pad = Math.max(room, -box.width / 2, -box.height / 2);
  return { x: box.x - pad, y: box.y - pad, width: box.width + 2 * pad, height: box.height + 2 * pad };
}

/** A middle so that something of this length stays between 0 and the end. */
export function within(middle: number, length: number, end: number): number {
  return Math.min(Math.max(middle, length / 2), Math.max(length / 2, end - length / 2));
}
