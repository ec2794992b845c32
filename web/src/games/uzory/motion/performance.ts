// One step, shown: a tile flies to its cell, frames close one after the other, tokens are stamped on them.
import { tick } from "svelte";
import type { Step } from "$src/net/wire";
import { Show } from "../../board/show";
import { GLIDE_MS, reach } from "../camera.svelte";
import { keyOf } from "../grid";
import type { Play } from "../play.svelte";
import type { FrameClosed, PatternFinished, TileLaid, UzoryEvent, UzoryView } from "../wire";
import { after } from "./stage";

const LAND_MS = 240;
const CLOSE_MS = 800;
const STAMP_MS = 260;

const MOVING = ["TileLaid", "FrameClosed", "PatternFinished", "TurnSkipped"];

/** Null when nothing moves. */
export function perform(play: Play, step: Step<UzoryEvent>, end: UzoryView): Performance | null {
  const events = step.events;
  return events.some((event) => MOVING.includes(event.type)) ? new Performance(play, step, end) : null;
}

class Performance extends Show<UzoryView, UzoryEvent, Play> {
  perform(): Promise<void> {
    return this.showEach((event) => this.#show(event));
  }

  async #show(event: UzoryEvent): Promise<void> {
    switch (event.type) {
      case "TileLaid":
        return this.#lay(event);
      case "FrameClosed":
        return this.#close(event);
      case "PatternFinished":
        return this.#stamp(event);
      default:
        this.play.shown = after(this.play.shown, event);
    }
  }

  /** My tile lies in sight already, and the field follows when all is done; others fly once the field shows their cell. */
  async #lay(event: TileLaid): Promise<void> {
    const mine = event.seat === this.play.viewer;
    const from = mine ? this.takeDropped()[0] : this.box(`[data-seat="${event.seat}"] svg`);
    const view = after(this.play.shown, event);
    if (!mine && this.play.camera.fit(reach(view), false)) await this.pause(GLIDE_MS);
    if (this.skipped) return;
    this.play.shown = view;
    await tick();
    const tile = this.find(`[data-tile="${keyOf(event.cell)}"]`);
    if (!tile) return;
    if (from) await this.#flyTile(tile as SVGElement, from, tile.getBoundingClientRect());
    await this.animate(tile, [{ transform: "scale(1.06)" }, { transform: "none" }], {
      duration: LAND_MS,
      easing: "ease-out",
    });
  }

  /** The tile on the floor is hidden until its picture has arrived. */
  async #flyTile(tile: SVGElement, from: DOMRect, to: DOMRect): Promise<void> {
    tile.style.visibility = "hidden";
    const content = `<svg viewBox="0 0 100 100" width="${to.width}" height="${to.height}">${tile.innerHTML}</svg>`;
    await this.fly(content, { from, to, arc: 0.12 });
    tile.style.visibility = "";
    this.clearLanded();
  }

  /** Gold runs along the line. */
  async #close(event: FrameClosed): Promise<void> {
    const owned = event.candidates.length === 1;
    const before = after(this.play.shown, event);
    const frames = before.frames.map((frame, number) =>
      number === event.frame && owned ? { ...frame, scorer: event.candidates[0]! } : frame,
    );
    this.play.shown = { ...before, frames };
    await tick();
    const token = this.find(`[data-token="${event.frame}"]`);
    if (token && owned) (token as SVGElement).style.visibility = "hidden";
    const line = this.find(`[data-line="${event.frame}"]`);
    await Promise.all([...(line?.children ?? [])].map((path) => this.#run(path)));
    if (token) (token as SVGElement).style.visibility = "";
  }

  #run(path: Element): Promise<void> {
    const duration = CLOSE_MS - STAMP_MS;
    if (path.classList.contains("glow")) {
      const opacity = Number(getComputedStyle(path).opacity);
      const swell = [{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: opacity * 1.4, offset: 0.8 }, { opacity }];
      return this.animate(path, swell, { duration, easing: "ease-out" });
    }
    const draw = [
      { strokeDasharray: "1 1", strokeDashoffset: "1" },
      { strokeDasharray: "1 1", strokeDashoffset: "0" },
    ];
    return this.animate(path, draw, { duration, easing: "ease-out" });
  }

  async #stamp(event: PatternFinished): Promise<void> {
    this.play.shown = after(this.play.shown, event);
    await tick();
    const token = this.find(`[data-token="${event.frame}"]`);
    const frames = [
      { transform: "scale(1.7)", opacity: 0 },
      { transform: "scale(1.3)", opacity: 1, offset: 0.4 },
      { transform: "scale(1)", opacity: 1 },
    ];
    if (token) await this.animate(token, frames, { duration: STAMP_MS, easing: "ease-out" });
  }
}
