// Where the panes of a strip lie. The view tells counts; a place inside a face has no effect (S1.9), so panes fill from above.
import type { SlotView } from "./wire";
import { sum } from "$src/text/numbers";
import { COLOUR_CODES, COLOURS, FACES, JOKER_CODE, NOTHING } from "./components";

export interface Space {
  need: string; // a colour's code, or J
  pane: number; // the colour of the pane that lies here, or NOTHING
}

export function spacesOf(slot: SlotView): Space[] {
  if (slot.face === null) return [];
  const face = FACES[slot.face]!;
  const own = slot.panes.map((_, colour) => count(face, colour) - slot.spaces[colour]!);
  const onJokers = slot.panes.flatMap((panes, colour) => Array<number>(Math.max(0, panes - own[colour]!)).fill(colour));
  return [...face].map((need) => {
    if (need === JOKER_CODE) return { need, pane: onJokers.shift() ?? NOTHING };
    const colour = COLOUR_CODES.indexOf(need);
    own[colour]! -= 1;
    return { need, pane: own[colour]! >= 0 ? colour : NOTHING };
  });
}

/** The spaces that so many panes of a colour would take: its own first, then jokers (S6.9). */
export function spacesTaken(spaces: Space[], colour: number, panes: number): number[] {
  const empty = (need: string) =>
    spaces.flatMap((space, place) => (space.pane === NOTHING && space.need === need ? [place] : []));
  return [...empty(COLOUR_CODES[colour]!), ...empty(JOKER_CODE)].slice(0, panes);
}

export function addPanes(slot: SlotView, colour: number, panes: number): SlotView {
  const own = Math.min(panes, slot.spaces[colour]!);
  return {
    ...slot,
    panes: changed(slot.panes, colour, panes),
    spaces: changed(slot.spaces, colour, -own),
    jokers: slot.jokers - (panes - own),
  };
}

export function isFull(slot: SlotView): boolean {
  return slot.face !== null && sum(slot.spaces) + slot.jokers === 0;
}

/** What the other face of a strip takes: [code, how many], jokers where they stand. */
export function otherFace(face: number): [string, number][] {
  const other = FACES[face ^ 1]!;
  return [...new Set(other)].map((need) => [need, other.split(need).length - 1]);
}

export function changed(counts: number[], place: number, by: number): number[] {
  return counts.map((number, other) => (other === place ? number + by : number));
}

/** The colours of these panes one by one. */
export function spread(panes: number[]): number[] {
  return Array.from({ length: COLOURS }).flatMap((_, colour) => Array<number>(panes[colour]!).fill(colour));
}

function count(face: string, colour: number): number {
  return face.split(COLOUR_CODES[colour]!).length - 1;
}
