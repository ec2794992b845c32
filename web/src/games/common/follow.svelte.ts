// A board follows its match: a new step is shown, anything else is simply there.
import { untrack } from "svelte";
import { moving } from "$src/app/settings.svelte";
import type { AnyEvent, MatchInfo, Step } from "$src/net/wire";
import type { BoardProps } from "../game";
import type { Scene, Show } from "./show";

/** Which position of which match. */
export function positionOf(match: MatchInfo): string {
  return `${match.id} ${match.ply}`;
}

/** Call once, inside a board. `make` returns null for a step in which nothing moves. Returns what skips the show. */
export function follow<View, Event extends AnyEvent>(
  table: BoardProps<View, Event>,
  scene: Scene<View>,
  make: (step: Step<Event>, end: View) => Show<View, Event> | null,
): () => void {
  let known = positionOf(table.match);
  let running: Show<View, Event> | null = null;

  function show(view: View, step: Step<Event> | null) {
    const position = positionOf(table.match);
    const moved = position !== known;
    if (!moved && running) return running.expect(view);
    known = position;
    running?.skip();
    running = moved && step && moving() && scene.root ? make(step, view) : null;
    if (running) return void perform(running);
    scene.performing = false;
    scene.shown = view;
    if (moved && step) table.animated?.();
  }
  async function perform(show: Show<View, Event>) {
    scene.performing = true;
    await show.run();
    if (running !== show) return;
    running = null;
    scene.performing = false;
    table.animated?.();
  }

  $effect.pre(() => {
    const { view } = table.match;
    const { step, fresh } = table;
    untrack(() => show(view, fresh ? step : null));
  });
  return () => running?.skip();
}
