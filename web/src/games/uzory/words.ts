// Names of things, as they are shown and read aloud.
import { translate } from "$src/text/texts.svelte";
import { COLOUR_CODES, COLOUR_NAMES, CORNER_CODES, SIDE_CODES, WHITE } from "./components";
import type { Face } from "./faces";
import type { Closing } from "./foresight.svelte";
import type { FrameView, OpenFrameView, SeatView, UzoryView } from "./wire";

export const colourWord = (colour: number) => translate(`uzory-colour-${COLOUR_NAMES[colour]}`);
export const letterWord = (letter: string) => colourWord(COLOUR_CODES.indexOf(letter));
const sideWord = (side: number) => translate(`uzory-side-${SIDE_CODES[side]}`);

/** "north white, east red, south red, west green" */
export function sidesWords({ sides }: Face): string {
  return [...sides]
    .map((letter, side) => translate("uzory-board-side", { side: sideWord(side), colour: letterWord(letter) }))
    .join(", ");
}

export function openWords({ open }: Face): string {
  return open.map((corner) => translate(`uzory-corner-${CORNER_CODES[corner]}`)).join(", ");
}

/** "Tile 3: north white, … Open corner: north-west." */
export function nameTile(number: number, face: Face): string {
  return translate("uzory-board-tile", { number, sides: sidesWords(face), corners: openWords(face) });
}

/** "red 6, white 6, green 4", largest first. */
export function areaWords(areas: readonly number[]): string {
  return sorted(areas)
    .map(([colour, area]) => translate("uzory-board-area", { colour: colourWord(colour), area }))
    .join(", ");
}

export function sorted(areas: readonly number[]): [colour: number, area: number][] {
  return areas
    .map((area, colour): [number, number] => [colour, area])
    .filter(([, area]) => area > 0)
    .sort(([, one], [, other]) => other - one);
}

export interface Names {
  names: readonly string[];
  viewer: number | null;
}

/** Who gets the point. */
export function scorerWord(seat: number | null, { names, viewer }: Names): string {
  if (seat === null) return translate("uzory-board-nobody");
  return seat === viewer ? translate("uzory-board-plus-you") : translate("uzory-board-plus", { name: names[seat]! });
}

/** Why a frame is scored as it is. */
export function whyWord(frame: Pick<FrameView, "verdict" | "leaders">, candidates: number): string {
  if (frame.verdict !== "tie") return translate(`uzory-board-why-${frame.verdict}`);
  if (candidates > 1) return translate("uzory-board-why-named");
  return translate(frame.leaders.includes(WHITE) ? "uzory-board-why-white-level" : "uzory-board-why-level");
}

/** The same for a frame that is closed, and named if it had to be. */
export function whyClosedWord(frame: FrameView): string {
  const players = frame.candidates.length;
  return frame.verdict === "tie" && players > 1 ? translate("uzory-board-why-was-named") : whyWord(frame, players);
}

/** "Closes a frame: red 6, white 6, green 4. +1 to you." */
export function closingWords({ frame, scorer }: Closing, names: Names): string {
  const who = frame.candidates.length > 1 ? translate("uzory-board-you-name") : scorerWord(scorer, names);
  return translate("uzory-board-closes", { areas: areaWords(frame.areas), who });
}

export function openFrameWords(frame: OpenFrameView): string {
  const areas = areaWords(frame.areas);
  return areas
    ? translate("uzory-board-open-frame", { areas, count: frame.missing.length })
    : translate("uzory-board-open-frame-empty", { count: frame.missing.length });
}

export function closedFrameWords(frame: FrameView, names: Names): string {
  const areas = areaWords(frame.areas) || translate("uzory-board-no-area");
  if (frame.scorer === null) return translate("uzory-board-closed-nobody", { areas, why: whyWord(frame, 0) });
  return frame.scorer === names.viewer
    ? translate("uzory-board-closed-you", { areas })
    : translate("uzory-board-closed", { areas, name: names.names[frame.scorer]! });
}

/** "Olena, red: 3 points, 2 shards." */
export function nameSeatHoldings({ colour, points, shards }: SeatView, name: string): string {
  const named = colour === null ? translate("uzory-board-no-colour") : colourWord(colour);
  return translate("uzory-board-seat", { name, colour: named, points, shards });
}

/** Colours that nobody plays; white and black are never played. */
export function unowned(view: UzoryView): number[] {
  const owned = view.seats.map((seat) => seat.colour);
  return COLOUR_NAMES.map((_, colour) => colour).filter((colour) => !owned.includes(colour));
}
