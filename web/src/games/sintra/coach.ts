// What is worth a sentence when it happens for the first time in a match against bots.
import type { CoachNote } from "../game";
import { ROUNDS } from "./components";
import type { SintraEvent } from "./wire";

function note(event: SintraEvent): CoachNote | null {
  switch (event.type) {
    case "MarkerTaken":
      return { name: "marker", seat: event.seat };
    case "PanesBroke":
      return { name: "broke", seat: event.seat };
    case "GlassStepped":
      return event.wraps > 0 ? { name: "wrap" } : null;
    case "StripCompleted":
      return event.bonus > 0 ? { name: "bonus" } : null;
    case "PaneKept":
      return event.upper ? null : { name: "gone" };
    case "WindowScored":
      return { name: "window", seat: event.seat };
    case "GlazierReturned":
      return { name: "returned", seat: event.seat };
    case "TowerEmptied":
      return { name: "tower" };
    case "RoundBegan":
      return event.round === 1 ? null : { name: event.round === ROUNDS ? "last" : "round" };
    default:
      return null;
  }
}

export function coach(events: readonly SintraEvent[]): CoachNote[] {
  return events.flatMap((event) => note(event) ?? []);
}
