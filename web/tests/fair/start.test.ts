import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commitContribution, follows } from "$src/fair/fair";
import { contribute, describe as describeSeen, noteEnd, noteMatch, recall, recallStart } from "$src/fair/memory";
import { prepareShare } from "$src/fair/sharing";
import { prepareStart } from "$src/fair/start";
import type { AnyMessage, Revealing, TableInfo } from "$src/net/wire";
import { TableStore } from "$src/table/store.svelte";
import { translate } from "$src/text/texts.svelte";
import { toasts } from "$src/ui/toast.svelte";
import { makeMatch, makeSeat, makeSnapshot, makeTable } from "../messages";
import { FakeSocket, useFakeSockets } from "../sockets";

const HOST = "4f1d0c6e8a2b9375".repeat(4); // the commitment of the host; the match is named after it
const THEIRS = "b2".repeat(32);

/** A table at which seat 0 is this browser's; it has committed with the number that it remembers. */
function revealing(changes: Partial<Revealing> = {}, table: Partial<TableInfo> = {}): TableInfo {
  const mine = commitContribution(HOST, contribute("GLASS7", HOST) ?? "");
  return makeTable({
    status: "waiting",
    match: null,
    commitment: HOST,
    revealing: { version: 1, commitments: [mine, THEIRS], called_off: [], missing: [0, 1], ...changes },
    ...table,
  });
}

beforeEach(() => localStorage.clear());

describe("when contributions are revealed, this browser", () => {
  test("reveals the number to which it has committed", () => {
    const table = revealing();
    expect(prepareStart(table, 0)).toEqual({ kind: "reveal", contribution: recallStart(HOST)?.contribution });
    expect(recallStart(HOST)?.head).toMatch(/^[0-9a-f]{64}$/);
  });

  test("waits for the others once its own number is there", () => {
    expect(prepareStart(revealing({ missing: [1] }), 0)).toEqual({ kind: "wait" });
  });

  test("remembers the start as a spectator too", () => {
    expect(prepareStart(revealing(), null)).toEqual({ kind: "wait" });
    expect(recallStart(HOST)).toMatchObject({ contribution: null, match: null });
    expect(recallStart(HOST)?.head).not.toBeNull();
  });

  test("reveals nothing when its commitment was dropped", () => {
    expect(prepareStart(revealing({ commitments: [null, THEIRS], missing: [1] }), 0)).toEqual({
      kind: "alarm",
      message: "table-fair-dropped",
    });
  });

  test("reveals nothing when another commitment stands in its place", () => {
    expect(prepareStart(revealing({ commitments: ["c3".repeat(32), THEIRS] }), 0)).toEqual({ kind: "elsewhere" });
  });

  const changes: Record<string, TableInfo> = {};
  beforeEach(() => {
    changes.commitment = revealing({ commitments: [revealing().revealing!.commitments[0]!, "c3".repeat(32)] });
    changes.name = revealing({}, { seats: [makeSeat("Olena"), makeSeat("Boris")] });
    changes.options = revealing({}, { options: { side: "B" } });
    changes.version = revealing({ version: 2 });
    changes.start = revealing({ called_off: [{ commitment: THEIRS, missing: [] }] });
  });
  test.each(["commitment", "name", "options", "version", "start"])("stops when the %s changes meanwhile", (what) => {
    prepareStart(revealing(), 0);
    expect(prepareStart(changes[what]!, 0)).toEqual({ kind: "alarm", message: "table-fair-changed" });
  });
});

describe("when a decision waits for fresh shares, this browser", () => {
  const decided = (ply: number, action: string, missing = [0, 1]) =>
    makeMatch(ply, { drawing: { seat: 1, action, missing } });
  const shareOf = (ply: number, action: string) => {
    const sharing = prepareShare(HOST, decided(ply, action), 0);
    return sharing.kind === "share" ? sharing.share : sharing.kind;
  };

  test("gives the next number of its chain for each decision, and the same one when asked again", () => {
    const contribution = contribute("GLASS7", HOST)!;
    const [first, again] = [shareOf(43, "3 orange > 5"), shareOf(43, "3 orange > 5")];
    expect(again).toBe(first);
    expect(follows(first, contribution)).toBe(true);
    expect(follows(shareOf(60, "return"), first)).toBe(true);
    expect(recallStart(HOST)?.decisions).toEqual([
      [43, "3 orange > 5"],
      [60, "return"],
    ]);
  });

  test("gives nothing when the decision is changed after it gave its number", () => {
    contribute("GLASS7", HOST);
    shareOf(43, "3 orange > 5");
    const alarm = { kind: "alarm", message: "table-fair-decision" };
    expect(prepareShare(HOST, decided(43, "return"), 0)).toEqual(alarm);
    expect(prepareShare(HOST, decided(40, "return"), 0)).toEqual(alarm);
  });

  test("gives nothing that is not asked for, and nothing without a chain of its own", () => {
    expect(prepareShare(HOST, decided(43, "return"), 0)).toEqual({ kind: "elsewhere" });
    contribute("GLASS7", HOST);
    expect(prepareShare(HOST, decided(43, "return", [1]), 0)).toEqual({ kind: "wait" });
    expect(prepareShare(HOST, decided(43, "return"), null)).toEqual({ kind: "wait" });
    expect(prepareShare(HOST, makeMatch(43), 0)).toEqual({ kind: "wait" });
  });

  test("keeps the seed of its chain to itself", () => {
    contribute("GLASS7", HOST);
    const seed = recallStart(HOST)!.seed!;
    expect(describeSeen([recallStart(HOST)!])).not.toContain(seed);
    expect(describeSeen([recallStart(HOST)!])).toContain(HOST);
  });
});

