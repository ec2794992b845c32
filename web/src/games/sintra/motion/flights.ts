// Moving pictures of panes, whole and in shards.
import type { Way } from "../../common/flight";

export interface Flight extends Way {
  code: string;
  delay: number;
  duration: number;
}

export function makePane(root: HTMLElement, code: string, size: number): HTMLElement {
  const pane = document.createElement("div");
  pane.className = "sintra-flight";
  pane.setAttribute("aria-hidden", "true");
  pane.innerHTML = `<svg width="${size}" height="${size}" viewBox="0 0 48 48" overflow="visible"><use href="#pane-${code}"/></svg>`;
  root.append(pane);
  return pane;
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
