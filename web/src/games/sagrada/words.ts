// Names of things, as they are shown and read aloud.
import type { Refusal } from "$src/net/wire";
import { translate } from "$src/text/texts.svelte";
import { plus } from "$src/text/numbers";
import type { SagradaView, SeatView, ToolView } from "./wire";
import {
  CELL_CODES,
  COLOUR_CODES,
  COLOUR_NAMES,
  COLUMNS,
  DIFFICULTIES,
  OBJECTIVE_NAMES,
  TOOL_COLOURS,
  WINDOW_CELLS,
  WINDOW_NAMES,
} from "./components";
import { ANY, colourOf, isColour, letterOf } from "./dice";

export const toolName = (tool: number) => translate(`sagrada-tool-${tool + 1}`);
export const toolText = (tool: number) => translate(`sagrada-tool-${tool + 1}-text`);
export const objectiveName = (objective: number) => translate(`sagrada-objective-${OBJECTIVE_NAMES[objective]}`);
export const objectiveText = (objective: number) => translate(`sagrada-objective-${OBJECTIVE_NAMES[objective]}-text`);
export const privateName = (colour: number) => translate(`sagrada-private-${COLOUR_NAMES[colour]}`);
export const privateText = (colour: number) => translate(`sagrada-private-${COLOUR_NAMES[colour]}-text`);
export const windowName = (window: number | null) => (window === null ? "" : WINDOW_NAMES[window]!);

/** "blue 6" */
export function dieWord(die: string): string {
  const colour = translate(`sagrada-colour-${colourOf(letterOf(die))}`);
  return die[1] === "?" ? colour : translate("sagrada-plain-die", { colour, value: die[1]! });
}

/** "red 4, blue 1", or "nothing" */
export function listDice(dice: readonly string[]): string {
  return dice.map(dieWord).join(", ") || translate("sagrada-plain-nothing");
}

export function rowAndColumn(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 };
}

/** "row 2, column 3" */
export function cellWord(cell: number): string {
  return translate("sagrada-board-at", rowAndColumn(cell));
}

/** What a cell asks for. */
function askWord(asked: string): string {
  if (asked === ANY) return translate("sagrada-plain-free");
  if (isColour(asked)) return translate("sagrada-board-asks", { what: translate(`sagrada-colour-${colourOf(asked)}`) });
  return translate("sagrada-board-asks", { what: asked });
}

export interface CellState {
  possible: boolean | null; // null while nobody asks
  points: number | null;
  reason: string;
}

/** "Row 2, column 3, asks for red, empty. Possible, +5." */
export function nameCell(seat: SeatView, cell: number, { possible, points, reason }: CellState): string {
  const die = seat.dice[cell] ?? null;
  const asks = askWord(seat.window === null ? ANY : WINDOW_CELLS[seat.window]![cell]!);
  const holds = die === null ? translate("sagrada-board-empty") : dieWord(die);
  const name = translate("sagrada-board-cell", { ...rowAndColumn(cell), asks, holds });
  if (possible === null) return name;
  if (!possible) return `${name} ${notPossible(reason)}`;
  return `${name} ${points === null ? translate("sagrada-board-possible") : translate("sagrada-board-possible-points", { points: plus(points) })}`;
}

export function notPossible(reason: string): string {
  return reason ? translate("sagrada-board-impossible-why", { reason }) : translate("sagrada-board-impossible");
}

/** A window in one sentence, for whoever does not look closer. */
export function nameWindow(seat: SeatView): string {
  const count = seat.dice.filter((die) => die !== null).length;
  return translate("sagrada-board-window", { window: windowName(seat.window), count, cells: seat.dice.length });
}

/** All that a window asks for, row by row. */
export function spellWindow(window: number): string {
  const asked = [...WINDOW_CELLS[window]!];
  return asked
    .map((sign, cell) => {
      const word = sign === ANY ? "–" : isColour(sign) ? translate(`sagrada-colour-${colourOf(sign)}`) : sign;
      const { row, column } = rowAndColumn(cell);
      return column === 1 ? `${translate("sagrada-board-row", { row })} ${word}` : word;
    })
    .join(", ");
}

export function nameOffer(window: number): string {
  const facts = { window: windowName(window), difficulty: DIFFICULTIES[window]! };
  return `${translate("sagrada-board-offer", facts)} ${spellWindow(window)}`;
}

/** "costs 2 tokens", or the colour of the die that pays in the solo game. */
export function priceWord(view: SagradaView, { tool, price, used_up }: ToolView): string {
  if (used_up) return translate("sagrada-board-used-up");
  if (view.players > 1) return translate("sagrada-board-price", { count: price });
  return translate("sagrada-board-price-die", { colour: COLOUR_NAMES[TOOL_COLOURS[tool]!] });
}

/** The facts of a refusal, as a person reads them. */
export function factWords(facts: Refusal["facts"]): Refusal["facts"] {
  const words: Refusal["facts"] = { ...facts };
  if (typeof facts.die === "string") words.die = dieWord(facts.die);
  if (typeof facts.cell === "string") words.cell = cellWord((CELL_CODES as readonly string[]).indexOf(facts.cell));
  if (typeof facts.tool === "number")
    words.tool = translate("sagrada-board-tool-quoted", { tool: toolName(facts.tool - 1) });
  return words;
}

export function letterOfColour(colour: number): string {
  return COLOUR_CODES[colour]!;
}
