// What the stream is made of, remembered in this browser.
import { SHELF } from "$src/games";
import type { PuzzleProgress } from "$src/net/wire";

const KEY = "leadlight.puzzles";

interface Wanted {
  games: string[]; // none: all of them
  theme: string;
  difficulty: string;
}

function recall(): Wanted {
  try {
    return { games: [], theme: "", difficulty: "", ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object) };
  } catch {
    return { games: [], theme: "", difficulty: "" };
  }
}

export const wanted = $state<Wanted>(recall());

export function keepWanted(): void {
  localStorage.setItem(KEY, JSON.stringify(wanted));
}

/** Whether puzzles of a game come. */
export const isWanted = (game: string) => wanted.games.length === 0 || wanted.games.includes(game);

/** Lets puzzles of a game come, or not; when none would be left, all come. */
export function wantGame(game: string, on: boolean): void {
  const now = SHELF.map(({ name }) => name).filter((name) => (name === game ? on : isWanted(name)));
  wanted.games = now.length === SHELF.length ? [] : now;
  keepWanted();
}

/** The themes that the wanted games have. */
export function themesOf(progress: PuzzleProgress): string[] {
  const games = progress.games.filter(({ game }) => isWanted(game));
  return [...new Set(games.flatMap(({ themes }) => themes))];
}

/** What is asked of the server; `after` skips a puzzle. */
export function queryOf(after = ""): string {
  const query = new URLSearchParams(wanted.games.map((game) => ["game", game]));
  if (wanted.theme) query.set("theme", wanted.theme);
  if (wanted.difficulty) query.set("difficulty", wanted.difficulty);
  if (after) query.set("after", after);
  return query.toString();
}
