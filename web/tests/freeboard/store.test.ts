import { beforeEach, describe, expect, test, vi } from "vitest";
import { FreeBoardStore, type BoardWishes } from "$src/freeboard/store.svelte";
import type { BoardAnswer, BoardRequest } from "$src/net/wire";
import { toasts } from "$src/ui/toast.svelte";
import { makeMatch, makeSeat, makeStep } from "../messages";

let asked: { path: string; body: BoardRequest & { asked?: string[] } }[];
let failing: { status: number; code: string } | null;

/** The board of a server for which every action takes one ply and the seats take turns. */
function answerTo({ actions = [], since }: BoardRequest): BoardAnswer {
  const ply = actions.length;
  const steps = actions.map((action, at) => makeStep(at + 1, { action, seat: at % 2 }));
  return {
    game: "sintra",
    options: {},
    seats: [makeSeat("1"), makeSeat("2")],
    as_seat: ply % 2,
    match: makeMatch(ply, { id: "board", actor: ply % 2, legal: ["left", "right"], undo: ply ? "free" : "none" }),
    steps: steps.filter((step) => step.ply > (since ?? 0)),
    position: `after ${actions.join(" ")}`,
  };
}

beforeEach(() => {
  [asked, failing, toasts.length] = [[], null, 0];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    const query = JSON.parse(body) as BoardRequest;
    asked.push({ path, body: query });
    const { status = 200, ...error } = failing ?? {};
    const refused = { left: { code: "any", rule: "S1.1", facts: {} } };
    const found = path.endsWith("preview") ? { outcomes: {}, refused } : answerTo(query);
    return Promise.resolve(new Response(JSON.stringify(failing ? error : found), { status }));
  });
});

async function begin(wishes: BoardWishes = {}): Promise<FreeBoardStore> {
  const store = new FreeBoardStore({ game: "sintra", position: "sintra 2 A", seed: 7 }, wishes);
  await store.begin();
  return store;
}

const settle = (store: FreeBoardStore) => vi.waitFor(() => expect(store.busy).toBe(false));

describe("a free board", () => {
  test("asks for its start, and after every action for what has become of it", async () => {
    const store = await begin();
    await store.play("left");
    expect(asked.map(({ path }) => path)).toEqual(["/api/board", "/api/board"]);
    expect(asked[1]!.body).toMatchObject({ position: "sintra 2 A", seed: 7, actions: ["left"], since: 0 });
    expect(store.stage.step?.action).toBe("left");
    expect(store.stage.fresh).toBe(true);
    expect(store.answer?.position).toBe("after left");
  });

  test("is played at by whoever decides, once the pieces lie", async () => {
    const store = await begin();
    expect(store.viewer).toBe(0);
    await store.play("left");
    expect(store.viewer).toBe(0);
    store.stage.ended();
    expect(store.viewer).toBe(1);
    expect(store.stage.match?.legal).toEqual(["left", "right"]);
    expect(store.names).toEqual(["Seat 1", "Seat 2"]);
  });

  test("lets only the chosen seat act where there is one", async () => {
    const store = await begin({ asSeat: 0 });
    expect(store.stage.match?.legal).toEqual(["left", "right"]);
    await store.play("left");
    expect(store.viewer).toBe(0);
    expect(store.stage.match?.legal).toEqual([]);
    expect(store.names[0]).toBe("You");
  });

  test("plays a person's action only if whoever listens agrees", async () => {
    const heard: string[] = [];
    const store = await begin({ onAction: (action) => (heard.push(action), action === "right") });
    store.act("left");
    await settle(store);
    expect(store.actions).toEqual([]);
    store.act("right");
    await vi.waitFor(() => expect(store.actions).toEqual(["right"]));
    expect(heard).toEqual(["left", "right"]);
  });

  test("goes back without asking, and another action forgets what came after", async () => {
    const store = await begin();
    await store.play("left");
    await store.play("right");
    const before = store.stage.match!.id;
    store.undo();
    expect(store.actions).toEqual(["left"]);
    expect(store.line).toEqual(["left", "right"]);
    expect(asked).toHaveLength(3);
    store.go(2);
    expect(store.stage.match!.id).not.toBe(before);
    store.go(0);
    await store.play("right");
    expect(store.line).toEqual(["right"]);
    expect(store.steps.map((step) => step.action)).toEqual(["right"]);
  });

  test("says which rule forbids an action", async () => {
    const store = await begin();
    store.refuse("left");
    await vi.waitFor(() => expect(store.notices.current).not.toBeNull(), { timeout: 10_000 });
    expect(asked.at(-1)).toMatchObject({ path: "/api/board/preview", body: { asked: ["left"] } });
  });

  test("keeps its position when an action fails, and tells why", async () => {
    const store = await begin();
    failing = { status: 409, code: "stale" };
    expect(await store.play("left")).toBe(false);
    expect(store.actions).toEqual([]);
    expect(store.busy).toBe(false);
    expect(toasts).toHaveLength(1);
  });

  test("has a problem where it cannot even begin", async () => {
    failing = { status: 400, code: "position-unreadable" };
    const store = await begin();
    expect(store.problem).toMatchObject({ code: "position-unreadable" });
    expect(store.stage.match).toBeNull();
  });
});
