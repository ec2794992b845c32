// The bots of a game, as they are offered to whoever chooses one.
import type { GameInfo } from "$src/net/wire";
import { botName } from "$src/table/names";
import { has, translate } from "$src/text/texts.svelte";

/** From 1, the weakest; 0 for a bot that is no level. */
export function levelOf(info: GameInfo, bot: string): number {
  return info.levels.indexOf(bot) + 1;
}

/** The bots that are no levels. */
export function others(info: GameInfo): string[] {
  return info.bots.filter((bot) => !info.levels.includes(bot));
}

/** How a bot plays a game, in a sentence; empty for a bot that nobody has described. */
export function character(game: string, bot: string): string {
  const described = [`${game}-level-${bot}`, `lobby-bot-${bot}-hint`].find(has);
  return described ? translate(described) : "";
}

/** The name of a bot in a list, a level with its number. */
export function listName(info: GameInfo, bot: string): string {
  const level = levelOf(info, bot);
  return level ? translate("levels-option", { level, bot: botName(bot) }) : botName(bot);
}

/** The name and the character of a bot in a list. */
export function description(info: GameInfo, bot: string): string {
  const level = levelOf(info, bot);
  const facts = { level, bot: botName(bot), character: character(info.name, bot) };
  return level ? translate("levels-described", facts) : botName(bot);
}
