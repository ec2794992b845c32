// Written by script/wire_types.py from the Python of the same name. Do not edit.

export interface SintraView {
  players: number;
  side: string;
  phase: string;
  actor: number;
  round: number;
  round_panes: (number | null)[];
  starter: number;
  marker_in_centre: boolean;
  bag: number[];
  tower: number[];
  sources: number[][];
  seats: SeatView[];
}

export interface SeatView {
  slots: SlotView[];
  glazier: number;
  glass_row: number;
  score: Score;
}

export interface SlotView {
  face: number | null;
  panes: number[];
  on_jokers: number[];
  jokers: number;
  spaces: number[];
  upper: number | null;
  lower: number | null;
}

export interface Score {
  parts: Part[];
}

export interface Part {
  reason: string;
  points: number;
  terms: number[];
  settled: boolean;
}

export interface StarterNamed {
  type: "StarterNamed";
  seat: number;
}

export interface StripDealt {
  type: "StripDealt";
  seat: number;
  slot: number;
  face: number;
}

export interface RoundPaneLaid {
  type: "RoundPaneLaid";
  round: number;
  colour: number;
}

export interface PaneDrawn {
  type: "PaneDrawn";
  display: number;
  colour: number;
}

export interface TowerEmptied {
  type: "TowerEmptied";
  panes: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  starter: number;
  colour: number;
}

export interface PanesTaken {
  type: "PanesTaken";
  seat: number;
  source: number;
  colour: number;
  count: number;
}

export interface MarkerTaken {
  type: "MarkerTaken";
  seat: number;
}

export interface PanesPlaced {
  type: "PanesPlaced";
  seat: number;
  slot: number;
  colour: number;
  count: number;
  on_jokers: number;
}

export interface PanesBroke {
  type: "PanesBroke";
  seat: number;
  colour: number;
  count: number;
}

export interface GlassStepped {
  type: "GlassStepped";
  seat: number;
  steps: number;
  row: number;
  wraps: number;
  points: number;
}

export interface StripCompleted {
  type: "StripCompleted";
  seat: number;
  slot: number;
  bonus: number;
  window: number[];
}

export interface PaneKept {
  type: "PaneKept";
  seat: number;
  slot: number;
  colour: number;
  upper: boolean;
}

export interface WindowScored {
  type: "WindowScored";
  seat: number;
  slot: number;
  points: number[];
}

export interface GlazierReturned {
  type: "GlazierReturned";
  seat: number;
  slot: number;
}

export interface RoundEnded {
  type: "RoundEnded";
  round: number;
}

export interface FinalScored {
  type: "FinalScored";
  seat: number;
  score: Score;
  payments: Payment[];
}

export interface Payment {
  reason: string;
  points: number;
  pieces: number[];
}

export type SintraEvent =
  | StarterNamed
  | StripDealt
  | RoundPaneLaid
  | PaneDrawn
  | TowerEmptied
  | RoundBegan
  | PanesTaken
  | MarkerTaken
  | PanesPlaced
  | PanesBroke
  | GlassStepped
  | StripCompleted
  | PaneKept
  | WindowScored
  | GlazierReturned
  | RoundEnded
  | FinalScored;
