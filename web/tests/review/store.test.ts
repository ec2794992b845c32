import { beforeEach, expect, test, vi } from "vitest";
import { api, ApiError } from "$src/net/api";
import type { Replay, ReviewStatus } from "$src/net/wire";
import { ReviewStore } from "$src/review/store.svelte";
import position from "../positions/sintra.json";

const frames = [0, 1, 2].map((ply) => ({
  step: { ply, seat: ply ? 0 : -1, action: "", events: [], at: 0 },
  view: (position as unknown as Record<string, { match: { view: unknown } }>)[Object.keys(position)[0]!]!.match?.view,
}));
const replay = {
  game: "sintra",
  options: {},
  seats: [{ name: "Ann" }, { name: "Ben" }],
  frames,
  as_seat: null,
} as unknown;
const status = (state: ReviewStatus["state"], share = 0): ReviewStatus => ({
  key: "k",
  state,
  place: 1,
  share,
  asked: true,
  review: null,
});

// The board of a game takes long to load, and nothing of it is shown here.
vi.mock("$src/games", async (original) => ({
  ...(await original<typeof import("$src/games")>()),
  fetchGame: () => Promise.resolve({ name: "sintra" }),
}));

beforeEach(() => {
  vi.restoreAllMocks();
  vi.useFakeTimers();
  vi.spyOn(api, "replay").mockResolvedValue(replay as Replay);
  vi.spyOn(api, "table").mockResolvedValue({ you: { seat: 1, host: false } } as never);
});

test("a review is asked for once and looked at until it is done", async () => {
  const ask = vi.spyOn(api, "askForReview").mockResolvedValue(status("waiting"));
  const answers = [status("computing", 0.5), status("done", 1)];
  const look = vi.spyOn(api, "review").mockImplementation(() => Promise.resolve(answers.shift()!));
  const store = new ReviewStore({ code: "ABC" }, 0);
  await store.open();
  expect([store.status?.state, store.seat, store.isUnderWay]).toEqual(["waiting", 1, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.status?.share).toBe(0.5);
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.status?.state, store.isUnderWay]).toEqual(["done", false]);
  expect([ask.mock.calls.length, look.mock.calls.length]).toEqual([1, 2]);
});

test("whoever stops waiting looks no longer, and may ask again", async () => {
  vi.spyOn(api, "askForReview").mockResolvedValue(status("computing"));
  const look = vi.spyOn(api, "review").mockResolvedValue(status("computing"));
  vi.spyOn(api, "dropReview").mockResolvedValue(status("none"));
  const store = new ReviewStore({ code: "ABC" }, 0);
  await store.open();
  await store.cancel();
  const looked = look.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect([store.isUnderWay, look.mock.calls.length]).toEqual([false, looked]);
  await store.ask();
  expect(store.isUnderWay).toBe(true);
  store.stop();
});

test("a refusal is told, and the match can be looked at all the same", async () => {
  vi.spyOn(api, "askForReview").mockRejectedValue(new ApiError("server-busy", { seconds: 60 }));
  const store = new ReviewStore({ code: "ABC" }, 2);
  await store.open();
  expect([store.refused?.code, store.problem, store.at, store.position?.ply]).toEqual(["server-busy", null, 2, 1]);
});
