// What happened, in one line each, from the same messages as the terminal.
import type { Bit, LogLine } from "../game";
import type { Step } from "$src/net/wire";
import type { SintraEvent } from "./wire";
import { translate, type Facts } from "$src/text/texts.svelte";
import { COLOUR_NAMES, ROUND_NAMES, WRAP_LOSS } from "./components";
import { sum } from "../common/numbers";
import { colourWord } from "./words";

// Stands for the piece in a formatted sentence.
const PIECE = "\u0001";

/** Facts of one seat in a row make one line; the beginning of a round has its own. */
export function log(step: Step<SintraEvent>, names: string[]): LogLine[] {
  const lines: LogLine[] = [];
  let speaker: number | null | undefined;
  for (const event of step.events) {
    const bits = tellFact(event, names);
    if (!bits) continue;
    const seat = "seat" in event ? event.seat : null;
    const last = lines.at(-1);
    if (last && seat !== null && seat === speaker && event.type !== "FinalScored") last.bits.push(", ", ...bits);
    else lines.push({ seat, bits });
    speaker = seat;
  }
  return lines;
}

/** The fact without its player, or null for what needs no words. */
function tellFact(event: SintraEvent, names: string[]): Bit[] | null {
  switch (event.type) {
    case "PanesTaken":
      return withPane(event.source ? "sintra-log-display" : "sintra-log-centre", event.colour, {
        count: event.count,
        source: event.source,
      });
    case "MarkerTaken":
      return [translate("sintra-log-marker")];
    case "PanesPlaced":
      return [translate("sintra-log-placed", { slot: event.slot + 1 })];
    case "PanesBroke":
      return [translate("sintra-log-broke", { count: event.count })];
    case "GlassStepped":
      return event.wraps ? [translate("sintra-log-wrap", { points: -WRAP_LOSS * event.wraps })] : null;
    case "StripCompleted":
      return tellCompleted(event.slot, event.bonus);
    case "PaneKept":
      return withPane("sintra-log-kept", event.colour, { slot: event.slot + 1 });
    case "WindowScored":
      return [translate("sintra-log-window", { points: sum(event.points), terms: event.points.join(" + ") })];
    case "GlazierReturned":
      return [translate("sintra-log-returned", { slot: event.slot + 1 })];
    case "RoundBegan":
      return withPane("sintra-log-round", event.colour, {
        round: ROUND_NAMES[event.round - 1]!,
        name: names[event.starter]!,
      });
    case "TowerEmptied":
      return [translate("sintra-log-tower", { count: event.panes })];
    case "FinalScored":
      return [translate("sintra-log-final", { points: sum(event.score.parts.map((part) => part.points)) })];
    default:
      return null;
  }
}

function tellCompleted(slot: number, bonus: number): Bit[] {
  const done: Bit[] = [translate("sintra-log-completed", { slot: slot + 1 })];
  return bonus ? [...done, ", ", translate("sintra-log-bonus", { points: bonus })] : done;
}

/** A sentence in which $pane is a small picture of a pane. */
function withPane(message: string, colour: number, facts: Facts): Bit[] {
  const piece: Bit = { piece: COLOUR_NAMES[colour]!, label: colourWord(colour) };
  return translate(message, { ...facts, pane: PIECE })
    .split(PIECE)
    .flatMap((text, part) => (part ? [piece, text] : [text]))
    .filter((bit) => bit !== "");
}
