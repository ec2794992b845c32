// What laying a tile would bring, as the server foresees it.
import { Foresight as BoardForesight } from "../board/foresight.svelte";
import type { BoardProps } from "../game";
import type { FrameClosed, PatternFinished, TileLaid, UzoryEvent, UzoryView } from "./wire";

/** A frame that would close, and who would score it. */
export interface Closing {
  frame: FrameClosed;
  scorer: number | null; // null for nobody, and while somebody is to be named
}

export class Foresight extends BoardForesight<UzoryEvent> {
  constructor(table: BoardProps<UzoryView, UzoryEvent>) {
    super(table, { name: "uzory" });
  }

  /** The triangles, by cell and side, that would touch black. */
  spent(action: string): TileLaid["spent"] {
    return this.events(action)?.find((event) => event.type === "TileLaid")?.spent ?? [];
  }

  /** Whether an action would end the match, as far as is known. */
  ends(action: string): boolean {
    return this.events(action)?.some((event) => event.type === "MatchEnded") ?? false;
  }

  /** The frames that an action would close; null while nobody knows. */
  closings(action: string): Closing[] | null {
    const events = this.events(action);
    if (!events) return null;
    const finished = events.filter((event): event is PatternFinished => event.type === "PatternFinished");
    return events
      .filter((event) => event.type === "FrameClosed")
      .map((frame) => ({ frame, scorer: finished.find((each) => each.frame === frame.frame)?.seat ?? null }));
  }
}
