// What is worth a sentence when it happens for the first time in a match against bots.
import type { CoachNote } from "../game";
import type { FrameClosed, UzoryEvent } from "./wire";

function closed({ verdict, candidates }: FrameClosed): CoachNote | null {
  if (verdict === "tie") return { name: candidates.length > 1 ? "tie" : "one-candidate" };
  return verdict === "white" || verdict === "neutral" ? { name: verdict } : null;
}

function note(event: UzoryEvent): CoachNote[] {
  switch (event.type) {
    case "TileLaid":
      return [...(event.shard === null ? [] : [{ name: "shard" }]), ...(event.spent.length ? [{ name: "spent" }] : [])];
    case "FrameClosed":
      return [closed(event) ?? []].flat();
    case "PatternFinished":
      return event.named_by === null ? [{ name: "clear", seat: event.seat }] : [];
    case "TurnSkipped":
      return [{ name: event.decided ? "skipped" : "redraw" }];
    case "StackRenewed":
      return [{ name: "renewed" }];
    default:
      return [];
  }
}

export function coach(events: readonly UzoryEvent[]): CoachNote[] {
  const several = events.filter(({ type }) => type === "FrameClosed").length > 1 ? [{ name: "several" }] : [];
  return [...events.flatMap(note), ...several];
}
