// The clocks a table can be opened with.
import type { ClockRule } from "$src/net/wire";
import { tell } from "$src/text/texts.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PER_MOVE = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY];
export const BANKS: [seconds: number, increment: number][] = [
  [5 * MINUTE, 3],
  [10 * MINUTE, 5],
  [15 * MINUTE, 10],
  [30 * MINUTE, 20],
  [HOUR, 30],
];

const UNITS: [seconds: number, message: string][] = [
  [DAY, "lobby-days"],
  [HOUR, "lobby-hours"],
  [MINUTE, "lobby-minutes"],
  [1, "lobby-seconds"],
];

export function duration(seconds: number): string {
  const [unit, message] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? UNITS.at(-1)!;
  return tell(message, { count: seconds / unit });
}

export function bank([seconds, increment]: [number, number]): string {
  return tell("lobby-bank", { minutes: seconds / MINUTE, seconds: increment });
}

export function clockRule(kind: ClockRule["kind"], perMove: number, banked: number): ClockRule {
  if (kind === "move") return { kind, seconds: perMove, increment: 0 };
  if (kind === "none") return { kind, seconds: 0, increment: 0 };
  const [seconds, increment] = BANKS[banked]!;
  return { kind, seconds, increment };
}
