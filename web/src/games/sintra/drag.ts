// Dragging does the same as picking and placing.
import { formatGroup, type Group } from "./notation";
import type { Play } from "./play.svelte";
import { COLOUR_CODES } from "./components";

const THRESHOLD = 6;
const SNAP = 24;
const ABOVE_FINGER = 40;

/** Follow a pointer that went down on a group; a short press stays a click. */
export function startDrag(play: Play, group: Group, down: PointerEvent): void {
  if (down.button !== 0 || play.viewer === null || play.keeps.length) return;
  const source = down.currentTarget as Element;
  const lift = down.pointerType === "mouse" ? 0 : ABOVE_FINGER;
  let held: HTMLElement | null = null;

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > THRESHOLD;
    if (!held && far) held = liftGroup(play, group, source);
    if (!held) return;
    held.style.transform = `translate(${event.clientX}px, ${event.clientY - lift}px)`;
    play.snapped = nearest(play, event.clientX, event.clientY - lift);
  }
  function end(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!held) return;
    held.remove();
    // The click that follows a drop is not a click on the group.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    drop(play, event.type === "pointerup");
  }
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function liftGroup(play: Play, group: Group, source: Element): HTMLElement {
  if (!play.picked || formatGroup(play.picked) !== formatGroup(group)) play.pick(group);
  play.dragged = group;
  const size = source.querySelector("[data-pane]")?.getBoundingClientRect().width ?? 36;
  const count = play.shown.sources[group.source]![group.colour]!;
  const held = document.createElement("div");
  held.className = "sintra-held";
  held.setAttribute("aria-hidden", "true");
  held.innerHTML = Array.from({ length: Math.min(count, 4) }, (_, number) => {
    const left = -size / 2 + (number - (Math.min(count, 4) - 1) / 2) * size * 0.42;
    return `<svg style="position:absolute;left:${left}px;top:${-size / 2}px" width="${size}" height="${size}" viewBox="0 0 48 48" overflow="visible"><use href="#pane-${COLOUR_CODES[group.colour]}"/></svg>`;
  }).join("");
  play.root!.append(held);
  return held;
}

function nearest(play: Play, x: number, y: number): number | "break" | null {
  let best: { target: number | "break"; distance: number } | null = null;
  for (const action of play.targets) {
    if (action.kind !== "place") continue;
    const selector = action.target === "break" ? "[data-break]" : `[data-strip="${action.target}"] [data-lit]`;
    const box = play.root?.querySelector(selector)?.getBoundingClientRect();
    if (!box) continue;
    const distance = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (distance <= SNAP && (!best || distance < best.distance)) best = { target: action.target, distance };
  }
  return best?.target ?? null;
}

function drop(play: Play, done: boolean): void {
  const target = play.snapped;
  play.dragged = null;
  play.snapped = null;
  if (done && target !== null) play.place(target);
  else play.cancel();
}
