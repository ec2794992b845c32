// The glass of every game: one hex, one mark and one texture per colour, in both themes.
export interface Glass {
  code: string;
  mark: string;
  ink: string; // the mark's ink
  light: string;
  base: string;
  deep: string;
}

/** Glass that lies loose, too. */
export interface PaneGlass extends Glass {
  edge: string; // of an empty space
  cast: string; // the light it throws
  streak: { colour: string; strong: number; weak: number }; // of the light on it: colour and two opacities
  leastMark: number; // the mark is never fainter than this
}

const DARK = "#1D2329";
const LIGHT = "#FFFFFF";
const SHINING = { streak: { colour: LIGHT, strong: 0.2, weak: 0.12 }, leastMark: 0 };

export const PANES: Record<string, PaneGlass> = {
  P: {
    code: "P",
    mark: "blossom",
    ink: DARK,
    light: "#F2B5DB",
    base: "#EB8FC8",
    deep: "#A85E8C",
    edge: "#B9689A",
    cast: "#EB8FC8",
    ...SHINING,
  },
  W: {
    code: "W",
    mark: "lozenge",
    ink: DARK,
    light: "#FFFFFF",
    base: "#F8F8F4",
    deep: "#CBD4D7",
    edge: "#B0B0AC",
    cast: "#C9D6DC",
    // White light cannot be seen on white glass.
    streak: { colour: "#AFC6D2", strong: 0.34, weak: 0.26 },
    leastMark: 0.6,
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
    ...SHINING,
  },
  B: {
    code: "B",
    mark: "wave",
    ink: LIGHT,
    light: "#7E93DD",
    base: "#3C5BCB",
    deep: "#28409A",
    edge: "#2C47AA",
    cast: "#3C5BCB",
    ...SHINING,
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
    ...SHINING,
  },
};

/** By the letter of a die's colour; codes differ from those of panes, which share letters. */
export const DICE: Record<string, Glass> = {
  R: { code: "dR", mark: "circle", ink: LIGHT, light: "#D96971", base: "#C51B28", deep: "#9A121C" },
  Y: { code: "dY", mark: "square", ink: DARK, light: "#FFE874", base: "#FFDC2D", deep: "#C6AA1E" },
  G: { code: "dG", mark: "leaf", ink: DARK, light: "#5CD6B6", base: "#08C190", deep: "#059972" },
  B: { code: "dB", mark: "wave", ink: LIGHT, light: "#8FA5DF", base: "#5676CE", deep: "#395299" },
  P: { code: "dP", mark: "star", ink: LIGHT, light: "#8F71A6", base: "#552878", deep: "#3E1A5A" },
};

/** Glass of pattern tiles: lit from one side, so that four triangles read as one tile. */
export interface TileGlass extends Glass {
  shine: string; // the side the light falls on
  shade: string;
}

/** By the letter of a tile's colour. */
export const TILES: Record<string, TileGlass> = {
  r: { ...DICE.R!, code: "ur", shine: "#D14953", shade: "#A9141F" },
  o: {
    code: "uo",
    mark: "triangle",
    ink: DARK,
    light: "#F4A359",
    base: "#EE7304",
    deep: "#BE5C02",
    shine: "#F18F36",
    shade: "#D06403",
  },
  y: { ...DICE.Y!, code: "uy", shine: "#FFE357", shade: "#DABB21" },
  g: { ...DICE.G!, code: "ug", shine: "#39CDA6", shade: "#06A87E" },
  b: { ...DICE.B!, code: "ub", shine: "#7891D8", shade: "#3E5AA8" },
  v: { ...DICE.P!, code: "uv", shine: "#775393", shade: "#441D64" },
  w: {
    code: "uw",
    mark: "lozenge",
    ink: DARK,
    light: "#FCFCFB",
    base: "#F2F1ED",
    deep: "#D5DAD8",
    shine: "#FBFBFA",
    shade: "#DDE1DE",
  },
  k: {
    code: "uk",
    mark: "crack",
    ink: LIGHT,
    light: "#6E7073",
    base: "#23262B",
    deep: "#171A1E",
    shine: "#3B4048",
    shade: "#1A1C20",
  },
};

/** The inside of each mark on a grid of 24; filled unless it says otherwise. */
export const MARKS: Record<string, { d: string; stroke?: number }> = {
  circle: { d: "M19.6 12a7.6 7.6 0 1 1-15.2 0 7.6 7.6 0 0 1 15.2 0Z" },
  triangle: { d: "M12 3.6 21 19.4H3Z" },
  square: { d: "M6 5h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z" },
  leaf: { d: "M4 20C3 9.5 9.5 3.5 20.5 3.5 21 14 15.5 20.5 7.8 18.7L13.8 10.8 5.8 17.4Z" },
  star: { d: "M12 1.8 14.6 9.4 22.2 12 14.6 14.6 12 22.2 9.4 14.6 1.8 12 9.4 9.4Z" },
  wave: { d: "M3 8.2c3-3.6 6-3.6 9 0s6 3.6 9 0M3 16c3-3.6 6-3.6 9 0s6 3.6 9 0", stroke: 3 },
  blossom: {
    d: "M7.4 7.4A4.6 4.6 0 0 1 16.6 7.4 4.6 4.6 0 0 1 16.6 16.6 4.6 4.6 0 0 1 7.4 16.6 4.6 4.6 0 0 1 7.4 7.4ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z",
  },
  lozenge: { d: "M12 2.8 19.4 12 12 21.2 4.6 12Z", stroke: 2.6 },
  crack: { d: "M15 2 9.5 9.5 14 12.5 8.5 22M9.5 9.5 4 8M14 12.5 20 15", stroke: 2 },
  joker: { d: "M12 4v16M5.1 8l13.8 8M18.9 8 5.1 16", stroke: 2.6 },
};

interface Texture {
  d: string;
  stroke: string;
  width: number;
  fill?: string;
}

const WAVES: Texture = {
  d: "M0 3c2-2.4 4-2.4 6 0s4 2.4 6 0M0 9c2-2.4 4-2.4 6 0s4 2.4 6 0",
  stroke: LIGHT,
  width: 1.3,
};
const RISING: Texture = { d: "M0 12 12 0M-3 3 3-3M9 15 15 9", stroke: DARK, width: 1.3 };
const RINGS: Texture = { d: "M9.6 6a3.6 3.6 0 1 1-7.2 0 3.6 3.6 0 0 1 7.2 0Z", stroke: LIGHT, width: 1 };
const CHEVRONS: Texture = { d: "M0 2 6 8 12 2M0 8 6 14 12 8M0-4 6 2 12-4", stroke: DARK, width: 1.2 };
const FALLING: Texture = { d: "M0 0 12 12M-3 9 3 15M9-3 15 3", stroke: LIGHT, width: 1.2 };
const GRID: Texture = { d: "M0 3H12M0 9H12M3 0V12M9 0V12", stroke: DARK, width: 0.9 };

/** Textures of Marks mode by the code of a glass, one tile of 12; clear glass has none. */
export const TEXTURES: Record<string, Texture> = {
  P: {
    d: "M4.4 3a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0ZM10.4 9a1.4 1.4 0 1 1-2.8 0 1.4 1.4 0 0 1 2.8 0Z",
    stroke: "none",
    width: 0,
    fill: DARK,
  },
  O: RISING,
  B: WAVES,
  Y: GRID,
  dR: RINGS,
  dY: GRID,
  dG: CHEVRONS,
  dB: WAVES,
  dP: FALLING,
  ur: RINGS,
  uo: RISING,
  uy: GRID,
  ug: CHEVRONS,
  ub: WAVES,
  uv: FALLING,
};
