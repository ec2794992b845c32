import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "$src/app/settings.svelte";
import { CELLS } from "$src/games/sagrada/components";
import { pressKey, tabStop, walkPool, walkWindow } from "$src/games/sagrada/keys";
import { onCell, takeDie } from "$src/games/sagrada/notation";
import { Play } from "$src/games/sagrada/play.svelte";
import type { SagradaEvent, SagradaView } from "$src/games/sagrada/wire";
import positions from "../../positions/sagrada.json";
import { drawBoard, FakeTable, focused, press, type Position } from "../../table.svelte";

const { turn, hand } = positions as unknown as Record<"turn" | "hand", Position<SagradaView>>;
const cells = Array.from({ length: CELLS }, (_, cell) => cell);

let table: FakeTable<SagradaView, SagradaEvent>;
let play: Play;

function sit(position: Position<SagradaView>, viewer?: number | null): void {
  table = new FakeTable(position, viewer);
  play = new Play(table);
  play.root = drawBoard([
    ...play.slots.map((_, place) => ({ "data-slot": String(place) })),
    ...cells.map((cell) => ({ "data-cell": `${play.viewer}-${cell}` })),
    ...position.view.tools.map(({ tool }) => ({ "data-tool": String(tool) })),
    { "data-opponent": "0" },
  ]);
}
beforeEach(() => {
  settings.keys = true;
  sit(turn);
});

describe("the window", () => {
  test("is walked in four directions, round its ends", async () => {
    const visited: (string | null)[] = [];
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp"]) {
      walkWindow(play, press(key));
      visited.push(await focused("data-cell"));
    }
    const seat = play.viewer;
    expect(visited).toEqual([1, 6, 5, 9, 4, 19].map((cell) => `${seat}-${cell}`));
  });

  test("N goes to the next cell that takes the die, Shift+N to the one before", async () => {
    sit(hand);
    const targets = cells.filter((cell) => hand.legal.includes(onCell("place", cell)));
    expect(play.targets).toEqual(targets);
    play.cellAt = targets[0]!;
    pressKey(play, press("n"));
    expect(await focused("data-cell")).toBe(`${play.viewer}-${targets[1]}`);
    pressKey(play, press("N", { shiftKey: true }));
    expect(await focused("data-cell")).toBe(`${play.viewer}-${targets[0]}`);
  });
});

describe("the pool", () => {
  test("has a digit for each die", async () => {
    pressKey(play, press("2"));
    expect([await focused("data-slot"), tabStop(play)]).toEqual(["1", 1]);
    pressKey(play, press("9"));
    expect(tabStop(play)).toBe(1);
  });

  test("is walked with the arrows, round its end", async () => {
    walkPool(play, press("ArrowLeft"));
    expect(await focused("data-slot")).toBe(String(play.slots.length - 1));
    walkPool(play, press("ArrowRight"));
    expect(await focused("data-slot")).toBe("0");
  });
});

describe("single keys", () => {
  test("P passes at the second press while there are dice to take", () => {
    pressKey(play, press("p"));
    expect([play.armed, table.act.mock.calls]).toEqual(["end", []]);
    pressKey(play, press("p"));
    expect(table.act.mock.calls).toEqual([["end"]]);
  });

  test("P passes at once when there is nothing to take", () => {
    table.go({ ...turn, legal: ["end"] });
    pressKey(play, press("p"));
    expect(table.act.mock.calls).toEqual([["end"]]);
  });

  test("Esc takes back what was armed", () => {
    pressKey(play, press("p"));
    const escape = press("Escape");
    pressKey(play, escape);
    expect([play.armed, escape.defaultPrevented]).toEqual([null, true]);
  });

  test("Esc with nothing to cancel is left to the page", () => {
    const escape = press("Escape");
    pressKey(play, escape);
    expect(escape.defaultPrevented).toBe(false);
  });

  test("T walks the tools", () => {
    const visited = turn.view.tools.map(() => {
      pressKey(play, press("t"));
      return document.activeElement?.getAttribute("data-tool");
    });
    expect(visited).toEqual(turn.view.tools.map(({ tool }) => String(tool)));
  });

  test("do nothing when they are switched off", () => {
    settings.keys = false;
    pressKey(play, press("p"));
    expect(play.armed).toBeNull();
  });
});

describe("pressing a die", () => {
  test("takes it", () => {
    play.pressDie(0);
    expect(table.act.mock.calls).toEqual([[takeDie(turn.view.pool[0]!)]]);
  });

  test("ahead of one's turn is kept until then", () => {
    sit(turn, 1 - turn.actor);
    play.pressDie(0);
    expect([play.ahead, table.act.mock.calls]).toEqual([takeDie(turn.view.pool[0]!), []]);
    table.go(turn);
    play.review();
    expect(table.act.mock.calls).toEqual([[takeDie(turn.view.pool[0]!)]]);
  });

  test("that may not be taken asks why", () => {
    const first = takeDie(turn.view.pool[0]!);
    table.go({ ...turn, legal: turn.legal.filter((action) => action !== first) });
    play.pressDie(0);
    expect(table.refuse.mock.calls).toEqual([[first]]);
  });

  test("in hand puts it back, where that is free", () => {
    sit(hand);
    table.match = { ...table.match, undo: "free" };
    play.pressDie(play.slots.findIndex(({ held }) => held));
    expect(table.undo).toHaveBeenCalledOnce();
  });
});
