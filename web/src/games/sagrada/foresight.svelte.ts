// What dice would pay or become, as the server foresees it.
import { Foresight as BoardForesight } from "../board/foresight.svelte";
import type { BoardProps } from "../game";
import type { SagradaEvent, SagradaView } from "./wire";
import { factWords } from "./words";

export class Foresight extends BoardForesight<SagradaEvent> {
  constructor(table: BoardProps<SagradaView, SagradaEvent>) {
    super(table, { name: "sagrada", facts: factWords });
  }

  /** By how much the seat's own score would change; null while nobody knows. */
  points(action: string): number | null {
    const moved = this.events(action)?.find((event) => event.type === "DiePlaced" || event.type === "DieMoved");
    return moved && "points" in moved ? moved.points : null;
  }

  /** What a die would become. */
  becomes(action: string): number | null {
    return this.events(action)?.find((event) => event.type === "DieChanged")?.after ?? null;
  }
}
