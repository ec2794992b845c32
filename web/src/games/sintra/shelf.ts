import { translate } from "$src/text/texts.svelte";
import type { Shelved } from "../game";
import Art from "./Art.svelte";
import { ROUND_NAMES } from "./components";

const roman = (round: number) => ROUND_NAMES[round - 1] ?? String(round);

export const shelved: Shelved = {
  name: "sintra",
  Art,
  glass: ["blue", "yellow", "pink"],
  least: 2,
  most: 4,
  minutes: 30,
  about: () => translate("sintra-about"),
  progress: (round, rounds) => translate("sintra-progress", { round: roman(round), rounds: roman(rounds) }),
};
