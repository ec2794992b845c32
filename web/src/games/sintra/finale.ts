// How a match of Sintra ends on the screen: the windows of a palace with those that pay.
import type { Finale } from "../game";
import Picture from "./Picture.svelte";
import type { SintraView } from "./wire";

export const finale: Finale<SintraView> = { Picture, shape: "wide", ownBoards: true };
