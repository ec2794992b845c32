// Dragging a die does the same as taking or lifting it and then pressing a cell.
import { followPointer, makeHeld, nearest } from "../board/drag";
import { letterOf } from "./dice";
import { DICE } from "$src/glass/colours";
import type { Play } from "./play.svelte";

/** `begin` is the action that brings the die into the hand; null when it is there already. */
export function startDrag(play: Play, die: string, begin: (() => void) | null, down: PointerEvent): void {
  if (down.button !== 0 || !play.myTurn) return;
  const size = (down.currentTarget as Element).getBoundingClientRect().width;
  followPointer(down, {
    lift: () => {
      begin?.();
      play.dragged = die;
      return makeHeld(play.root!, picture(die, size, "position:absolute;translate:-50% -50%"));
    },
    move: (x, y) => (play.snapped = cellAt(play, x, y)),
    drop: (done) => drop(play, done),
    leave: (picture) => play.leaveDropped(picture),
  });
}

/** A die outside the board's own drawings. */
export function picture(die: string, size: number, style = ""): string {
  const { ink } = DICE[letterOf(die)]!;
  const pips =
    die[1] === "?" ? "" : `<use href="#pips-${die[1]}" x="8" y="9" width="32" height="32" style="color:${ink}"/>`;
  return `<svg style="${style}" width="${size}" height="${size}" viewBox="0 0 48 48" overflow="visible"><use href="#die-${letterOf(die)}"/>${pips}</svg>`;
}

function cellAt(play: Play, x: number, y: number): number | null {
  if (play.verb === "lift") return null;
  const box = (cell: number) =>
    play.root?.querySelector(`[data-cell="${play.viewer}-${cell}"]`)?.getBoundingClientRect();
  return nearest(play.targets, box, [x, y]);
}

/** Dropped elsewhere, the die goes back; before the server has answered it just stays in hand. */
function drop(play: Play, done: boolean): void {
  const cell = play.snapped;
  play.snapped = null;
  if (done && cell !== null) play.pressCell(cell);
  else play.back();
}
