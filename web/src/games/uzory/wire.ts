// Written by script/wire_types.py from the Python of the same name. Do not edit.

export interface UzoryView {
  players: number;
  mode: string;
  phase: string;
  actor: number;
  seat: number;
  size: number;
  rows: [number, number];
  columns: [number, number];
  floor: TileView[];
  frames: FrameView[];
  naming: number | null;
  candidates: number[];
  open_frames: OpenFrameView[];
  stack: number;
  discards: number;
  skips: number;
  idle: number;
  ending: string | null;
  seats: SeatView[];
}

export interface TileView {
  cell: [number, number];
  tile: number;
  turn: number;
  sides: string;
  open: number[];
  shard: number | null;
  spent: number[];
}

export interface FrameView {
  token: [number, number];
  vertices: [number, number][];
  centres: [number, number][];
  areas: number[];
  verdict: string;
  leaders: number[];
  candidates: number[];
  scorer: number | null;
  has_token: boolean;
}

export interface OpenFrameView {
  vertices: [number, number][];
  centres: [number, number][];
  areas: number[];
  missing: [number, number][];
}

export interface SeatView {
  colour: number | null;
  hand: (number | null)[];
  held: boolean[];
  dropped: number[];
  shards: number;
  points: number;
  tokens: number;
  score: Score;
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

export interface ColourChosen {
  type: "ColourChosen";
  seat: number;
  colour: number;
}

export interface StarterNamed {
  type: "StarterNamed";
  seat: number;
}

export interface TileDrawn {
  type: "TileDrawn";
  seat: number;
  place: number;
  tile: number | null;
}

export interface StartTileLaid {
  type: "StartTileLaid";
  tile: number;
}

export interface TileLaid {
  type: "TileLaid";
  seat: number;
  place: number;
  tile: number;
  turn: number;
  cell: [number, number];
  shard: number | null;
  sides: string;
  spent: [[number, number], number][];
}

export interface FrameClosed {
  type: "FrameClosed";
  frame: number;
  token: [number, number];
  vertices: [number, number][];
  centres: [number, number][];
  areas: number[];
  verdict: string;
  candidates: number[];
  leaders: number[];
}

export interface PatternFinished {
  type: "PatternFinished";
  frame: number;
  seat: number;
  named_by: number | null;
  points: number;
  supply: string;
}

export interface TilesDiscarded {
  type: "TilesDiscarded";
  seat: number;
  places: number[];
  tiles: number[] | null;
}

export interface TurnSkipped {
  type: "TurnSkipped";
  seat: number;
  decided: boolean;
  in_a_row: number;
  idle: number;
  tiles: number[] | null;
}

export interface StackRenewed {
  type: "StackRenewed";
  tiles: number;
}

export interface MatchEnded {
  type: "MatchEnded";
  reason: string;
}

export interface FinalScored {
  type: "FinalScored";
  seat: number;
  score: Score;
  shards: number;
  payments: Payment[];
}

export interface Payment {
  reason: string;
  points: number;
  pieces: number[];
}

export type UzoryEvent =
  | ColourChosen
  | StarterNamed
  | TileDrawn
  | StartTileLaid
  | TileLaid
  | FrameClosed
  | PatternFinished
  | TilesDiscarded
  | TurnSkipped
  | StackRenewed
  | MatchEnded
  | FinalScored;
