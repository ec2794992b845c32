// Where the bubble of a lesson lies: over what the step does not need, near what it lights.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  box: Box; // the part of the window that it may lie in
  lit: readonly Box[];
  busy: readonly Box[]; // what can be pressed
}

const STEP = 16;
const MARGIN = 12;
const COVERS_LIT = 400; // for each square pixel, against 1 for a place that can be pressed
const APART = 40; // for each pixel between the bubble and what is lit

function shared(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** How far two boxes are apart; 0 when they touch. */
function distance(one: Box, other: Box): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width, 0);
  const down = Math.max(other.y - one.y - one.height, one.y - other.y - other.height, 0);
  return Math.hypot(across, down);
}

/** Every so many pixels from the first to the last place, and the last one. */
function places(from: number, to: number): number[] {
  if (to <= from) return [from];
  const steps = Math.ceil((to - from) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => Math.min(from + step * STEP, to));
}

/** What a place costs; once that is `most` or more, the rest of it is not counted. */
function cost(bubble: Box, { lit, busy }: Room, most: number): number {
  const wide = { x: bubble.x - 8, y: bubble.y - 8, width: bubble.width + 16, height: bubble.height + 16 };
  let price = 0;
  let far = lit.length ? Infinity : 0;
  for (const box of lit) {
    price += shared(wide, box) * COVERS_LIT;
    far = Math.min(far, distance(bubble, box));
  }
  price += far * APART;
  for (const box of busy) {
    if (price >= most) break;
    price += shared(bubble, box);
  }
  return price;
}

/** The corner of a bubble of this size, where it covers nothing lit if that can be, and as little else as can be. */
export function placeBubble(size: { width: number; height: number }, room: Room): { x: number; y: number } {
  const { box } = room;
  let best = { x: box.x + MARGIN, y: box.y + MARGIN };
  let least = Infinity;
  for (const y of places(box.y + MARGIN, box.y + box.height - size.height - MARGIN))
    for (const x of places(box.x + MARGIN, box.x + box.width - size.width - MARGIN)) {
      const price = cost({ x, y, ...size }, room, least);
      if (price < least) [least, best] = [price, { x, y }];
    }
  return best;
}
