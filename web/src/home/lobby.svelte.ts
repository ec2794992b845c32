// What the lobby knows of the server: its games, and the tables that can be joined, watched or gone on with.
import { introduce } from "$src/app/guest.svelte";
import { go } from "$src/app/router.svelte";
import { settings, type Habit } from "$src/app/settings.svelte";
import { findShelved } from "$src/games";
import { lookBack } from "$src/history/history.svelte";
import { api, ApiError, explain } from "$src/net/api";
import type { GameInfo, HostInfo, NewTable, TableInfo, TableList } from "$src/net/wire";
import { fitting, playerCounts, type Options } from "$src/setup/options";
import { toast } from "$src/ui/toast.svelte";

interface Lobby {
  host: HostInfo | null;
  tables: TableList | null;
  offline: boolean; // the last look did not reach the server
  refused: ApiError | null; // why the server shows this guest nothing
}

export interface Step {
  mine: boolean; // it is my turn
  name: string | null; // whose turn it is otherwise
}

/** Whom one plays against. */
interface Company {
  players: number;
  level: string;
}

/** What a game asks before it begins: against whom, how alone, at what table. */
export type Question = "bots" | "alone" | "table";

export const lobby = $state<Lobby>({ host: null, tables: null, offline: false, refused: null });

const EVERY_MS = 5000;
const BLOCKED = "guest-blocked";

/** Looks at the server again and again while the page is visible; returns how to stop. */
export function watchLobby(): () => void {
  const lookAgain = () => void look();
  lookAgain();
  const timer = setInterval(lookAgain, EVERY_MS);
  document.addEventListener("visibilitychange", lookAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}

async function look(): Promise<void> {
  if (document.hidden) return;
  try {
    await introduce();
    await meetHost();
    const tables = await api.tables();
    if (!lobby.tables || matchesOf(tables) !== matchesOf(lobby.tables)) await lookBack();
    lobby.tables = tables;
    lobby.offline = false;
    lobby.refused = null;
  } catch (error) {
    lobby.offline = true; // The next look tries again.
    lobby.refused = error instanceof ApiError && error.code === BLOCKED ? error : null;
  }
}

/** When one of these goes, its match may be over. */
const matchesOf = ({ mine }: TableList) => mine.map(({ code, match }) => `${code}/${match}`).join();

/** Learns what the server plays; asked once. */
export async function meetHost(): Promise<void> {
  lobby.host ??= await api.host();
}

/** Whose turn it is at one of my tables. */
export function turnAt(table: TableInfo): Step | null {
  if (table.actor === null || table.actor < 0) return null;
  return { mine: table.actor === lobby.tables?.seats[table.code], name: table.seats[table.actor]?.name ?? null };
}

export function gameInfo(name: string): GameInfo | null {
  return lobby.host?.games.find((game) => game.name === name) ?? null;
}

/** How many may play against each other. */
export function companies(game: GameInfo): number[] {
  return playerCounts(game).filter((players) => players > 1);
}

/** What "Play against bots" begins with, before the server has said what it plays: as most servers have it. */
export function expectedHabits(game: string): Company {
  const least = Math.max(2, findShelved(game)?.least ?? 2);
  return { players: settings.habits[game]?.players ?? least, level: settings.bots };
}

/** The last used number of players and level, as far as this game has them. */
export function habits(game: GameInfo): Company {
  const counts = companies(game);
  const players = settings.habits[game.name]?.players;
  return {
    players: counts.find((count) => count === players) ?? counts[0]!,
    level: game.bots.includes(settings.bots) ? settings.bots : (game.bots[0] ?? ""),
  };
}

/** The options that somebody last played alone with. */
export function habitsAlone(game: GameInfo): Options {
  return fitting(game, { ...settings.habits[game.name]?.alone, players: 1 });
}

export function acquire(game: GameInfo, habit: Habit): void {
  settings.habits[game.name] = { ...settings.habits[game.name], ...habit };
}

export function playBots(game: GameInfo): Promise<void> {
  const { players, level } = habits(game);
  return create({ game: game.name, options: { players }, bots: Array<string>(players - 1).fill(level) });
}

export function playAlone(game: GameInfo): Promise<void> {
  return create({ game: game.name, options: habitsAlone(game) });
}

/** Opens a table and goes to it. */
export async function create(table: NewTable): Promise<void> {
  try {
    await introduce();
    go(`/t/${(await api.open(table)).code}`);
  } catch (error) {
    toast(explain(error), "alarm");
  }
}
