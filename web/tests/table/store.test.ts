import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AnyMessage, Snapshot, TableInfo } from "$src/net/wire";
import { TableStore } from "$src/table/store.svelte";
import { translate } from "$src/text/texts.svelte";
import { toasts } from "$src/ui/toast.svelte";
import { makeMatch, makeSeat, makeSnapshot, makeStep, makeTable } from "../messages";
import { FakeSocket, useFakeSockets } from "../sockets";

let store: TableStore;
let leave: () => void;
let asked: { path: string; body: unknown }[];
let answers: unknown[]; // of the server, over HTTP, one after the other

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  toasts.length = 0;
  [asked, answers] = [[], []];
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    asked.push({ path, body: body === undefined ? null : (JSON.parse(body) as unknown) });
    return Promise.resolve(new Response(JSON.stringify(answers.shift() ?? { type: "done" })));
  });
  store = new TableStore("GLASS7");
  leave = store.follow();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

const say = (message: AnyMessage) => FakeSocket.latest.say(message);
const plies = () => store.steps.map((step) => step.ply);
const texts = () => toasts.map((toast) => toast.text);
/** What was asked over HTTP has been answered. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const stepped = (ply: number, id?: string): AnyMessage => ({
  type: "stepped",
  step: makeStep(ply),
  match: makeMatch(ply, id === undefined ? {} : { id }),
});

function enter(snapshot: Snapshot = makeSnapshot([3, 4, 5])): void {
  FakeSocket.latest.accept();
  say(snapshot);
}

function reconnect(snapshot: Snapshot): void {
  FakeSocket.latest.fail();
  vi.advanceTimersByTime(500);
  enter(snapshot);
}

describe("a snapshot", () => {
  test("shows the table, the position and the step that led to it", () => {
    enter();
    expect(store.connection).toBe("live");
    expect(store.names).toEqual(["You", "Borys"]);
    expect(plies()).toEqual([3, 4, 5]);
    expect(store.shown?.ply).toBe(5);
    expect(store.stage.step?.ply).toBe(5);
    expect(store.stage.playing).toBe(false);
  });

  test("of a table that waits shows no board, though the last match is known", () => {
    enter(makeSnapshot([5], { table: makeTable({ status: "waiting" }), you: { seat: null, host: false } }));
    expect([store.shown, store.latest?.ply]).toEqual([null, 5]);
  });

  test("after a reconnection continues what is known", () => {
    enter();
    reconnect(makeSnapshot([5, 6, 7]));
    expect(FakeSocket.latest.url).toMatch(/since=4$/); // one known step is asked for again
    expect(plies()).toEqual([3, 4, 5, 6, 7]);
    expect(store.shown?.ply).toBe(7);
    expect(asked).toEqual([]);
  });

  test("that contradicts what is known makes the page fetch everything", async () => {
    enter();
    answers = [makeSnapshot([3, 4])];
    const replaced = makeSnapshot([5, 6]);
    reconnect({ ...replaced, steps: [makeStep(5, { at: 4000 }), makeStep(6)] }); // 5 was undone and played anew
    await settle();
    expect(asked).toEqual([{ path: "/api/tables/GLASS7", body: null }]);
    expect(plies()).toEqual([3, 4]);
    expect(store.shown?.ply).toBe(4);
  });

  test("of another match makes the page fetch everything", async () => {
    enter();
    answers = [makeSnapshot([1], { match: makeMatch(1, { id: "rematch" }) })];
    reconnect(makeSnapshot([5], { match: makeMatch(5, { id: "rematch" }) }));
    await settle();
    expect([plies(), store.latest?.id]).toEqual([[1], "rematch"]);
  });
});

describe("a step", () => {
  test("is added and shown", () => {
    enter();
    say(stepped(6));
    expect(plies()).toEqual([3, 4, 5, 6]);
    expect([store.stage.fresh, store.stage.step?.ply, store.latest?.ply]).toEqual([true, 6, 6]);
  });

  test("that is known already changes nothing", () => {
    enter();
    say(stepped(5));
    expect(plies()).toEqual([3, 4, 5]);
    expect(store.stage.fresh).toBe(false);
  });

  test("of an unknown match makes the page fetch everything", async () => {
    enter();
    answers = [makeSnapshot([1, 2], { match: makeMatch(2, { id: "rematch" }) })];
    say(stepped(2, "rematch"));
    await settle();
    expect([plies(), store.latest?.id]).toEqual([[1, 2], "rematch"]);
  });

  test("waits for the one before to be played on the board", () => {
    enter();
    say(stepped(6));
    say(stepped(7));
    expect([store.shown?.ply, store.latest?.ply]).toEqual([6, 7]);
    store.stage.ended();
    vi.advanceTimersByTime(0);
    expect(store.shown?.ply).toBe(7);
  });

  test("is acted on with the ply that the board shows", () => {
    enter();
    store.act("return");
    expect(FakeSocket.latest.sent).toEqual([{ type: "act", ply: 5, action: "return" }]);
    expect(store.busy).toBe(true);
    say(stepped(6));
    expect(store.busy).toBe(false);
  });
});

describe("an undo", () => {
  test("of somebody else takes the steps back and says who did it", () => {
    enter();
    say({ type: "undone", seat: 1, match: makeMatch(3) });
    expect(plies()).toEqual([3]);
    expect([store.shown?.ply, store.stage.step?.ply]).toEqual([3, 3]);
    expect(texts()).toEqual([translate("table-undone", { name: "Borys" })]);
  });

  test("of one's own is said without a toast, until the next step", () => {
    enter();
    say({ type: "undone", seat: 0, match: makeMatch(4) });
    expect([texts(), store.undoing]).toEqual([[], translate("table-undone-you")]);
    say(stepped(5));
    expect(store.undoing).toBeNull();
  });

  test("is asked for with the newest ply, and says when others have to agree", async () => {
    enter(makeSnapshot([4, 5], { match: makeMatch(5, { undo: "ask" }) }));
    await store.undo();
    expect(asked).toEqual([{ path: "/api/tables/GLASS7/commands", body: { type: "undo", ply: 5 } }]);
    expect(texts()).toHaveLength(1);
  });

  test("can be had only while the match runs and one has acted", () => {
    const offered = makeSnapshot([4], { match: makeMatch(4, { undo: "free" }) });
    enter(offered);
    expect(store.canUndo).toBe(true); // step 4 is of seat 0
    say({ type: "changed", table: makeTable({ status: "over" }), you: { seat: 0, host: true }, match: offered.match });
    expect(store.canUndo).toBe(false);
  });
});

describe("a change of the table", () => {
  const changed = (match: ReturnType<typeof makeMatch> | null): AnyMessage => ({
    type: "changed",
    table: makeTable(),
    you: { seat: 0, host: true },
    match,
  });

  test("brings other clocks to the position on the board", () => {
    enter();
    say(changed(makeMatch(5, { clocks: { left: [90, 60], running: 1, grace: null } })));
    expect([store.clocks.left(1), store.shown?.clocks?.running, plies()]).toEqual([60, 1, [3, 4, 5]]);
  });

  test("to another match forgets the steps of the last one", () => {
    enter();
    say(changed(makeMatch(0, { id: "rematch" })));
    expect([plies(), store.shown?.id]).toEqual([[], "rematch"]);
  });

  test("that is ahead of its step waits for the step", async () => {
    enter();
    say(changed(makeMatch(6)));
    expect([store.shown?.ply, store.latest?.ply]).toEqual([5, 6]);
    say(stepped(6));
    await vi.advanceTimersByTimeAsync(2000);
    expect([plies(), asked]).toEqual([[3, 4, 5, 6], []]);
  });

  test("whose step never comes makes the page fetch everything", async () => {
    enter();
    answers = [makeSnapshot([5, 6])];
    say(changed(makeMatch(6)));
    await vi.advanceTimersByTimeAsync(1500);
    expect([plies(), store.shown?.ply]).toEqual([[5, 6], 6]);
  });
});

describe("somebody who comes or goes", () => {
  const presence = (present: boolean[], watching = 0): AnyMessage => ({
    type: "presence",
    present,
    watching,
    clocks: { left: [90, 60], running: 1, grace: 50 },
  });

  test("changes the seats, the spectators and the clocks, and nothing else", () => {
    enter();
    const { latest, shown } = store;
    say(presence([true, false], 3));
    expect(store.table?.seats.map((seat) => seat.present)).toEqual([true, false]);
    expect([store.table?.watching, store.clocks.grace]).toEqual([3, 50]);
    expect([store.latest?.view, store.shown, plies()]).toEqual([latest?.view, shown, [3, 4, 5]]);
  });

  test("is greeted when a player is back", () => {
    enter();
    say(presence([true, false]));
    expect(texts()).toEqual([]);
    say(presence([true, true]));
    expect(texts()).toEqual([translate("table-note-back", { name: "Borys" })]);
  });
});

describe("what goes wrong", () => {
  test("because the page is behind makes it fetch everything, without a word", async () => {
    enter();
    answers = [makeSnapshot([5, 6])];
    say({ type: "failed", code: "stale", facts: {} });
    await settle();
    expect([plies(), texts()]).toEqual([[5, 6], []]);
  });

  test("otherwise is said", () => {
    enter();
    say({ type: "failed", code: "not-your-turn", facts: {} });
    expect(texts()).toHaveLength(1);
    expect(toasts[0]?.kind).toBe("alarm");
  });

  test("before there is a table is the reason why none is shown", async () => {
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify({ code: "table-unknown" }), { status: 404 })),
    );
    FakeSocket.latest.fail(4403);
    await settle();
    expect(store.problem?.code).toBe("table-unknown");
  });

  test("leaves no preview", async () => {
    enter();
    const foreseen = store.preview(["return"]);
    FakeSocket.latest.fail();
    await expect(foreseen).resolves.toEqual({ outcomes: {}, refused: {} });
  });
});

test("while the connection is down, the answer to a command counts", async () => {
  enter();
  FakeSocket.latest.fail();
  answers = [
    { type: "changed", table: makeTable({ name: "Late light" }), you: { seat: 0, host: true }, match: makeMatch(5) },
  ];
  await store.configure({ name: "Late light" });
  expect(store.table?.name).toBe("Late light");
});

test("a line of chat that comes twice is shown once", () => {
  enter();
  const line = { id: 8, name: "Borys", seat: 1, text: "Nice!", at: 1 };
  say({ type: "chatted", line });
  say({ type: "chatted", line });
  expect(store.chat).toEqual([line]);
});

describe("what a bot played for the reader", () => {
  const missed = { voters: ["Borys"], plies: [4] };

  test("is told on coming back, until it is read", () => {
    enter(makeSnapshot([3, 4, 5], { match: makeMatch(5, { missed }) }));
    expect(store.missed).toEqual(missed);
    store.foldMissed();
    expect(store.missed).toBeNull();
    say({ type: "stepped", step: makeStep(6), match: makeMatch(6, { missed }) });
    expect(store.missed).toBeNull();
  });

  test("is told again when a bot played once more", () => {
    enter(makeSnapshot([3, 4, 5], { match: makeMatch(5, { missed }) }));
    store.foldMissed();
    const more = { voters: ["Borys"], plies: [4, 8] };
    reconnect(makeSnapshot([5, 6, 7, 8], { match: makeMatch(8, { missed: more }) }));
    expect(store.missed).toEqual(more);
  });
});

describe("whoever is sent away", () => {
  test.each(["table-removed", "table-blocked"])("sees why (%s), and does not connect again", (code) => {
    enter();
    const { latest } = FakeSocket;
    say({ type: "failed", code, facts: {} });
    expect(store.problem?.code).toBe(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.latest).toBe(latest);
  });

  test("is told of anything else by a toast", () => {
    enter();
    say({ type: "failed", code: "chat-muted-here", facts: {} });
    expect(store.problem).toBeNull();
    expect(texts()).toEqual([translate("error-chat-muted-here")]);
  });
});

describe("a rematch", () => {
  const seats = (...wanting: boolean[]) =>
    ["Olena", "Borys"].map((name, seat) => ({ ...makeSeat(name), ready: false, rematch: wanting[seat] ?? false }));
  const COMMITMENT = "c0".repeat(32);
  const waiting = (...wanting: boolean[]) =>
    makeTable({ status: "waiting", commitment: COMMITMENT, match: null, seats: seats(...wanting) });
  const changedTo = (table: TableInfo): AnyMessage => ({
    type: "changed",
    table,
    you: { seat: 0, host: false },
    match: null,
  });
  const sent = () => asked.map(({ body }) => body as { type: string; ready?: boolean; commitment?: string });

  test("that everybody wants begins without another press", async () => {
    enter(makeSnapshot([5], { table: makeTable({ status: "over", seats: seats(true, false) }) }));
    say(changedTo(waiting(true, true)));
    await settle();
    expect(sent()).toEqual([{ type: "ready", ready: true, commitment: expect.any(String) as string }]);
    expect(store.entering).toBe(true);
  });

  test("goes on after the page was reloaded", async () => {
    enter(makeSnapshot([], { table: waiting(true, true), match: null }));
    await settle();
    expect(sent().map(({ type }) => type)).toEqual(["ready"]);
  });

  test("does not start for whoever did not ask for it", async () => {
    enter(makeSnapshot([5], { table: makeTable({ status: "over", seats: seats(false, true) }) }));
    say(changedTo(waiting(false, true)));
    await settle();
    expect([sent(), store.entering]).toEqual([[], false]);
  });

  test("shows the waiting room while somebody is missing", () => {
    const table = waiting(true, true);
    const away = { ...table, seats: table.seats.map((info, seat) => ({ ...info, present: seat === 0 })) };
    enter(makeSnapshot([], { table: away, match: null }));
    expect(store.entering).toBe(false);
  });
});

describe("the moves that are told", () => {
  const told = () => store.told.map((step) => step.ply);
  beforeEach(() => {
    document.documentElement.dataset.motion = "full";
    enter();
  });
  afterEach(() => void delete document.documentElement.dataset.motion);

  test("never run ahead of the pieces that show them", () => {
    say(stepped(6));
    say(stepped(7));
    expect(plies()).toEqual([3, 4, 5, 6, 7]);
    expect(told()).toEqual([3, 4, 5]);
    store.stage.ended();
    expect(told()).toEqual([3, 4, 5, 6]);
    vi.advanceTimersByTime(0);
    expect(told()).toEqual([3, 4, 5, 6]);
    store.stage.ended();
    expect(told()).toEqual([3, 4, 5, 6, 7]);
  });
});

describe("an earlier position", () => {
  const frames = [3, 4, 5].map((ply) => ({ step: makeStep(ply), view: { at: ply } }));
  beforeEach(() => enter());

  test("is shown, without anything to do there, while the match goes on", async () => {
    answers.push({ frames });
    await store.past.look(store.told[1]!);
    expect(store.past.match).toMatchObject({ ply: 4, view: { at: 4 }, legal: [] });
    say(stepped(6));
    expect(store.stage.match?.ply).toBe(6);
    expect(store.past.match?.ply).toBe(4);
    store.past.leave();
    expect(store.past.match).toBeNull();
  });

  test("is fetched once for all that are known by then", async () => {
    answers.push({ frames });
    await store.past.look(store.told[0]!);
    await store.past.look(store.told[1]!);
    expect(asked.filter(({ path }) => path.endsWith("/replay"))).toHaveLength(1);
  });

  test("is left when another match begins", async () => {
    answers.push({ frames });
    await store.past.look(store.told[0]!);
    say({
      type: "changed",
      table: makeTable({ match: "other" }),
      you: { seat: 0, host: true },
      match: makeMatch(0, { id: "other" }),
    });
    expect(store.past.match).toBeNull();
  });
});
