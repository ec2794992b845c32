// Where the panes of a strip lie. The view has counts; a place inside a face has no effect (S1.9), so panes fill from above.
import type { PanesPlaced, SlotView } from "./wire";
import { sum } from "$src/text/numbers";
import { COLOUR_CODES, COLOURS, FACES, JOKER_CODE, NOTHING } from "./components";

export type Placed = Pick<PanesPlaced, "colour" | "count" | "on_jokers">;

export interface Space {
  need: string; // a colour's code, or J
  pane: number; // the colour of the pane that lies here, or NOTHING
}

export function spacesOf(slot: SlotView): Space[] {
  if (slot.face === null) return [];
  const face = FACES[slot.face]!;
  const onJokers = [...slot.on_jokers];
  const own = slot.panes.map((panes, colour) => panes - onJokers.filter((pane) => pane === colour).length);
  return [...face].map((need) => {
    if (need === JOKER_CODE) return { need, pane: onJokers.shift() ?? NOTHING };
    const colour = COLOUR_CODES.indexOf(need);
    own[colour]! -= 1;
    return { need, pane: own[colour]! >= 0 ? colour : NOTHING };
  });
}

/** The spaces that panes take: so many of their colour, and so many jokers. */
export function spacesTaken(spaces: Space[], { colour, count, on_jokers }: Placed): number[] {
  const empty = (need: string) =>
    spaces.flatMap((space, place) => (space.pane === NOTHING && space.need === need ? [place] : []));
  return [...empty(COLOUR_CODES[colour]!).slice(0, count - on_jokers), ...empty(JOKER_CODE).slice(0, on_jokers)];
}

export function addPanes(slot: SlotView, { colour, count, on_jokers }: Placed): SlotView {
  return {
    ...slot,
    panes: changed(slot.panes, colour, count),
    on_jokers: [...slot.on_jokers, ...Array<number>(on_jokers).fill(colour)],
    spaces: changed(slot.spaces, colour, on_jokers - count),
    jokers: slot.jokers - on_jokers,
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
