// Where actions take place on the board, for marks that point there.
import type { MatchInfo } from "$src/net/wire";
import type { Places } from "../game";
import { CELL_CODES } from "./components";
import type { SagradaView } from "./wire";

/** The cell that an action names, on the window of a seat. */
function cellOf(action: string | undefined, seat: number): string | null {
  const code = /^(?:place|lift|move) (r\dc\d)$/.exec(action ?? "")?.[1];
  return code === undefined ? null : `[data-cell="${seat}-${(CELL_CODES as readonly string[]).indexOf(code)}"]`;
}

/** A die of the pool. */
function dieOf(action: string): string | null {
  const die = /^(?:take|pay|swap \d+) (\w\d)$/.exec(action)?.[1];
  return die === undefined ? null : `[data-pool="${die}"]`;
}

export function places([action = "", next]: readonly string[], match: MatchInfo<SagradaView>, seat: number): Places {
  const tool = /^tool (\d+)$/.exec(action)?.[1];
  if (tool !== undefined) return { from: `[data-tool="${Number(tool) - 1}"]`, to: null };
  const space = /^swap (\d+) /.exec(action)?.[1];
  if (space !== undefined) return { from: dieOf(action), to: `[data-space="${Number(space) - 1}"]` };
  const die = dieOf(action);
  if (die) return { from: die, to: cellOf(next, seat) };
  const window = /^window (\d)$/.exec(action)?.[1];
  if (window !== undefined) return { from: null, to: `[data-offered="${Number(window) - 1}"]` };
  const lifted = match.view.lifted;
  const from = action.startsWith("move") && lifted !== null ? `[data-cell="${seat}-${lifted}"]` : null;
  const held = action.startsWith("place") ? "[data-held]" : null;
  return { from: from ?? held, to: cellOf(action, seat) };
}
