// What is worth a sentence when it happens for the first time in a match against bots.
import type { CoachNote } from "../game";
import { ROUNDS, SOLO_EMPTY_LOSS } from "./components";
import type { SagradaEvent, SagradaView } from "./wire";

function note(event: SagradaEvent, view: SagradaView): CoachNote | null {
  const alone = view.players === 1;
  switch (event.type) {
    case "WindowsRevealed":
      return alone ? null : { name: "tokens" };
    case "DiePlaced":
      return placed(event.points, view);
    case "ToolUsed":
      if (event.die !== null) return { name: "paid" };
      return event.tokens === 1 ? { name: "dearer" } : null;
    case "RoundEnded":
      return { name: alone ? "track-alone" : "track" };
    case "RoundBegan":
      return event.round === ROUNDS ? { name: "last" } : null;
    case "TurnPassed":
      return event.forced ? { name: "forced" } : null;
    case "TurnSkipped":
      return { name: "skipped" };
    default:
      return null;
  }
}

function placed(points: number | null, { players, turn, order, round }: SagradaView): CoachNote | null {
  if (players > 1 && turn === order.length / 2) return { name: "back" };
  if (round === 0 && turn <= 1) return { name: "first" };
  const filled = players === 1 ? SOLO_EMPTY_LOSS : 1; // what every die brings, as one cell fewer is empty
  return points !== null && points > filled ? { name: "points" } : null;
}

export function coach(events: readonly SagradaEvent[], view: SagradaView): CoachNote[] {
  return events.flatMap((event) => note(event, view) ?? []);
}
