// Dragging does the same as picking and placing.
import { followPointer, makeHeld, nearest } from "../board/drag";
import { formatGroup, type Group } from "./notation";
import type { Play } from "./play.svelte";
import { COLOUR_CODES } from "./components";

export function startDrag(play: Play, group: Group, down: PointerEvent): void {
  if (down.button !== 0 || play.viewer === null || play.keeps.length) return;
  const source = down.currentTarget as Element;
  followPointer(down, {
    lift: () => liftGroup(play, group, source),
    move: (x, y) => (play.snapped = targetAt(play, x, y)),
    drop: (done) => drop(play, done),
    leave: (picture) => play.leaveDropped(picture),
  });
}

function liftGroup(play: Play, group: Group, source: Element): HTMLElement {
  if (!play.picked || formatGroup(play.picked) !== formatGroup(group)) play.pick(group);
  play.dragged = group;
  const size = source.querySelector("[data-pane]")?.getBoundingClientRect().width ?? 36;
  const count = play.shown.sources[group.source]![group.colour]!;
  const panes = Array.from({ length: Math.min(count, 4) }, (_, number) => {
    const left = -size / 2 + (number - (Math.min(count, 4) - 1) / 2) * size * 0.42;
    return `<svg style="position:absolute;left:${left}px;top:${-size / 2}px" width="${size}" height="${size}" viewBox="0 0 48 48" overflow="visible"><use href="#pane-${COLOUR_CODES[group.colour]}"/></svg>`;
  });
  return makeHeld(play.root!, panes.join(""));
}

function targetAt(play: Play, x: number, y: number): number | "break" | null {
  const targets = play.targets.flatMap((action) => (action.kind === "place" ? [action.target] : []));
  const box = (target: number | "break") => {
    const selector = target === "break" ? "[data-break]" : `[data-strip="${target}"] [data-lit]`;
    return play.root?.querySelector(selector)?.getBoundingClientRect();
  };
  return nearest(targets, box, [x, y]);
}

function drop(play: Play, done: boolean): void {
  const target = play.snapped;
  play.snapped = null;
  if (done && target !== null) play.place(target);
  else play.cancel();
}
