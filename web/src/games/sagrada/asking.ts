// When a tool asks for something.
import type { Play } from "./play.svelte";

const STEPS = ["pay", "change", "swap", "value", "lift", "move", "draft-again"];

/** The viewer is in the middle of a tool, or has a die in hand that one has changed. */
export function asksStep(play: Play): boolean {
  const { phase, tool } = play.shown;
  return play.myTurn && (STEPS.includes(phase) || (phase === "hand" && tool !== null));
}
