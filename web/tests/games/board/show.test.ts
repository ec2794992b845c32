// Pieces that have flown to their places stay in sight until the board itself draws them there.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Show } from "$src/games/board/show";
import { BoardPlay } from "$src/games/board/play.svelte";
import type { AnyEvent } from "$src/net/wire";
import { makeStep } from "../../messages";
import { FakeTable } from "../../table.svelte";

class Play extends BoardPlay<string, AnyEvent> {
  review(): void {}
  foresee(): void {}
  putDown(): void {}
}

class TwoFlights extends Show<string, AnyEvent, Play> {
  async perform(): Promise<void> {
    const way = { from: new DOMRect(0, 0, 9, 9), to: new DOMRect(90, 0, 9, 9), arc: 0 };
    await Promise.all([this.fly("first", way), this.fly("second", way, { delay: 40 })]);
    this.land("landed");
    await this.pause(10);
  }
}

let play: Play;
let arrive: (() => void)[];
const inSight = () => [...play.root!.children].map((piece) => piece.textContent);

beforeEach(() => {
  vi.useFakeTimers();
  arrive = [];
  play = new Play(new FakeTable<string, AnyEvent>({ ply: 1, actor: 0, legal: [], view: "before" }));
  play.root = document.createElement("div");
  Element.prototype.animate = () => {
    const finished = new Promise<void>((resolve) => arrive.push(resolve));
    return { finished, finish: arrive.at(-1)! } as unknown as Animation;
  };
});
afterEach(() => vi.useRealTimers());

test("a piece that arrives before the others waits for them at its place", async () => {
  const run = new TwoFlights(play, makeStep(1, { seat: 0 }), "end").run();
  expect(inSight()).toEqual(["first", "second"]);
  arrive[0]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(inSight()).toEqual(["first", "second"]);
  expect(play.shown).toBe("before");
  arrive[1]!();
  await vi.advanceTimersByTimeAsync(0);
  expect(inSight()).toEqual([]);
  expect(play.shown).toBe("landed");
  await vi.advanceTimersByTimeAsync(10);
  await run;
  expect(play.shown).toBe("end");
});

test("a skipped show leaves nothing in the air", async () => {
  const show = new TwoFlights(play, makeStep(1, { seat: 0 }), "end");
  const run = show.run();
  arrive[0]!();
  await vi.advanceTimersByTimeAsync(0);
  show.skip();
  await run;
  expect(inSight()).toEqual([]);
  expect(play.shown).toBe("end");
});
