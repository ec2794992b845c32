// The options of a table in words; the lobby uses the same.
import type { ClockRule, TableInfo } from "$src/net/wire";
import { has, tell } from "$src/text/texts.svelte";
import { formatTime } from "./clocks.svelte";

export interface OptionWords {
  name: string;
  label: string;
  value: string;
  hint: string | null;
}

type Value = string | number | boolean;

function valueWords(name: string, value: Value): string {
  if (typeof value === "boolean") return tell(value ? "lobby-on" : "lobby-off");
  const message = `lobby-option-${name}-${value}`;
  return has(message) ? tell(message) : String(value);
}

/** The number of players is seen at the seats, so it is left out. */
export function optionWords(options: TableInfo["options"]): OptionWords[] {
  return Object.entries(options)
    .filter(([name]) => name !== "players")
    .map(([name, value]) => ({
      name,
      label: has(`lobby-option-${name}`) ? tell(`lobby-option-${name}`) : name,
      value: valueWords(name, value),
      hint: has(`lobby-option-${name}-hint`) ? tell(`lobby-option-${name}-hint`) : null,
    }));
}

export function clockWords({ kind, seconds, increment }: ClockRule): string {
  if (kind === "none") return tell("lobby-clock-none");
  if (kind === "move") return tell("table-clock-move", { time: formatTime(seconds) });
  return tell("table-clock-bank", { minutes: Math.round(seconds / 60), seconds: increment });
}
