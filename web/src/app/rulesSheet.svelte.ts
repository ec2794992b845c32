// The rules of a game, opened over whatever is on the screen: what is played or typed there stays as it is. First come the
// pictures of "How to play"; a link to a rule goes to that rule at once.
import type { OptionsInForce } from "$src/games/guide";

interface Consulted {
  game: string | null; // null while nobody reads rules
  pictures: boolean; // how to play, and not the numbered rules
  rule: string; // that is marked, or nothing
  options: OptionsInForce; // of the table that they are read at
}

export const consulted: Consulted = $state({ game: null, pictures: false, rule: "", options: {} });

/** Follows a link to rules without leaving the page. With a key that opens a tab or a window, the link is a link. */
export function consult(event: MouseEvent, game: string, rule = ""): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  Object.assign(consulted, { game, rule, pictures: false });
}

/** Shows how a game is played, at a table with what its options change. */
export function showHowTo(game: string, options: OptionsInForce = {}): void {
  Object.assign(consulted, { game, rule: "", pictures: true, options });
}