describe("what this browser remembers", () => {
  test("is one number for each commitment of the host", () => {
    expect(contribute("GLASS7", HOST)).toBe(contribute("GLASS7", HOST));
    expect(contribute("GLASS7", HOST)).not.toBe(contribute("GLASS7", THEIRS));
    expect(contribute("GLASS7", HOST)).toMatch(/^[0-9a-f]{64}$/);
  });

  test("has no number for a secret that was used before", () => {
    contribute("GLASS7", HOST);
    noteMatch(HOST, HOST.slice(0, 16));
    expect(contribute("OTHER1", HOST)).toBeNull();
  });

  test("is the first end that was shown", () => {
    contribute("GLASS7", HOST);
    noteMatch(HOST, HOST.slice(0, 16));
    noteEnd(HOST.slice(0, 16), 43, "0a".repeat(32));
    noteEnd(HOST.slice(0, 16), 12, "0b".repeat(32));
    expect(recallStart(HOST)).toMatchObject({ plies: 43, digest: "0a".repeat(32) });
  });

  test("comes back with the starts that were called off at the table", () => {
    contribute("GLASS7", THEIRS);
    contribute("OTHER1", "0c".repeat(32));
    contribute("GLASS7", HOST);
    noteMatch(HOST, HOST.slice(0, 16));
    expect(recall(HOST.slice(0, 16)).map(({ commitment }) => commitment)).toEqual([THEIRS, HOST]);
    expect(recall("0".repeat(16))).toEqual([]);
  });

  test("holds while the page is open where nothing can be kept", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("denied");
      },
      setItem: () => {
        throw new Error("denied");
      },
    });
    expect(contribute("GLASS7", HOST)).toBe(contribute("GLASS7", HOST));
  });
});

describe("a table", () => {
  let store: TableStore;
  let leave: () => void;
  let asked: Record<string, unknown>[];
  beforeEach(() => {
    vi.useFakeTimers();
    useFakeSockets();
    [asked, toasts.length] = [[], 0];
    vi.stubGlobal("fetch", (_: string, { body }: { body?: string }) => {
      if (body) asked.push(JSON.parse(body) as Record<string, unknown>);
      return Promise.resolve(new Response(JSON.stringify({ type: "done" })));
    });
    store = new TableStore("GLASS7");
    leave = store.follow();
    FakeSocket.latest.accept();
    const table = makeTable({ status: "waiting", match: null, commitment: HOST });
    say({ ...makeSnapshot([]), table, match: null });
  });
  afterEach(() => {
    leave();
    vi.useRealTimers();
  });
  const say = (message: AnyMessage) => FakeSocket.latest.say(message);
  const change = (table: TableInfo, ply: number | null = null) =>
    say({ type: "changed", table, you: { seat: 0, host: true }, match: ply === null ? null : makeMatch(ply) });

  test("is told a commitment first and the number itself only when everybody has committed", async () => {
    await store.ready();
    const contribution = recallStart(HOST)?.contribution ?? "";
    expect(asked).toEqual([{ type: "ready", ready: true, commitment: commitContribution(HOST, contribution) }]);
    expect(JSON.stringify(asked)).not.toContain(contribution);
    change(revealing());
    expect(asked.slice(1)).toEqual([{ type: "reveal", contribution }]);
  });

  test("is told nothing when it shows a secret that was used before", async () => {
    contribute("GLASS7", HOST);
    noteMatch(HOST, HOST.slice(0, 16));
    expect(await store.ready()).toBe(false);
    expect(asked).toEqual([]);
    expect(toasts.at(-1)?.text).toBe(translate("table-fair-repeated"));
  });

  test("says aloud that the server does not keep to the order", () => {
    change(revealing({ commitments: [null, THEIRS] }));
    expect(asked).toEqual([]);
    expect(toasts.at(-1)?.text).toBe(translate("table-fair-dropped"));
  });

  test("says that the number is in another browser", () => {
    change(revealing({ commitments: ["c3".repeat(32), THEIRS] }));
    expect(store.elsewhere).toBe(true);
    expect(asked).toEqual([]);
  });

  test("says that the start was called off", () => {
    change(revealing());
    change(makeTable({ status: "waiting", match: null, commitment: THEIRS }));
    expect(toasts.at(-1)?.text).toBe(translate("table-note-called-off"));
  });

  test("that gives the match another name than the commitment demands is remembered with the commitment shown", () => {
    change(revealing());
    change(makeTable({ match: "0".repeat(16), commitment: THEIRS }), 0);
    expect(recallStart(HOST)).toMatchObject({ match: "0".repeat(16), commitment: HOST });
  });

  test("that waits for fresh shares gets the one of this browser", () => {
    change(revealing());
    const match = makeMatch(0, { drawing: { seat: 1, action: "return", missing: [0] } });
    say({ type: "changed", table: makeTable({ commitment: HOST }), you: { seat: 0, host: true }, match });
    expect(asked.at(-1)).toMatchObject({ type: "share", ply: 0 });
    expect(follows(String(asked.at(-1)?.share), recallStart(HOST)!.contribution)).toBe(true);
  });

  test("that ends is remembered with its digest", () => {
    change(revealing());
    change(makeTable({ commitment: HOST }), 0);
    const standing = { scores: [1, 2], places: [2, 1], resigned: [], digest: "0a".repeat(32) };
    const match = { ...makeMatch(43), standing };
    say({
      type: "changed",
      table: makeTable({ status: "over", commitment: HOST }),
      you: { seat: 0, host: true },
      match,
    });
    expect(recallStart(HOST)).toMatchObject({ plies: 43, digest: "0a".repeat(32), match: HOST.slice(0, 16) });
  });
});
