// What the coach has explained already, kept in this browser.
import type { CoachNote } from "$src/games/game";

const KEY = "leadlight-coach";

function readSeen(): string[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(seen) ? seen.map(String) : [];
  } catch {
    return [];
  }
}

/** The first of these that was never explained here; it counts as explained from now on. */
export function firstUnseen(game: string, notes: readonly CoachNote[]): CoachNote | null {
  const seen = readSeen();
  const found = notes.find(({ name }) => !seen.includes(`${game}-${name}`));
  if (!found) return null;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, `${game}-${found.name}`]));
  } catch {
    // A browser that keeps nothing hears it again.
  }
  return found;
}

/** The name of the message for whoever sits there. */
export function coachMessage(game: string, { name, seat }: CoachNote, mine: number | null): string {
  return `${game}-coach-${name}${seat !== undefined && seat === mine ? "-you" : ""}`;
}
