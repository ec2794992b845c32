// What the sides of a tile would touch, for the marks on its edges; whether that is allowed only the server knows.
import { BLACK, COLOUR_CODES, SIDES, WHITE } from "./components";
import type { Floor } from "./frames";
import { beyond, keyOf, spotOf } from "./grid";
import type { Ghost } from "./picking.svelte";

export type Touch = "same" | "white" | "black";

export function touchesOf({ cell, face }: Ghost, floor: Floor): { side: number; touch: Touch }[] {
  return Array.from({ length: SIDES }, (_, side) => side).flatMap((side) => {
    const facing = floor.get(keyOf(beyond(spotOf(cell), side)));
    const touch = facing && touchOf(face.sides[side]!, facing.sides[(side + 2) % SIDES]!);
    return touch ? [{ side, touch }] : [];
  });
}

function touchOf(one: string, other: string): Touch | null {
  const between = [one, other];
  if (one === other) return "same";
  if (between.includes(COLOUR_CODES[WHITE]!)) return "white";
  return between.includes(COLOUR_CODES[BLACK]!) ? "black" : null;
}
