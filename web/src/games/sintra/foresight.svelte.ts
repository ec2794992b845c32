// What placing or keeping panes would bring, as the server foresees it.
import { Foresight as BoardForesight } from "../board/foresight.svelte";
import type { BoardProps } from "../game";
import { outcomeOf, type Outcome } from "./tags";
import type { SintraEvent, SintraView } from "./wire";

export class Foresight extends BoardForesight<SintraEvent> {
  constructor(table: BoardProps<SintraView, SintraEvent>) {
    super(table, { name: "sintra" });
  }

  /** What an action would bring; null while nobody knows. */
  outcome(action: string): Outcome | null {
    const events = this.events(action);
    return events && outcomeOf(events);
  }
}
