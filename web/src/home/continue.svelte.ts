// What somebody can go on with: running and waiting tables, and matches that ended a short while ago.
import { settings } from "$src/app/settings.svelte";
import { findShelved } from "$src/games";
import { gameName } from "$src/games/names";
import { othersIn, past, resultWords } from "$src/history/history.svelte";
import type { PastMatch, TableInfo } from "$src/net/wire";
import { isFree, namesOf } from "$src/table/names";
import { translate } from "$src/text/texts.svelte";
import { toast } from "$src/ui/toast.svelte";
import { lobby, turnAt, type Step } from "./lobby.svelte";

export interface Row {
  key: string; // another one when the table has come to something new
  code: string;
  game: string;
  players: string; // the others
  state: string;
  turn: string; // whose turn it is, or nothing
  mine: boolean; // it is my turn
  over: boolean;
}

const DAY = 86_400;
const MOST_DISMISSED = 100;

/** All rows that nobody has removed, those where it is my turn first, and matches that are over last. */
export function rows(): Row[] {
  const tables = lobby.tables?.mine ?? [];
  const going = new Set(tables.map(({ code }) => code));
  const justOver = (past.latest?.matches ?? []).filter(
    ({ ended, shown, code }) => shown && !going.has(code) && ended > Date.now() / 1000 - DAY,
  );
  const all = [...tables.map(rowOf).sort(turnFirst), ...justOver.map(rowOfPast)];
  return all.filter(({ key }) => !settings.dismissed.includes(key));
}

export const turnFirst = (a: Row, b: Row) => Number(b.mine) - Number(a.mine);

export function rowOf(table: TableInfo): Row {
  const { code, game, match, status } = table;
  const turn = turnAt(table);
  return {
    key: `${code}/${match}/${status}`,
    code,
    game,
    players: othersAt(table),
    state: stateOf(table),
    turn: turnWords(turn),
    mine: turn?.mine ?? false,
    over: false,
  };
}

function rowOfPast(match: PastMatch): Row {
  const { code, game } = match;
  const players = othersIn(match).join(", ") || translate("home-alone");
  const state = `${gameName(game)}, ${resultWords(match)}`;
  return { key: `${code}/${match.match}/over`, code, game, players, state, turn: "", mine: false, over: true };
}

function othersAt({ seats, code }: TableInfo): string {
  const mine = lobby.tables?.seats[code] ?? null;
  const names = namesOf(seats, mine).filter((_, seat) => seat !== mine && !isFree(seats[seat]!));
  if (seats.length === 1) return translate("home-alone");
  return names.join(", ") || translate("lobby-nobody");
}

function stateOf(table: TableInfo): string {
  const game = gameName(table.game);
  if (table.status === "waiting" || table.round === null)
    return translate("lobby-mine-waiting", { game, free: table.seats.filter(isFree).length });
  return `${game}, ${findShelved(table.game)?.progress(table.round, table.rounds) ?? ""}`;
}

function turnWords(turn: Step | null): string {
  if (turn?.mine) return translate("lobby-your-turn");
  return turn?.name ? translate("lobby-turn-of", { name: turn.name }) : "";
}

/** Removes a row from the list, and from nowhere else. */
export function remove({ key }: Row): void {
  settings.dismissed = [...settings.dismissed, key].slice(-MOST_DISMISSED);
  const restore = () => (settings.dismissed = settings.dismissed.filter((each) => each !== key));
  toast(translate("home-dismissed"), "info", { text: translate("home-undo"), act: restore });
}
