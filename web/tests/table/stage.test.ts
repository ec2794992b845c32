// Steps are played one after the other, those of bots at the pace that the viewer likes.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings, type Pace } from "$src/app/settings.svelte";
import { botPace } from "$src/table/pace.svelte";
import { Stage } from "$src/table/stage.svelte";
import type { Stepped } from "$src/net/wire";
import { makeMatch, makeSeat, makeStep, makeTable } from "../messages";

const SLOWLY = 1500;
let pace: Pace;
let stage: Stage;
const stepped = (ply: number): Stepped => ({ type: "stepped", step: makeStep(ply), match: makeMatch(ply) });

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset.motion = "full";
  stage = new Stage(({ seat }) => (seat === 1 ? pace : "normal"));
  stage.show(makeMatch(0), null);
});
afterEach(() => {
  delete document.documentElement.dataset.motion;
  vi.useRealTimers();
});

describe("a step of a bot", () => {
  test("is played at once at the normal pace", () => {
    pace = "normal";
    stage.add(stepped(1));
    expect([stage.match?.ply, stage.fresh]).toEqual([1, true]);
  });

  test("is waited for at the slow pace", () => {
    pace = "slow";
    stage.add(stepped(1));
    expect([stage.match?.ply, stage.playing]).toEqual([0, true]);
    vi.advanceTimersByTime(SLOWLY - 1);
    expect(stage.match?.ply).toBe(0);
    vi.advanceTimersByTime(1);
    expect([stage.match?.ply, stage.fresh]).toEqual([1, true]);
  });

  test("is there without moving at the instant pace", () => {
    pace = "instant";
    stage.add(stepped(1));
    expect([stage.match?.ply, stage.step?.ply, stage.fresh, stage.playing]).toEqual([1, 1, false, false]);
  });

  test("never overtakes a step of the viewer", () => {
    pace = "instant";
    stage.add(stepped(2));
    stage.add(stepped(3));
    expect([stage.match?.ply, stage.fresh]).toEqual([2, true]);
    stage.ended();
    vi.advanceTimersByTime(0);
    expect([stage.match?.ply, stage.playing]).toEqual([3, false]);
  });

  test("is neither hurried nor left out at the slow pace, however many wait", () => {
    pace = "slow";
    stage.add(stepped(2));
    for (const ply of [3, 5, 7, 9, 11, 13, 15, 17]) stage.add(stepped(ply));
    expect(stage.hurried).toBe(false);
    stage.ended();
    const seen: (number | undefined)[] = [];
    while (stage.playing) {
      vi.advanceTimersByTime(SLOWLY);
      seen.push(stage.match?.ply);
      stage.ended();
    }
    expect(seen).toEqual([3, 5, 7, 9, 11, 13, 15, 17]);
  });
});

describe("the pace that somebody likes", () => {
  const bot = { ...makeSeat("greedy"), bot: "greedy", person: false };
  beforeEach(() => void (settings.pace = "slow"));
  afterEach(() => void (settings.pace = "normal"));

  test("holds for bots at a table without other people", () => {
    const table = makeTable({ seats: [makeSeat("Olena"), bot] });
    expect([0, 1].map((seat) => botPace(makeStep(1, { seat }), table, 0))).toEqual(["normal", "slow"]);
  });

  test("delays nothing where somebody else plays", () => {
    const table = makeTable({ seats: [makeSeat("Olena"), bot, makeSeat("Borys")] });
    expect(botPace(makeStep(1, { seat: 1 }), table, 0)).toBe("normal");
  });
});
