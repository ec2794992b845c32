// Portraits of bots: rose windows whose glass grows with the level.
import type { Glass } from "./glass";

/** Panes between two circles, clockwise; the first begins at `turn` degrees. */
export interface Ring {
  inner: number;
  outer: number;
  turn: number;
  panes: Glass[];
}

/** Leaves of glass around the middle, `from` and `to` so far from it. */
export interface Petals {
  from: number;
  to: number;
  width: number;
  panes: Glass[];
}

export interface RoseGlass {
  rings: Ring[];
  petals: Petals[];
  middle: Glass | null;
}

export const RADIUS = 46; // of the whole window, in a square of 100

const repeat = (panes: Glass[], times: number) => Array.from({ length: times }, () => panes).flat();

export const ROSES: RoseGlass[] = [
  { rings: [{ inner: 0, outer: RADIUS, turn: -45, panes: ["white", "blue"] }], petals: [], middle: null },
  { rings: [{ inner: 0, outer: RADIUS, turn: -45, panes: repeat(["blue", "yellow"], 2) }], petals: [], middle: null },
  {
    rings: [{ inner: 13, outer: RADIUS, turn: -30, panes: repeat(["yellow", "orange", "blue"], 2) }],
    petals: [],
    middle: "pink",
  },
  {
    rings: [
      { inner: 31, outer: RADIUS, turn: 0, panes: repeat(["blue", "orange"], 4) },
      { inner: 11, outer: 31, turn: -45, panes: repeat(["yellow", "white"], 2) },
    ],
    petals: [],
    middle: "pink",
  },
  {
    rings: [
      { inner: 34, outer: RADIUS, turn: 0, panes: repeat(["orange", "blue", "yellow"], 4) },
      { inner: 0, outer: 34, turn: 0, panes: ["blue"] },
    ],
    petals: [{ from: 6, to: 32, width: 15, panes: repeat(["white", "yellow"], 3) }],
    middle: "pink",
  },
  {
    rings: [
      { inner: 38, outer: RADIUS, turn: 0, panes: repeat(["orange", "blue", "yellow", "pink"], 4) },
      { inner: 0, outer: 38, turn: 0, panes: ["blue"] },
    ],
    petals: [
      { from: 8, to: 37, width: 13, panes: repeat(["yellow", "white"], 4) },
      { from: 4, to: 20, width: 8, panes: repeat(["orange", "pink"], 4) },
    ],
    middle: "yellow",
  },
];

/** The outline of one pane of a ring, the first one of `count`, upright in the middle of the square. */
export function sector({ inner, outer }: Ring, count: number): string {
  if (count === 1) return `M0 ${-outer}A${outer} ${outer} 0 1 1 -0.01 ${-outer}Z`;
  const angle = (2 * Math.PI) / count;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  const arc = (radius: number, sweep: number, end: string) =>
    `A${radius} ${radius} 0 ${count === 2 ? 1 : 0} ${sweep} ${end}`;
  const back = inner ? `L${x * inner} ${y * inner}${arc(inner, 0, `0 ${-inner}`)}` : "L0 0";
  return `M0 ${-outer}${arc(outer, 1, `${x * outer} ${y * outer}`)}${back}Z`;
}

export function petal({ from, to, width }: Petals): string {
  const belly = -from - (to - from) * 0.55;
  return `M0 ${-from}Q${width / 1.2} ${belly} 0 ${-to}Q${-width / 1.2} ${belly} 0 ${-from}Z`;
}
