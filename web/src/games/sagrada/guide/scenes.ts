// Worked examples of the rules page that are about dice in a window. Their sentences are those of the rules.
import { CELL_CODES, WINDOW_CELLS, WINDOW_NAMES } from "../components";

/** A window with its dice; `ghosts` are the cells that `die` may go to. */
export interface Scene {
  asked: string;
  dice: Readonly<Record<number, string>>;
  die?: string;
  ghosts?: readonly number[];
}

const SUN_CATCHER = WINDOW_CELLS[WINDOW_NAMES.indexOf("Sun Catcher")]!;

const cells = (text: string) => text.split(" ").map((code) => (CELL_CODES as readonly string[]).indexOf(code));

/** Dice written as "r1c1=R3 r1c2=B6". */
function dice(text: string): Record<number, string> {
  const pairs = text.split(" ").filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [cells(pair.slice(0, 4))[0]!, pair.slice(5)]));
}

/** The window, and then where a die may go. */
function asks(laid: string, die: string, legal: string): Scene[] {
  const scene = { asked: SUN_CATCHER, dice: dice(laid) };
  return [
    { ...scene, die },
    { ...scene, die, ghosts: legal ? cells(legal) : [] },
  ];
}

/** A whole window written row by row, ".." for an empty cell. */
function board(text: string): Record<number, string> {
  const all = text.replaceAll("/", " ").split(/\s+/);
  return Object.fromEntries(all.flatMap((die, cell) => (die === ".." ? [] : [[cell, die]])));
}

const Q = "r1c1=R3 r1c2=B6 r2c1=G5";
const K = "r1c1=R3";

export const SCENES: Record<string, readonly Scene[]> = {
  GE2: [{ asked: ".".repeat(20), dice: board(".. G5 B2 G3 P5 / P6 B1 .. B1 G2 / Y4 R3 .. P6 R5 / B6 G5 Y6 R2 Y4") }],
  GE4: asks(Q, "R2", "r1c3 r2c3 r3c1 r3c2"),
  GE5: asks("", "B5", "r1c1 r1c2 r1c4 r2c1 r2c5 r3c1 r3c5 r4c3 r4c4"),
  GE6: asks(Q, "G5", "r2c3 r3c2"),
  GE7: asks(K, "P3", ""),
  GE8: [...asks(K, "P4", "r2c1 r2c2").slice(1), ...asks(K, "P2", "r2c1").slice(1)],
  GE9: asks(K, "P4", "r2c1 r2c2"),
  GE13: [...asks(Q, "R4", "r2c2 r2c3 r3c1 r3c2").slice(1), ...asks(Q, "R4", "r1c4 r2c4 r2c5 r3c5 r4c3 r4c4").slice(1)],
  GE24: [{ asked: SUN_CATCHER, dice: board("R4 B5 R2 P6 Y3 / P1 G4 Y6 R3 B6 / R6 Y2 B5 Y6 G5 / G1 R3 Y6 B4 P1") }],
};
