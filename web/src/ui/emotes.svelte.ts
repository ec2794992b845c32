// Faces that players send each other; for a moment a face stands in the place of the sender's mark.
import { SvelteMap } from "svelte/reactivity";

export const EMOTES = ["bravo", "nice", "thinking", "ouch", "thanks", "moment"] as const;
export type Emote = (typeof EMOTES)[number];

const SHOWN_MS = 3000;
const REST_MS = 5000; // whoever sends more faces than that is not shown again

/** By seat. */
export const shownEmotes = new SvelteMap<number, Emote>();
const sent = new Map<number, number>();

export function showEmote(seat: number, emote: Emote): void {
  const now = performance.now();
  if (now - (sent.get(seat) ?? -REST_MS) < REST_MS) return;
  sent.set(seat, now);
  shownEmotes.set(seat, emote);
  setTimeout(() => shownEmotes.delete(seat), SHOWN_MS);
}
