// Why something may not be done: in words, with the number of the rule that forbids it and its sentence.
import { fetchGame } from "$src/games";
import { capital } from "$src/text/capital";
import type { WebGame } from "$src/games/game";
import type { Refusal } from "$src/net/wire";
import { fetchRules, has, translate } from "$src/text/texts.svelte";

export interface Reason {
  text: string;
  rule: string;
  sentence: string; // of the rule; empty while the rules are not fetched
}

export function reasonOf(game: Pick<WebGame, "name" | "facts">, { code, rule, facts }: Refusal): Reason {
  const sentence = `${game.name}-rule-${rule.replace(".", "-")}`;
  const text = translate(`${game.name}-refused-${code}`, game.facts?.(facts) ?? facts);
  return { text: capital(text), rule, sentence: has(sentence) ? translate(sentence) : "" };
}

/** The reason alone, and with the rule that gives it, once game and rules are there. */
export async function explainRefusal(name: string, refusal: Refusal): Promise<[short: string, long: string]> {
  const [game] = await Promise.all([fetchGame(name), fetchRules(name)]);
  const { text, rule, sentence } = reasonOf(game, refusal);
  return [text, sentence ? translate("refused", { reason: text, rule, text: sentence }) : text];
}
