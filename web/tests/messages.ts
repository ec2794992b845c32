// Messages as the server sends them, with what a test does not care about filled in.
import type { MatchInfo, SeatInfo, Snapshot, Step, TableInfo } from "$src/net/wire";

export const MATCH = "4f1d0c6e8a2b9375";

export function makeMatch(ply: number, changes: Partial<MatchInfo> = {}): MatchInfo {
  return {
    id: MATCH,
    ply,
    actor: 0,
    view: {},
    legal: [],
    clocks: null,
    undo: "none",
    offer: null,
    standing: null,
    missed: null,
    drawing: null,
    ...changes,
  };
}

export function makeStep(ply: number, changes: Partial<Step> = {}): Step {
  return { ply, seat: ply % 2, action: `action ${ply}`, events: [], at: 1000 + ply, ...changes };
}

export function makeSeat(name: string): SeatInfo {
  return {
    name,
    bot: null,
    person: true,
    ready: true,
    present: true,
    stand_in: null,
    votes: [],
    resigned: false,
    out_of_time: false,
    rematch: false,
    hints: 0,
  };
}

export function makeTable(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: "GLASS7",
    name: "",
    game: "any",
    options: {},
    visibility: "link",
    clock: { kind: "none", seconds: 0, increment: 0 },
    takeover_after: 600,
    fresh_shares: false,
    status: "playing",
    seats: [makeSeat("Olena"), makeSeat("Borys")],
    match: MATCH,
    commitment: null,
    revealing: null,
    round: 1,
    rounds: 6,
    watching: 0,
    actor: 0,
    changed: 0,
    ...changes,
  };
}

/** The table as seat 0 finds it after these steps. */
export function makeSnapshot(plies: number[], changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    table: makeTable(),
    you: { seat: 0, host: true },
    match: makeMatch(plies.at(-1) ?? 0),
    steps: plies.map((ply) => makeStep(ply)),
    chat: [],
    ...changes,
  };
}
