// Where an analysis begins: from the address, or from what this tab analysed last.
import type { BoardStart } from "$src/freeboard/store.svelte";
import { api, ApiError } from "$src/net/api";
import type { Replay } from "$src/net/wire";

const KEPT = "leadlight-analysis";

export interface Analysed {
  start: BoardStart;
  actions: string[]; // played since
  plies?: number[]; // after each step of the record
}

/** Remembers an analysis in this tab, so that a reload shows it again. */
export function keepAnalysis(analysed: Analysed): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(analysed));
  } catch {
    // Without it only a reload forgets.
  }
}

export function forgetAnalysis(): void {
  sessionStorage.removeItem(KEPT);
}

function recallAnalysis(): Analysed | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Analysed | null;
  } catch {
    return null;
  }
}

/** The address that analyses a position of a finished match at a table. */
export function tableAnalysis(code: string, ply: number): string {
  return `/analysis?table=${encodeURIComponent(code)}&ply=${ply}`;
}

/** The address that analyses a position in notation. */
export function positionAnalysis(game: string, position: string): string {
  return `/analysis?${new URLSearchParams({ game, position }).toString()}`;
}

/** What the address asks for; null when it asks for nothing and nothing is remembered. Chance differs every time. */
export async function findStart(search: string): Promise<Analysed | null> {
  const asked = new URLSearchParams(search);
  const [game, position, table] = [asked.get("game"), asked.get("position"), asked.get("table")];
  if (game && position) return { start: { game, position, seed: newSeed() }, actions: [] };
  if (!table) return recallAnalysis();
  return analysisOf(await api.replay(table), asked.has("ply") ? Number(asked.get("ply")) : undefined);
}

/** The analysis of a match that is over, from a ply on; by default from the first decision. */
export function analysisOf({ game, record, frames }: Replay, ply = frames[0]?.step.ply ?? 0): Analysed {
  if (!record) throw new ApiError("match-running");
  const plies = frames.map(({ step }) => step.ply);
  return { start: { game, record, plies: ply, seed: newSeed() }, actions: [], plies };
}

export function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
