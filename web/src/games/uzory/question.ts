// What the acting player is asked, for the status pill.
import type { MatchInfo } from "$src/net/wire";
import { tell } from "$src/text/texts.svelte";
import { SKIP } from "./notation";
import type { UzoryView } from "./wire";

/** `picked` is what the board has in hand: "tile", "here", "skip", or nothing. */
export function question(match: MatchInfo, picked: string | null): string {
  const view = match.view as UzoryView;
  if (view.phase === "choose") return tell("uzory-board-ask-colour");
  if (view.phase === "name") return tell("uzory-board-ask-name");
  if (view.phase === "discard") return tell("uzory-board-ask-discard");
  if (picked === SKIP) return tell("uzory-board-ask-skip");
  if (!match.legal.some((action) => action !== SKIP)) return tell("uzory-board-ask-nothing");
  return tell(picked ? `uzory-board-ask-${picked}` : "uzory-board-ask-pick");
}
