// Every call over HTTP, typed; whatever goes wrong is an `ApiError`.
import { has, translate, type Facts } from "$src/text/texts.svelte";
import { toast } from "$src/ui/toast.svelte";
import type {
  AnalysisRequest,
  AnyCommand,
  AnyMessage,
  BoardAnswer,
  BoardPreview,
  BoardRequest,
  ChallengeInfo,
  ChallengeMove,
  ChallengePreview,
  Guest,
  HandoverOffer,
  HintRequest,
  History,
  HostInfo,
  LessonAnswer,
  LessonPreview,
  LessonQuery,
  NewTable,
  OpinionAnswer,
  PersonInfo,
  Previewed,
  PuzzleInfo,
  PuzzleProgress,
  Replay,
  ReviewStatistics,
  ReviewStatus,
  SessionInfo,
  Snapshot,
  Statistics,
  TableInfo,
  TableList,
} from "./wire";

export const UNREACHABLE = "unreachable";

/** What could not be done: a code of the catalogues and the facts that fill its sentence. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

/** The sentence for whatever went wrong. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return translate("table-error-unknown", { code: String(error) });
  return sentence(error.code, error.facts);
}

/** A `cause` among the facts is a code too: its sentence becomes part of the other. */
function sentence(code: string, facts: Facts): string {
  if (!has(`error-${code}`)) return translate("table-error-unknown", { code });
  const { cause, ...rest } = facts;
  return translate(`error-${code}`, typeof cause === "string" ? { ...rest, cause: sentence(cause, rest) } : facts);
}

export function showError(error: unknown): void {
  toast(explain(error), "alarm");
}

const PATIENCE = 30_000; // a server that accepts and says nothing is as good as none

interface Wishes {
  token?: string; // of the owner
  signal?: AbortSignal; // nobody waits any longer
}

async function call<Answer>(method: string, path: string, body?: unknown, wishes: Wishes = {}): Promise<Answer> {
  const { token, signal } = wishes;
  const sent = typeof body === "string" ? body : JSON.stringify(body);
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await reach(path, { method, headers, ...(body === undefined ? {} : { body: sent }) }, signal);
  if (!response.ok) throw await failure(response);
  return (await response.json()) as Answer;
}

async function reach(path: string, request: RequestInit, signal?: AbortSignal): Promise<Response> {
  try {
    const patience = AbortSignal.timeout(PATIENCE);
    return await fetch(path, { ...request, signal: signal ? AbortSignal.any([patience, signal]) : patience });
  } catch {
    throw new ApiError(UNREACHABLE);
  }
}

async function failure(response: Response): Promise<ApiError> {
  // Without our server's words it was a proxy on the way, which found nobody behind it.
  const silent = response.status >= 502 && response.status <= 504 ? UNREACHABLE : "server-failed";
  const body = (await response.json().catch(() => ({}))) as { code?: string; facts?: Facts };
  const { code = silent, facts = {} } = body;
  return new ApiError(code, facts);
}

const puzzlePath = (id: string) => `/api/puzzles/${encodeURIComponent(id)}`;
const tablePath = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** Whose secrets a replay shows. */
const asSeat = (seat?: number) => (seat === undefined ? "" : `?seat=${seat}`);

