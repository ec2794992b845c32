// Written by script/wire_types.py from the Python of the same name. Do not edit.

/** What every game's events have in common. */
export interface AnyEvent {
  type: string;
}

export interface Sit {
  type: "sit";
  seat: number;
}

export interface Stand {
  type: "stand";
}

export interface PlaceBot {
  type: "placebot";
  seat: number;
  bot: string;
}

export interface Free {
  type: "free";
  seat: number;
}

export interface Configure {
  type: "configure";
  options?: Record<string, string | number | boolean> | null;
  visibility?: "link" | "open" | "private" | null;
  clock?: ClockRule | null;
  takeover_after?: 0 | 600 | 3600 | 86400 | 259200 | null;
  fresh_shares?: boolean | null;
  name?: string | null;
}

export interface ClockRule {
  kind: "bank" | "move" | "none";
  seconds: number;
  increment: number;
}

export interface Ready {
  type: "ready";
  ready?: boolean;
  commitment?: string | null;
}

export interface Reveal {
  type: "reveal";
  contribution: string;
}

export interface Share {
  type: "share";
  ply: number;
  share: string;
}

export interface Act {
  type: "act";
  ply: number;
  action: string;
}

export interface Preview {
  type: "preview";
  ply: number;
  actions: string[];
}

export interface Undo {
  type: "undo";
  ply: number;
}

export interface Answer {
  type: "answer";
  ply: number;
  accept: boolean;
}

export interface Resign {
  type: "resign";
}

export interface TakeOver {
  type: "takeover";
  seat: number;
}

export interface Rematch {
  type: "rematch";
}

export interface Say {
  type: "say";
  text: string;
}

export interface Remove {
  type: "remove";
  person: string;
}

export interface Mute {
  type: "mute";
  person: string;
  muted?: boolean;
}

export interface Block {
  type: "block";
  person: string;
  blocked?: boolean;
}

export type AnyCommand =
  | Sit
  | Stand
  | PlaceBot
  | Free
  | Configure
  | Ready
  | Reveal
  | Share
  | Act
  | Preview
  | Undo
  | Answer
  | Resign
  | TakeOver
  | Rematch
  | Say
  | Remove
  | Mute
  | Block;

export interface Snapshot<View = unknown, Event extends AnyEvent = AnyEvent> {
  type: "snapshot";
  table: TableInfo;
  you: Viewer;
  match: MatchInfo<View> | null;
  steps: Step<Event>[];
  chat: ChatLine[];
}

export interface TableInfo {
  code: string;
  name: string;
  game: string;
  options: Record<string, string | number | boolean>;
  visibility: "link" | "open" | "private";
  clock: ClockRule;
  takeover_after: 0 | 600 | 3600 | 86400 | 259200;
  fresh_shares: boolean;
  status: "over" | "playing" | "waiting";
  seats: SeatInfo[];
  match: string | null;
  commitment: string | null;
  revealing: Revealing | null;
  round: number | null;
  rounds: number;
  watching: number;
  actor: number | null;
  changed: number;
}

export interface SeatInfo {
  name: string | null;
  bot: string | null;
  person: boolean;
  ready: boolean;
  present: boolean;
  stand_in: string | null;
  votes: number[];
  resigned: boolean;
  out_of_time: boolean;
  rematch: boolean;
  hints: number;
}

export interface Revealing {
  version: number;
  commitments: (string | null)[];
  called_off: CalledOff[];
  missing: number[];
}

export interface CalledOff {
  commitment: string;
  missing: string[];
}

export interface Viewer {
  seat: number | null;
  host: boolean;
}

export interface MatchInfo<View = unknown> {
  id: string;
  ply: number;
  actor: number;
  view: View;
  legal: string[];
  clocks: Clocks | null;
  undo: "ask" | "free" | "none";
  offer: UndoOffer | null;
  standing: Standing | null;
  drawing: DrawingInfo | null;
  missed: Missed | null;
}

