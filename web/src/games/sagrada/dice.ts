// Dice as the view writes them, "R3": the letter of a colour and a value, which is "?" until it is chosen.
import { COLOUR_CODES, COLOUR_NAMES, DIE_CODES } from "./components";

export const letterOf = (die: string) => die[0]!;
export const valueOf = (die: string) => Number(die[1]); // NaN while it has none

export function colourOf(letter: string): string {
  return COLOUR_NAMES[COLOUR_CODES.indexOf(letter)]!;
}

/** A die as events number it. */
export function dieOf(number: number): string {
  return DIE_CODES[number]!;
}

export const isColour = (asked: string) => asked !== "" && COLOUR_CODES.includes(asked);
export const ANY = "."; // a cell that asks for nothing
