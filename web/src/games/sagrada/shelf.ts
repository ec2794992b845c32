import { translate } from "$src/text/texts.svelte";
import type { Shelved } from "../game";
import Art from "./Art.svelte";

export const shelved: Shelved = {
  name: "sagrada",
  Art,
  glass: ["red", "green", "purple"],
  least: 1,
  most: 4,
  minutes: 35,
  about: () => translate("sagrada-about"),
  progress: (round, rounds) => translate("sagrada-progress", { round, rounds }),
};
