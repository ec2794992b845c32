// A pointer that went down on a piece and may drag it away.

const THRESHOLD = 6;
const ABOVE_FINGER = 40;
const SNAP = 24; // how near to a target a piece may be dropped

export interface Drag {
  lift: () => HTMLElement; // the piece leaves its place: what follows the pointer
  move: (x: number, y: number) => void;
  drop: (done: boolean) => void; // false when the drag was broken off
  leave: (picture: HTMLElement) => void; // called after the drop with what followed the pointer
}

/** Follows a pointer until it comes up; a short press stays a click. */
export function followPointer(down: PointerEvent, drag: Drag): void {
  const above = down.pointerType === "mouse" ? 0 : ABOVE_FINGER;
  let held: HTMLElement | null = null;

  function move(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > THRESHOLD;
    if (!held && far) held = drag.lift();
    if (!held) return;
    held.style.transform = `translate(${event.clientX}px, ${event.clientY - above}px)`;
    drag.move(event.clientX, event.clientY - above);
  }
  function end(event: PointerEvent) {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!held) return;
    swallowClick();
    drag.drop(event.type === "pointerup");
    drag.leave(held);
  }
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** The click that follows a drop is not a click on the piece. */
export function swallowClick(): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A picture that follows the pointer, drawn over the board. */
export function makeHeld(root: HTMLElement, content: string): HTMLElement {
  const held = document.createElement("div");
  held.className = "dragged";
  held.setAttribute("aria-hidden", "true");
  held.innerHTML = content;
  root.append(held);
  return held;
}

/** How far a point is from a box; 0 inside. */
function distanceTo(box: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

/** The target whose box, if it is on the page, is nearest to a point; null if none is near enough. */
export function nearest<Target>(
  targets: Iterable<Target>,
  boxOf: (target: Target) => DOMRect | undefined,
  [x, y]: readonly [x: number, y: number],
): Target | null {
  let best: { target: Target; distance: number } | null = null;
  for (const target of targets) {
    const box = boxOf(target);
    const distance = box ? distanceTo(box, x, y) : Infinity;
    if (distance <= SNAP && (!best || distance < best.distance)) best = { target, distance };
  }
  return best?.target ?? null;
}
