// What the acting player is asked, for the status pill and for the panel of a tool's steps.
import type { MatchInfo } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import type { SagradaView } from "./wire";
import { COLOUR_NAMES, CORK_BACKED_STRAIGHTEDGE, TOOL_COLOURS } from "./components";
import { colourOf, letterOf } from "./dice";
import { END, LEAVE, STOP, toolOf } from "./notation";
import { priceWord, toolName } from "./words";

/** `picked` is an action that waits for a second press. */
export function question(match: MatchInfo<SagradaView>, picked: string | null): string {
  const { view } = match;
  const tool = toolOf(picked);
  if (tool !== null) return askAgain(view, tool);
  if (picked === END) return translate("sagrada-board-ask-pass");
  return ask(view, match.legal);
}

function askAgain(view: SagradaView, tool: number): string {
  const laid = view.tools.find((other) => other.tool === tool);
  return laid ? translate("sagrada-board-ask-tool", { tool: toolName(tool), price: priceWord(view, laid) }) : "";
}

export function ask(view: SagradaView, legal: readonly string[]): string {
  if (view.phase === "choose") return translate("sagrada-board-ask-window");
  if (view.phase === "turn") return askTurn(view, legal);
  if (view.phase === "hand") return askHand(view, legal);
  return askStep(view, legal);
}

function askTurn(view: SagradaView, legal: readonly string[]): string {
  const turn = view.turn < view.order.length / 2 ? "first" : "second";
  const takes = legal.some((action) => action.startsWith("take "));
  return translate(takes ? "sagrada-board-ask-take" : "sagrada-board-ask-end", { turn });
}

function askHand(view: SagradaView, legal: readonly string[]): string {
  const facts = dieFacts(view.hand!);
  if (legal.includes(LEAVE)) return translate("sagrada-board-ask-place-or-leave", facts);
  if (!legal.some((action) => action.startsWith("place "))) return translate("sagrada-board-ask-rescue", facts);
  const apart = view.tool === CORK_BACKED_STRAIGHTEDGE;
  return translate(apart ? "sagrada-board-ask-place-apart" : "sagrada-board-ask-place", facts);
}

/** A step of the tool that is being used. */
function askStep(view: SagradaView, legal: readonly string[]): string {
  const tool = view.tool === null ? "" : toolName(view.tool);
  switch (view.phase) {
    case "pay":
      return translate("sagrada-board-ask-pay", { tool, colour: COLOUR_NAMES[TOOL_COLOURS[view.tool!]!] });
    case "change":
      return translate("sagrada-board-ask-change", { tool });
    case "swap":
      return translate("sagrada-board-ask-swap", { tool });
    case "value":
      return translate("sagrada-board-ask-value", { tool, colour: colourOf(letterOf(view.hand!)) });
    case "lift":
      return translate(legal.includes(STOP) ? "sagrada-board-ask-lift-more" : "sagrada-board-ask-lift", { tool });
    case "move":
      return translate("sagrada-board-ask-move", { tool });
    case "draft-again":
      return translate("sagrada-board-ask-again", { tool });
    default:
      return "";
  }
}

export function dieFacts(die: string): { colour: string; value: string } {
  return { colour: colourOf(letterOf(die)), value: die[1]! };
}