export interface Clocks {
  left: number[];
  running: number | null;
  grace: number | null;
}

export interface UndoOffer {
  seat: number;
  ply: number;
  agreed: number[];
}

export interface Standing {
  scores: number[];
  places: number[];
  resigned: number[];
  digest: string | null;
}

export interface DrawingInfo {
  seat: number;
  action: string;
  missing: number[];
}

export interface Missed {
  voters: string[];
  plies: number[];
}

export interface Step<Event extends AnyEvent = AnyEvent> {
  ply: number;
  seat: number;
  action: string | null;
  events: Event[];
  at: number;
}

export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

export interface Stepped<View = unknown, Event extends AnyEvent = AnyEvent> {
  type: "stepped";
  step: Step<Event>;
  match: MatchInfo<View>;
}

export interface Undone<View = unknown> {
  type: "undone";
  seat: number;
  match: MatchInfo<View>;
}

export interface Changed<View = unknown> {
  type: "changed";
  table: TableInfo;
  you: Viewer;
  match: MatchInfo<View> | null;
}

export interface Presence {
  type: "presence";
  present: boolean[];
  watching: number;
  clocks: Clocks | null;
}

export interface Chatted {
  type: "chatted";
  line: ChatLine;
}

export interface Previewed<Event extends AnyEvent = AnyEvent> {
  type: "previewed";
  ply: number;
  outcomes: Record<string, Event[]>;
  refused: Record<string, Refusal>;
}

export interface Refusal {
  code: string;
  rule: string;
  facts: Record<string, string | number>;
}

export interface Refused {
  type: "refused";
  action: string;
  code: string;
  rule: string;
  facts: Record<string, string | number>;
}

export interface Failed {
  type: "failed";
  code: string;
  facts: Record<string, string | number>;
}

export interface Done {
  type: "done";
}

export type AnyMessage<View = unknown, Event extends AnyEvent = AnyEvent> =
  | Snapshot<View, Event>
  | Stepped<View, Event>
  | Undone<View>
  | Changed<View>
  | Presence
  | Chatted
  | Previewed<Event>
  | Refused
  | Failed
  | Done;

export interface Guest {
  name: string;
}

export interface Rename {
  name: string;
}

export interface Handover {
  token: string;
}

export interface HandoverOffer {
  token: string;
  link: string;
  qr: string;
}

export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  used: number;
  current: boolean;
}

export interface PersonInfo {
  person: string;
  name: string;
  seat: number | null;
  present: boolean;
  muted: boolean;
  blocked: boolean;
}

export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  visibility?: "link" | "open" | "private";
  clock?: ClockRule;
  takeover_after?: 0 | 600 | 3600 | 86400 | 259200;
  fresh_shares?: boolean;
  name?: string | null;
  bots?: string[];
}

export interface TableList {
  mine: TableInfo[];
  seats: Record<string, number>;
  open: TableInfo[];
}

export interface HostInfo {
  version: string;
  addresses: string[];
  games: GameInfo[];
}

export interface GameInfo {
  name: string;
  version: number;
  rule_prefix: string;
  options: OptionInfo[];
  bots: string[];
  levels: string[];
  papers: string[];
  sheets: string[];
  lessons: string[];
}

export interface OptionInfo {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  rule: string;
  only_if: [string, string | number | boolean] | null;
}

export interface Replay<View = unknown, Event extends AnyEvent = AnyEvent> {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  frames: Frame<View, Event>[];
  as_seat: number | null;
  standing: Standing | null;
  draws: Draw[] | null;
  record: unknown;
}

export interface Frame<View = unknown, Event extends AnyEvent = AnyEvent> {
  step: Step<Event>;
  view: View;
}

export interface Draw {
  ply: number;
  action: string;
  outcomes: [string, number][];
}

export interface BoardRequest {
  game: string;
  options?: Record<string, string | number | boolean>;
  position?: string | null;
  record?: unknown;
  plies?: number | null;
  actions?: string[];
  seed?: number;
  as_seat?: number | null;
  since?: number | null;
}

