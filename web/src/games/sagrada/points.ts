// Points as they stand, in short and with their reasons.
import type { ScoreLine } from "../game";
import { translate } from "$src/text/texts.svelte";
import { capital } from "$src/text/capital";
import { sum } from "$src/text/numbers";
import type { Part, SagradaView, SeatView } from "./wire";
import { OBJECTIVE_NAMES } from "./components";
import { privateName } from "./words";

const PRIVATE = "private_objective";
const EMPTY = "empty_cells";

/** What the match would pay now, without what the viewer may not know; nothing before the windows are revealed. */
export function total(seat: SeatView): number {
  return seat.window === null ? 0 : sum(seat.score.parts.map((part) => part.points));
}

/** Whether somebody's private objective is still unknown. */
export function isPartial(seat: SeatView): boolean {
  return !seat.score.parts.some((part) => part.reason === PRIVATE);
}

export function scores(view: SagradaView): number[] {
  return view.seats.map(total);
}

export function objectivePart(seat: SeatView, objective: number): Part | null {
  return seat.score.parts.find((part) => part.reason === OBJECTIVE_NAMES[objective]) ?? null;
}

/** What each private objective pays now; in the solo game there are two, and the larger counts. */
export function privateSums(seat: SeatView): { colour: number; points: number }[] {
  const terms = seat.score.parts.find((part) => part.reason === PRIVATE)?.terms ?? [];
  return seat.privates.map((colour, place) => ({ colour, points: terms[place * 2 + 1] ?? 0 }));
}

export function breakdown(view: SagradaView, seat: number): ScoreLine[] {
  return view.seats[seat]!.score.parts.map((part) => ({
    part: part.reason,
    reason: capital(translate(`sagrada-part-${part.reason}`)),
    detail: explain(part, view.players === 1),
    points: part.points,
  }));
}

/** The numbers a part comes from, in words; nothing for parts without any. */
function explain(part: Part, alone: boolean): string {
  if (part.reason === PRIVATE) return explainPrivate(part.terms);
  const [times] = part.terms;
  if (!times) return "";
  const kind = alone && part.reason === EMPTY ? "solo" : "terms";
  return translate(`sagrada-part-${part.reason}-${kind}`, { a: times });
}

/** Terms are a colour and what it pays; in the solo game two of them. */
function explainPrivate([colour, points, other, more]: number[]): string {
  if (colour === undefined || points === undefined) return "";
  const first = { a: privateName(colour), b: points };
  if (other === undefined || more === undefined) return translate("sagrada-part-private_objective-terms", first);
  return translate("sagrada-part-private_objective-both", { ...first, c: privateName(other), d: more });
}
