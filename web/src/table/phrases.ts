// Words and faces that are sent as a key, so that everybody reads them in their own language.
import { translate } from "$src/text/texts.svelte";
import { EMOTES, type Emote } from "$src/ui/emotes.svelte";

export const PHRASES = ["good-game", "well-played", "nice-glass", "one-moment", "your-turn", "lag", "another"] as const;
/** What there is room for beside a board. */
export const FEW_PHRASES = ["well-played", "good-game", "another"] as const;

export type Phrase = (typeof PHRASES)[number];

const KEY = /^:([a-z-]+):$/;

/** A key as a line of the chat. */
export const lineOf = (key: Emote | Phrase) => `:${key}:`;

export function emoteIn(text: string): Emote | null {
  const key = KEY.exec(text)?.[1];
  return EMOTES.find((emote) => emote === key) ?? null;
}

/** A line of the chat as the reader reads it. */
export function wordsOf(text: string): string {
  const key = KEY.exec(text)?.[1];
  const known = [...EMOTES, ...PHRASES].find((each) => each === key);
  return known ? translate(`chat-${known}`) : text;
}
