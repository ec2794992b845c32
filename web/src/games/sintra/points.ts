// Points, in short and with their reasons.
import type { ScoreLine } from "../game";
import type { Part, SeatView, SintraView } from "./wire";
import { translate } from "$src/text/texts.svelte";
import { capital } from "$src/text/capital";
import { sum } from "$src/text/numbers";

export function settled(seat: SeatView): number {
  return sum(seat.score.parts.filter((part) => part.settled).map((part) => part.points));
}

export function scores(view: SintraView): number[] {
  return view.seats.map(settled);
}

/** What the end would add now. */
export function pending(seat: SeatView): Part[] {
  return seat.score.parts.filter((part) => !part.settled);
}

export function breakdown(view: SintraView, seat: number): ScoreLine[] {
  return view.seats[seat]!.score.parts.map((part) => ({
    part: part.reason,
    reason: capital(translate(`sintra-part-${part.reason}`)),
    detail: explain(part),
    points: part.points,
  }));
}

/** The numbers a part comes from, in words; nothing for parts without any. */
export function explain(part: Part): string {
  if (!part.terms.some(Boolean)) return "";
  const terms = Object.fromEntries(part.terms.map((term, place) => ["abcd"[place]!, term]));
  return translate(`sintra-part-${part.reason}-terms`, terms);
}
