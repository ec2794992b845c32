// What this browser saw and gave at its tables, kept so that a proof can be held against it afterwards.
import { findShare } from "./chain";
import { toHex } from "./fair";

/** Of one match, or of a start that was called off: then `match` is null. As src/leadlight/play/fair_seen.py reads it. */
export interface Seen {
  table: string;
  commitment: string; // of the host
  match: string | null; // known once the match runs
  contribution: string | null; // a spectator gives none
  head: string | null; // computed before this browser revealed its contribution
  digest: string | null; // of the record, as the end showed it
  plies: number | null; // how long the match was at its end
  decisions: [ply: number, action: string][]; // for which this browser gave fresh shares, one each
  seed: string | null; // of the chain of shares; it never leaves this browser
}

const KEY = "leadlight-fair";
const KEPT = 60;
const NOTHING = { match: null, contribution: null, head: null, digest: null, plies: null, decisions: [], seed: null };
let unsaved: Seen[] | null = null; // in a browser that keeps nothing: it plays, and remembers until the page is closed

function readAll(): Seen[] {
  if (unsaved) return unsaved;
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Partial<Seen>[];
    return all.map((seen) => ({ ...NOTHING, ...seen }) as Seen);
  } catch {
    return [];
  }
}

function keep(all: Seen[]): void {
  const kept = all.slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unsaved = null;
  } catch {
    unsaved = kept;
  }
}

/** Changes what is remembered for a commitment of the host; the newest entry counts. */
function amend(commitment: string, change: (seen: Seen) => Partial<Seen>): void {
  const all = readAll();
  const place = all.findLastIndex((seen) => seen.commitment === commitment);
  const found = all[place];
  if (found) keep(all.with(place, { ...found, ...change(found) }));
}

/**
 * The random number to give for a commitment of the host; asked again, the same.
 * Null if a match was already played with this commitment: its secret is known by now.
 */
export function contribute(table: string, commitment: string): string | null {
  const open = recallStart(commitment);
  if (open?.match) return null;
  if (open?.contribution) return open.contribution;
  const seed = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const contribution = findShare(seed, 0);
  if (open) amend(commitment, () => ({ contribution, seed }));
  else keep([...readAll(), { ...NOTHING, table, commitment, contribution, seed }]);
  return contribution;
}

/** A number that was drawn for a match is not given to it. */
export function forgetContribution(commitment: string): void {
  amend(commitment, () => ({ contribution: null, seed: null }));
}

/** What may leave this browser, as text. */
export function describe(seen: Seen[]): string {
  return JSON.stringify(seen, (name, value: unknown) => (name === "seed" ? undefined : value));
}

/** What is remembered for the start or the match with this commitment of the host. */
export function recallStart(commitment: string): Seen | null {
  return readAll().findLast((seen) => seen.commitment === commitment) ?? null;
}

/** The head with which a match is about to start. Returns false if another one was shown for the same commitment. */
export function noteHead(table: string, commitment: string, head: string): boolean {
  const known = recallStart(commitment);
  const isOther = known?.head ? known.head !== head : false;
  if (known && !isOther) amend(commitment, () => ({ head }));
  else keep([...readAll(), { ...NOTHING, table, commitment, head, contribution: known?.contribution ?? null }]);
  return !isOther;
}

/** A decision for which this browser gives a fresh share. */
export function noteDecision(commitment: string, ply: number, action: string): void {
  amend(commitment, ({ decisions }) => ({ decisions: [...decisions, [ply, action]] }));
}

/** The match that started with a commitment of the host. */
export function noteMatch(commitment: string, match: string): void {
  amend(commitment, (seen) => ({ match: seen.match ?? match }));
}

/** How long the match was at its end, and the digest that was shown then. What was shown first counts. */
export function noteEnd(match: string, plies: number, digest: string | null): void {
  const seen = recall(match).findLast((each) => each.match === match);
  if (seen && seen.plies === null) amend(seen.commitment, () => ({ plies, digest }));
}

/** Everything that was seen at the table of a match, the oldest first; empty if this browser did not see the match. */
export function recall(match: string): Seen[] {
  const all = readAll();
  const own = all.filter((seen) => seen.match === match || (!seen.match && seen.commitment.startsWith(match)));
  if (own.length === 0) return [];
  const tables = own.map((seen) => seen.table);
  const commitments = own.map((seen) => seen.commitment);
  return all.filter((seen) => tables.includes(seen.table) || commitments.includes(seen.commitment));
}
