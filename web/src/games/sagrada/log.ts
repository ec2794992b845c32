// What happened, in one line each, from the same messages as the terminal.
import type { Step } from "$src/net/wire";
import { translate, type Facts } from "$src/text/texts.svelte";
import { plus, sum } from "../common/numbers";
import type { Bit, LogLine } from "../game";
import type { SagradaEvent, WindowsRevealed } from "./wire";
import { COLOUR_CODES } from "./components";
import { dieOf } from "./dice";
import { cellWord, dieWord, objectiveName, privateName, toolName, windowName } from "./words";

// Stands around a die in a formatted sentence.
const FENCE = "\u0001";
const FENCED = new RegExp(`${FENCE}(..)${FENCE}`);

const LAID: readonly string[] = ["ToolLaid", "ObjectiveLaid"];

/** Facts of one seat in a row make one line, and so do the cards laid out; what else the table does has its own. */
export function log(step: Step<SagradaEvent>, names: string[]): LogLine[] {
  const lines: LogLine[] = [];
  let before: SagradaEvent | null = null;
  for (const event of step.events) {
    const sentence = tellFact(event, names);
    if (!sentence) continue;
    const seat = "seat" in event ? event.seat : null;
    const joint = before && jointOf(before, event);
    if (joint) lines.at(-1)!.bits.push(joint, ...withDice(sentence));
    else lines.push({ seat, bits: withDice(sentence) });
    before = event;
  }
  return lines;
}

/** What joins two facts in one line; null when they have a line each. */
function jointOf(before: SagradaEvent, event: SagradaEvent): string | null {
  if (LAID.includes(before.type) && LAID.includes(event.type)) return " ";
  const together = "seat" in before && "seat" in event && before.seat === event.seat;
  return together && event.type !== "FinalScored" ? ", " : null;
}

/** The fact without its player, or null for what needs no words. */
function tellFact(event: SagradaEvent, names: string[]): string | null {
  switch (event.type) {
    case "StarterNamed":
      return translate("sagrada-log-starter");
    case "PrivateDealt":
      return event.colour === null ? null : translate("sagrada-log-private", { objective: privateName(event.colour) });
    case "CardDealt":
      return event.card === null ? null : tellCard(event.card);
    case "WindowChosen":
      return event.window === null
        ? translate("sagrada-log-window-hidden")
        : translate("sagrada-log-window", { window: windowName(event.window) });
    case "WindowsRevealed":
      return translate("sagrada-log-revealed", { windows: listWindows(event, names) });
    case "ToolLaid":
      return translate("sagrada-log-tool-laid", { tool: toolName(event.tool) });
    case "ObjectiveLaid":
      return translate("sagrada-log-objective-laid", { objective: objectiveName(event.objective) });
    default:
      return tellTable(event, names) ?? tellTurn(event) ?? tellTool(event);
  }
}

function tellCard(card: number): string {
  return translate("sagrada-log-card", { front: windowName(card * 2), back: windowName(card * 2 + 1) });
}

function listWindows({ windows }: WindowsRevealed, names: string[]): string {
  return windows.map((window, seat) => `${names[seat]} ${windowName(window)}`).join(", ");
}

/** Rounds and the end. */
function tellTable(event: SagradaEvent, names: string[]): string | null {
  switch (event.type) {
    case "RoundBegan":
      return tellRound(event.round, event.dice, names.length > 1 ? names[event.first]! : null);
    case "RoundEnded":
      return event.dice.length
        ? translate("sagrada-log-track", { round: event.round, dice: fenceAll(event.dice) })
        : translate("sagrada-log-track-empty", { round: event.round });
    case "FinalScored":
      return translate("sagrada-log-final", { points: sum(event.score.parts.map((part) => part.points)) });
    case "SoloDecided":
      return translate(event.won ? "sagrada-log-won" : "sagrada-log-lost", {
        points: event.points,
        target: event.target,
      });
    default:
      return null;
  }
}

function tellRound(round: number, dice: number[], name: string | null): string {
  const facts = { round, dice: fenceAll(dice) };
  return name === null
    ? translate("sagrada-log-round-solo", facts)
    : translate("sagrada-log-round", { ...facts, name });
}

/** A die and what became of it, without tools. */
function tellTurn(event: SagradaEvent): string | null {
  switch (event.type) {
    case "DieTaken":
      return translate("sagrada-log-taken", { die: fence(event.die) });
    case "DiePlaced":
      return scored(tellPlaced(event.die, event.cell), event.points);
    case "DieReturned":
      return translate("sagrada-log-returned", { die: fence(event.die) });
    case "TurnPassed":
      return translate(event.forced ? "sagrada-log-forced" : "sagrada-log-passed");
    case "TurnSkipped":
      return translate("sagrada-log-skipped");
    default:
      return null;
  }
}

function tellTool(event: SagradaEvent): string | null {
  switch (event.type) {
    case "ToolUsed":
      return event.die === null
        ? translate("sagrada-log-tool", { tool: toolName(event.tool), tokens: event.tokens })
        : translate("sagrada-log-tool-die", { tool: toolName(event.tool), die: fence(event.die) });
    case "DieChanged":
      return translate("sagrada-log-changed", stepped(event));
    case "DieRolled":
      return translate("sagrada-log-rolled", stepped(event));
    case "DieSwapped":
      return translate("sagrada-log-swapped", {
        given: fence(event.given),
        taken: fence(event.taken),
        round: event.round,
      });
    case "DieBagged":
      return translate("sagrada-log-bagged", { die: fence(event.die) });
    case "DieDrawn":
      return translate("sagrada-log-drawn", { die: `${FENCE}${COLOUR_CODES[event.colour]}?${FENCE}` });
    case "ValueChosen":
      return translate("sagrada-log-valued", { die: fence(event.die) });
    case "PoolRolled":
      return translate("sagrada-log-pool-rolled", { dice: fenceAll(event.dice) });
    case "DieMoved":
      return scored(tellMoved(event.die, event.source, event.target), event.points);
    default:
      return null;
  }
}

function tellPlaced(die: number, cell: number): string {
  return translate("sagrada-board-log-placed", { die: fence(die), cell: cellWord(cell) });
}

function tellMoved(die: number, source: number, target: number): string {
  return translate("sagrada-log-moved", { die: fence(die), source: cellWord(source), target: cellWord(target) });
}

function scored(sentence: string, points: number | null): string {
  return points ? `${sentence}, ${plus(points)}` : sentence;
}

function stepped({ before, after }: { before: number; after: number }): Facts {
  return { before: fence(before), after: fence(after) };
}

const fence = (die: number) => `${FENCE}${dieOf(die)}${FENCE}`;
const fenceAll = (dice: number[]) => dice.map(fence).join(" ");

/** The dice of a sentence as small pictures. */
function withDice(sentence: string): Bit[] {
  return sentence
    .split(FENCED)
    .map((text, part): Bit => (part % 2 ? { piece: text, label: dieWord(text) } : text))
    .filter((bit) => bit !== "");
}
