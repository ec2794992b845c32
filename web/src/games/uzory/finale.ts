// How a match of Uzory ends on the screen: the floor that all have laid, with the frames of one seat.
import { translate } from "$src/text/texts.svelte";
import type { Finale } from "../game";
import Medals from "./Medals.svelte";
import Picture from "./Picture.svelte";
import type { UzoryView } from "./wire";

function ending(view: UzoryView): string | null {
  return view.ending === null ? null : translate(`uzory-log-ended-${view.ending}`);
}

export const finale: Finale<UzoryView> = { Picture, shape: "tall", ownBoards: false, Medals, ending };
