// The options of a game: which of them have a meaning together, and their words.
import type { GameInfo, OptionInfo, TableInfo } from "$src/net/wire";
import { has, translate } from "$src/text/texts.svelte";

export type Value = string | number | boolean;
export type Options = Record<string, Value>;

/** Whether an option has a meaning beside the others; alone nobody asks who starts. */
function applies({ name, only_if }: OptionInfo, options: Options): boolean {
  if (name === "starter" && options.players === 1) return false;
  return only_if === null || options[only_if[0]] === only_if[1];
}

/** What can be chosen beside the number of players, which is seen at the seats; what is peculiar to it comes first. */
export function choices(info: GameInfo, options: Options): OptionInfo[] {
  const fit = info.options.filter((option) => option.name !== "players" && applies(option, options));
  return [...fit.filter(({ only_if }) => only_if), ...fit.filter(({ only_if }) => !only_if)];
}

/** How many may play. */
export function playerCounts(info: GameInfo): number[] {
  const values = info.options.find((option) => option.name === "players")?.values ?? [2];
  return values.map(Number);
}

/** Every option: as wished where the game knows the wish, else as the game is usually played. */
export function complete(info: GameInfo, wishes: Options): Options {
  const known = ({ name, values, default: usual }: OptionInfo) =>
    values.find((value) => value === wishes[name]) ?? usual;
  return Object.fromEntries(info.options.map((option) => [option.name, known(option)]));
}

/** The same, but as usual where a wish has no meaning beside the others. */
export function fitting(info: GameInfo, wishes: Options): Options {
  const options = complete(info, wishes);
  const unfit = info.options.filter((option) => !applies(option, options));
  return { ...options, ...Object.fromEntries(unfit.map((option) => [option.name, option.default])) };
}

/** An option that the catalogue does not know yet is named as the server names it. */
export function optionLabel(name: string): string {
  return has(`lobby-option-${name}`) ? translate(`lobby-option-${name}`) : name;
}

/** What an option means, or its chosen value. */
export function optionHint(name: string, value: Value): string | null {
  const message = `lobby-option-${name}-hint`;
  return has(message) ? translate(message, { value: typeof value === "boolean" ? String(value) : value }) : null;
}

export function valueWords(name: string, value: Value): string {
  if (typeof value === "boolean") return translate(value ? "lobby-on" : "lobby-off");
  const message = `lobby-option-${name}-${value}`;
  return has(message) ? translate(message) : String(value);
}

export interface OptionWords {
  name: string;
  label: string;
  value: string;
  hint: string | null;
}

export function optionWords(info: GameInfo, { options }: TableInfo): OptionWords[] {
  return choices(info, options).map(({ name }) => ({
    name,
    label: optionLabel(name),
    value: valueWords(name, options[name]!),
    hint: optionHint(name, options[name]!),
  }));
}
