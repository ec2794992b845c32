import type { WebGame } from "./game";

// Each game is fetched when it is first played.
const GAMES: Record<string, () => Promise<{ game: unknown }>> = {
  sintra: () => import("./sintra"),
  sagrada: () => import("./sagrada"),
  uzory: () => import("./uzory"),
};

/** The server sends a match's own views and events, so whoever passes them on to its game need not know their types. */
export async function fetchGame(name: string): Promise<WebGame> {
  const load = GAMES[name];
  if (!load) throw new Error(`no game ${name}`);
  return (await load()).game as WebGame;
}
