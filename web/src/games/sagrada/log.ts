// What happened, in one line each, from the same messages as the terminal.
import type { Step } from "$src/net/wire";
import { translate, type Facts } from "$src/text/texts.svelte";
import { plus, sum } from "$src/text/numbers";
import { fence, joinFacts, joinOfOneSeat, seatOf, withPieces } from "../board/log";
import type { LogLine } from "../game";
import type { SagradaEvent, WindowsRevealed } from "./wire";
import { COLOUR_CODES } from "./components";
import { dieOf } from "./dice";
import { cellWord, dieWord, objectiveName, privateName, toolName, windowName } from "./words";

const LAID: readonly string[] = ["ToolLaid", "ObjectiveLaid"];

/** What a step brought, one line for each seat and for the table; cards laid out together share a line. */
export function log(step: Step<SagradaEvent>, names: string[]): LogLine[] {
  const facts = step.events.flatMap((event) => {
    const sentence = describe(event, names);
    return sentence ? [{ event, seat: seatOf(event), bits: withPieces(sentence, dieWord) }] : [];
  });
  return joinFacts(facts, (before, fact) => {
    const laid = LAID.includes(before.event.type) && LAID.includes(fact.event.type);
    return laid ? " " : joinOfOneSeat(before, fact);
  });
}

/** The fact without its player, or null for what needs no words. */
function describe(event: SagradaEvent, names: string[]): string | null {
  switch (event.type) {
    case "StarterNamed":
      return translate("sagrada-log-starter");
    case "PrivateDealt":
      return event.colour === null ? null : translate("sagrada-log-private", { objective: privateName(event.colour) });
    case "CardDealt":
      return event.card === null ? null : describeCard(event.card);
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
      return describeTable(event, names) ?? describeTurn(event) ?? describeTool(event);
  }
}

function describeCard(card: number): string {
  return translate("sagrada-log-card", { front: windowName(card * 2), back: windowName(card * 2 + 1) });
}

function listWindows({ windows }: WindowsRevealed, names: string[]): string {
  return windows.map((window, seat) => `${names[seat]} ${windowName(window)}`).join(", ");
}

/** Rounds and the end. */
function describeTable(event: SagradaEvent, names: string[]): string | null {
  switch (event.type) {
    case "RoundBegan":
      return describeRound(event.round, event.dice, names.length > 1 ? names[event.first]! : null);
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

function describeRound(round: number, dice: number[], name: string | null): string {
  const facts = { round, dice: fenceAll(dice) };
  return name === null
    ? translate("sagrada-log-round-solo", facts)
    : translate("sagrada-log-round", { ...facts, name });
}

/** A die and what became of it, without tools. */
function describeTurn(event: SagradaEvent): string | null {
  switch (event.type) {
    case "DieTaken":
      return translate("sagrada-log-taken", { die: fenceDie(event.die) });
    case "DiePlaced":
      return scored(describePlaced(event.die, event.cell), event.points);
    case "DieReturned":
      return translate("sagrada-log-returned", { die: fenceDie(event.die) });
    case "TurnPassed":
      return translate(event.forced ? "sagrada-log-forced" : "sagrada-log-passed");
    case "TurnSkipped":
      return translate("sagrada-log-skipped");
    default:
      return null;
  }
}

function describeTool(event: SagradaEvent): string | null {
  switch (event.type) {
    case "ToolUsed":
      return event.die === null
        ? translate("sagrada-log-tool", { tool: toolName(event.tool), tokens: event.tokens })
        : translate("sagrada-log-tool-die", { tool: toolName(event.tool), die: fenceDie(event.die) });
    case "DieChanged":
      return translate("sagrada-log-changed", stepped(event));
    case "DieRolled":
      return translate("sagrada-log-rolled", stepped(event));
    case "DieSwapped":
      return translate("sagrada-log-swapped", {
        given: fenceDie(event.given),
        taken: fenceDie(event.taken),
        round: event.round,
      });
    case "DieBagged":
      return translate("sagrada-log-bagged", { die: fenceDie(event.die) });
    case "DieDrawn":
      return translate("sagrada-log-drawn", { die: fence(`${COLOUR_CODES[event.colour]}?`) });
    case "ValueChosen":
      return translate("sagrada-log-valued", { die: fenceDie(event.die) });
    case "PoolRolled":
      return translate("sagrada-log-pool-rolled", { dice: fenceAll(event.dice) });
    case "DieMoved":
      return scored(describeMoved(event.die, event.source, event.target), event.points);
    default:
      return null;
  }
}

function describePlaced(die: number, cell: number): string {
  return translate("sagrada-board-log-placed", { die: fenceDie(die), cell: cellWord(cell) });
}

function describeMoved(die: number, source: number, target: number): string {
  return translate("sagrada-log-moved", { die: fenceDie(die), source: cellWord(source), target: cellWord(target) });
}

function scored(sentence: string, points: number | null): string {
  return points ? `${sentence}, ${plus(points)}` : sentence;
}

function stepped({ before, after }: { before: number; after: number }): Facts {
  return { before: fenceDie(before), after: fenceDie(after) };
}

const fenceDie = (die: number) => fence(dieOf(die));
const fenceAll = (dice: number[]) => dice.map(fenceDie).join(" ");
