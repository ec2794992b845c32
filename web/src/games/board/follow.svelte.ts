// A board follows its match: a new step is animated, any other change is simply shown.
import { untrack } from "svelte";
import { moving } from "$src/app/settings.svelte";
import type { AnyEvent, MatchInfo, Step } from "$src/net/wire";
import type { BoardPlay } from "./play.svelte";
import type { Show } from "./show";

/** Names a position of a match. */
export function positionOf(match: MatchInfo): string {
  return `${match.id} ${match.ply}`;
}

/** What runs while a board shows a step. */
type Running<View> = Pick<Show<View, AnyEvent, never>, "run" | "skip" | "expect">;

/** Makes the show of a step; null for a step in which nothing moves. */
export type Perform<View, Event extends AnyEvent> = (step: Step<Event>, end: View) => Running<View> | null;

/** Call once, inside a board. Returns what skips the show. */
export function follow<View, Event extends AnyEvent>(
  play: BoardPlay<View, Event>,
  perform: Perform<View, Event>,
): () => void {
  const { table } = play;
  let known = positionOf(table.match);
  let running: Running<View> | null = null;

  function show(view: View, step: Step<Event> | null) {
    const position = positionOf(table.match);
    const moved = position !== known;
    if (!moved && running) return running.expect(view);
    known = position;
    running?.skip();
    running = moved && step && moving() && play.root ? perform(step, view) : null;
    if (running) return void run(running);
    play.performing = false;
    play.shown = view;
    if (moved && step) table.animated?.();
  }
  async function run(show: Running<View>) {
    play.performing = true;
    await show.run();
    if (running !== show) return;
    running = null;
    play.performing = false;
    table.animated?.();
  }

  $effect.pre(() => {
    const { view } = table.match;
    const { step, fresh } = table;
    untrack(() => show(view, fresh ? step : null));
  });
  return () => running?.skip();
}
