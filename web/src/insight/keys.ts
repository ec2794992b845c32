// Keys of the hints; they come before those of the board.
import type { TableHelp } from "./help.svelte";

const ELSEWHERE = "input, textarea, select, dialog";
const PRESSED = "button, a, [role=button], [role=gridcell], [role=tab]";

/** Does what a key asks of the hints; any other is left to the board. `letters`: single-letter keys are wanted. */
export function pressHintKey(
  help: Pick<TableHelp, "hints" | "toggle" | "play">,
  event: KeyboardEvent,
  letters: boolean,
) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element;
  const { hints } = help;
  if (target.closest?.(ELSEWHERE)) return;
  if (letters && event.key.toLowerCase() === "h") return take(event, help.toggle);
  if (!hints.shown) return;
  if (event.key === "Escape") return take(event, hints.hide);
  const number = Number(event.key);
  if (number >= 1 && number <= hints.hints.length) return take(event, () => hints.choose(number - 1));
  const free = !target.closest?.(PRESSED) || target.closest("[data-hint]");
  const { hint } = hints;
  if (event.key === "Enter" && free && hint) take(event, () => help.play(hint.action));
}

function take(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  act();
}
