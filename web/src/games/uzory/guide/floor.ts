// Tiles of a worked example as they are written on the rules page: "58@0(0,0) 52@2(0,1)".
import { COLOUR_CODES, SIDE_CODES } from "../components";
import { faceOf, withShard, type Face } from "../faces";
import { keyOf, type Spot } from "../grid";

export interface LaidTile {
  cell: Spot;
  face: Face;
}

const TILE = /(\d+)@(\d)\((-?\d+),(-?\d+)\)(?:\+([NESW]):([a-z]))?/g;

/** The tiles in the order in which they are laid. */
export function readTiles(text: string): LaidTile[] {
  return [...text.matchAll(TILE)].map(([, tile, turn, row, column, side, letter]) => {
    const printed = faceOf(Number(tile) - 1, Number(turn));
    const face = side ? withShard(printed, SIDE_CODES.indexOf(side), COLOUR_CODES.indexOf(letter!)) : printed;
    return { cell: [Number(row), Number(column)], face };
  });
}

export function floorOf(tiles: readonly LaidTile[]): Map<string, Face> {
  return new Map(tiles.map(({ cell, face }) => [keyOf(cell), face]));
}

/** Areas written as "r4 v2 w2", by colour. */
export function readAreas(text: string): number[] {
  const areas = Array.from(COLOUR_CODES, () => 0);
  for (const [, letter, area] of text.matchAll(/([a-z])(\d+)/g)) areas[COLOUR_CODES.indexOf(letter!)] = Number(area);
  return areas;
}