export interface BoardPreview {
  game: string;
  options?: Record<string, string | number | boolean>;
  position?: string | null;
  record?: unknown;
  plies?: number | null;
  actions?: string[];
  seed?: number;
  as_seat?: number | null;
  asked: string[];
}

export interface BoardAnswer<View = unknown, Event extends AnyEvent = AnyEvent> {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  as_seat: number;
  match: MatchInfo<View>;
  steps: Step<Event>[];
  position: string;
}

export interface LessonQuery {
  lesson: string;
  chapter?: number;
  step?: number;
  actions?: string[];
}

export interface LessonPreview {
  lesson: string;
  chapter?: number;
  step?: number;
  actions?: string[];
  asked: string[];
}

export interface LessonAnswer<View = unknown, Event extends AnyEvent = AnyEvent> {
  lesson: string;
  game: string;
  title: string;
  minutes: number;
  chapters: LessonChapter[];
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  seat: number;
  shown: LessonStep;
  reply: LessonReply | null;
  done: boolean;
  strayed: boolean;
  match: MatchInfo<View>;
  moments: Stepped<View, Event>[];
  next: [number, number] | null;
}

export interface LessonChapter {
  title: string;
  steps: number;
}

export interface LessonStep {
  number: number;
  steps: number;
  title: string;
  more: string[];
  task: string | null;
  lit: string[];
  best: string[];
  rules: string[];
}

export interface LessonReply {
  kind: string;
  message: string | null;
  facts: Record<string, string | number>;
  code: string | null;
  rule: string | null;
}

export interface AnalysisRequest {
  game: string;
  options?: Record<string, string | number | boolean>;
  position?: string | null;
  record?: unknown;
  plies?: number | null;
  actions?: string[];
  seed?: number;
  as_seat?: number | null;
  effort?: 0 | 1 | 2 | 3;
  include?: string[];
}

export interface HintRequest {
  ply: number;
  effort?: 0 | 1 | 2 | 3;
  include?: string[];
  checks?: boolean;
}

export interface OpinionAnswer<Event extends AnyEvent = AnyEvent> {
  ply: number;
  seat: number;
  judged: JudgedAction<Event>[];
  shares: number[];
  choices: number;
  nodes: number;
  exact: boolean;
  seconds: number;
  more: boolean;
}

export interface JudgedAction<Event extends AnyEvent = AnyEvent> {
  action: string;
  value: number;
  error: number;
  behind: number;
  shares: number[];
  mark: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  events: Event[];
  reasons: ReasonInfo[];
  replies: string[];
  then: LikelyAction<Event>[];
}

export interface ReasonInfo {
  message: string;
  facts: Record<string, string | number>;
}

export interface LikelyAction<Event extends AnyEvent = AnyEvent> {
  seat: number;
  action: string;
  events: Event[];
}

export interface History {
  matches: PastMatch[];
  total: number;
  page: number;
}

export interface PastMatch {
  match: string;
  code: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seat: number;
  seats: PastSeat[];
  scores: number[];
  places: number[];
  resigned: number[];
  started: number;
  ended: number;
  shown: boolean;
}

export interface PastSeat {
  name: string;
  bot: string | null;
}

export interface Statistics {
  games: GameStatistics[];
}

export interface GameStatistics {
  game: string;
  matches: number;
  won: number;
  best: number;
  mean: number;
  latest: PlottedMatch[];
}

export interface PlottedMatch {
  ended: number;
  points: number;
  place: number;
}

export interface ReviewStatus<Event extends AnyEvent = AnyEvent> {
  key: string;
  state: "computing" | "done" | "failed" | "none" | "waiting";
  place: number;
  share: number;
  asked: boolean;
  review: MatchReview<Event> | null;
}

export interface MatchReview<Event extends AnyEvent = AnyEvent> {
  game: string;
  rounds: number;
  seats: ReviewedSeat[];
  decisions: ReviewedDecision<Event>[];
  draws: ReviewedDraw[];
  graph: GraphPoint[];
}

