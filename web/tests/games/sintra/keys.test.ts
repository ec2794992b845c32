import { beforeEach, describe, expect, test } from "vitest";
import { settings } from "$src/app/settings.svelte";
import { groupsOf, pressKey, tabStop, walkMarket, walkPalace } from "$src/games/sintra/keys";
import { formatGroup, parseAction } from "$src/games/sintra/notation";
import { Play } from "$src/games/sintra/play.svelte";
import type { SintraEvent, SintraView } from "$src/games/sintra/wire";
import positions from "../../positions/sintra.json";
import { drawBoard, FakeTable, focused, press, type Position } from "../../table.svelte";

const { turn, keep } = positions as unknown as Record<"turn" | "keep", Position<SintraView>>;
const groups = groupsOf(turn.view.sources).map(formatGroup);
const strips = Array.from({ length: 8 }, (_, slot) => ({ "data-strip": String(slot) }));

let table: FakeTable<SintraView, SintraEvent>;
let play: Play;

function sit(position: Position<SintraView>, viewer?: number | null): void {
  table = new FakeTable(position, viewer);
  play = new Play(table);
  play.root = drawBoard([...groups.map((group) => ({ "data-group": group })), ...strips, { "data-opponent": "0" }]);
}
beforeEach(() => {
  settings.keys = true;
  sit(turn);
});

describe("the market", () => {
  test("has its groups around the ring, the centre last", () => {
    const sources = groupsOf([[0, 1], [2, 0], [0, 0], [1, 1]]).map(({ source }) => source); // prettier-ignore
    expect(sources).toEqual([1, 3, 3, 0]);
  });

  test("is entered at its first group, and later where one was", () => {
    expect(formatGroup(tabStop(play)!)).toBe(groups[0]);
    walkMarket(play, press("ArrowRight"));
    expect(formatGroup(tabStop(play)!)).toBe(groups[1]);
  });

  test("is walked with the arrows, and round its end", async () => {
    walkMarket(play, press("ArrowRight"));
    expect(await focused("data-group")).toBe(groups[1]);
    walkMarket(play, press("ArrowLeft"));
    walkMarket(play, press("ArrowLeft"));
    expect(await focused("data-group")).toBe(groups.at(-1));
  });

  test("takes the arrows from the page, and no other key", () => {
    const [arrow, letter] = [press("ArrowDown"), press("x")];
    walkMarket(play, arrow);
    walkMarket(play, letter);
    expect([arrow.defaultPrevented, letter.defaultPrevented]).toEqual([true, false]);
  });

  test("has a digit for each display; pressed again it walks the colours", async () => {
    const source = groups.map((group) => group[0]!).find((each, at, all) => all.indexOf(each) !== at)!;
    const here = groups.filter((group) => group.startsWith(source));
    pressKey(play, press(source));
    expect(await focused("data-group")).toBe(here[0]);
    pressKey(play, press(source));
    expect(await focused("data-group")).toBe(here[1]);
  });
});

describe("the palace", () => {
  test("is walked strip by strip, round its end", async () => {
    walkPalace(play, press("ArrowLeft"));
    expect(await focused("data-strip")).toBe("7");
    walkPalace(play, press("ArrowRight"));
    expect(await focused("data-strip")).toBe("0");
  });

  test("with a group in hand is walked over legal strips only", async () => {
    const group = parseAction(turn.legal[0]!);
    if (group?.kind !== "place") throw new Error("the position begins with a placing");
    play.pick(group.group);
    const legal = turn.legal.map((text) => parseAction(text)).flatMap((each) => (each?.kind === "place" && formatGroup(each.group) === formatGroup(group.group) ? [each.target] : [])); // prettier-ignore
    const visited: (string | null)[] = [];
    for (let step = 0; step < legal.length; step++) {
      walkPalace(play, press("ArrowRight"));
      visited.push(await focused("data-strip"));
    }
    expect(new Set(visited)).toEqual(new Set(legal.map(String)));
  });
});

describe("single keys", () => {
  test("Esc puts a picked group back and focuses it", async () => {
    const group = groupsOf(turn.view.sources)[1]!;
    play.pick(group);
    const escape = press("Escape");
    pressKey(play, escape);
    expect([play.picked, escape.defaultPrevented]).toEqual([null, true]);
    expect(await focused("data-group")).toBe(formatGroup(group));
  });

  test("Esc with nothing picked is left to the page", () => {
    const escape = press("Escape");
    pressKey(play, escape);
    expect(escape.defaultPrevented).toBe(false);
  });

  test("R returns the glazier at the second press, where it may", () => {
    table.go({ ...turn, legal: ["return"] });
    pressKey(play, press("r"));
    expect(table.act).not.toHaveBeenCalled();
    pressKey(play, press("R"));
    expect(table.act.mock.calls).toEqual([["return"]]);
  });

  test("R asks why, where the glazier may not return", () => {
    table.go({ ...turn, legal: ["2 pink > 4"] });
    pressKey(play, press("r"));
    expect(table.refuse.mock.calls).toEqual([["return"]]);
  });

  test("O goes to an opponent", async () => {
    pressKey(play, press("o"));
    expect(await focused("data-opponent")).toBe("0");
  });

  test("do nothing when they are switched off, but Esc still works", () => {
    settings.keys = false;
    table.go({ ...turn, legal: ["return"] });
    pressKey(play, press("r"));
    pressKey(play, press("r"));
    expect(table.act).not.toHaveBeenCalled();
    play.pick(groupsOf(turn.view.sources)[0]!);
    pressKey(play, press("Escape"));
    expect(play.picked).toBeNull();
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])("with %j belong to the browser", (modifier) => {
    table.go({ ...turn, legal: ["return"] });
    pressKey(play, press("r", modifier));
    expect(play.armed).toBe(false);
  });
});

describe("picking", () => {
  test("is for players only", () => {
    sit(turn, null);
    play.pick(groupsOf(turn.view.sources)[0]!);
    expect(play.picked).toBeNull();
  });

  test("is allowed ahead of one's turn, and dropped when the panes are gone", () => {
    sit(turn, 1 - turn.actor);
    const group = groupsOf(turn.view.sources)[0]!;
    play.pick(group);
    expect(play.picked).toEqual(group);
    play.shown = { ...turn.view, sources: turn.view.sources.map((panes) => panes.map(() => 0)) };
    play.review();
    expect(play.picked).toBeNull();
  });

  test("and placing sends the action; what the rules forbid is asked about", () => {
    const [legal] = turn.legal.map((text) => parseAction(text)).filter((action) => action?.kind === "place");
    if (legal?.kind !== "place" || legal.target === "break") throw new Error("the position begins with a placing");
    play.pick(legal.group);
    play.place(legal.target);
    expect(table.act.mock.calls).toEqual([[legal.text]]);
    table.go({ ...turn, legal: ["return"] });
    play.pick(legal.group);
    play.place(legal.target);
    expect(table.refuse.mock.calls).toEqual([[legal.text]]);
  });

  test("waits while a pane has to be kept", () => {
    sit(keep);
    play.pick({ source: 0, colour: 0 });
    expect([play.picked, play.keeps.map(({ text }) => text)]).toEqual([null, keep.legal]);
  });
});
