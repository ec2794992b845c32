// One step, shown: dice fly from the pool to a window, roll, change places; tokens go to a tool.
import { tick } from "svelte";
import type { Step } from "$src/net/wire";
import { Show } from "../../board/show";
import { VALUES } from "../components";
import { dieOf } from "../dice";
import { picture } from "../drag";
import type { Play } from "../play.svelte";
import type { SagradaEvent, SagradaView } from "../wire";
import { after, withoutSwapped } from "./stage";

const APART_MS = 40;
const TURN_MS = 130;
const ROLL_MS = 500;
const ROLLS = 5;
const TOKEN = 16;

// Events that the log describes, or that the board shows at once.
const STILL = ["StarterNamed", "PrivateDealt", "CardDealt", "WindowChosen", "ToolLaid", "ObjectiveLaid", "ValueChosen"];

/** Null when nothing moves, as when one takes a die oneself. */
export function perform(play: Play, step: Step<SagradaEvent>, end: SagradaView): Performance | null {
  const events = step.events;
  const mine = step.seat === play.viewer;
  const moves = events.some((event) => !STILL.includes(event.type) && !(mine && event.type === "DieTaken"));
  return moves ? new Performance(play, step, end) : null;
}

class Performance extends Show<SagradaView, SagradaEvent, Play> {
  perform(): Promise<void> {
    return this.showEach((event) => this.#show(event));
  }

  async #show(event: SagradaEvent): Promise<void> {
    switch (event.type) {
      case "DiePlaced":
        return this.#flyDie(event, dieOf(event.die), this.#handed(), this.#cell(event.seat, event.cell));
      case "DieMoved":
        return this.#flyDie(
          event,
          dieOf(event.die),
          this.takeDropped()[0] ?? this.#cell(event.seat, event.source),
          this.#cell(event.seat, event.target),
        );
      case "DieBagged":
        return this.#flyDie(event, dieOf(event.die), this.#held(), this.#inner(this.box("[data-bag]")));
      case "DieSwapped":
        return this.#swap(event);
      case "ToolUsed":
        return this.#pay(event);
      case "DieChanged":
        return this.#turnOver(event);
      case "DieRolled":
        return this.#roll(event, [this.#holder()]);
      case "PoolRolled":
        return this.#roll(
          event,
          this.play.slots.flatMap((slot, place) => (slot.die && !slot.held ? [place] : [])),
        );
      case "RoundEnded":
        return this.#toTrack(event);
      case "RoundBegan":
        return this.#begin();
      default:
        this.play.shown = after(this.play.shown, event);
    }
  }

  /** The die leaves its place and comes to another. */
  async #flyDie(event: SagradaEvent, die: string, from: DOMRect | null, to: DOMRect | null): Promise<void> {
    const before = this.play.shown;
    if (from && to) {
      this.play.shown = this.#lifted(before, event);
      await this.#flight(picture(die, to.width), from, to);
    }
    this.land(after(before, event));
  }

  /** The position while the die is in the air. */
  #lifted(view: SagradaView, event: SagradaEvent): SagradaView {
    if (event.type !== "DieMoved") return { ...view, hand: null };
    const dice = view.seats[event.seat]!.dice.map((die, cell) => (cell === event.source ? null : die));
    return {
      ...view,
      lifted: null,
      seats: view.seats.map((seat, number) => (number === event.seat ? { ...seat, dice } : seat)),
    };
  }

  #flight(content: string, from: DOMRect, to: DOMRect, delay = 0): Promise<void> {
    return this.fly(content, { from, to, arc: 0.12 }, { delay });
  }

  async #swap(event: Extract<SagradaEvent, { type: "DieSwapped" }>): Promise<void> {
    const hand = this.#held();
    const space = this.#inner(this.box(`[data-space="${event.round - 1}"]`));
    const before = this.play.shown;
    if (hand && space) {
      this.play.shown = withoutSwapped(before, event);
      await Promise.all([
        this.#flight(picture(dieOf(event.given), space.width), hand, space),
        this.#flight(picture(dieOf(event.taken), hand.width), space, hand),
      ]);
    }
    this.land(after(before, event));
  }

  /** Tokens, or a die, go to the tool. */
  async #pay(event: Extract<SagradaEvent, { type: "ToolUsed" }>): Promise<void> {
    const to = this.#inner(this.box(`[data-tool="${event.tool}"]`));
    const paid = event.die === null ? null : dieOf(event.die);
    const place = this.play.slots.findIndex((slot) => slot.die === paid && !slot.held);
    const from = paid ? this.#slot(place) : this.#purse(event.seat);
    if (from && to) {
      const count = paid ? 1 : event.tokens;
      const content = paid ? picture(paid, to.width) : token(TOKEN);
      await Promise.all(
        Array.from({ length: count }, (_, number) => this.#flight(content, from, to, number * APART_MS * 2)),
      );
    }
    this.land(after(this.play.shown, event));
  }

  async #turnOver(event: SagradaEvent): Promise<void> {
    const die = this.find(`[data-slot="${this.#holder()}"] [data-die]`);
    const options = { duration: TURN_MS, easing: "ease-in" };
    if (die) await this.animate(die, [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], options);
    if (this.skipped) return;
    this.play.shown = after(this.play.shown, event);
    await tick();
    if (die) await this.animate(die, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], options);
  }

  /** A few values flash by, the last one settles. */
  async #roll(event: SagradaEvent | null, places: number[]): Promise<void> {
    const wobble = places.map((place) => this.#wobble(place));
    for (let roll = 0; roll < ROLLS && !this.skipped; roll++) {
      this.play.faces = Object.fromEntries(places.map((place) => [place, 1 + Math.floor(Math.random() * VALUES)]));
      await this.pause(ROLL_MS / ROLLS);
    }
    this.play.faces = {};
    if (event && !this.skipped) this.play.shown = after(this.play.shown, event);
    await Promise.all(wobble);
  }

  async #wobble(place: number): Promise<void> {
    const die = this.find(`[data-slot="${place}"] [data-die]`);
    const frames = ["0deg", "-14deg", "12deg", "-8deg", "5deg", "0deg"].map((turn, number) => ({
      transform: `translateY(${number % 2 ? -5 : 0}px) rotate(${turn})`,
    }));
    if (die) await this.animate(die, frames, { duration: ROLL_MS, easing: "ease-out" });
  }

  /** What is left of the pool goes to the space of its round. */
  async #toTrack(event: Extract<SagradaEvent, { type: "RoundEnded" }>): Promise<void> {
    const to = this.#inner(this.box(`[data-space="${event.round - 1}"]`));
    const flights = this.play.slots.flatMap((slot, place) => {
      const from = slot.die && this.#slot(place);
      return from && to ? [{ die: slot.die!, from, to }] : [];
    });
    const before = this.play.shown;
    this.play.shown = { ...before, pool: [], hand: null };
    await Promise.all(
      flights.map(({ die, from, to }, number) => this.#flight(picture(die, to.width), from, to, number * APART_MS)),
    );
    this.land(after(before, event));
  }

  async #begin(): Promise<void> {
    this.play.shown = this.end;
    await tick();
    await this.#roll(null, [...this.play.slots.keys()]);
  }

  #holder(): number {
    return this.play.slots.findIndex((slot) => slot.held);
  }

  #held(): DOMRect | null {
    return this.#slot(this.#holder());
  }

  /** Where the die in hand sets off: where the finger left it, or at its place in the pool. */
  #handed(): DOMRect | null {
    return this.takeDropped()[0] ?? this.#held();
  }

  #slot(place: number): DOMRect | null {
    return this.box(`[data-slot="${place}"] [data-die]`);
  }

  /** A cell; on a phone a window that is not in front lies behind its tab. */
  #cell(seat: number, cell: number): DOMRect | null {
    const box = this.box(`[data-cell="${seat}-${cell}"] > use`);
    return box ? shrunk(box, 0.9) : this.#inner(this.box(`[data-seat="${seat}"]`));
  }

  #purse(seat: number): DOMRect | null {
    return this.#inner(this.box(`[data-tokens="${seat}"]`) ?? this.box(`[data-seat="${seat}"]`), TOKEN);
  }

  /** The middle of something larger, as large as a small die. */
  #inner(box: DOMRect | null, size = 22): DOMRect | null {
    return box && new DOMRect(box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, size);
  }
}

function shrunk({ x, y, width, height }: DOMRect, part: number): DOMRect {
  const rest = (1 - part) / 2;
  return new DOMRect(x + width * rest, y + height * rest, width * part, height * part);
}

function token(size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 16 16"><circle cx="8" cy="8" r="6.4" fill="var(--gold-hi)" stroke="var(--ink)" stroke-width="1.4"/></svg>`;
}
