// What happened, in one line each, from the same messages as the terminal.
import { fence, joinFacts, seatOf, withPieces } from "../board/log";
import type { LogLine } from "../game";
import type { Step } from "$src/net/wire";
import type { SintraEvent, StripCompleted } from "./wire";
import { translate, type Facts } from "$src/text/texts.svelte";
import { COLOUR_NAMES, ROUND_NAMES } from "./components";
import { sum } from "$src/text/numbers";
import { colourWord } from "./words";

/** What a step brought, one line for each seat and for the table. */
export function log(step: Step<SintraEvent>, names: string[]): LogLine[] {
  const facts = step.events.flatMap((event) => {
    const sentence = describe(event, names);
    return sentence ? [{ event, seat: seatOf(event), bits: withPieces(sentence, paneWord) }] : [];
  });
  return joinFacts(facts);
}

// What a line about taken panes can do without where it is short: the board shows it.
const SIDE_FACTS: ReadonlySet<SintraEvent["type"]> = new Set(["MarkerTaken", "StripCompleted", "PaneKept"]);

/** What was taken, where it went and what it paid, for places with two short lines. */
export function logBriefly(step: Step<SintraEvent>, names: string[]): LogLine[] {
  const taken = step.events.some(({ type }) => type === "PanesTaken");
  const events = step.events.filter(({ type }) => !taken || !SIDE_FACTS.has(type));
  return log({ ...step, events }, names);
}

const paneWord = (name: string) => colourWord((COLOUR_NAMES as readonly string[]).indexOf(name));

/** The fact without its player, or null for what needs no words. */
function describe(event: SintraEvent, names: string[]): string | null {
  switch (event.type) {
    case "PanesTaken":
      return withPane(event.source ? "sintra-log-display" : "sintra-log-centre", event.colour, {
        count: event.count,
        source: event.source,
      });
    case "MarkerTaken":
      return translate("sintra-log-marker");
    case "PanesPlaced":
      return translate("sintra-log-placed", { slot: event.slot + 1 });
    case "PanesBroke":
      return translate("sintra-log-broke", { count: event.count });
    case "GlassStepped":
      return event.points ? translate("sintra-log-wrap", { points: event.points }) : null;
    case "StripCompleted":
      return describeCompleted(event);
    case "PaneKept":
      return withPane("sintra-log-kept", event.colour, { slot: event.slot + 1 });
    case "WindowScored":
      return translate("sintra-log-window", { points: sum(event.points), terms: event.points.join(" + ") });
    case "GlazierReturned":
      return translate("sintra-log-returned", { slot: event.slot + 1 });
    case "RoundBegan":
      return withPane("sintra-log-round", event.colour, {
        round: ROUND_NAMES[event.round - 1]!,
        name: names[event.starter]!,
      });
    case "TowerEmptied":
      return translate("sintra-log-tower", { count: event.panes });
    case "FinalScored":
      return translate("sintra-log-final", { points: sum(event.score.parts.map((part) => part.points)) });
    default:
      return null;
  }
}

function describeCompleted({ slot, bonus }: StripCompleted): string {
  const done = translate("sintra-log-completed", { slot: slot + 1 });
  return bonus ? `${done}, ${translate("sintra-log-bonus", { points: bonus })}` : done;
}

/** A sentence in which $pane is a small picture of a pane. */
function withPane(message: string, colour: number, facts: Facts): string {
  return translate(message, { ...facts, pane: fence(COLOUR_NAMES[colour]!) });
}
