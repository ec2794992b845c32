// What a game brings to the browser: one folder under games/ with a shelf.ts that exports a `Shelved`, which comes with
// the lobby, and an index.ts that exports a `WebGame`, which comes with a table. Nothing outside that folder asks which
// game it is.
import type { Component, Snippet } from "svelte";
import type { Glass } from "$src/home/glass";
import type { AnyEvent, MatchInfo, Previewed, Refusal, SeatInfo, Step } from "$src/net/wire";

/** A game as the lobby shows it, whether this server has it or not. */
export interface Shelved {
  name: string;
  Art: Component; // the glass of its window
  glass: readonly [Glass, Glass, Glass]; // of its small window in lists
  least: number; // players
  most: number;
  minutes: number;
  about: () => string; // in one sentence
  progress: (round: number, rounds: number) => string; // how far a match has come, as its players count
}

/** A run of text in a sentence, or a small picture of a piece with the words a screen reader says for it. */
export type Bit = string | { piece: string; label: string };

export interface LogLine {
  seat: number | null; // who did it; null for the table
  bits: Bit[];
}

/** What actions would bring, as events, and why those that the rules forbid may not be done. */
export type Foresight<Event extends AnyEvent = AnyEvent> = Pick<Previewed<Event>, "outcomes" | "refused">;

/** What a board gets. It knows no rules: `legal` says what may be done, `preview` what it would bring. */
export interface BoardProps<View = unknown, Event extends AnyEvent = AnyEvent> {
  match: MatchInfo<View>;
  seats: SeatInfo[];
  names: string[]; // by seat, ready to show
  viewer: number | null; // whose board is mine; null for a spectator
  front: number; // whose board is shown large
  step: Step<Event> | null; // the last step: its events are animated when it is new, and its trace stays
  fresh: boolean; // the step has just happened, so animate it
  busy: boolean; // an action is on its way to the server
  act: (action: string) => void;
  undo: () => void; // take the last action back, where `match.undo` says that it is free
  preview: (actions: string[]) => Promise<Foresight<Event>>;
  refuse: (action: string) => void; // try an action that is not legal, to hear the rule
  answer: (text: string) => void; // say why a press did nothing, where no rule is asked
  show: (seat: number) => void; // bring a seat's board to the front
  picking?: (picked: string | null) => void; // called with what is picked, for `question`
  notice?: string | null; // why the last press did nothing, for a board that has a line for it
  openLog?: () => void;
  clock?: Snippet<[number]>; // a seat's clock, shown beside its name
  rail?: Snippet; // log and chat, shown under the opponents on a wide screen
  animated?: () => void; // called when the animation of `step` has ended
}

/** Something on a board: a selector below its root, and one for those of its parts that count, by default all. */
export type Place = { whole: string; parts?: string };

/** Where an action takes place; null where there is no such place. */
export interface Places {
  from: Place | null;
  to: Place | null;
}

/** A key, or several with one meaning, and the message that says what it does. */
export type Key = [keys: string[], message: string];

/** How a match that nobody else lost ended, such as one played alone. */
export interface Verdict {
  text: string; // the headline over the scores
  target?: { name: string; points: number }; // what was to be beaten, shown under the total
}

/** One reason for points, in words; `detail` has the numbers that they come from, or nothing. */
export interface ScoreLine {
  part: string; // as the server calls the reason
  reason: string;
  detail: string;
  points: number;
}

/** Points that some pieces of a seat pay together; the server sends them when a match is over. */
export interface Payment {
  reason: string; // the `part` of a score line
  points: number;
  pieces: number[];
}

/** What a seat has built, as a drawing without anything to press. */
export interface PictureProps<View = unknown> {
  view: View;
  seat: number;
  payments: Payment[] | null; // being counted: their pieces are lit, the others in the dusk; null lights everything
  small?: boolean;
}

/** How the end of a match is shown. */
export interface Finale<View = unknown> {
  Picture: Component<PictureProps<View>>; // it also brings the symbols of the game's pieces
  shape: "wide" | "tall"; // of the picture
  ownBoards: boolean; // every seat has a picture of its own; else one picture shows what all have built
  Mark?: Component<{ part: string }>; // a small drawing of a score line
  Medals?: Component<{ view: View; seat: number }>; // what a seat has won, one by one
  ending?: (view: View) => string | null; // why the match is over, where the rules know several reasons
}

/** What decides between equal scores, counted by seat. */
export interface TieBreak {
  name: string;
  counts: number[];
}

/** Something that the coach explains once: the message GAME-coach-NAME, or GAME-coach-NAME-you about the reader. */
export interface CoachNote {
  name: string;
  seat?: number; // who did it, where the sentence differs for whoever reads it
}

export interface WebGame<View = unknown, Event extends AnyEvent = AnyEvent> {
  name: string;
  Board: Component<BoardProps<View, Event>>; // the whole table: sources, tracks, boards, opponents
  Piece: Component<{ piece: string; label?: string; size?: number }>; // an inline piece for the log
  log: (step: Step<Event>, names: string[]) => LogLine[];
  question: (match: MatchInfo<View>, picked: string | null) => string; // what the acting player is asked, for the status pill
  scores: (view: View) => number[]; // points as they stand, by seat
  breakdown: (view: View, seat: number) => ScoreLine[];
  finale: Finale<View>;
  coach: (events: readonly Event[], view: View) => CoachNote[]; // what a step brings that a newcomer may not know
  ties?: (view: View) => TieBreak; // what decides, by seat, between equal scores
  keys?: Key[]; // those that only this game has
  /** Where a seat's action takes place; `actions` has those after it that are likely to follow. */
  places: (actions: readonly string[], match: MatchInfo<View>, seat: number) => Places;
  /** The way of an action on the board, drawn on a canvas over it; null where there is none. */
  route?: (root: HTMLElement, canvas: Element, action: string, seat: number) => string | null;
  facts?: (facts: Refusal["facts"]) => Refusal["facts"]; // of a refusal, as a person reads them
  /** Asked once the match is played to its end, and only where a single seat plays; null leaves it to the place. */
  verdict?: (match: MatchInfo<View>, viewer: number | null) => Verdict | null;
}
