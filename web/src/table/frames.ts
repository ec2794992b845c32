// A recorded position as a board wants it: nothing can be done there.
import type { Frame, MatchInfo, Standing } from "$src/net/wire";

const OVER = -2;

/** The position of a frame; whoever acts in the next frame is the one to watch. `id` tells it from the live match. */
export function matchOf(id: string, frame: Frame, next?: Frame, standing: Standing | null = null): MatchInfo {
  return {
    id,
    ply: frame.step.ply,
    actor: next?.step.seat ?? OVER,
    view: frame.view,
    legal: [],
    clocks: null,
    undo: "none",
    offer: null,
    drawing: null,
    standing,
    missed: null,
  };
}
