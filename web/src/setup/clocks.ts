// The clocks a table can be opened with.
import type { ClockRule, TableInfo } from "$src/net/wire";
import { formatTime } from "$src/table/clocks.svelte";
import { translate } from "$src/text/texts.svelte";

export type Absence = TableInfo["takeover_after"];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const banked = (minutes: number, increment: number): ClockRule => ({
  kind: "bank",
  seconds: minutes * MINUTE,
  increment,
});

export const PER_MOVE = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 12 * HOUR, DAY, 3 * DAY];
export const BANKS = [banked(5, 3), banked(10, 5), banked(15, 10), banked(30, 20), banked(60, 30)];

/** Seconds of absence after which a bot may take over where there is no clock; 0 is never. */
export const ABSENCES: Absence[] = [600, 3600, 86400, 259200, 0];

/** What each kind of clock begins with. */
export const FIRST: Record<ClockRule["kind"], ClockRule> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  move: { kind: "move", seconds: 2 * MINUTE, increment: 0 },
  bank: BANKS[1]!,
};

const UNITS: [seconds: number, message: string][] = [
  [DAY, "lobby-days"],
  [HOUR, "lobby-hours"],
  [MINUTE, "lobby-minutes"],
  [1, "lobby-seconds"],
];

export function duration(seconds: number): string {
  const [unit, message] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? UNITS.at(-1)!;
  return translate(message, { count: seconds / unit });
}

export function bank({ seconds, increment }: ClockRule): string {
  return translate("lobby-bank", { minutes: seconds / MINUTE, seconds: increment });
}

export function clockWords({ kind, seconds, increment }: ClockRule): string {
  if (kind === "none") return translate("lobby-clock-none");
  if (kind === "move") return translate("table-clock-move", { time: formatTime(seconds) });
  return translate("table-clock-bank", { minutes: Math.round(seconds / MINUTE), seconds: increment });
}

/** Whether it matters how long somebody may be away: without a clock, where people wait for each other. */
export function asksAboutAbsence({ clock, seats }: TableInfo): boolean {
  return clock.kind === "none" && seats.filter((seat) => seat.bot === null).length > 1;
}

export function absenceWords(seconds: Absence): string {
  return seconds === 0 ? translate("lobby-takeover-never") : duration(seconds);
}

export function absenceHint(seconds: Absence): string {
  return translate(seconds === 0 ? "lobby-takeover-never-hint" : "lobby-takeover-hint");
}
