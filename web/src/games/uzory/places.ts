// Where actions take place on the board, for marks that point there.
import type { Place, Places } from "../game";
import { COLOUR_NAMES } from "./components";
import { keyOf } from "./grid";
import { parseLaying } from "./notation";

const at = (whole: string): Place => ({ whole });

export function places([action = ""]: readonly string[]): Places {
  const laying = parseLaying(action);
  if (laying) return { from: at(`[data-hand="${laying.place}"]`), to: at(`[data-cell="${keyOf(laying.cell)}"]`) };
  const named = /^name (\d)$/.exec(action)?.[1];
  if (named !== undefined) return { from: null, to: at(`[data-candidate="${Number(named) - 1}"]`) };
  const colour = /^colour (\w+)$/.exec(action)?.[1];
  if (colour !== undefined)
    return { from: null, to: at(`[data-colour="${(COLOUR_NAMES as readonly string[]).indexOf(colour)}"]`) };
  const discarded = /^discard (\d)/.exec(action)?.[1];
  return { from: discarded === undefined ? null : at(`[data-hand="${Number(discarded) - 1}"]`), to: null };
}
