/** A text cut at the numbers of the game's own rules (S6.11, or S10 for a chapter), which have the odd places. */
export function cutAtRules(text: string, letter: string): string[] {
  return text.split(new RegExp(`\\b(${letter}\\d+(?:\\.\\d+)?)\\b`));
}
