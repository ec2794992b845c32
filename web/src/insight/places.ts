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
