// What every board keeps while somebody plays at it; each game adds what can be picked there.
import { tick } from "svelte";
import type { AnyEvent } from "$src/net/wire";
import type { BoardProps } from "../game";
import { reuse } from "./reuse";

export abstract class BoardPlay<View, Event extends AnyEvent> {
  performing = $state(false); // pieces are moving
  root = $state.raw<HTMLElement>(); // of the board on the page
  #shown = $state.raw() as View;
  #dropped: HTMLElement | null = null; // a picture that was dragged to its target, until its step is shown

  constructor(readonly table: BoardProps<View, Event>) {
    this.#shown = table.match.view;
  }

  /** The position on the board; it lags behind the match while pieces move. */
  get shown(): View {
    return this.#shown;
  }
  set shown(view: View) {
    this.#shown = reuse(this.#shown, view);
  }

  get viewer(): number | null {
    return this.table.viewer;
  }

  /** The match has ended, and the last pieces lie. */
  get over(): boolean {
    return this.table.match.standing !== null && !this.performing;
  }

  /** Brings what the person has begun in line with a new position. */
  abstract review(): void;

  /** Asks the server what the choices in front of the person would bring. */
  abstract foresee(): void;

  /** Nothing is dragged any more. */
  abstract putDown(): void;

  /** A dragged picture stays where the pointer left it as long as its action is on its way. */
  leaveDropped(picture: HTMLElement): void {
    this.#dropped?.remove();
    this.#dropped = picture;
    if (!this.table.busy) this.takeDropped();
  }

  /** Takes the dropped picture away; the boxes of its pieces, so that they can fly on from there. */
  takeDropped(): DOMRect[] {
    const picture = this.#dropped;
    if (!picture) return [];
    const boxes = [...picture.children].map((piece) => piece.getBoundingClientRect());
    picture.remove();
    this.#dropped = null;
    this.putDown();
    return boxes;
  }

  /** Moves the focus, once the page shows what has just changed. */
  focus(selector: string): void {
    void tick().then(() => this.root?.querySelector<HTMLElement>(selector)?.focus());
  }
}
