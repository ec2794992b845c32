// What a game brings for people who learn it: one guide.ts in its folder that exports a `Guide`. It comes when somebody opens
// "How to play" or the rules.
import type { Component } from "svelte";

/** Options of a table by name; empty where no table is meant. */
export type OptionsInForce = Record<string, string | number | boolean>;

/** One of the four pictures of a turn. Its title is the message GAME-howto-NAME, its sentence GAME-howto-NAME-text. */
export interface TurnPicture {
  name: string;
  Picture: Component<{ narrow: boolean }>; // narrow: without words, for a phone
  variant?: (options: OptionsInForce) => string | null; // the ending of another sentence that an option calls for
}

/** Something that pays points. */
export interface Pay {
  name: string; // the sentence is the message GAME-howto-pays-NAME
  figure: string;
  Mark?: Component;
  differs?: boolean; // because of an option of this table
}

/** `Scene` is one picture of a worked example, as the game's own data. */
export interface Guide<Scene = unknown> {
  Symbols: Component; // what the pictures are drawn with
  turn: readonly TurnPicture[];
  pays: (options: OptionsInForce) => readonly Pay[];
  terms: readonly string[]; // explained by the message GAME-term-NAME, found by GAME-term-NAME-forms
  chapters: Record<string, Component>; // pictures by the number of a chapter
  lights: (place: string, seat: number) => readonly string[]; // selectors of what a lesson lights, the first that finds something
  examples: Record<string, readonly Scene[]>; // worked examples as small boards, by number, to step through
  Scene: Component<{ scene: Scene }>;
}
