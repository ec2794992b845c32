// What a move was and what it cost, in words and small pieces.
import type { Bit, LogLine, WebGame } from "$src/games/game";
import type { AnyEvent, ReviewedDecision, ReviewedOption, Step } from "$src/net/wire";
import { has, language, translate } from "$src/text/texts.svelte";
import { signed } from "$src/text/numbers";
import { badgeOf, toPoints } from "./model";

export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

/** What whoever moved did, without what followed by itself. */
export function moveBits(game: WebGame, step: Step, names: string[]): Bit[] {
  const own = game.log(step, names).filter((line: LogLine) => line.seat === step.seat);
  const bits = own.flatMap(({ bits }, number) => (number ? [", ", ...bits] : bits));
  return bits.length ? bits : ["–"];
}

/** What an option would have brought. */
export function optionBits(game: WebGame, option: ReviewedOption, seat: number, names: string[]): Bit[] {
  const step: Step = { ply: 0, seat, action: option.action, events: option.events as AnyEvent[], at: 0 } as Step;
  const bits = moveBits(game, step, names);
  return bits[0] === "–" ? [option.action] : bits;
}

export function plainText(bits: Bit[]): string {
  return bits.map((bit) => (typeof bit === "string" ? bit : bit.label)).join("");
}

/** The headline of a move: what it cost, or that it was good. */
export function verdictOf(move: number, decision: ReviewedDecision | null): string {
  if (!decision) return translate("review-move-forced", { move });
  const points = toPoints(decision.loss);
  if (badgeOf(decision) === "only") return translate("review-move-only", { move });
  if (decision.mark === "best") return translate("review-move-best", { move });
  if (decision.mark === "good") return translate("review-move-good", { move, points });
  return translate("review-move-cost", { move, points });
}

/** Why the best action is the best, as far as that can be said. */
export function reasonsOf(decision: ReviewedDecision): string[] {
  return decision.reasons.flatMap(({ message, facts }) => (has(message) ? [translate(message, facts)] : []));
}

/** All of it, for screen readers. */
export function spokenMove(game: WebGame, step: Step, move: number, decision: ReviewedDecision | null, names: string[]) {
  const said = translate("review-said", {
    move,
    name: names[step.seat] ?? "",
    what: plainText(moveBits(game, step, names)),
  });
  const [best] = decision?.options ?? [];
  if (!decision || !best || decision.mark === "best") return [said, decision ? translate("review-mark-best") : ""].join(" ");
  const better = translate("review-said-better", {
    what: plainText(optionBits(game, best, decision.seat, names)),
    value: percent(best.value),
  });
  return [said, `${translate(`review-mark-${decision.mark}`)}, ${signed(-toPoints(decision.loss))}.`, better].join(" ");
}
