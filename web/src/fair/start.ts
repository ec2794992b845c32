// What to do when a match is about to start: everybody has committed, and the contributions are revealed.
import type { TableInfo } from "$src/net/wire";
import { commitContribution, digestHead, headOf } from "./fair";
import { forgetContribution, noteHead, recallStart } from "./memory";

export type Start =
  | { kind: "reveal"; contribution: string }
  | { kind: "wait" } // for others
  | { kind: "elsewhere" } // this seat has committed in another browser, which has to reveal
  | { kind: "alarm"; message: string }; // the server does not keep to the order

/** Remembers the head of the match, and says what this browser should do for its seat. */
export function prepareStart(table: TableInfo, seat: number | null): Start {
  const head = headOf(table);
  if (!head || !table.revealing) return { kind: "wait" };
  const isSame = noteHead(table.code, head.commitment, digestHead(head));
  if (!isSame) return { kind: "alarm", message: "table-fair-changed" };
  if (seat === null) forgetContribution(head.commitment); // whoever stood up gives nothing
  const contribution = recallStart(head.commitment)?.contribution ?? null;
  const committed = seat === null ? null : head.commitments[seat];
  if (contribution && !committed) return { kind: "alarm", message: "table-fair-dropped" };
  if (seat === null || !table.revealing.missing.includes(seat)) return { kind: "wait" };
  const isMine = contribution !== null && committed === commitContribution(head.commitment, contribution);
  return isMine ? { kind: "reveal", contribution } : { kind: "elsewhere" };
}
