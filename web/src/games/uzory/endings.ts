// How near the end is that comes when nobody lays tiles, once it matters.
import { translate } from "$src/text/texts.svelte";
import { IDLE_ROUNDS_END } from "./components";
import type { UzoryView } from "./wire";

export function endings({ skips, idle, players, phase }: UzoryView): string[] {
  if (phase === "over") return [];
  const warnings = [];
  if (skips > 0) warnings.push(translate("uzory-board-skips", { count: skips, all: players }));
  if (idle >= players) warnings.push(translate("uzory-board-idle", { count: idle, all: IDLE_ROUNDS_END * players }));
  return warnings;
}
