// Faces of tiles as they lie: turned, and with a shard.
import { COLOUR_CODES, CORNER_CODES, SIDES, TILE_OPENS, TILE_SIDES } from "./components";

export interface Face {
  sides: string; // colour codes N E S W, the shard's included
  open: readonly number[]; // corners without a frame segment
  shard: number | null; // the side that it covers
}

export function faceOf(tile: number, turn: number): Face {
  const printed = TILE_SIDES[tile]!;
  const sides = Array.from({ length: SIDES }, (_, side) => printed[(side - turn + SIDES) % SIDES]!).join("");
  return { sides, open: opensOf(tile).map((corner) => (corner + turn) % SIDES), shard: null };
}

function opensOf(tile: number): number[] {
  return TILE_OPENS[tile]!.split(" ").map((code) => (CORNER_CODES as readonly string[]).indexOf(code));
}

export function withShard(face: Face, side: number | null, colour: number | null): Face {
  if (side === null || colour === null) return face;
  return { ...face, sides: replaced(face.sides, side, COLOUR_CODES[colour]!), shard: side };
}

function replaced(text: string, place: number, letter: string): string {
  return text.slice(0, place) + letter + text.slice(place + 1);
}

export const letterOf = (colour: number) => COLOUR_CODES[colour]!;
