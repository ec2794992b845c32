import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "$src/app/settings.svelte";
import { pressKey, walkField, walkHand } from "$src/games/uzory/keys";
import { parseLaying } from "$src/games/uzory/notation";
import { Play } from "$src/games/uzory/play.svelte";
import type { UzoryEvent, UzoryView } from "$src/games/uzory/wire";
import positions from "../../positions/uzory.json";
import { drawBoard, FakeTable, focused, press, type Position } from "../../table.svelte";

const { turn, discard } = positions as unknown as Record<"turn" | "discard", Position<UzoryView>>;
const EXTENT = { rows: [-1, 1], columns: [-2, 1] } as const;

let table: FakeTable<UzoryView, UzoryEvent>;
let play: Play;

function sit(position: Position<UzoryView>, viewer?: number | null): void {
  table = new FakeTable(position, viewer);
  play = new Play(table);
  const reachable = new Set(position.legal.flatMap((action) => parseLaying(action)?.cell.join(",") ?? []));
  play.root = drawBoard([
    ...[0, 1, 2].map((place) => ({ "data-hand": String(place) })),
    ...[...reachable, "0,0", "0,1", "-1,1", "-1,0"].map((cell) => ({ "data-cell": cell })),
    ...["open-0", "open-1"].map((frame) => ({ "data-look": frame })),
  ]);
}
beforeEach(() => {
  settings.keys = true;
  sit(turn);
});

describe("the hand", () => {
  test("has a digit for each tile, which also goes to the first cell that takes it", async () => {
    pressKey(play, press("2"));
    expect(play.picked).toBe(1);
    expect(await focused("data-cell")).toBe(play.firstFit);
  });

  test("turns the picked tile with its digit, Q and E", () => {
    pressKey(play, press("1"));
    const turns = ["1", "e", "q", "q"].map((key) => (pressKey(play, press(key)), play.turnOf(0)));
    expect(turns).toEqual([1, 2, 1, 0]);
  });

  test("is walked with the arrows", async () => {
    const [first] = play.root!.querySelectorAll("[data-hand]");
    const right = press("ArrowRight");
    Object.defineProperty(right, "target", { value: first });
    walkHand(play, right);
    expect(await focused("data-hand")).toBe("1");
  });
});

describe("the field", () => {
  test("is walked cell by cell and ends at its edges", async () => {
    const visited: (string | null)[] = [];
    for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft"]) {
      walkField(play, EXTENT, press(key));
      visited.push(await focused("data-cell"));
    }
    expect(visited).toEqual(["0,1", "0,1", "-1,1", "-1,1", "-1,0"]);
  });

  test("N visits the cells that take the tile as it is turned", async () => {
    pressKey(play, press("1"));
    const ready = [...play.fits].filter(([, fit]) => fit !== "turn").map(([cell]) => cell);
    expect(ready.length).toBeGreaterThan(1);
    const visited: (string | null)[] = [];
    for (let step = 0; step < ready.length; step++) {
      pressKey(play, press("n"));
      visited.push(await focused("data-cell"));
    }
    expect(new Set(visited)).toEqual(new Set(ready));
  });

  test("F walks the frames", () => {
    const visited = ["f", "f", "f"].map((key) => {
      pressKey(play, press(key));
      return document.activeElement?.getAttribute("data-look");
    });
    expect(visited).toEqual(["open-0", "open-1", "open-0"]);
  });
});

describe("single keys", () => {
  test("P skips at the second press", () => {
    pressKey(play, press("p"));
    expect([play.armed, table.act.mock.calls]).toEqual([true, []]);
    pressKey(play, press("p"));
    expect(table.act.mock.calls).toEqual([["skip"]]);
  });

  test("D discards what the digits chose", () => {
    sit(discard);
    const [first, second] = play.hand.flatMap((tile, place) => (tile === null ? [] : [place])) as [number, number];
    const digit = (place: number) => pressKey(play, press(String(place + 1)));
    digit(second);
    digit(first);
    expect(play.dropping).toEqual([first, second]);
    digit(first);
    pressKey(play, press("d"));
    expect(table.act.mock.calls).toEqual([[`discard ${second + 1}`]]);
  });

  test("Esc takes back one thing after the other", async () => {
    pressKey(play, press("1"));
    pressKey(play, press("p"));
    const pressed = () => {
      const escape = press("Escape");
      pressKey(play, escape);
      return [play.armed, play.picked, escape.defaultPrevented];
    };
    expect(pressed()).toEqual([false, 0, true]);
    expect(pressed()).toEqual([false, null, true]);
    expect(await focused("data-hand")).toBe("0");
    expect(pressed()).toEqual([false, null, false]);
  });

  test("+, − and 0 move the camera", () => {
    const { width } = play.camera.box;
    pressKey(play, press("+"));
    expect([play.camera.moved, play.camera.box.width < width]).toEqual([true, true]);
    pressKey(play, press("0"));
    expect(play.camera.moved).toBe(false);
  });

  test("do nothing when they are switched off", () => {
    settings.keys = false;
    pressKey(play, press("1"));
    pressKey(play, press("p"));
    expect([play.picked, play.armed]).toEqual([null, false]);
  });
});

describe("laying", () => {
  test("a tile on a cell in sight sends the action", () => {
    play.pick(0);
    const cell = [...play.fits].find(([, fit]) => fit === "fits")![0];
    play.pressCell(cell, true);
    const [[action]] = table.act.mock.calls as [[string]];
    expect(turn.legal).toContain(action);
    expect(parseLaying(action)).toMatchObject({ place: 0, shard: null });
  });

  test("a tile where it only fits when turned turns it first", () => {
    play.pick(0);
    const turned = [...play.fits].find(([, fit]) => fit === "turn");
    if (!turned) throw new Error("every cell takes the tile as it is; choose another seed for the positions");
    play.pressCell(turned[0], true);
    expect(table.act).not.toHaveBeenCalled();
    expect([play.fits.get(turned[0]), play.pinned]).toEqual([expect.stringMatching(/fits|shard/), turned[0]]);
  });

  test("where nothing fits asks why", () => {
    play.pick(0);
    play.pressCell("0,0", true);
    expect(table.refuse).toHaveBeenCalledOnce();
  });
});
