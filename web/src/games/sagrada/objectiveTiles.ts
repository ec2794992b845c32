// Small drawings of the public objectives: tiles of a colour, of a shade or blank.
import { COLUMNS } from "./components";

export interface Tile {
  face: string; // the letter of a colour, a value, or nothing
  x: number;
  y: number;
}

export interface Drawing {
  width: number;
  height: number;
  tiles: Tile[];
}

export const TILE = 12;
const PITCH = 13;

/** The faces in lines of so many. */
function lay(faces: string, across: number): Drawing {
  const tiles = [...faces].map((face, number) => ({
    face: face === " " ? "" : face,
    x: (number % across) * PITCH,
    y: Math.floor(number / across) * PITCH,
  }));
  const down = Math.ceil(faces.length / across);
  return { width: across * PITCH - 1, height: down * PITCH - 1, tiles };
}

/** By number, in the order of G12. */
export const DRAWINGS: Drawing[] = [
  lay("RYGBP", COLUMNS),
  lay("RYGB", 1),
  lay("12345", COLUMNS),
  lay("1234", 1),
  lay("12", 2),
  lay("34", 2),
  lay("56", 2),
  lay("123456", 3),
  lay("RYGBP ", 3),
  lay("B B B B B", 3),
];
