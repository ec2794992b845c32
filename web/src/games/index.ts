// The games: this file and a folder for each are all that a new one changes.
import type { Shelved, WebGame } from "./game";
import type { Guide } from "./guide";
import { shelved as sagrada } from "./sagrada/shelf";
import { shelved as sintra } from "./sintra/shelf";
import { shelved as uzory } from "./uzory/shelf";

/** In the order of the lobby. */
export const SHELF: readonly Shelved[] = [sintra, sagrada, uzory];

// Each game is fetched when it is first played.
const GAMES: Record<string, () => Promise<{ game: unknown }>> = {
  sintra: () => import("./sintra"),
  sagrada: () => import("./sagrada"),
  uzory: () => import("./uzory"),
};

// And its pictures when somebody learns it.
const GUIDES: Record<string, () => Promise<{ guide: unknown }>> = {
  sintra: () => import("./sintra/guide"),
  sagrada: () => import("./sagrada/guide"),
  uzory: () => import("./uzory/guide"),
};

/** A game of the shelf; undefined for a name that is not there. */
export function findShelved(name: string): Shelved | undefined {
  return SHELF.find((each) => each.name === name);
}

/** The server sends a match's own views and events, so whoever passes them on to its game need not know their types. */
export async function fetchGame(name: string): Promise<WebGame> {
  const load = GAMES[name];
  if (!load) throw new Error(`no game ${name}`);
  return (await load()).game as WebGame;
}

/** How a game is played, in pictures; null for one that has none. */
export async function fetchGuide(name: string): Promise<Guide | null> {
  return ((await GUIDES[name]?.())?.guide as Guide | undefined) ?? null;
}
