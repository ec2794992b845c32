// Where actions take place on the board, for marks that point there.
import type { Places } from "../game";
import { COLOUR_NAMES } from "./components";
import { keyOf } from "./grid";
import { parseLaying } from "./notation";

export function places([action = ""]: readonly string[]): Places {
  const laying = parseLaying(action);
  if (laying) return { from: `[data-hand="${laying.place}"]`, to: `[data-cell="${keyOf(laying.cell)}"]` };
  const named = /^name (\d)$/.exec(action)?.[1];
  if (named !== undefined) return { from: null, to: `[data-candidate="${Number(named) - 1}"]` };
  const colour = /^colour (\w+)$/.exec(action)?.[1];
  if (colour !== undefined)
    return { from: null, to: `[data-colour="${(COLOUR_NAMES as readonly string[]).indexOf(colour)}"]` };
  const discarded = /^discard (\d)/.exec(action)?.[1];
  return { from: discarded === undefined ? null : `[data-hand="${Number(discarded) - 1}"]`, to: null };
}
