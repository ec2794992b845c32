// A dragged piece stays where the finger left it, until its step is shown.
import { beforeEach, expect, test } from "vitest";
import { startDrag } from "$src/games/sintra/drag";
import { groupsOf } from "$src/games/sintra/keys";
import type { Group } from "$src/games/sintra/notation";
import { Play } from "$src/games/sintra/play.svelte";
import type { SintraEvent, SintraView } from "$src/games/sintra/wire";
import positions from "../../positions/sintra.json";
import { FakeTable, type Position } from "../../table.svelte";

const { turn } = positions as unknown as Record<"turn", Position<SintraView>>;
let table: FakeTable<SintraView, SintraEvent>;
let play: Play;
let group: Group;
let slot: number;

const pointer = (type: string, clientX: number) => new PointerEvent(type, { pointerId: 1, clientX, button: 0 });
const picture = () => play.root!.querySelector(".dragged");

beforeEach(() => {
  table = new FakeTable(turn);
  play = new Play(table);
  const placed = play.legal.find((action) => action.kind === "place" && action.target !== "break")!;
  if (placed.kind !== "place" || placed.target === "break") throw new Error("nothing can be placed");
  group = groupsOf(turn.view.sources).find((each) => JSON.stringify(each) === JSON.stringify(placed.group))!;
  slot = placed.target;
  play.root = document.createElement("div");
  play.root.innerHTML = `<i data-strip="${slot}"><b data-lit></b></i>`;
  document.body.replaceChildren(play.root);
});

function drag(): void {
  const down = pointer("pointerdown", 0);
  Object.defineProperty(down, "currentTarget", { value: play.root });
  startDrag(play, group, down);
  dispatchEvent(pointer("pointermove", 20));
  play.snapped = slot;
  dispatchEvent(pointer("pointerup", 20));
}

test("while its action is on the way, the picture stays and the place it came from stays empty", () => {
  table.act.mockImplementation(() => void (table.busy = true));
  drag();
  expect(table.act).toHaveBeenCalledOnce();
  expect(picture()).not.toBeNull();
  expect(play.dragged).toEqual(group);
});

test("whoever shows the step takes the picture away and learns where its panes are", () => {
  table.act.mockImplementation(() => void (table.busy = true));
  drag();
  const panes = picture()!.children.length;
  expect(play.takeDropped()).toHaveLength(panes);
  expect(picture()).toBeNull();
  expect(play.dragged).toBeNull();
  expect(play.takeDropped()).toEqual([]);
});

test("dropped beside every strip, the panes are back at once", () => {
  const down = pointer("pointerdown", 0);
  Object.defineProperty(down, "currentTarget", { value: play.root });
  startDrag(play, group, down);
  dispatchEvent(pointer("pointermove", 20));
  play.snapped = null;
  dispatchEvent(pointer("pointerup", 20));
  expect(picture()).toBeNull();
  expect(play.dragged).toBeNull();
  expect(table.act).not.toHaveBeenCalled();
});
