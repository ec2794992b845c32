// Where actions take place on the board, for marks that point there.
import type { MatchInfo } from "$src/net/wire";
import type { Place, Places } from "../game";
import { CELL_CODES } from "./components";
import type { SagradaView } from "./wire";

const at = (whole: string): Place => ({ whole });

/** The cell that an action names, on the window of a seat. */
function cellOf(action: string | undefined, seat: number): Place | null {
  const code = /^(?:place|lift|move) (r\dc\d)$/.exec(action ?? "")?.[1];
  return code === undefined ? null : at(`[data-cell="${seat}-${(CELL_CODES as readonly string[]).indexOf(code)}"]`);
}

/** The die of the pool that an action names. */
function dieOf(action: string): Place | null {
  const die = /^(?:take|pay|swap \d+) (\w\d)$/.exec(action)?.[1];
  return die === undefined ? null : at(`[data-pool="${die}"]`);
}

/** What follows the first action tells where a die is likely to go. */
export function places([action = "", next]: readonly string[], match: MatchInfo<SagradaView>, seat: number): Places {
  const tool = /^tool (\d+)$/.exec(action)?.[1];
  if (tool !== undefined) return { from: at(`[data-tool="${Number(tool) - 1}"]`), to: null };
  const window = /^window (\d)$/.exec(action)?.[1];
  if (window !== undefined) return { from: null, to: at(`[data-offered="${Number(window) - 1}"]`) };
  const die = dieOf(action);
  const space = /^swap (\d+) /.exec(action)?.[1];
  if (die) return { from: die, to: space ? at(`[data-space="${Number(space) - 1}"]`) : cellOf(next, seat) };
  return { from: handOf(action, match.view, seat), to: cellOf(action, seat) };
}

/** The die that a seat is about to put somewhere. */
function handOf(action: string, { lifted }: SagradaView, seat: number): Place | null {
  if (action.startsWith("move") && lifted !== null) return at(`[data-cell="${seat}-${lifted}"]`);
  return action.startsWith("place") ? at("[data-held]") : null;
}
