// Lines of the log, put together from what each game says about its events.
import type { AnyEvent } from "$src/net/wire";
import type { Bit, LogLine } from "../game";

// Stands around a piece in a formatted sentence.
const FENCE = "\u0001";
const FENCED = new RegExp(`${FENCE}([^${FENCE}]+)${FENCE}`);

/** A piece as it is handed to a message; `withPieces` finds it again in the sentence. */
export const fence = (piece: string) => `${FENCE}${piece}${FENCE}`;

/** A sentence whose pieces are small pictures; `label` says in words what a picture shows. */
export function withPieces(sentence: string, label: (piece: string) => string): Bit[] {
  return sentence
    .split(FENCED)
    .map((text, part): Bit => (part % 2 ? { piece: text, label: label(text) } : text))
    .filter((bit) => bit !== "");
}

/** One thing to say: who did it, or null for the table, and the words without that name. */
export interface Fact {
  event: AnyEvent;
  seat: number | null;
  bits: Bit[];
}

/** The seat of an event; null for what the table does. */
export const seatOf = (event: AnyEvent & { seat?: number }) => event.seat ?? null;

/** Facts of one seat in a row make one line; a final score always has its own. */
export function joinOfOneSeat(before: Fact, fact: Fact): string | null {
  const together = fact.seat !== null && fact.seat === before.seat && fact.event.type !== "FinalScored";
  return together ? ", " : null;
}

/** Facts as lines; `join` says what stands between two facts in one line, or null if the second begins a new one. */
export function joinFacts(facts: Fact[], join = joinOfOneSeat): LogLine[] {
  const lines: LogLine[] = [];
  for (const [number, fact] of facts.entries()) {
    const joint = number ? join(facts[number - 1]!, fact) : null;
    if (joint === null) lines.push({ seat: fact.seat, bits: [...fact.bits] });
    else lines.at(-1)!.bits.push(joint, ...fact.bits);
  }
  return lines;
}
