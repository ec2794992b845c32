// How a match of Sagrada ends on the screen: every window with the dice that pay.
import type { Finale } from "../game";
import PartMark from "./PartMark.svelte";
import Picture from "./Picture.svelte";
import type { SagradaView } from "./wire";

export const finale: Finale<SagradaView> = { Picture, shape: "tall", ownBoards: true, Mark: PartMark };
