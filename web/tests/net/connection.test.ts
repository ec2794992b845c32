import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection, type ConnectionState } from "$src/net/connection";
import type { Act, AnyMessage } from "$src/net/wire";
import { makeMatch, makeSnapshot, makeStep } from "../messages";
import { FakeSocket, useFakeSockets } from "../sockets";

const DONE: AnyMessage = { type: "done" };
const FULL: AnyMessage = { type: "failed", code: "server-full", facts: { seconds: 30 } };
const act = (ply: number): Act => ({ type: "act", ply, action: "2 pink > 4" });
const stepped = (ply: number): AnyMessage => ({ type: "stepped", step: makeStep(ply), match: makeMatch(ply) });

let states: ConnectionState[];
let heard: AnyMessage[];
let pending: (Act | null)[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  [states, heard, pending] = [[], [], []];
  connection = new Connection("GLASS7", {
    since: () => 11,
    onMessage: (message) => heard.push(message),
    onState: (state) => states.push(state),
    onPending: (command) => pending.push(command),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

/** The connection is open and the server has said how the match stands. */
function connect(ply = 12): FakeSocket {
  connection.open();
  return welcome(ply);
}

function welcome(ply: number): FakeSocket {
  const socket = FakeSocket.latest;
  socket.accept();
  socket.say(makeSnapshot([ply]));
  return socket;
}

describe("connecting", () => {
  test("asks for what happened since the last known ply", () => {
    connection.open();
    expect(FakeSocket.latest.url).toMatch(/^ws:\/\/[^/]*\/api\/tables\/GLASS7\/live\?since=11$/);
  });

  test("is live once the server has said how the match stands", () => {
    connection.open();
    FakeSocket.latest.accept();
    expect(states).toEqual([]);
    FakeSocket.latest.say(makeSnapshot([12]));
    expect(states).toEqual(["live"]);
  });

  test("is given up after ten seconds without a word", () => {
    connection.open();
    vi.advanceTimersByTime(9_999);
    expect(states).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(states).toEqual(["lost"]);
  });
});

describe("a connection that is lost", () => {
  test("comes back after pauses that double up to eight seconds", () => {
    connection.open();
    for (const [number, pause] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
      FakeSocket.latest.fail();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(number + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(number + 2);
    }
  });

  test("starts with the shortest pause again once it was live", () => {
    connection.open();
    FakeSocket.latest.fail();
    vi.advanceTimersByTime(500);
    FakeSocket.latest.fail();
    vi.advanceTimersByTime(1000);
    welcome(12).fail();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(4);
  });

  test("comes back at once when the network does", () => {
    connect().fail();
    expect(FakeSocket.all).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("is not tried again when the server refuses it for good", () => {
    connection.open();
    FakeSocket.latest.fail(4403);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(["lost"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("is left in peace for half a minute and longer each time when the server has no room", () => {
    connection.open();
    for (const [number, pause] of [30_000, 60_000, 120_000, 240_000, 240_000].entries()) {
      FakeSocket.latest.accept();
      FakeSocket.latest.say(FULL);
      FakeSocket.latest.fail(4429);
      document.dispatchEvent(new Event("visibilitychange"));
      dispatchEvent(new Event("online"));
      vi.advanceTimersByTime(pause - 1);
      expect(FakeSocket.all).toHaveLength(number + 1);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(number + 2);
    }
    expect(states).toEqual(Array(5).fill("full"));
    expect(heard).toEqual([FULL]); // that there is no room is said once
    welcome(12).fail();
    expect(states.slice(-2)).toEqual(["live", "lost"]);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(7);
  });

  test("keeps the act that waits when the server has no room", () => {
    connect(12);
    connection.act(act(12));
    FakeSocket.latest.fail();
    vi.advanceTimersByTime(500);
    FakeSocket.latest.accept();
    FakeSocket.latest.say(FULL);
    FakeSocket.latest.fail(4429);
    expect(pending).toEqual([act(12)]);
    vi.advanceTimersByTime(30_000);
    expect(welcome(12).sent).toEqual([act(12)]);
  });

  test("is not heard any more once there is a new one", () => {
    const old = connect();
    old.fail();
    vi.advanceTimersByTime(500);
    heard.length = 0;
    old.say(stepped(13));
    expect(heard).toEqual([]);
  });

  test("is not tried again after it was closed on purpose", () => {
    connect();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("an act", () => {
  test("is sent once; a second one is ignored while the first one waits", () => {
    const socket = connect();
    connection.act(act(12));
    connection.act({ ...act(12), action: "return" });
    expect(socket.sent).toEqual([act(12)]);
    expect(pending).toEqual([act(12)]);
  });

  test.each<[string, AnyMessage[]]>([
    ["by the server's answer", [DONE]],
    ["by the step that it led to, and not again by the answer", [stepped(13), DONE]],
    ["by a refusal", [{ type: "refused", action: "2 pink > 4", code: "no-room", rule: "S6.4", facts: {} }]],
    ["by a failure", [{ type: "failed", code: "stale", facts: {} }]],
    ["by somebody's undo", [{ type: "undone", seat: 1, match: makeMatch(9) }]],
  ])("is settled exactly once %s", (_, messages) => {
    const socket = connect();
    connection.act(act(12));
    for (const message of messages) socket.say(message);
    expect(pending).toEqual([act(12), null]);
  });

  test("is not settled by a step that came before it", () => {
    const socket = connect(12);
    connection.act(act(12));
    socket.say(stepped(12));
    expect(pending).toEqual([act(12)]);
  });

  test("that the server never saw is sent again after a reconnection", () => {
    connect(12);
    connection.act(act(12));
    FakeSocket.latest.fail();
    vi.advanceTimersByTime(500);
    expect(welcome(12).sent).toEqual([act(12)]);
    expect(pending).toEqual([act(12)]);
  });

  test("that the server did see is settled by the reconnection and not sent again", () => {
    connect(12);
    connection.act(act(12));
    FakeSocket.latest.fail();
    vi.advanceTimersByTime(500);
    expect(welcome(13).sent).toEqual([]);
    expect(pending).toEqual([act(12), null]);
  });

  test("without a connection is sent when there is one", () => {
    connection.open();
    connection.act(act(12));
    expect(FakeSocket.latest.sent).toEqual([]);
    expect(welcome(12).sent).toEqual([act(12)]);
  });
});

describe("a preview", () => {
  const question = { type: "preview", ply: 12, actions: ["return"] } as const;
  const answer: AnyMessage = { type: "previewed", ply: 12, outcomes: { return: [] }, refused: {} };
  const ask = () => connection.preview({ ...question, actions: [...question.actions] });

  test("is answered with what the server foresees, and nobody else hears it", async () => {
    const socket = connect();
    heard.length = 0;
    const asked = ask();
    socket.say(answer);
    await expect(asked).resolves.toEqual(answer);
    expect(heard).toEqual([]);
  });

  test("is refused at once without a connection", async () => {
    connection.open();
    await expect(ask()).rejects.toMatchObject({ code: "unreachable" });
  });

  test("is refused when the connection is lost", async () => {
    const socket = connect();
    const asked = ask();
    socket.fail();
    await expect(asked).rejects.toMatchObject({ code: "unreachable" });
  });

  test("takes the failure that belongs to it, and the act behind it goes on waiting", async () => {
    const socket = connect();
    const asked = ask();
    connection.act(act(12));
    heard.length = 0;
    socket.say({ type: "failed", code: "stale", facts: {} });
    await expect(asked).rejects.toMatchObject({ code: "stale" });
    expect([pending, heard]).toEqual([[act(12)], []]);
  });
});

describe("a silent connection", () => {
  test("is asked every twenty seconds and given up when it does not answer", () => {
    const socket = connect();
    vi.advanceTimersByTime(20_000);
    expect(socket.sent).toEqual([{ type: "preview", ply: 11, actions: [] }]);
    vi.advanceTimersByTime(8000);
    expect(states).toEqual(["live", "lost"]);
  });

  test("that answers stays, and the answer is nobody's business", () => {
    const socket = connect();
    heard.length = 0;
    vi.advanceTimersByTime(20_000);
    socket.say({ type: "previewed", ply: 12, outcomes: {}, refused: {} });
    vi.advanceTimersByTime(19_999);
    expect([states, heard]).toEqual([["live"], []]);
  });

  test("is left alone while the page is hidden", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const socket = connect();
    vi.advanceTimersByTime(60_000);
    expect(socket.sent).toEqual([]);
  });
});
