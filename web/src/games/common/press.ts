// Keys on drawn buttons, and whether keys are meant for the board at all.

/** Enter and Space press a drawn button as they press a real one. */
export function onPress(press: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press(event);
  };
}

/** The key belongs to somebody who writes, to a dialog or to the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return true;
  const target = event.target;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
