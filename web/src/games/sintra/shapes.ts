// Measures of a palace on its drawing: one's own, in pixels of the room that it has, and small for opponents.
import { SLOTS } from "./components";

export interface PalaceShape {
  name: "wide" | "phone" | "mini";
  viewBox: string;
  left: number; // the middle of the first slot
  column: number;
  rail: { y: number; from: number; to: number };
  glazier: { width: number; y: number };
  tag: { y: number; cell: number; joker: number; mark: number } | null;
  strip: { y: number; width: number; height: number; radius: number };
  space: { y: number; size: number; step: number };
  lit: { y: number; width: number; height: number };
  outcome: { y: number; height: number; font: number };
  wall: { x: number; y: number; width: number; height: number; course: number } | null;
  window: { y: number; width: number; height: number; came: number; mullion: number };
  sill: { y: number; height: number; foot: number };
  number: { y: number; font: number };
  ornament: number;
}

const PHONE_WIDTH = 560; // a palace narrower than this has the measures of a phone

interface Measures {
  side: number; // left and right of the slots
  head: number; // above the strips: rail, glazier, other faces
  gap: number; // between strip and window, where the outcome is written
  foot: number; // below the windows: sill and points
  pad: number; // around the spaces of a strip
  between: number; // two spaces
  wanted: number; // space that windows make room for
  largest: (column: number) => number; // space that a slot of this width takes
}
const WIDE: Measures = {
  side: 8,
  head: 58,
  gap: 22,
  foot: 42,
  pad: 6,
  between: 4,
  wanted: 40,
  largest: (column) => Math.min(column - 36, 52),
};
const PHONE: Measures = {
  side: 1,
  head: 46,
  gap: 14,
  foot: 26,
  pad: 3,
  between: 2.5,
  wanted: 34,
  largest: (column) => column - 12,
};
const MINI: Measures = {
  side: 0,
  head: 16,
  gap: 5,
  foot: 17,
  pad: 2,
  between: 1.6,
  wanted: 16,
  largest: (column) => Math.min(column * 0.68, 32),
};

interface Heights {
  space: number;
  strip: number;
  window: number;
  total: number;
}

/** Windows give way first, then the spaces of the strips. */
function divide(measures: Measures, column: number, height: number, window: { least: number; most: number }): Heights {
  const { head, gap, foot, pad, between, wanted } = measures;
  const rest = height - head - gap - foot;
  const largest = measures.largest(column);
  const stripOf = (space: number) => 5 * space + 4 * between + 2 * pad;
  const within = (glass: number) => Math.min(Math.max(glass, window.least), window.most);
  const first = within(rest - stripOf(Math.min(wanted, largest)));
  const space = Math.max(6, Math.min((rest - first - stripOf(0)) / 5, largest));
  const glass = within(rest - stripOf(space));
  return { space, strip: stripOf(space), window: glass, total: head + stripOf(space) + gap + glass + foot };
}

/** A palace for a box of pixels; its words keep their size. */
export function palaceShape(width: number, height: number): PalaceShape {
  const small = width < PHONE_WIDTH;
  const measures = small ? PHONE : WIDE;
  const { side, head, gap, pad, between } = measures;
  const column = Math.max(12, (width - 2 * side) / SLOTS);
  const pane = Math.min(column * (small ? 0.7 : 0.62), 64);
  const { space, strip, window, total } = divide(measures, column, height, { least: pane, most: pane * 1.8 });
  const rail = head - (small ? 22 : 24);
  const glass = head + strip + gap;
  const sill = glass + window + (small ? 2 : 3);
  return {
    name: small ? "phone" : "wide",
    viewBox: `0 0 ${width} ${total}`,
    left: side + column / 2,
    column,
    rail: { y: rail, from: side + 4, to: width - side - 4 },
    glazier: small ? { width: 19, y: rail - 23 } : { width: 24, y: rail - 30 },
    tag: small
      ? { y: rail + 5.5, cell: 19.5, joker: 10.6, mark: 8.4 }
      : { y: rail + 7, cell: 24, joker: 12.75, mark: 10 },
    strip: { y: head, width: space + 2 * pad, height: strip, radius: 8 },
    space: { y: head + pad, size: space, step: space + between },
    lit: { y: rail + 4, width: column - (small ? 3.5 : 6), height: head + strip - rail + 2 },
    outcome: { y: head + strip - (small ? 4 : 1), height: small ? 19 : 22, font: small ? 11 : 12 },
    wall: { x: 0, y: glass - 14, width, height: total - glass + 12, course: (sill - glass + 14) / 4 },
    window: { y: glass, width: pane, height: window, came: 4, mullion: 3 },
    sill: small ? { y: sill, height: 4, foot: total - 2 } : { y: sill, height: 6, foot: total - 4 },
    number: small ? { y: sill + 19, font: 14 } : { y: sill + 25, font: 17 },
    ornament: Math.min(24, column - pane),
  };
}

/** An opponent's palace for a box of pixels. */
export function miniShape(width: number, height: number): PalaceShape {
  const { head, gap, pad, between } = MINI;
  const column = Math.max(8, width / SLOTS);
  const pane = Math.min(column * 0.6, height * 0.14, 36);
  const { space, strip, window, total } = divide(MINI, column, height, { least: pane * 1.15, most: pane * 1.8 });
  const glass = head + strip + gap;
  return {
    name: "mini",
    viewBox: `0 0 ${width} ${total}`,
    left: column / 2,
    column,
    rail: { y: 14, from: 0, to: width },
    glazier: { width: 10, y: 1 },
    tag: null,
    strip: { y: head, width: space + 2 * pad, height: strip, radius: 3 },
    space: { y: head + pad, size: space, step: space + between },
    lit: { y: 14, width: space + 4 * pad, height: strip + 4 },
    outcome: { y: head + strip - 3, height: 14, font: 8 },
    wall: null,
    window: { y: glass, width: pane, height: window, came: 1.6, mullion: 1.2 },
    sill: { y: glass + window, height: 0, foot: glass + window },
    number: { y: total - 4, font: 11 },
    ornament: 0,
  };
}

/** What of a palace is around its windows. */
export type WindowsShape = Pick<PalaceShape, "name" | "left" | "column" | "window" | "sill">;

/** The windows alone, as the end of a match shows them. */
export const FINALE = {
  name: "wide",
  viewBox: "176 296 860 246",
  left: 249,
  column: 102,
  wall: { x: 188, y: 300, width: 836, height: 132, course: 31.5 },
  window: { y: 319, width: 58, height: 104, came: 4, mullion: 3 },
  sill: { y: 426, height: 6, foot: 463 },
} satisfies WindowsShape & Pick<PalaceShape, "viewBox" | "wall">;

export function middle(shape: Pick<PalaceShape, "left" | "column">, slot: number): number {
  return shape.left + shape.column * slot;
}

export const SLOT_NUMBERS = Array.from({ length: SLOTS }, (_, slot) => slot);

// The upper light is the pointed one and the larger.
export const UPPER_LIGHT = 0.56;
