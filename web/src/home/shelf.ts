// The three games as the lobby shows them, whether this server has them yet or not.
import type { Component } from "svelte";
import { translate } from "$src/text/texts.svelte";
import type { Glass } from "./glass";
import SagradaArt from "./SagradaArt.svelte";
import SintraArt from "./SintraArt.svelte";
import UzoryArt from "./UzoryArt.svelte";

export interface Shelved {
  name: string;
  Art: Component;
  glass: readonly [Glass, Glass, Glass]; // of its small window in lists
  least: number;
  most: number;
  minutes: number;
  roman: boolean; // how its rounds are counted
}

export const SHELF: readonly Shelved[] = [
  { name: "sintra", Art: SintraArt, glass: ["blue", "yellow", "pink"], least: 2, most: 4, minutes: 30, roman: true },
  { name: "sagrada", Art: SagradaArt, glass: ["red", "green", "purple"], least: 1, most: 4, minutes: 35, roman: false },
  { name: "uzory", Art: UzoryArt, glass: ["orange", "sky", "green"], least: 2, most: 6, minutes: 40, roman: false },
];

export const shelf = (name: string) => SHELF.find((each) => each.name === name);

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

/** How far a match has come, counted as this game's players count. */
export function progressWords(game: string, round: number, rounds: number): string {
  const write = (count: number) => (shelf(game)?.roman && ROMAN[count - 1]) || String(count);
  return translate("lobby-progress", { game, round: write(round), rounds: write(rounds) });
}