export const api = {
  me: () => call<Guest>("GET", "/api/me"),
  rename: (name: string) => call<Guest>("PUT", "/api/me", { name }),
  handover: () => call<HandoverOffer>("POST", "/api/me/handover"),
  lookAtHandover: (token: string) => call<Guest>("POST", "/api/me/handover/look", { token }),
  adopt: (token: string) => call<Guest>("POST", "/api/me/adopt", { token }),
  sessions: () => call<SessionInfo[]>("GET", "/api/me/sessions"),
  endSession: (id: string) => call<SessionInfo[]>("DELETE", `/api/me/sessions/${encodeURIComponent(id)}`),
  history: (page = 0, game = "") => call<History>("GET", `/api/me/history?page=${page}${game ? `&game=${game}` : ""}`),
  statistics: () => call<Statistics>("GET", "/api/me/statistics"),
  host: () => call<HostInfo>("GET", "/api/host"),
  tables: () => call<TableList>("GET", "/api/tables"),
  open: (table: NewTable) => call<TableInfo>("POST", "/api/tables", table),
  table: (code: string) => call<Snapshot>("GET", tablePath(code)),
  people: (code: string) => call<PersonInfo[]>("GET", `${tablePath(code)}/people`),
  command: (code: string, command: AnyCommand) => call<AnyMessage>("POST", `${tablePath(code)}/commands`, command),
  replay: (code: string, seat?: number) => call<Replay>("GET", `${tablePath(code)}/replay${asSeat(seat)}`),
  board: (query: BoardRequest) => call<BoardAnswer>("POST", "/api/board", query),
  previewBoard: (query: BoardPreview) => call<Previewed>("POST", "/api/board/preview", query),
  review: (code: string) => call<ReviewStatus>("GET", `${tablePath(code)}/review`),
  askForReview: (code: string) => call<ReviewStatus>("POST", `${tablePath(code)}/review`),
  dropReview: (code: string) => call<ReviewStatus>("DELETE", `${tablePath(code)}/review`),
  reviewRecord: (json: string) => call<ReviewStatus>("POST", "/api/review", json),
  uploadedReview: (key: string) => call<ReviewStatus>("GET", `/api/review/${key}`),
  dropUpload: (key: string) => call<ReviewStatus>("DELETE", `/api/review/${key}`),
  reviewStatistics: () => call<ReviewStatistics>("GET", "/api/me/reviews"),
  analyse: (query: AnalysisRequest, signal: AbortSignal) =>
    call<OpinionAnswer>("POST", "/api/analysis", query, { signal }),
  hints: (code: string, request: HintRequest, signal: AbortSignal) =>
    call<OpinionAnswer>("POST", `${tablePath(code)}/hints`, request, { signal }),
  dailyPuzzle: (day = "") => call<PuzzleInfo>("GET", `/api/puzzles/daily${day && `/${day}`}`),
  nextPuzzle: (query: string) => call<PuzzleInfo>("GET", `/api/puzzles/next?${query}`),
  puzzle: (id: string) => call<PuzzleInfo>("GET", puzzlePath(id)),
  tryPuzzle: (id: string, action: string) => call<PuzzleInfo>("POST", `${puzzlePath(id)}/tries`, { action }),
  hintPuzzle: (id: string) => call<PuzzleInfo>("POST", `${puzzlePath(id)}/hint`),
  showPuzzle: (id: string) => call<PuzzleInfo>("POST", `${puzzlePath(id)}/answer`),
  puzzles: () => call<PuzzleProgress>("GET", "/api/me/puzzles"),
  challenge: () => call<ChallengeInfo>("GET", "/api/challenge"),
  moveChallenge: (move: ChallengeMove) => call<BoardAnswer>("POST", "/api/challenge", move),
  previewChallenge: (asked: ChallengePreview) => call<Previewed>("POST", "/api/challenge/preview", asked),
  lesson: (query: LessonQuery) => call<LessonAnswer>("POST", "/api/lesson", query),
  previewLesson: (query: LessonPreview) => call<Previewed>("POST", "/api/lesson/preview", query),
  readRecord: (json: string, seat?: number) => call<Replay>("POST", `/api/replay${asSeat(seat)}`, json),
};

/** Whatever the owner of the server asks for with a token. */
export function callAsOwner<Answer>(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
  return call<Answer>(method, path, body, { token });
}

export const exportPath = "/api/me/history/export";
export const recordPath = (code: string) => `${tablePath(code)}/record`;
export const qrPath = (code: string) => `${tablePath(code)}/qr.svg`;
export const printPath = (game: string, sheet: string, paper: string, language: string) =>
  `/api/games/${game}/print?sheet=${sheet}&paper=${paper}&lang=${language}`;
export const livePath = (code: string, since: number) => `${tablePath(code)}/live?since=${since}`;
