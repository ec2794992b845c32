// Keys at a board: which of them are meant for it, and what they do.
import { settings } from "$src/app/settings.svelte";

type Press<Play> = (play: Play, event: KeyboardEvent) => void;

/** What a board does with keys. */
export interface BoardKeys<Play> {
  escape: (play: Play) => boolean; // whether there was anything to take back
  digit: (play: Play, digit: number) => void;
  letters: Record<string, Press<Play>>; // by the key in lower case, signs included
}

/** Enter and Space press a drawn button as they press a real one. */
export function onPress(press: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press(event);
  };
}

/** Whether a key belongs to somebody who writes, to a dialog or to the browser. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  const target = event.target;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** A key pressed anywhere on the page. Single keys can be switched off; Esc cannot. */
export function pressBoardKey<Play>(keys: BoardKeys<Play>, play: Play, event: KeyboardEvent): void {
  if (isElsewhere(event)) return;
  if (event.key === "Escape") return void (keys.escape(play) && event.preventDefault());
  if (!settings.keys) return;
  const press = keys.letters[event.key.toLowerCase()];
  if (press) {
    event.preventDefault();
    press(play, event);
  } else if (/^\d$/.test(event.key)) keys.digit(play, Number(event.key));
}
