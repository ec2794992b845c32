// Dragging a tile does the same as picking it and pressing a cell.
import { followPointer, makeHeld, nearest } from "../board/drag";
import type { Play } from "./play.svelte";

export function startDrag(play: Play, place: number, down: PointerEvent): void {
  if (down.button !== 0 || !play.myTurn) return;
  const tile = (down.currentTarget as Element).querySelector("svg");
  if (!tile) return;
  const size = tile.getBoundingClientRect().width;
  followPointer(down, {
    lift: () => {
      if (play.picked !== place) play.pick(place);
      play.dragged = true;
      return makeHeld(play.root!, picture(tile, size));
    },
    move: (x, y) => (play.hovered = cellAt(play, x, y)),
    drop: (done) => drop(play, done),
    leave: (picture) => play.leaveDropped(picture),
  });
}

/** A tile outside of the board's own drawings, its middle at the pointer. */
function picture(tile: Element, size: number): string {
  const copy = tile.cloneNode(true) as SVGElement;
  copy.removeAttribute("class");
  copy.setAttribute("style", `position:absolute;translate:-50% -50%;width:${size}px;height:${size}px;opacity:.85`);
  return copy.outerHTML;
}

function cellAt(play: Play, x: number, y: number): string | null {
  const box = (cell: string) => play.root?.querySelector(`[data-cell="${cell}"] > rect`)?.getBoundingClientRect();
  return nearest(play.fits.keys(), box, [x, y]);
}

/** Dropped elsewhere, the tile goes back but stays picked. */
function drop(play: Play, done: boolean): void {
  const cell = play.hovered;
  play.hovered = null;
  if (done && cell) play.pressCell(cell, true);
}
