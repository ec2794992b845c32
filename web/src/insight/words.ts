// An action that the engine judged, in words: what it does, and what speaks for it.
import type { LogLine, WebGame } from "$src/games/game";
import type { JudgedAction, ReasonInfo } from "$src/net/wire";
import { has, translate } from "$src/text/texts.svelte";

/** What an action would do, as the log would tell it; without the name of whoever acts. */
export function lineOf(game: WebGame, { action, events }: JudgedAction, seat: number, names: string[]): LogLine {
  const lines = game.log({ ply: 0, seat, action, events, at: 0 }, names);
  const own = lines.find((line) => line.seat === seat) ?? lines[0];
  return own ? { ...own, seat: null } : { seat: null, bits: [action] };
}

/** The same as plain text. */
export function sentenceOf(line: LogLine): string {
  return line.bits.map((bit) => (typeof bit === "string" ? bit : bit.label)).join("");
}

/** Reasons in the reader's language; those that no catalogue knows are left out. */
export function reasonWords(reasons: ReasonInfo[]): string {
  return reasons
    .filter(({ message }) => has(message))
    .map(({ message, facts }) => translate(message, facts))
    .join(" ");
}
