// Matches with fair chance, as script/web_fixtures.py writes them, and what a browser saw of them.
import { digestHead, digestRecord, headOfRecord, type Drawn, type FairRecord, type Proof } from "$src/fair/fair";
import type { Seen } from "$src/fair/memory";
import matches from "./matches.json";

export interface FairMatch {
  record: FairRecord;
  draws: Drawn[];
}

export const MATCHES = matches as unknown as Record<keyof typeof matches, FairMatch>;

/** What the browser of a seat, or of a spectator, has in mind after the match. */
export function see({ record }: FairMatch, seat: number | null = 0): Seen {
  const { commitment, match, contributions, head = null, digest = null } = record.proof;
  const contribution = seat === null ? null : (contributions[seat] ?? null);
  return {
    table: "GLASS7",
    commitment,
    match,
    contribution,
    head,
    digest,
    plies: record.actions.length,
    decisions: [],
    seed: null,
  };
}

/** The match with another record, as somebody publishes it who computes nothing anew. */
export function edit(match: FairMatch, changes: Partial<FairRecord>, proof: Partial<Proof> = {}): FairMatch {
  const { record } = match;
  return { ...match, record: { ...record, ...changes, proof: { ...record.proof, ...proof } } };
}

/** The same with digests that fit, as a thorough cheat publishes it. */
export function fixDigests(match: FairMatch): FairMatch {
  const headed = edit(match, {}, { head: digestHead(headOfRecord(match.record)) });
  return edit(headed, {}, { digest: digestRecord(headed.record) });
}
