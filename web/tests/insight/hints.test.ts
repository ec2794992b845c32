import { beforeEach, describe, expect, test, vi } from "vitest";
import { Gentle } from "$src/insight/gentle.svelte";
import { isAloneWithBots } from "$src/insight/help.svelte";
import { Hints, Opinions, type Effort } from "$src/insight/hints.svelte";
import { pressHintKey } from "$src/insight/keys";
import { ApiError } from "$src/net/api";
import type { JudgedAction, OpinionAnswer } from "$src/net/wire";
import { makeSeat, makeTable } from "../messages";
import { press } from "../table.svelte";

function judged(action: string, behind: number, mark: JudgedAction["mark"] = "good"): JudgedAction {
  const told = { events: [], reasons: [], replies: [], then: [] };
  return { action, value: 0.5, error: 0.001, behind, shares: [0.5, 0.5], mark, ...told };
}

function opinion(changes: Partial<OpinionAnswer> = {}): OpinionAnswer {
  const all = [
    judged("a", 0, "best"),
    judged("b", 0.005),
    judged("c", 0.05, "inaccuracy"),
    judged("d", 0.3, "blunder"),
  ];
  return {
    ...{ ply: 3, seat: 0, judged: all, shares: [0.5, 0.5], choices: 9, nodes: 10, exact: false },
    ...{ seconds: 1, more: true },
    ...changes,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe("an opinion", () => {
  test("is asked for with growing effort, and with the greatest only on request", async () => {
    const efforts: Effort[] = [];
    const opinions = new Opinions((effort) => (efforts.push(effort), Promise.resolve(opinion())));
    opinions.begin();
    await settle();
    expect(efforts).toEqual([0, 1, 2]);
    expect(opinions.thinking).toBe(false);
    opinions.more();
    await settle();
    expect(efforts).toEqual([0, 1, 2, 3]);
  });

  test("ends where nothing more can be learned", async () => {
    const ask = vi.fn(() => Promise.resolve(opinion({ exact: true, more: false })));
    const opinions = new Opinions(ask);
    opinions.begin();
    await settle();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test("is taken back by whoever leaves", async () => {
    const signals: AbortSignal[] = [];
    const opinions = new Opinions((_, signal) => (signals.push(signal), new Promise(() => {})));
    opinions.begin();
    expect(opinions.thinking).toBe(true);
    opinions.stop();
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(opinions.thinking).toBe(false);
  });

  test("shows two or three hints that come close, with values that agree with their order", async () => {
    const opinions = new Opinions(() => Promise.resolve(opinion()));
    opinions.begin();
    await settle();
    expect(opinions.hints.map(({ action }) => action)).toEqual(["a", "b", "c"]);
    expect(opinions.hints.map(({ value }) => value)).toEqual([0.5, 0.495, 0.45]);
    expect(opinions.equals).toBe(2);
  });

  test("keeps what is chosen when a better answer comes", async () => {
    const answers = [opinion(), opinion({ judged: [judged("b", 0), judged("a", 0.01)], more: false })];
    let give: ((answer: OpinionAnswer) => void) | undefined;
    const opinions = new Opinions(() => new Promise((done) => (give = done)));
    opinions.begin();
    give!(answers[0]!);
    await settle();
    opinions.choose(1);
    give!(answers[1]!);
    await settle();
    expect(opinions.hint?.action).toBe("b");
  });

  test("waits once when the server is busy, and says what else is wrong", async () => {
    const ask = vi.fn<() => Promise<OpinionAnswer>>().mockRejectedValue(new ApiError("server-busy", { seconds: 3 }));
    const opinions = new Opinions(ask);
    opinions.begin();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(opinions.problem?.code).toBe("server-busy");
    expect(opinions.thinking).toBe(false);
  });
});

describe("keys of hints", () => {
  function open() {
    const hints = new Hints(() => Promise.resolve(opinion({ more: false })));
    const play = vi.fn<(action: string) => void>();
    const help = { hints, toggle: hints.toggle, play };
    const key = (name: string, letters = true) => {
      const event = press(name);
      document.body.dispatchEvent(event);
      pressHintKey(help, event, letters);
      return event.defaultPrevented;
    };
    return { hints, play, key };
  }

  test("H shows and hides them, numbers choose, Enter plays, Esc hides", async () => {
    const { hints, play, key } = open();
    expect(key("2")).toBe(false);
    expect(key("h")).toBe(true);
    await settle();
    expect(hints.shown).toBe(true);
    expect(key("2")).toBe(true);
    expect(key("9")).toBe(false);
    expect(key("Enter")).toBe(true);
    expect(play).toHaveBeenCalledWith("b");
    expect(key("Escape")).toBe(true);
    expect(hints.shown).toBe(false);
  });

  test("H is left alone by whoever wants no single letters", () => {
    const { hints, key } = open();
    expect(key("h", false)).toBe(false);
    expect(hints.shown).toBe(false);
  });
});

describe("gentle mode", () => {
  test("lets good actions pass, and warns before clear mistakes only", async () => {
    const gentle = new Gentle(() => Promise.resolve(opinion()));
    gentle.prepare();
    expect(await gentle.check("b")).toBe(true);
    expect(await gentle.check("c")).toBe(true);
    const checked = gentle.check("d");
    await settle();
    expect(gentle.warning?.action).toBe("d");
    gentle.answer(false);
    expect(await checked).toBe(false);
    const again = gentle.check("d");
    await settle();
    gentle.answer(true);
    expect(await again).toBe(true);
  });

  test("asks for an action that nobody has looked at", async () => {
    const ask = vi.fn(({ include = [] }: { include?: string[] }) =>
      Promise.resolve(
        opinion({ judged: [judged("a", 0), ...include.map((action) => judged(action, 0.2, "blunder"))] }),
      ),
    );
    const gentle = new Gentle(ask);
    gentle.prepare();
    const checked = gentle.check("z");
    await settle();
    expect(ask.mock.lastCall?.[0]).toEqual({ effort: 0, include: ["z"] });
    expect(gentle.warning?.action).toBe("z");
    gentle.leave();
    expect(await checked).toBe(false);
  });

  test("never stands in the way when nobody can say", async () => {
    const gentle = new Gentle(() => Promise.reject(new ApiError("server-lost")));
    gentle.prepare();
    expect(await gentle.check("a")).toBe(true);
  });

  test.each([true, false])("asks a busy server once more: %s", async (busy) => {
    vi.useFakeTimers();
    const ask = vi.fn(() => Promise.reject<OpinionAnswer>(new ApiError("server-busy")));
    const gentle = new Gentle(ask);
    gentle.prepare();
    if (!busy) ask.mockResolvedValue(opinion({ judged: [judged("a", 0), judged("b", 0.2, "blunder")] }));
    const checked = gentle.check("b");
    await vi.advanceTimersByTimeAsync(2000);
    vi.useRealTimers();
    expect(gentle.warning?.action).toBe(busy ? undefined : "b");
    gentle.answer(true);
    expect([await checked, ask.mock.calls.length]).toEqual([true, 2]);
  });
});

test("hints are offered only where all others are bots", () => {
  const bot = { ...makeSeat("Greedy"), person: false, bot: "greedy" };
  const mine = { seat: 0, host: true };
  expect(isAloneWithBots(makeTable({ seats: [makeSeat("Olena"), bot, bot] }), mine)).toBe(true);
  expect(isAloneWithBots(makeTable({ seats: [makeSeat("Olena")] }), mine)).toBe(true);
  expect(isAloneWithBots(makeTable({ seats: [makeSeat("Olena"), makeSeat("Petr"), bot] }), mine)).toBe(false);
  expect(isAloneWithBots(makeTable({ seats: [bot, bot] }), { seat: null, host: false })).toBe(false);
});
