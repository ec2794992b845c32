// How the matches of this browser ended, kept here, to tell somebody of their best.
import type { MatchInfo } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";

export interface Result {
  match: string; // its id
  game: string;
  players: number;
  points: number;
  place: number;
  finished: boolean; // played to its end; else the points say nothing
}

const KEY = "leadlight-results";
const KEPT = 500;
const ROW = 3; // wins in a row that are worth a word

function readAll(): Result[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Result[];
  } catch {
    return [];
  }
}

/** The result of the viewer; null for whoever only looks on. */
export function resultOf(game: string, match: MatchInfo, seat: number | null): Result | null {
  const { standing } = match;
  if (!standing || seat === null) return null;
  return {
    match: match.id,
    game,
    players: standing.places.length,
    points: standing.scores[seat] ?? 0,
    place: standing.places[seat] ?? 0,
    finished: standing.resigned.length === 0,
  };
}

/** Keeps a result, and returns the earlier ones of the same game; playing alone counts as another game. */
export function noteResult(result: Result): Result[] {
  const others = readAll().filter(({ match }) => match !== result.match);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, result].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing still shows the end.
  }
  return others.filter(({ game, players }) => game === result.game && (players === 1) === (result.players === 1));
}

/** What is worth a word about a result: a new best, wins in a row, or the first win. */
export function praise(result: Result, before: Result[]): string | null {
  const finished = before.filter((each) => each.finished);
  const best = Math.max(...finished.map(({ points }) => points));
  if (result.finished && finished.length && result.points > best) return translate("finale-best", { best });
  if (result.place !== 1) return null;
  const lost = before.findLastIndex(({ place }) => place !== 1);
  const wins = before.length - lost;
  if (wins >= ROW) return translate("finale-row", { wins });
  return before.some(({ place }) => place === 1) ? null : translate("finale-first");
}
