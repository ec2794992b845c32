// One step, shown on a board: pieces move, and a click skips to the end.
import type { AnyEvent, Step } from "$src/net/wire";
import { FLY, flightFrames, type Way } from "./flight";
import type { BoardPlay } from "./play.svelte";

const FLIGHT_MS = 320;
const PAUSE_MS = 250; // after somebody else's step

/** When a piece sets off, in milliseconds, and how long it flies. */
interface Timing {
  delay?: number;
  duration?: number;
}

export abstract class Show<View, Event extends AnyEvent, Play extends BoardPlay<View, Event>> {
  protected skipped = false;
  #running = new Set<Animation>();
  #landed: HTMLElement[] = []; // they stay until the board itself draws what they are pictures of
  #wake: (() => void) | null = null;

  constructor(
    protected readonly play: Play,
    protected readonly step: Step<Event>,
    protected end: View,
  ) {}

  /** Moves the pieces; what it leaves out is there at the end. */
  protected abstract perform(): Promise<void>;

  async run(): Promise<void> {
    await this.perform();
    this.land(this.end);
    if (this.step.seat !== this.play.viewer) await this.pause(PAUSE_MS);
  }

  /** Jumps to the end. */
  skip(): void {
    this.skipped = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
    this.clearLanded();
    this.play.shown = this.end;
  }

  /** The server has sent the same position again. */
  expect(end: View): void {
    this.end = end;
  }

  /** Shows a position, and takes away the pieces that have flown to their places in it. Skipped, the end is there already. */
  protected land(view: View): void {
    if (this.skipped) return;
    this.clearLanded();
    this.play.shown = view;
  }

  protected clearLanded(): void {
    for (const piece of this.#landed.splice(0)) piece.remove();
  }

  /** Where the pieces lie that the viewer has dragged to their target; nothing if they were not dragged. */
  protected takeDropped(): DOMRect[] {
    return this.step.seat === this.play.viewer ? this.play.takeDropped() : [];
  }

  /** Shows the events of the step one after the other. */
  protected async showEach(show: (event: Event) => Promise<void> | void): Promise<void> {
    for (const event of this.step.events) {
      if (this.skipped) return;
      await show(event);
    }
  }

  protected async animate(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (this.skipped) return;
    const animation = element.animate(frames, options);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  protected async pause(ms: number): Promise<void> {
    if (this.skipped) return;
    await new Promise<void>((done) => {
      this.#wake = done;
      setTimeout(done, ms);
    });
  }

  /** Draws something over the board, at the corner of the page; whoever makes it moves it and takes it away. */
  protected makePiece(content: string): HTMLElement {
    const piece = document.createElement("div");
    piece.className = "flying";
    piece.setAttribute("aria-hidden", "true");
    piece.innerHTML = content;
    this.play.root!.append(piece);
    return piece;
  }

  /** Lets a piece, drawn as `content`, fly from one place to another, where it stays until the next `land`. */
  protected async fly(content: string, way: Way, { delay = 0, duration = FLIGHT_MS }: Timing = {}): Promise<void> {
    const piece = this.makePiece(content);
    piece.style.transformOrigin = "0 0";
    await this.animate(piece, flightFrames(way), { duration, delay, easing: FLY, fill: "both" });
    if (this.skipped) piece.remove();
    else this.#landed.push(piece);
  }

  protected find(selector: string): Element | null {
    return this.play.root?.querySelector(selector) ?? null;
  }

  protected box(selector: string): DOMRect | null {
    return this.find(selector)?.getBoundingClientRect() ?? null;
  }
}
