// The keyboard on the board: arrows among cells and tiles, digits, Esc, and single letters.
import { pressBoardKey, type BoardKeys } from "../board/keys";
import type { Extent } from "./camera.svelte";
import { HAND } from "./components";
import { keyOf, SIDE_STEPS, spotOf } from "./grid";
import type { Play } from "./play.svelte";

export const STEP = 1.25;
const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]; // by side

/** Arrows visit every cell; while a shard is chosen they choose its triangle instead. */
export function walkField(play: Play, { rows, columns }: Extent, event: KeyboardEvent): void {
  const side = ARROWS.indexOf(event.key);
  if (side < 0) return;
  event.preventDefault();
  const cell = play.cellAt;
  if (play.sharding && play.ghost?.cell === cell) return play.chooseSide(cell, side);
  const [row, column] = spotOf(cell);
  const [down, across] = SIDE_STEPS[side]!;
  const next = [clamp(row + down, rows), clamp(column + across, columns)] as const;
  play.focusCell(keyOf(next));
}

function clamp(number: number, [least, most]: readonly [number, number]): number {
  return Math.min(Math.max(number, least), most);
}

export function walkHand(play: Play, event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const here = Number((event.target as HTMLElement).closest<HTMLElement>("[data-hand]")?.dataset.hand ?? 0);
  const filled = (place: number) => (play.hand[place] ?? null) !== null;
  const next = [1, 2, HAND].map((far) => (here + far * step + far * HAND) % HAND).find(filled);
  play.focus(`[data-hand="${next}"]`);
}

const KEYS: BoardKeys<Play> = {
  escape: takeBack,
  digit: (play, digit) => digit <= HAND && pressTile(play, digit - 1),
  letters: {
    q: (play) => play.turn(-1),
    e: (play) => play.turn(1),
    n: (play, event) => goToFit(play, event.shiftKey ? -1 : 1),
    s: (play) => play.myTurn && play.toggleShard(),
    f: (play, event) => goToFrame(play, event.shiftKey ? -1 : 1),
    d: (play) => play.shown.phase === "discard" && play.myTurn && play.discard(),
    p: (play) => play.skip(),
    o: (play) => play.focus("[data-opponent]"),
    "+": (play) => play.camera.zoomMiddle(1 / STEP),
    "=": (play) => play.camera.zoomMiddle(1 / STEP),
    "-": (play) => play.camera.zoomMiddle(STEP),
    "0": (play) => play.camera.reset(),
  },
};

export const pressKey = (play: Play, event: KeyboardEvent) => pressBoardKey(KEYS, play, event);

/** Picked by a key, the focus goes to the first cell that takes the tile. */
function pressTile(play: Play, place: number): void {
  if (play.shown.phase === "discard" && play.myTurn) return play.toggleDrop(place);
  const turned = play.picked === place;
  play.pick(place);
  if (turned || !play.myTurn) return;
  const cell = play.firstFit;
  if (cell) play.focusCell(cell);
}

function takeBack(play: Play): boolean {
  const { picked } = play;
  const cancelled = play.cancel();
  if (cancelled && picked !== null && play.picked === null) play.focus(`[data-hand="${picked}"]`);
  return cancelled;
}

/** The next cell that takes the tile, those that take it as it is turned first. */
function goToFit(play: Play, step: 1 | -1): void {
  const ready = [...play.fits].filter(([, fit]) => fit !== "turn").map(([cell]) => cell);
  const cells = ready.length ? ready : [...play.fits.keys()];
  const here = cells.indexOf(play.cellAt);
  const next = cells.at((here + step) % cells.length);
  if (next) play.focusCell(next);
}

function goToFrame(play: Play, step: 1 | -1): void {
  const frames = [...(play.root?.querySelectorAll<HTMLElement>("[data-look]") ?? [])];
  const here = frames.indexOf(document.activeElement as HTMLElement);
  frames.at((here + step) % frames.length)?.focus();
}
