// The status in the bar asks the viewer only once the pieces lie still.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WebGame } from "$src/games/game";
import StatusPill from "$src/table/StatusPill.svelte";
import { TableStore } from "$src/table/store.svelte";
import { makeMatch, makeSnapshot, makeStep } from "../messages";
import { FakeSocket, useFakeSockets } from "../sockets";

// There is no canvas to measure words on.
vi.mock("$src/text/measure", () => ({ lineWidth: () => 0 }));

let store: TableStore;
let leave: () => void;
let pill: object;
const status = () => document.querySelector("[role=status]")!.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  document.documentElement.dataset.motion = "full";
  store = new TableStore("GLASS7");
  leave = store.follow();
  FakeSocket.latest.accept();
  FakeSocket.latest.say(makeSnapshot([3, 4]));
  const game = { question: ({ ply }: { ply: number }) => `the value of ${ply}` } as unknown as WebGame;
  document.body.replaceChildren();
  pill = mount(StatusPill, { target: document.body, props: { store, game, picked: null } });
  flushSync();
});
afterEach(async () => {
  await unmount(pill);
  leave();
  delete document.documentElement.dataset.motion;
  vi.useRealTimers();
});

test("a rolled value is not told while its die still rolls", () => {
  expect(status()).toBe("the value of 4");
  FakeSocket.latest.say({ type: "stepped", step: makeStep(5, { seat: 0 }), match: makeMatch(5) });
  flushSync();
  expect(status()).toBe("Your turn");
  store.stage.ended();
  flushSync();
  expect(status()).toBe("the value of 5");
});
