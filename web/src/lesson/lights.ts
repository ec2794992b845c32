// What a lesson lights, as boxes on the page.
import type { Guide } from "$src/games/guide";
import type { Box } from "./placing";

const MOST = 4;
const PRESSABLE = "button, [role=button], [role=gridcell], a[href]";

function visible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility?.({ visibilityProperty: true }) !== false;
}

function around(elements: readonly Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { x, y, width: right - x, height: bottom - y };
}

/** The boxes of the places that are on the page now; where there would be more than four, one for each kind of place. */
export function litBoxes(board: Element, places: readonly string[], seat: number, guide: Guide): Box[] {
  const lights = new Map<string, Element[]>();
  for (const place of places) {
    const kind = places.length > MOST ? place.split(" ", 1)[0]! : place;
    lights.set(kind, [...(lights.get(kind) ?? []), ...elementsOf(board, guide.lights(place, seat))]);
  }
  const found = [...lights.values()].filter(({ length }) => length > 0);
  return found.slice(0, MOST).map(around);
}

function elementsOf(board: Element, selectors: readonly string[]): Element[] {
  for (const selector of selectors) {
    const found = [...board.querySelectorAll(selector)].filter(visible);
    if (found.length > 0) return found;
  }
  return [];
}

/** What can be pressed now, or after something else was pressed. */
export function pressableBoxes(board: Element): Box[] {
  return [...board.querySelectorAll(PRESSABLE)].filter(visible).map((element) => around([element]));
}
