// What somebody tells others about a puzzle, without giving the answer away.
import type { PuzzleInfo } from "$src/net/wire";
import { language, translate } from "$src/text/texts.svelte";

const WRONG = "◇";
const RIGHT = "◆";
const HINTED = "✦";

/** A mark for each try, as in ◇◆; a hint has one too. */
export function marksOf({ tried, status, hint }: Pick<PuzzleInfo, "tried" | "status" | "hint">): string {
  return WRONG.repeat(tried.length) + (hint ? HINTED : "") + (status === "solved" ? RIGHT : "");
}

/** A day such as 2026-11-18 as people write it. Days are those of universal time. */
export function dayWords(day: string, style: "long" | "short" | "weekday" = "long"): string {
  const options: Intl.DateTimeFormatOptions =
    style === "weekday"
      ? { weekday: "short" }
      : { weekday: style === "long" ? "long" : undefined, day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(language(), { ...options, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

export function shareText(info: PuzzleInfo, origin: string): string {
  const address = info.day === null ? `${origin}/puzzle/${info.id}` : `${origin}/puzzle`;
  const day = info.day === null ? info.id : dayWords(info.day, "short");
  return `${translate("puzzle-share-text", { day, marks: marksOf(info) })}\n${address}`;
}
