import type { WebGame } from "./game";

// Each game is fetched when it is first played.
const GAMES: Record<string, () => Promise<{ game: WebGame }>> = {
  sintra: () => import("./sintra"),
  sagrada: () => import("./sagrada"),
  uzory: () => import("./uzory"),
};

export async function fetchGame(name: string): Promise<WebGame> {
  const load = GAMES[name];
  if (!load) throw new Error(`no game ${name}`);
  return (await load()).game;
}
