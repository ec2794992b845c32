// The keyboard on the board: arrows among dice and cells, digits, Esc, and single letters.
import { pressBoardKey, type BoardKeys } from "../board/keys";
import { CELLS, COLUMNS, ROWS } from "./components";
import type { Play } from "./play.svelte";

const STEPS: Record<string, readonly [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrows visit every cell, so that one hears why some take nothing. */
export function walkWindow(play: Play, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const column = ((play.cellAt % COLUMNS) + step[0] + COLUMNS) % COLUMNS;
  const row = (Math.floor(play.cellAt / COLUMNS) + step[1] + ROWS) % ROWS;
  goToCell(play, row * COLUMNS + column);
}

export function walkPool(play: Play, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const dice = placesOf(play);
  const here = dice.indexOf(tabStop(play));
  goToDie(play, dice.at((here + step[0] + step[1]) % dice.length)!);
}

/** The places of the pool where a die lies. */
function placesOf(play: Play): number[] {
  return play.slots.flatMap((slot, place) => (slot.die ? [place] : []));
}

/** The die that Tab comes to. */
export function tabStop(play: Play): number {
  const dice = placesOf(play);
  return dice.includes(play.dieAt) ? play.dieAt : (dice[0] ?? 0);
}

const KEYS: BoardKeys<Play> = {
  escape: takeBack,
  digit: (play, digit) => goToDie(play, placesOf(play)[digit - 1] ?? -1),
  letters: {
    t: goToTool,
    n: (play, event) => goToTarget(play, event.shiftKey ? -1 : 1),
    p: (play) => play.myTurn && play.end(),
    o: (play) => play.focus("[data-opponent]"),
  },
};

export const pressKey = (play: Play, event: KeyboardEvent) => pressBoardKey(KEYS, play, event);

/** A die that goes back to the pool has the focus there. */
function takeBack(play: Play): boolean {
  const holder = play.slots.findIndex((slot) => slot.held);
  const puts = play.mayExchange && play.armed === null;
  const cancelled = play.cancel();
  if (cancelled && puts && holder >= 0) goToDie(play, holder);
  return cancelled;
}

function goToDie(play: Play, place: number): void {
  if (!play.slots[place]?.die) return;
  play.dieAt = place;
  play.focus(`[data-slot="${place}"]`);
}

function goToCell(play: Play, cell: number): void {
  play.cellAt = cell;
  play.focus(`[data-cell="${play.viewer}-${cell}"]`);
}

/** The next cell that takes the die, in reading order. */
function goToTarget(play: Play, step: 1 | -1): void {
  for (let moved = 1; moved <= CELLS; moved++) {
    const cell = (play.cellAt + step * moved + CELLS * CELLS) % CELLS;
    if (play.targets.includes(cell)) return goToCell(play, cell);
  }
}

/** Pressed again, the key walks the tools. */
function goToTool(play: Play): void {
  const tools = [...(play.root?.querySelectorAll<HTMLElement>("[data-tool]") ?? [])];
  const here = tools.indexOf(document.activeElement as HTMLElement);
  tools[(here + 1) % tools.length]?.focus();
}
