import { expect, test } from "vitest";
import { isOnlyHere } from "$src/app/sharing";

test("an address of this computer is told from one that others can open", () => {
  for (const host of ["localhost:8765", "leadlight.localhost", "127.0.0.1:8765", "127.1.2.3", "[::1]:8765"])
    expect(isOnlyHere(`http://${host}/t/LIME42`)).toBe(true);
  for (const host of ["192.168.1.5:8765", "games", "leadlight.example", "localhost.example", "[fe80::1]"])
    expect(isOnlyHere(`http://${host}/t/LIME42`)).toBe(false);
});
