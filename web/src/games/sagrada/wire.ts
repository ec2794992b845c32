// Written by script/wire_types.py from the Python of the same name. Do not edit.

export interface SagradaView {
  players: number;
  phase: string;
  actor: number;
  round: number;
  first: number;
  order: number[];
  turn: number;
  skipping: boolean[];
  pool: string[];
  hand: string | null;
  tool: number | null;
  lifted: number | null;
  track: string[][];
  bag: number[];
  tools: ToolView[];
  objectives: number[];
  target: number | null;
  seats: SeatView[];
}

export interface ToolView {
  tool: number;
  tokens: number;
  price: number;
  used_up: boolean;
}

export interface SeatView {
  window: number | null;
  offered: number[];
  has_chosen: boolean;
  dice: (string | null)[];
  tokens: number;
  privates: number[];
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

export interface StarterNamed {
  type: "StarterNamed";
  seat: number;
}

export interface PrivateDealt {
  type: "PrivateDealt";
  seat: number;
  colour: number | null;
  is_open: boolean;
}

export interface CardDealt {
  type: "CardDealt";
  seat: number;
  card: number | null;
}

export interface WindowChosen {
  type: "WindowChosen";
  seat: number;
  window: number | null;
}

export interface WindowsRevealed {
  type: "WindowsRevealed";
  windows: number[];
  tokens: number[];
}

export interface ToolLaid {
  type: "ToolLaid";
  tool: number;
}

export interface ObjectiveLaid {
  type: "ObjectiveLaid";
  objective: number;
}

export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  first: number;
  dice: number[];
}

export interface DieTaken {
  type: "DieTaken";
  seat: number;
  die: number;
}

export interface DiePlaced {
  type: "DiePlaced";
  seat: number;
  cell: number;
  die: number;
  points: number | null;
}

export interface ToolUsed {
  type: "ToolUsed";
  seat: number;
  tool: number;
  tokens: number;
  die: number | null;
}

export interface DieChanged {
  type: "DieChanged";
  seat: number;
  before: number;
  after: number;
}

export interface DieSwapped {
  type: "DieSwapped";
  seat: number;
  given: number;
  taken: number;
  round: number;
}

export interface DieRolled {
  type: "DieRolled";
  seat: number;
  before: number;
  after: number;
}

export interface DieReturned {
  type: "DieReturned";
  seat: number;
  die: number;
}

export interface DieBagged {
  type: "DieBagged";
  seat: number;
  die: number;
}

export interface DieDrawn {
  type: "DieDrawn";
  seat: number;
  colour: number;
}

export interface ValueChosen {
  type: "ValueChosen";
  seat: number;
  die: number;
}

export interface PoolRolled {
  type: "PoolRolled";
  seat: number;
  dice: number[];
}

export interface DieMoved {
  type: "DieMoved";
  seat: number;
  source: number;
  target: number;
  die: number;
  points: number | null;
}

export interface TurnPassed {
  type: "TurnPassed";
  seat: number;
  forced: boolean;
}

export interface TurnSkipped {
  type: "TurnSkipped";
  seat: number;
}

export interface RoundEnded {
  type: "RoundEnded";
  round: number;
  dice: number[];
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

export interface SoloDecided {
  type: "SoloDecided";
  points: number;
  target: number;
  won: boolean;
}

export type SagradaEvent =
  | StarterNamed
  | PrivateDealt
  | CardDealt
  | WindowChosen
  | WindowsRevealed
  | ToolLaid
  | ObjectiveLaid
  | RoundBegan
  | DieTaken
  | DiePlaced
  | ToolUsed
  | DieChanged
  | DieSwapped
  | DieRolled
  | DieReturned
  | DieBagged
  | DieDrawn
  | ValueChosen
  | PoolRolled
  | DieMoved
  | TurnPassed
  | TurnSkipped
  | RoundEnded
  | FinalScored
  | SoloDecided;
