// What the acting player is asked, for the status pill.
import type { MatchInfo } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { SKIP } from "./notation";
import type { UzoryView } from "./wire";

/** `picked` is what the board has in hand, as `Play.asking` says it. */
export function question(match: MatchInfo<UzoryView>, picked: string | null): string {
  const { view } = match;
  if (view.phase === "choose") return translate("uzory-board-ask-colour");
  if (view.phase === "name") return translate("uzory-board-ask-name");
  if (view.phase === "discard") return translate("uzory-board-ask-discard");
  if (picked?.startsWith(SKIP)) return translate(`uzory-board-ask-${picked}`);
  if (!match.legal.some((action) => action !== SKIP)) return translate("uzory-board-ask-nothing");
  return translate(picked ? `uzory-board-ask-${picked}` : "uzory-board-ask-pick");
}
