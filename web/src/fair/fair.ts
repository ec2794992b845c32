// Chance checked again in the reader's own browser: the algorithm of src/leadlight/play/fair.py over WebCrypto.
import type { Replay } from "$src/net/wire";

const SCHEME = "leadlight-fair-1";
const WORD = 2 ** 32;

export interface Proof {
  match: string;
  commitment: string;
  contributions: (string | null)[];
  secret?: string | null;
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

/** The proof in a match's record; null while the match is running, and for a match that was not played online. */
export function proofOf({ record }: Replay): Proof | null {
  return (record as { proof?: Proof | null } | null)?.proof ?? null;
}

/** Browsers give WebCrypto to secure addresses only: https, or the same machine. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commit(secret: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", fromHex(secret))));
}

export function importSecret(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromHex(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** A number from 0 to bound - 1: the first word of the digests below the largest multiple of the bound. */
export async function drawUnit(key: CryptoKey, proof: Proof, draw: number, bound: number): Promise<number> {
  const limit = WORD - (WORD % bound);
  for (let attempt = 0; ; attempt += 1) {
    const fitting = (await words(key, message(proof, draw, attempt))).find((word) => word < limit);
    if (fitting !== undefined) return fitting % bound;
  }
}

function message(proof: Proof, draw: number, attempt: number): string {
  const contributions = proof.contributions.map((given) => given || "-");
  return [SCHEME, proof.match, ...contributions, draw, attempt].join("\n");
}

async function words(key: CryptoKey, text: string): Promise<number[]> {
  const digest = new DataView(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text)));
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
export async function recheck(key: CryptoKey, proof: Proof, drawn: Drawn, draw: number): Promise<Checked> {
  const bound = drawn.outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  const unit = await drawUnit(key, proof, draw, bound);
  return { ...drawn, unit, bound, expected: pick(drawn.outcomes, unit) };
}
