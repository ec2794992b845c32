// What this browser saw and gave before a match, kept so that the proof can be held against it afterwards.
import { toHex } from "./fair";

export interface Seen {
  table: string;
  match: string | null; // known once the match runs
  commitment: string;
  contribution: string;
}

const KEY = "leadlight-fair";
const KEPT = 60;

function readAll(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Seen[];
  } catch {
    return [];
  }
}

function keep(all: Seen[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(-KEPT)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Before the match: the random number to give for a commitment. The first one counts, so it is given again. */
export function contribute(table: string, commitment: string): string {
  const all = readAll();
  const open = all.find((seen) => seen.table === table && seen.match === null);
  if (open?.commitment === commitment) return open.contribution;
  const contribution = toHex(crypto.getRandomValues(new Uint8Array(16)));
  keep([...all.filter((seen) => seen !== open), { table, match: null, commitment, contribution }]);
  return contribution;
}

/** Once the match runs, what was remembered for the table belongs to it. */
export function bind(table: string, match: string): void {
  const all = readAll();
  const open = all.find((seen) => seen.table === table && seen.match === null);
  if (!open || all.some((seen) => seen.match === match)) return;
  open.match = match;
  keep(all);
}

export function recall(match: string): Seen | null {
  return readAll().find((seen) => seen.match === match) ?? null;
}
