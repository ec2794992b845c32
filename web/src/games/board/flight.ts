// Pieces that fly, on transform and opacity alone so that every frame is cheap.

export const FLY = "cubic-bezier(.3,.7,.2,1)";
const SAMPLES = 8;

export interface Way {
  from: DOMRect;
  to: DOMRect;
  arc: number; // the lift, as a share of the distance
}

/** Along an arc, growing or shrinking to the size of its place, with a small squash when it lands. */
export function flightFrames({ from, to, arc }: Way): Keyframe[] {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const shrink = from.width / (to.width || 1);
  const frames: Keyframe[] = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    const part = sample / SAMPLES;
    const lift = 4 * part * (1 - part) * distance * arc;
    const scale = shrink + (1 - shrink) * part;
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part - lift;
    frames.push({ transform: `translate(${x}px,${y}px) scale(${scale})`, offset: part * 0.92 });
  }
  const { x, y } = to;
  frames.push({ transform: `translate(${x}px,${y + to.height * 0.02}px) scale(1.04,.96)`, offset: 0.96 });
  frames.push({ transform: `translate(${x}px,${y}px) scale(1)`, offset: 1 });
  return frames;
}
