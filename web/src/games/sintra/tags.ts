// What a choice brings, in short facts.
import type { PanesPlaced, SintraEvent } from "./wire";
import { translate } from "$src/text/texts.svelte";
import { sum } from "$src/text/numbers";

export interface Outcome {
  placed: PanesPlaced | null;
  broken: number;
  points: number | null; // of a completed strip: colour bonus and window
  marker: boolean;
  lost: number; // points, 0 or less, for wraps of the glass track
}

/** What these events bring; a completed strip counts the window score that follows once a pane is kept. */
export function outcomeOf(events: SintraEvent[]): Outcome {
  const outcome: Outcome = { placed: null, broken: 0, points: null, marker: false, lost: 0 };
  let scored: number | null = null;
  for (const event of events) {
    if (event.type === "PanesPlaced") outcome.placed = event;
    if (event.type === "PanesBroke") outcome.broken += event.count;
    if (event.type === "GlassStepped") outcome.lost += event.points;
    if (event.type === "MarkerTaken") outcome.marker = true;
    if (event.type === "StripCompleted") outcome.points = event.bonus + sum(event.window);
    if (event.type === "WindowScored") scored = sum(event.points);
  }
  if (scored !== null && outcome.points === null) outcome.points = scored;
  return outcome;
}

/** The facts a tag shows. The start marker is not among them: the centre says it, for all targets alike. */
export function tagFacts(outcome: Outcome): string[] {
  const facts: string[] = [];
  if (outcome.points !== null) facts.push(translate("sintra-tag-completes", { points: outcome.points }));
  else if (outcome.placed) facts.push(translate("sintra-tag-fits", { count: outcome.placed.count }));
  if (outcome.broken) facts.push(translate("sintra-tag-breaks", { broken: outcome.broken }));
  if (outcome.lost) facts.push(translate("sintra-board-wrap", { points: outcome.lost }));
  return facts;
}

/** The one fact that matters most, as a sign and a number, where no word has room. */
export function tagShort(outcome: Outcome): string {
  if (outcome.points !== null) return translate("sintra-tag-plus", { points: outcome.points });
  if (outcome.broken) return translate("sintra-tag-few-break", { count: outcome.broken });
  return translate("sintra-tag-few-fit", { count: outcome.placed?.count ?? 0 });
}

/** The same as sentences, for a place's name. */
export function tagSpoken(outcome: Outcome): string {
  const facts: string[] = [];
  if (outcome.points !== null) facts.push(translate("sintra-said-completes", { points: outcome.points }));
  else if (outcome.placed) facts.push(translate("sintra-said-fits", { count: outcome.placed.count }));
  if (outcome.broken) facts.push(translate("sintra-said-breaks", { count: outcome.broken }));
  if (outcome.marker) facts.push(translate("sintra-said-marker"));
  if (outcome.lost) facts.push(translate("sintra-said-wrap", { points: -outcome.lost }));
  return facts.join(" ");
}
