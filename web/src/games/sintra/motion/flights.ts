// Moving pictures of panes, whole and in shards.
import type { Way } from "../../board/flight";

export interface Flight extends Way {
  code: string;
  delay: number;
  duration: number;
}

export function drawPane(code: string, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 48 48" overflow="visible"><use href="#pane-${code}"/></svg>`;
}

/** The outlines of the three shards into which a pane breaks. */
export const SHARDS = [
  "polygon(0 0, 55% 0, 38% 46%, 0 60%)",
  "polygon(55% 0, 100% 0, 100% 62%, 38% 46%)",
  "polygon(0 60%, 38% 46%, 100% 62%, 100% 100%, 0 100%)",
];

/** A shard falls from where the pane was. */
export function shardFrames(at: DOMRect, number: number): Keyframe[] {
  const drift = (number - 1) * 9;
  const turn = (number - 1) * 26 + 8;
  return [
    { transform: `translate(${at.x}px,${at.y}px)`, opacity: 1 },
    { transform: `translate(${at.x + drift}px,${at.y + 24}px) rotate(${turn}deg)`, opacity: 0 },
  ];
}
