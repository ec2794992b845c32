// One step, shown: panes fly, leftovers slide, a full strip lights up, turns over and leaves a pane in its window.
import { tick } from "svelte";
import type { Step } from "$src/net/wire";
import type { PaneKept, PanesPlaced, PanesTaken, SintraEvent, SintraView } from "../wire";
import { Show } from "../../board/show";
import { COLOUR_CODES } from "../components";
import type { Play } from "../play.svelte";
import { spacesOf, spacesTaken, spread } from "../spaces";
import { drawPane, shardFrames, SHARDS, type Flight } from "./flights";
import { arrived, find, lifted, stepped, walked } from "./stage";

const FLIGHT_MS = 320;
const APART_MS = 40;
const SLIDE_MS = 220;
const BREAK_MS = 380;
const SHINE_MS = 420;
const TURN_MS = 180;

export function perform(play: Play, step: Step<SintraEvent>, end: SintraView): Performance {
  return new Performance(play, step, end);
}

class Performance extends Show<SintraView, SintraEvent, Play> {
  get #events(): SintraEvent[] {
    return this.step.events;
  }

  async perform(): Promise<void> {
    const taken = find(this.#events, "PanesTaken");
    const placed = find(this.#events, "PanesPlaced");
    const kept = find(this.#events, "PaneKept");
    if (taken) await this.#move(taken, placed);
    const full = find(this.#events, "StripCompleted") ?? kept;
    if (full && !this.skipped) await this.#shine(full.seat, full.slot);
    if (kept && !this.skipped) await this.#keep(kept);
  }

  async #move(taken: PanesTaken, placed: PanesPlaced | null): Promise<void> {
    const before = this.play.shown;
    const from = this.#places(taken);
    const flights = [...this.#taking(before, from, placed), ...this.#leftovers(before, taken)];
    const broken = this.#breaking(taken, from, placed);
    const away = lifted(before, taken);
    this.play.shown = placed ? walked(away, placed.seat, placed.slot) : away;
    await Promise.all([...flights, ...broken].map((flight) => this.#flyPane(flight)));
    if (this.skipped) return;
    const there = stepped(arrived(before, taken, placed), this.#events);
    this.land(placed ? walked(there, placed.seat, placed.slot) : there);
    await tick();
    await Promise.all(broken.map((flight) => this.#shatter(flight)));
  }

  /** Where each of the taken panes sets off: where the finger left it, or at its source. */
  #places(taken: PanesTaken): (DOMRect | null)[] {
    const dropped = this.takeDropped();
    return Array.from({ length: taken.count }, (_, number) =>
      dropped.length ? dropped[Math.min(number, dropped.length - 1)]! : this.#pane(taken.source, taken.colour, number),
    );
  }

  #taking(view: SintraView, places: (DOMRect | null)[], placed: PanesPlaced | null): Flight[] {
    if (!placed) return [];
    const spaces = spacesOf(view.seats[placed.seat]!.slots[placed.slot]!);
    return spacesTaken(spaces, placed).flatMap((space, number) => {
      const from = places[number];
      const to = this.#space(placed.seat, placed.slot, space);
      return from && to ? [flight(placed.colour, from, to, number * APART_MS, FLIGHT_MS)] : [];
    });
  }

  #breaking(taken: PanesTaken, places: (DOMRect | null)[], placed: PanesPlaced | null): Flight[] {
    const count = find(this.#events, "PanesBroke")?.count ?? 0;
    const to = placed ? this.#space(placed.seat, placed.slot, 4) : this.box(`[data-glass="${taken.seat}"]`);
    return Array.from({ length: count }).flatMap((_, number) => {
      const from = places[(placed?.count ?? 0) + number];
      if (!from || !to) return [];
      const size = placed ? to.width : Math.min(from.width, 30);
      const below = new DOMRect(to.x + (number - (count - 1) / 2) * 10, to.y + (placed ? size * 0.6 : 0), size, size);
      return [flight(taken.colour, from, below, number * APART_MS, FLIGHT_MS)];
    });
  }

  #leftovers(view: SintraView, taken: PanesTaken): Flight[] {
    const centre = taken.source ? this.box('[data-source="0"]') : null;
    if (!centre) return [];
    const left = spread(view.sources[taken.source]!).filter((colour) => colour !== taken.colour);
    return left.flatMap((colour, number) => {
      const same = left.slice(0, number).filter((other) => other === colour).length;
      const from = this.#pane(taken.source, colour, same);
      if (!from) return [];
      const x = centre.x + centre.width / 2 + (number - left.length / 2) * from.width;
      const to = new DOMRect(x, centre.y + (centre.height - from.height) / 2, from.width, from.height);
      return [{ ...flight(colour, from, to, 60, SLIDE_MS), arc: 0 }];
    });
  }

  async #shine(seat: number, slot: number): Promise<void> {
    const at = this.box(`[data-place="${seat}-${slot}"] [data-body]`);
    if (!at) return;
    const light = this.makePiece("");
    Object.assign(light.style, {
      width: `${at.width}px`,
      height: `${at.height * 0.4}px`,
      borderRadius: "8px",
      background: "linear-gradient(#fff0,#fffbe0d9,#fff0)",
    });
    await this.animate(
      light,
      [
        { transform: `translate(${at.x}px,${at.y - at.height * 0.2}px)`, opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { opacity: 1, offset: 0.8 },
        { transform: `translate(${at.x}px,${at.y + at.height * 0.8}px)`, opacity: 0 },
      ],
      { duration: SHINE_MS, easing: "ease-out" },
    );
    light.remove();
  }

  /** The kept pane drops into the window while the strip turns over. */
  async #keep(kept: PaneKept): Promise<void> {
    const body = this.find(`[data-place="${kept.seat}-${kept.slot}"] [data-body]`);
    const from = this.#space(kept.seat, kept.slot, 4);
    const window = this.box(`[data-window="${kept.seat}-${kept.slot}"] path`);
    if (!body || !from || !window) return;
    const size = Math.min(from.width, window.width);
    const y = window.y + window.height * (kept.upper ? 0.3 : 0.68) - size / 2;
    const to = new DOMRect(window.x + (window.width - size) / 2, y, size, size);
    const turning = { duration: TURN_MS, easing: "ease-in" };
    await Promise.all([
      this.#flyPane(flight(kept.colour, from, to, 0, FLIGHT_MS)),
      this.animate(body, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], {
        ...turning,
        delay: FLIGHT_MS - TURN_MS,
      }),
    ]);
    if (this.skipped) return;
    this.land(this.end);
    await tick();
    await this.animate(body, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], {
      duration: TURN_MS,
      easing: "ease-out",
    });
  }

  #flyPane(flight: Flight): Promise<void> {
    return this.fly(drawPane(flight.code, flight.to.width), flight, flight);
  }

  async #shatter({ code, to }: Flight): Promise<void> {
    const options = { duration: BREAK_MS, easing: "ease-in", fill: "both" as const };
    const shards = SHARDS.map((shape) => {
      const shard = this.makePiece(drawPane(code, to.width));
      (shard.firstElementChild as SVGElement).style.clipPath = shape;
      return shard;
    });
    await Promise.all(shards.map((shard, number) => this.animate(shard, shardFrames(to, number), options)));
    for (const shard of shards) shard.remove();
  }

  #pane(source: number, colour: number, number: number): DOMRect | null {
    const panes = this.play.root?.querySelectorAll(`[data-pane="${source}-${colour}"]`);
    return panes?.length ? panes[Math.min(number, panes.length - 1)]!.getBoundingClientRect() : null;
  }

  /** A space of a strip; on a phone a board that is not in front lies behind its tab. */
  #space(seat: number, slot: number, space: number): DOMRect | null {
    const here = this.box(`[data-place="${seat}-${slot}"] [data-space="${space}"]`);
    if (here) return here;
    const tab = this.box(`[data-seat="${seat}"]`);
    return tab && new DOMRect(tab.x + tab.width / 2 - 10, tab.y + tab.height / 2 - 10, 20, 20);
  }
}

function flight(colour: number, from: DOMRect, to: DOMRect, delay: number, duration: number): Flight {
  return { code: COLOUR_CODES[colour]!, from, to, delay, duration, arc: 0.12 };
}
