import { expect, test } from "vitest";
import { toHex } from "$src/fair/fair";
import { hmac, sha256 } from "$src/fair/sha256";

const bytes = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 167 + length) % 256);
const hex = (data: ArrayBuffer) => toHex(new Uint8Array(data));

test("digests of every length up to three blocks are those of WebCrypto", async () => {
  for (let length = 0; length < 200; length += 1) {
    expect(toHex(sha256(bytes(length)))).toBe(hex(await crypto.subtle.digest("SHA-256", bytes(length))));
  }
});

test("keyed digests too, with short and long keys", async () => {
  for (const length of [1, 32, 63, 64, 65, 200]) {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    const key = await crypto.subtle.importKey("raw", bytes(length), algorithm, false, ["sign"]);
    for (const size of [0, 1, 55, 56, 64, 119, 120, 500]) {
      expect(toHex(hmac(bytes(length), bytes(size)))).toBe(hex(await crypto.subtle.sign("HMAC", key, bytes(size))));
    }
  }
});
