// Worked examples of the rules page that are about tiles, laid one by one. Their sentences are those of the rules.
import { COLOUR_CODES } from "../components";
import type { Shape } from "../frames";
import { readTiles, type LaidTile } from "./floor";

export interface Scene {
  tiles: readonly LaidTile[]; // laid so far
  all: readonly LaidTile[]; // of the example, so that nothing moves between its pictures
  frame?: Shape; // that has closed
  areas?: string;
  scorer?: number | null; // a colour
}

const ONE: Shape = { vertices: [[1, 1]], centres: [] };

interface Closing {
  frame?: Shape;
  areas?: string;
  scorer?: string; // the letter of a colour
}

/** A picture for each tile, the last with what it closes. */
function laid(text: string, { frame, areas, scorer }: Closing = {}): Scene[] {
  const all = readTiles(text);
  return all.map((_, number) => {
    const tiles = all.slice(0, number + 1);
    if (number < all.length - 1) return { tiles, all };
    return { tiles, all, frame, areas, scorer: scorer ? COLOUR_CODES.indexOf(scorer) : null };
  });
}

const centre = (row: number, column: number): Shape => ({ vertices: [[1, 1]], centres: [[row, column]] });

export const SCENES: Record<string, readonly Scene[]> = {
  UE1: laid("58@0(0,0) 52@2(0,1) 114@1(1,0) 105@3(1,1)", { frame: ONE, areas: "r4 v2 w2", scorer: "r" }),
  UE2: laid("34@0(0,0) 1@0(0,1) 2@3(1,0) 59@2(1,1)", { frame: ONE, areas: "r4 o4" }),
  UE3: laid("42@0(0,0) 84@0(0,1) 65@1(1,0) 9@1(1,1)", { frame: centre(0, 0), areas: "w6 y5 b3 o1 r1" }),
  UE5: laid("113@0(0,0) 14@0(0,1) 6@1(1,0) 90@2(1,1)", { frame: ONE, areas: "v3 o2 w2 g1" }),
  UE8: laid("12@0(0,0) 8@0(0,1) 29@0(1,0) 74@3(1,1)"),
  UE17: laid("1@0(0,0) 2@0(0,1)+W:r"),
};
