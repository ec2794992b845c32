// The rules of a game, opened over whatever is on the screen: what is played or typed there stays as it is.
interface Consulted {
  game: string | null; // null while nobody reads rules
  rule: string; // that is marked, or nothing
}

export const consulted: Consulted = $state({ game: null, rule: "" });

/** Follows a link to rules without leaving the page. With a key that opens a tab or a window, the link is a link. */
export function consult(event: MouseEvent, game: string, rule = ""): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  Object.assign(consulted, { game, rule });
}
