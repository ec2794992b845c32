import { translate } from "$src/text/texts.svelte";
import type { Shelved } from "../game";
import Art from "./Art.svelte";

export const shelved: Shelved = {
  name: "uzory",
  Art,
  glass: ["orange", "sky", "green"],
  least: 2,
  most: 6,
  minutes: 40,
  about: () => translate("uzory-about"),
  progress: (round, rounds) => translate("uzory-progress", { round, rounds }),
};
