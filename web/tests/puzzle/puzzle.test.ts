import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardAnswer, PuzzleInfo } from "$src/net/wire";
import { PuzzleDesk } from "$src/puzzle/puzzle.svelte";
import { queryOf, wanted, wantGame } from "$src/puzzle/stream.svelte";
import { speak } from "$src/text/texts.svelte";
import { toasts } from "$src/ui/toast.svelte";
import { makeMatch, makeSeat } from "../messages";

let asked: string[];
let info: PuzzleInfo;
const ANSWER = { choices: [], themes: [], found: 1, players: 1 };
const OPEN: PuzzleInfo = {
  id: "1a2b3c4d",
  game: "sintra",
  position: "sintra 2 A",
  seat: 1,
  players: 2,
  difficulty: 3,
  day: null,
  status: "open",
  tries_left: 2,
  tried: [],
  hint: null,
  answer: null,
};
const BOARD: BoardAnswer = {
  game: "sintra",
  options: {},
  seats: [makeSeat("1"), makeSeat("2")],
  as_seat: 1,
  match: makeMatch(0, { id: "board", actor: 1, legal: ["left", "right", "up"] }),
  steps: [],
  position: "sintra 2 A",
};

/** What the server says of an action: "right" is the solution. */
function judge(path: string, body: string | undefined): PuzzleInfo {
  if (path.endsWith("/hint")) return { ...info, hint: ["right", "up"] };
  if (path.endsWith("/answer")) return { ...info, status: "shown", answer: ANSWER };
  const { action } = JSON.parse(body ?? "{}") as { action?: string };
  if (action === "right") return { ...info, status: "solved", answer: ANSWER };
  const tried = [...info.tried, { action: action!, behind: 0.05, events: [], reasons: [] }];
  return { ...info, tried, tries_left: 1 };
}

beforeAll(() => speak("en"));
beforeEach(() => {
  [asked, info, toasts.length] = [[], OPEN, 0];
  vi.stubGlobal("fetch", (path: string, { body, method }: { body?: string; method: string }) => {
    asked.push(path);
    if (method === "POST" && path.startsWith("/api/puzzles/")) info = judge(path, body);
    const found =
      path === "/api/board" ? BOARD : path === "/api/me" ? { name: "Ann" } : path === "/api/me/puzzles" ? {} : info;
    return Promise.resolve(new Response(JSON.stringify(found), { status: 200 }));
  });
});

async function sit(): Promise<PuzzleDesk> {
  const desk = new PuzzleDesk();
  await desk.load(() => Promise.resolve(OPEN));
  expect(desk.problem).toBeNull();
  return desk;
}
const settle = (desk: PuzzleDesk) => vi.waitFor(() => expect(desk.busy || desk.board!.busy).toBe(false));

describe("somebody at a puzzle", () => {
  test("plays on the board, where nothing moves, and the server judges", { timeout: 60_000 }, async () => {
    const desk = await sit();
    desk.board!.act("left");
    await settle(desk);
    expect(desk.wrong?.action).toBe("left");
    expect(desk.board!.line).toEqual([]);
    desk.board!.act("right");
    await settle(desk);
    expect(desk.over).toBe(true);
    expect(desk.wrong).toBeNull();
    expect(desk.board!.stage.match?.legal).toEqual([]);
  });

  test("is left some actions by a hint", async () => {
    const desk = await sit();
    expect(desk.board!.stage.match?.legal).toEqual(["left", "right", "up"]);
    await desk.hint();
    expect(desk.board!.stage.match?.legal).toEqual(["right", "up"]);
  });

  test("may give up, and then nothing is judged any more", async () => {
    const desk = await sit();
    await desk.show();
    expect(desk.info?.answer).not.toBeNull();
    const before = asked.filter((path) => path.endsWith("/tries")).length;
    desk.board!.act("left");
    await settle(desk);
    expect(asked.filter((path) => path.endsWith("/tries"))).toHaveLength(before);
  });
});

describe("the stream", () => {
  test("asks for what somebody wants, and for everything when nothing would be left", () => {
    expect(queryOf()).toBe("");
    wantGame("sintra", false);
    expect(queryOf("1a")).toBe("game=sagrada&game=uzory&after=1a");
    wanted.theme = "close";
    expect(queryOf()).toContain("theme=close");
    wantGame("sagrada", false);
    wantGame("uzory", false);
    expect(wanted.games).toEqual([]);
  });
});