export interface ReviewedSeat {
  start: number;
  skill: number;
  luck: number;
  unexplained: number;
  result: number;
  accuracy: number | null;
  error: number;
}

export interface ReviewedDecision<Event extends AnyEvent = AnyEvent> {
  ply: number;
  seat: number;
  round: number;
  kind: string;
  played: string;
  best: string;
  loss: number;
  gain: number[];
  mark: "best" | "blunder" | "good" | "inaccuracy" | "mistake";
  only: boolean;
  options: JudgedAction<Event>[];
}

export interface ReviewedDraw {
  ply: number;
  round: number;
  luck: number[];
}

export interface GraphPoint {
  ply: number;
  shares: number[];
  points: number[];
}

export interface ReviewStatistics {
  games: GameReviews[];
}

export interface GameReviews {
  game: string;
  reviewed: number;
  accuracy: number | null;
  skill: number;
  luck: number;
  phases: PhaseLoss[];
  kinds: KindLoss[];
  latest: PlottedAccuracy[];
}

export interface PhaseLoss {
  phase: number;
  decisions: number;
  loss: number;
}

export interface KindLoss {
  kind: string;
  decisions: number;
  loss: number;
}

export interface PlottedAccuracy {
  ended: number;
  accuracy: number;
}

export interface PuzzleInfo<Event extends AnyEvent = AnyEvent> {
  id: string;
  game: string;
  position: string;
  seat: number;
  players: number;
  difficulty: number;
  day: string | null;
  status: "open" | "shown" | "solved";
  tries_left: number;
  tried: TriedAction<Event>[];
  hint: string[] | null;
  answer: PuzzleAnswer<Event> | null;
}

export interface TriedAction<Event extends AnyEvent = AnyEvent> {
  action: string;
  behind: number | null;
  events: Event[];
  reasons: ReasonInfo[];
}

export interface PuzzleAnswer<Event extends AnyEvent = AnyEvent> {
  choices: JudgedAction<Event>[];
  themes: string[];
  found: number;
  players: number;
}

export interface PuzzleProgress {
  today: string;
  streak: number;
  longest: number;
  week: PuzzleDay[];
  games: GamePuzzles[];
  latest: ("open" | "shown" | "solved")[];
}

export interface PuzzleDay {
  day: string;
  status: "open" | "shown" | "solved" | null;
  game: string;
}

export interface GamePuzzles {
  game: string;
  puzzles: number;
  solved: number;
  themes: string[];
}

export interface ChallengeInfo {
  day: string;
  game: string;
  options: Record<string, unknown>;
  actions: string[];
  points: number | null;
  won: boolean | null;
  results: ChallengeResult[];
  finished: number;
}

export interface ChallengeResult {
  place: number;
  name: string;
  points: number;
  won: boolean;
  yours: boolean;
}

export interface ChallengeMove {
  day: string;
  actions?: string[];
  since?: number | null;
}

export interface ChallengePreview {
  day: string;
  asked: string[];
}

export interface AdminReport {
  version: string;
  nodes: NodeReport[];
  tables: TableReport[];
  owners: Record<string, string>;
  people: PersonReport[];
  sanctioned: PersonReport[];
  limits: LimitReport[];
  connections: number;
}

export interface NodeReport {
  id: string;
  name: string;
  version: string;
  started: number;
  draining: boolean;
  tables: number;
  people: number;
  is_this: boolean;
}

export interface TableReport {
  code: string;
  name: string;
  game: string;
  status: "over" | "playing" | "waiting";
  visibility: "link" | "open" | "private";
  changed: number;
  people: PersonReport[];
}

export interface PersonReport {
  guest: string;
  name: string;
  seat: number | null;
  present: boolean;
  muted: boolean;
  blocked: boolean;
}

export interface LimitReport {
  limit: string;
  key: string;
  events: number;
  most: number;
  seconds: number;
}
