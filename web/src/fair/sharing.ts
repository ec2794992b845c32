// What to do when a decision waits for fresh shares.
import type { MatchInfo } from "$src/net/wire";
import { CHAIN, findShare } from "./chain";
import { noteDecision, recallStart } from "./memory";

export type Sharing =
  | { kind: "share"; share: string }
  | { kind: "wait" } // for others
  | { kind: "elsewhere" } // the chain of this seat is in another browser
  | { kind: "alarm"; message: string }; // the server does not keep to the order

/** Remembers the decision, and says what this browser should do for its seat. A share is given for one decision only. */
export function prepareShare(commitment: string | null, match: MatchInfo, seat: number | null): Sharing {
  const { drawing, ply } = match;
  if (!drawing || !commitment || seat === null || !drawing.missing.includes(seat)) return { kind: "wait" };
  const seen = recallStart(commitment);
  if (!seen?.seed || seen.decisions.length >= CHAIN) return { kind: "elsewhere" };
  const last = seen.decisions.at(-1);
  const isKnown = last !== undefined && last[0] === ply && last[1] === drawing.action;
  if (last && last[0] >= ply && !isKnown) return { kind: "alarm", message: "table-fair-decision" };
  if (!isKnown) noteDecision(commitment, ply, drawing.action);
  return { kind: "share", share: findShare(seen.seed, seen.decisions.length + (isKnown ? 0 : 1)) };
}
