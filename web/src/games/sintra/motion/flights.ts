// Moving pictures of panes, on transform and opacity alone so that every frame is cheap.

export const FLY = "cubic-bezier(.3,.7,.2,1)";
const SAMPLES = 8;

export interface Flight {
  code: string;
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
  arc: number; // the lift, as a share of the distance
}

export function makePane(root: HTMLElement, code: string, size: number): HTMLElement {
  const pane = document.createElement("div");
  pane.className = "sintra-flight";
  pane.setAttribute("aria-hidden", "true");
  pane.innerHTML = `<svg width="${size}" height="${size}" viewBox="0 0 48 48" overflow="visible"><use href="#pane-${code}"/></svg>`;
  root.append(pane);
  return pane;
}

/** Along an arc, growing or shrinking to the size of its place, with a small squash when it lands. */
export function flightFrames({ from, to, arc }: Flight): Keyframe[] {
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

const SHARDS = [
  "polygon(0 0, 55% 0, 38% 46%, 0 60%)",
  "polygon(55% 0, 100% 0, 100% 62%, 38% 46%)",
  "polygon(0 60%, 38% 46%, 100% 62%, 100% 100%, 0 100%)",
];

/** A pane as three shards that lie where it was. */
export function makeShards(root: HTMLElement, code: string, at: DOMRect): HTMLElement[] {
  return SHARDS.map((shape) => {
    const shard = makePane(root, code, at.width);
    (shard.firstElementChild as HTMLElement).style.clipPath = shape;
    return shard;
  });
}

export function shardFrames(at: DOMRect, number: number): Keyframe[] {
  const drift = (number - 1) * 9;
  const turn = (number - 1) * 26 + 8;
  return [
    { transform: `translate(${at.x}px,${at.y}px)`, opacity: 1 },
    { transform: `translate(${at.x + drift}px,${at.y + 24}px) rotate(${turn}deg)`, opacity: 0 },
  ];
}
