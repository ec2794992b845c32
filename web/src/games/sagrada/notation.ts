// Actions as the server writes them: "take R3", "place r2c3", "tool 6", "swap 3 Y2".
import { CELL_CODES } from "./components";

export const END = "end";
export const LEAVE = "leave";
export const STOP = "stop";

export const takeDie = (die: string) => `take ${die}`;
export const payDie = (die: string) => `pay ${die}`;
export const useTool = (tool: number) => `tool ${tool + 1}`;
export const chooseWindow = (side: number) => `window ${side + 1}`;
export const swapDie = (space: number, die: string) => `swap ${space + 1} ${die}`;
export const chooseValue = (value: number) => `value ${value}`;
export const changeBy = (step: 1 | -1) => (step > 0 ? "change +1" : "change -1");

/** What is done with a cell in a phase of a turn. */
export type CellVerb = "place" | "lift" | "move";
const VERBS: Record<string, CellVerb> = { hand: "place", lift: "lift", move: "move" };

export function verbOf(phase: string): CellVerb | null {
  return VERBS[phase] ?? null;
}

export const onCell = (verb: CellVerb, cell: number) => `${verb} ${CELL_CODES[cell]}`;

/** The tool that an action uses, or null. */
export function toolOf(action: string | null): number | null {
  const found = /^tool (\d+)$/.exec(action ?? "");
  return found ? Number(found[1]) - 1 : null;
}
