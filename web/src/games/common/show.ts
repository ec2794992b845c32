// One step, shown on a board: pieces move, and a click skips to the end.
import type { AnyEvent, Step } from "$src/net/wire";

/** What a show needs of the board it plays on. */
export interface Scene<View> {
  shown: View; // the position on the board; it lags behind the match while pieces move
  performing: boolean;
  root: HTMLElement | undefined;
}

export abstract class Show<View, Event extends AnyEvent> {
  protected skipped = false;
  #running = new Set<Animation>();
  #wake: (() => void) | null = null;

  constructor(
    protected readonly scene: Scene<View>,
    protected readonly step: Step<Event>,
    protected end: View,
  ) {}

  abstract run(): Promise<void>;

  /** Jump to the end. */
  skip(): void {
    this.skipped = true;
    for (const animation of this.#running) animation.finish();
    this.#wake?.();
    this.scene.shown = this.end;
  }

  /** The same position was told again. */
  expect(end: View): void {
    this.end = end;
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

  protected find(selector: string): Element | null {
    return this.scene.root?.querySelector(selector) ?? null;
  }

  protected box(selector: string): DOMRect | null {
    return this.find(selector)?.getBoundingClientRect() ?? null;
  }
}
