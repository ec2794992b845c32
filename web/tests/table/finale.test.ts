import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchGame, SHELF } from "$src/games";
import type { AnyEvent, MatchInfo, Standing, Step } from "$src/net/wire";
import { Count, stagesOf } from "$src/table/finale.svelte";
import { noteResult, praise, resultOf, type Result } from "$src/table/results";
import { marginOf, verdictOf } from "$src/table/verdict";
import { sum } from "$src/text/numbers";
import { makeMatch, makeStep } from "../messages";

interface Ending {
  ply: number;
  view: unknown;
  standing: Standing;
  events: AnyEvent[];
}
const ENDINGS = import.meta.glob<Ending>("../endings/*.json", { import: "default", eager: true });

function endingOf(game: string): { match: MatchInfo; step: Step } {
  const { ply, view, standing, events } = ENDINGS[`../endings/${game}.json`]!;
  return { match: makeMatch(ply, { view, standing, actor: -2 }), step: makeStep(ply, { events }) };
}

async function stages(name: string) {
  const { match, step } = endingOf(name);
  return stagesOf(await fetchGame(name), match, step);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.motion = "full";
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe.each(SHELF.map(({ name }) => name))("the end of %s", (name) => {
  test("is counted in stages that add up to the result", async () => {
    const { match } = endingOf(name);
    const found = await stages(name);
    expect(found.length).toBeGreaterThan(0);
    const totals = match.standing!.scores.map((_, seat) => sum(found.map(({ points }) => points[seat]!)));
    expect(totals).toEqual(match.standing!.scores);
  });

  test("lights the pieces that the server names, and no stage pays nobody", async () => {
    for (const { points, payments } of await stages(name)) {
      expect(points.some((each) => each !== 0)).toBe(true);
      for (const [seat, paid] of payments.entries())
        if (paid.length) expect(sum(paid.map((payment) => payment.points))).toBe(points[seat]);
    }
    const paid = (await stages(name)).flatMap(({ payments }) => payments.flat());
    expect(paid.length).toBeGreaterThan(0);
  });

  test("says each reason in words, without the names that the server uses", async () => {
    for (const { part, reason } of await stages(name)) {
      expect(reason).not.toBe("");
      if (part.includes("_")) expect(reason).not.toBe(part);
    }
  });
});

test("a match that somebody gave up has nothing to count", async () => {
  const { match, step } = endingOf("sintra");
  expect(stagesOf(await fetchGame("sintra"), match, { ...step, events: [] })).toEqual([]);
  expect(stagesOf(await fetchGame("sintra"), match, null)).toEqual([]);
});

describe("the count", () => {
  test("goes on by itself, and ends", async () => {
    const found = await stages("sagrada");
    const count = new Count(found, true);
    expect(count.stage).toBe(found[0]);
    expect(count.total(0)).toBe(found[0]!.points[0]);
    vi.advanceTimersByTime(900);
    expect(count.stage).toBe(found[1]);
    vi.advanceTimersByTime(900 * found.length);
    expect(count.stage).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  test("can be skipped", async () => {
    const count = new Count(await stages("sagrada"), true);
    count.skip();
    expect([count.stage, vi.getTimerCount()]).toEqual([null, 0]);
  });

  test("is over at once for those who come later, and where nothing may move", async () => {
    const found = await stages("sagrada");
    expect(new Count(found, false).stage).toBeNull();
    document.documentElement.dataset.motion = "reduced";
    expect(new Count(found, true).stage).toBeNull();
  });
});

describe("the verdict", () => {
  const standing = (changes: Partial<Standing>): Standing => ({
    scores: [71, 63],
    places: [1, 2],
    resigned: [],
    digest: null,
    ...changes,
  });

  test("says who won and by how much", () => {
    const won = standing({});
    expect(verdictOf(won, ["You", "Zofia"], 0)).toBe("You win with 71 points");
    expect(verdictOf(won, ["Olena", "You"], 1)).toBe("Olena wins with 71 points");
    expect(marginOf(won, ["You", "Zofia"], 0)).toBe("8 more than Zofia.");
    expect(marginOf(won, ["Olena", "You"], 1)).toBe("8 more than you.");
  });

  test("leaves the difference out where points did not decide", () => {
    expect(marginOf(standing({ scores: [63, 63] }), ["You", "Zofia"], 0)).toBeNull();
    expect(marginOf(standing({ places: [1, 1] }), ["You", "Zofia"], 0)).toBeNull();
    expect(marginOf(standing({ resigned: [1] }), ["You", "Zofia"], 0)).toBeNull();
  });
});

describe("a result", () => {
  let number = 0;
  const result = (points: number, place: number, changes: Partial<Result> = {}): Result => ({
    match: `match ${++number}`,
    game: "sintra",
    players: 2,
    points,
    place,
    finished: true,
    ...changes,
  });
  /** What is said of the last of these results. */
  const said = (...results: Result[]) => {
    localStorage.clear();
    return results.map((each) => praise(each, noteResult(each))).at(-1);
  };

  test("is the best so far if it beats all before it", () => {
    expect(said(result(66, 2), result(71, 2))).toBe("Your best so far, it was 66");
    expect(said(result(66, 2), result(66, 2))).toBeNull();
    expect(said(result(90, 2, { finished: false }), result(66, 2), result(71, 2))).toBe("Your best so far, it was 66");
  });

  test("is the first win, or one of several in a row", () => {
    expect(said(result(66, 1))).toBe("Your first win");
    expect(said(result(80, 2), result(66, 1))).toBe("Your first win");
    expect(said(result(80, 1), result(66, 1))).toBeNull();
    expect(said(result(80, 2), result(70, 1), result(66, 1), result(65, 1))).toBe("3 wins in a row");
  });

  test("counts once, however often the page is opened, and with its own game only", () => {
    const first = result(66, 2);
    noteResult(first);
    expect(noteResult(first)).toEqual([]);
    expect(noteResult(result(70, 1, { game: "uzory" }))).toEqual([]);
    expect(noteResult(result(70, 1, { players: 1 }))).toEqual([]);
    expect(noteResult(result(70, 1, { players: 4 }))).toEqual([first]);
  });

  test("of a spectator is none", () => {
    const { match } = endingOf("sintra");
    expect(resultOf("sintra", match, null)).toBeNull();
    expect(resultOf("sintra", match, 1)?.points).toBe(match.standing!.scores[1]);
  });
});
