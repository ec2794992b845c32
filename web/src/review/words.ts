// What a move was and what it cost, in words and small pieces.
import type { Bit, LogLine, WebGame } from "$src/games/game";
import { lineOf } from "$src/insight/words";
import type { JudgedAction, ReviewedDecision, Step } from "$src/net/wire";
import { capital } from "$src/text/capital";
import { percent, signed } from "$src/text/numbers";
import { translate } from "$src/text/texts.svelte";
import { badgeOf, toPoints } from "./model";

/** What whoever moved did, without what followed by itself. */
export function moveBits(game: WebGame, step: Step, names: string[]): Bit[] {
  const own = game.log(step, names).filter((line: LogLine) => line.seat === step.seat);
  const bits = own.flatMap(({ bits }, number) => (number ? [", ", ...bits] : bits));
  return bits.length ? bits : ["–"];
}

/** What an option would have brought. */
export function optionBits(game: WebGame, option: JudgedAction, seat: number, names: string[]): Bit[] {
  return lineOf(game, option, seat, names).bits;
}

export function plainText(bits: Bit[]): string {
  return bits.map((bit) => (typeof bit === "string" ? bit : bit.label)).join("");
}

/** The headline of a move: what it cost, or that it was good. */
export function verdictOf(move: number, decision: ReviewedDecision | null): string {
  if (!decision) return translate("reviewed-move-forced", { move });
  const points = toPoints(decision.loss);
  if (badgeOf(decision) === "only") return translate("reviewed-move-only", { move });
  if (decision.mark === "best") return translate("reviewed-move-best", { move });
  if (decision.mark === "good") return translate("reviewed-move-good", { move, points });
  return translate("reviewed-move-cost", { move, points });
}

/** All of it, for screen readers. */
export function spokenMove(
  game: WebGame,
  step: Step,
  move: number,
  decision: ReviewedDecision | null,
  names: string[],
) {
  const said = translate("reviewed-said", {
    move,
    name: names[step.seat] ?? "",
    what: plainText(moveBits(game, step, names)),
  });
  const [best] = decision?.options ?? [];
  if (!decision) return said;
  const mark = capital(translate(`reviewed-mark-${decision.only ? "only" : decision.mark}`));
  if (!best || decision.mark === "best") return `${said} ${mark}.`;
  const better = translate("reviewed-said-better", {
    what: plainText(optionBits(game, best, decision.seat, names)),
    value: percent(best.value),
  });
  return `${said} ${mark}, ${signed(-toPoints(decision.loss))}. ${better}`;
}
