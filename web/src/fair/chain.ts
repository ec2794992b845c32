// A chain of numbers, each the SHA-256 of the next: whoever knows one knows all before it, and none after it.
import { fromHex, toHex } from "./fair";
import { sha256 } from "./sha256";

export const CHAIN = 1000; // drawings; the longest matches have a few hundred

/** Share number `count` of the chain with this seed; number 0 is the contribution. */
export function findShare(seed: string, count: number): string {
  let number: Uint8Array = fromHex(seed);
  for (let left = CHAIN - count; left > 0; left -= 1) number = sha256(number);
  return toHex(number);
}
