// What the last turn touched, so that its trace stays until the next one.
import type { Play } from "./play.svelte";

/** Cells as "seat-cell" on which a die has just come to lie. */
export function lastCells(play: Play): string[] {
  const events = play.performing ? [] : (play.table.step?.events ?? []);
  return events.flatMap((event) => {
    if (event.type === "DiePlaced") return [`${event.seat}-${event.cell}`];
    return event.type === "DieMoved" ? [`${event.seat}-${event.target}`] : [];
  });
}
