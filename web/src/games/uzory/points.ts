// Points as they stand, in short and with their reasons.
import type { ScoreLine, TieBreak } from "../game";
import { translate } from "$src/text/texts.svelte";
import { capital } from "$src/text/capital";
import type { UzoryView } from "./wire";

export function scores(view: UzoryView): number[] {
  return view.seats.map((seat) => seat.points);
}

export function breakdown(view: UzoryView, seat: number): ScoreLine[] {
  return view.seats[seat]!.score.parts.map((part) => ({
    part: part.reason,
    reason: capital(translate(`uzory-part-${part.reason}`)),
    detail: "",
    points: part.points,
  }));
}

export function ties(view: UzoryView): TieBreak {
  return { name: translate("uzory-board-ties"), counts: view.seats.map((seat) => seat.shards) };
}
