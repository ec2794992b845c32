// The glass of every game: one hex, one mark and one texture per colour, in both themes.
export interface Glass {
  code: string;
  mark: string;
  ink: string; // the mark's ink
  light: string;
  base: string;
  deep: string;
  edge: string; // of an empty space
  cast: string; // the light it throws
}

const DARK = "#1D2329";

export const PANES: Record<string, Glass> = {
  P: {
    code: "P",
    mark: "blossom",
    ink: DARK,
    light: "#F2B5DB",
    base: "#EB8FC8",
    deep: "#A85E8C",
    edge: "#B9689A",
    cast: "#EB8FC8",
  },
  W: {
    code: "W",
    mark: "lozenge",
    ink: DARK,
    light: "#FCFCFB",
    base: "#F2F1ED",
    deep: "#D5DAD8",
    edge: "#B0B0AC",
    cast: "#C9D6DC",
  },
  O: {
    code: "O",
    mark: "triangle",
    ink: DARK,
    light: "#F4A359",
    base: "#EE7304",
    deep: "#BE5C02",
    edge: "#D06403",
    cast: "#EE7304",
  },
  B: {
    code: "B",
    mark: "wave",
    ink: "#FFFFFF",
    light: "#7E93DD",
    base: "#3C5BCB",
    deep: "#28409A",
    edge: "#2C47AA",
    cast: "#3C5BCB",
  },
  Y: {
    code: "Y",
    mark: "square",
    ink: DARK,
    light: "#FFE874",
    base: "#FFDC2D",
    deep: "#C6AA1E",
    edge: "#DABB21",
    cast: "#FFDC2D",
  },
};

/** The inside of each mark on a grid of 24; filled unless it says otherwise. */
export const MARKS: Record<string, { d: string; stroke?: number }> = {
  circle: { d: "M19.6 12a7.6 7.6 0 1 1-15.2 0 7.6 7.6 0 0 1 15.2 0Z" },
  triangle: { d: "M12 3.6 21 19.4H3Z" },
  square: { d: "M6 5h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z" },
  wave: { d: "M3 8.2c3-3.6 6-3.6 9 0s6 3.6 9 0M3 16c3-3.6 6-3.6 9 0s6 3.6 9 0", stroke: 3 },
  blossom: {
    d: "M7.4 7.4A4.6 4.6 0 0 1 16.6 7.4 4.6 4.6 0 0 1 16.6 16.6 4.6 4.6 0 0 1 7.4 16.6 4.6 4.6 0 0 1 7.4 7.4ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z",
  },
  lozenge: { d: "M12 2.8 19.4 12 12 21.2 4.6 12Z", stroke: 2.6 },
  joker: { d: "M12 4v16M5.1 8l13.8 8M18.9 8 5.1 16", stroke: 2.6 },
};

/** Textures of Marks mode, one tile of 12; clear glass has none. */
export const TEXTURES: Record<string, { d: string; stroke: string; width: number; fill?: string }> = {
  P: {
    d: "M4.4 3a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0ZM10.4 9a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0Z",
    stroke: "none",
    width: 0,
    fill: DARK,
  },
  O: { d: "M0 12 12 0M-3 3 3-3M9 15 15 9", stroke: DARK, width: 1.3 },
  B: { d: "M0 3c2-2.4 4-2.4 6 0s4 2.4 6 0M0 9c2-2.4 4-2.4 6 0s4 2.4 6 0", stroke: "#FFFFFF", width: 1.3 },
  Y: { d: "M0 3H12M0 9H12M3 0V12M9 0V12", stroke: DARK, width: 0.9 },
};
