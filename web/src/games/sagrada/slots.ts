// Places in the pool. The view lists the dice; here each keeps its place from its roll to the end of the round.
import type { SagradaView } from "./wire";
import { letterOf } from "./dice";

export interface Slot {
  die: string | null; // null once it was drafted
  held: boolean; // the die is in the hand of whoever is at turn
}

/** The places of a new view; `chosen` is the place of the die that was taken last, should equal ones lie there. */
export function arrange(before: Slot[], view: SagradaView, chosen: number | null): Slot[] {
  const loose = [...view.pool];
  const places = before.map(({ die }) => die);
  const holder = view.hand === null ? -1 : findHolder(before, view.hand, chosen);
  const slots = places.map((die, place) => (place === holder ? held(view.hand!) : lying(pull(loose, die))));
  if (view.hand !== null && holder < 0) slots.push(held(view.hand));
  return settle(slots, places, loose);
}

function findHolder(before: Slot[], hand: string, chosen: number | null): number {
  const already = before.findIndex((slot) => slot.held);
  if (already >= 0) return already;
  if (chosen !== null && before[chosen]?.die === hand) return chosen;
  const equal = before.findIndex((slot) => slot.die === hand);
  if (equal >= 0 || chosen === null || before[chosen]?.die !== null) return equal;
  return chosen;
}

function pull(loose: string[], die: string | null): string | null {
  const place = die === null ? -1 : loose.indexOf(die);
  return place < 0 ? null : loose.splice(place, 1)[0]!;
}

/** Dice that changed: first where one of their colour lay, then wherever there is room. */
function settle(slots: Slot[], places: (string | null)[], loose: string[]): Slot[] {
  const isFree = ({ die }: Slot) => die === null;
  for (const alike of [true, false])
    slots.forEach((slot, place) => {
      if (!isFree(slot)) return;
      const found = loose.findIndex((die) => !alike || letterOf(die) === places[place]?.[0]);
      if (found >= 0) slots[place] = lying(loose.splice(found, 1)[0]!);
    });
  return [...slots, ...loose.map(lying)];
}

const held = (die: string): Slot => ({ die, held: true });
const lying = (die: string | null): Slot => ({ die, held: false });
