// Fair chance as src/leadlight/play/fair.py describes it, computed by the reader's own browser.
import type { CalledOff, Replay, TableInfo } from "$src/net/wire";
import { hmac, sha256 } from "./sha256";

const SCHEMES: Record<number, string> = { 1: "leadlight-fair-1", 2: "leadlight-fair-2" };
const WORD = 2 ** 32;

export interface Proof {
  match: string;
  commitment: string; // of the host, to the secret
  contributions: (string | null)[];
  secret?: string | null;
  scheme?: number; // 1 where it is missing
  commitments?: (string | null)[]; // of the seats, to their contributions
  called_off?: CalledOff[];
  head?: string | null;
  digest?: string | null;
  shares?: (string | null)[][] | null; // by drawing and seat, where the table asked for fresh ones
}

/** What is fixed before any contribution is revealed. */
export interface Head {
  commitment: string;
  game: string;
  version: number;
  options: Record<string, string | number | boolean>;
  seats: { name: string; bot?: string | null }[];
  commitments: (string | null)[];
  called_off: CalledOff[];
  fresh: boolean; // players give fresh shares
}

/** The record of an online match, as far as its chance is concerned. */
export interface FairRecord {
  game: string;
  version: number;
  options: Record<string, string | number | boolean>;
  seats: { name: string; bot?: string | null }[];
  actions: string[];
  result: { scores: number[]; places: number[]; resigned?: number[] } | null;
  proof: Proof;
}

export interface Drawn {
  ply: number;
  action: string;
  outcomes: [string, number][];
}

/** One draw done again: number `unit` of `bound` units of weight, which stands for `expected`. */
export interface Checked extends Drawn {
  unit: number;
  bound: number;
  expected: string;
}

/** The record of a replay, if it has a proof; null while the match is running, and for a match played elsewhere. */
export function fairRecordOf({ record }: Replay): FairRecord | null {
  const found = record as (Omit<FairRecord, "proof"> & { proof?: Proof | null }) | null;
  return found?.proof ? { ...found, proof: found.proof } : null;
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const digestText = (text: string) => toHex(sha256(new TextEncoder().encode(text)));

export function commit(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

export function nameMatch(commitment: string): string {
  return commitment.slice(0, 16);
}

/** Whether a share is the next of a chain after a number. */
export function follows(share: string, number: string | null): boolean {
  return commit(share) === number;
}

/** The commitment of a seat; it contains that of the host, so it was made after it. */
export function commitContribution(commitment: string, contribution: string): string {
  return digestText([SCHEMES[2], commitment, contribution].join("\n"));
}

/** The head of the match that is about to start at a table; null while contributions are not yet revealed. */
export function headOf({ game, options, seats, commitment, revealing, fresh_shares: fresh }: TableInfo): Head | null {
  if (!revealing || !commitment) return null;
  const { version, commitments, called_off } = revealing;
  const named = seats.map(({ name, bot }) => ({ name: name ?? "?", bot }));
  return { commitment, game, version, options, seats: named, commitments, called_off, fresh };
}

export function headOfRecord({ game, version, options, seats, proof }: FairRecord): Head {
  const { commitment, commitments = [], called_off = [], shares = null } = proof;
  return { commitment, game, version, options, seats, commitments, called_off, fresh: shares !== null };
}

export function digestHead(head: Head): string {
  const { commitment, game, version, options, seats, commitments, called_off, fresh } = head;
  const sorted = Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
  const people = seats.map(({ name, bot }) => [name, bot ?? null]);
  const starts = called_off.map((start) => [start.commitment, start.missing]);
  const fixed = [SCHEMES[2], commitment, game, version, sorted, people, commitments, starts, fresh];
  return digestText(JSON.stringify(fixed));
}

export function digestRecord(record: FairRecord): string {
  const { result, actions } = record;
  const ending = result && [result.scores, result.places, result.resigned ?? []];
  return digestText(JSON.stringify([digestHead(headOfRecord(record)), actions, ending]));
}

/** A number from 0 to bound - 1: the first word of the digests below the largest multiple of the bound. */
export function drawUnit(secret: Uint8Array, proof: Proof, draw: number, bound: number): number {
  const limit = WORD - (WORD % bound);
  for (let attempt = 0; ; attempt += 1) {
    const fitting = words(secret, message(proof, draw, attempt)).find((word) => word < limit);
    if (fitting !== undefined) return fitting % bound;
  }
}

/** The numbers of the seats are those of the proof's last drawing. */
function message(proof: Proof, draw: number, attempt: number): string {
  const { scheme = 1 } = proof;
  const numbers = proof.shares?.at(-1) ?? proof.contributions;
  const fixed = scheme === 1 ? proof.match : proof.head || "-";
  return [SCHEMES[scheme], fixed, ...numbers.map((given) => given || "-"), draw, attempt].join("\n");
}

function words(secret: Uint8Array, text: string): number[] {
  const digest = new DataView(hmac(secret, new TextEncoder().encode(text)).buffer);
  return Array.from({ length: 8 }, (_, place) => digest.getUint32(place * 4));
}

/** The outcome that holds the unit, counted through the weights in their order. */
export function pick(outcomes: [string, number][], unit: number): string {
  let left = unit;
  for (const [action, weight] of outcomes) {
    if (left < weight) return action;
    left -= weight;
  }
  throw new RangeError(`no outcome holds unit ${unit}`);
}

/** Draw number `draw` of the match done again. */
export function recheck(secret: Uint8Array, proof: Proof, drawn: Drawn, draw: number): Checked {
  const bound = drawn.outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  const unit = drawUnit(secret, proof, draw, bound);
  return { ...drawn, unit, bound, expected: pick(drawn.outcomes, unit) };
}
