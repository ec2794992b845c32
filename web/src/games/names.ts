// What games are called on the screen.
import { has, translate } from "$src/text/texts.svelte";

/** The name of a game, or what the server calls it if there is no name in this language. */
export function gameName(game: string): string {
  return has(`${game}-name`) ? translate(`${game}-name`) : game;
}
