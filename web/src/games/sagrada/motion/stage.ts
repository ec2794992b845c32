// Positions between two views, put together from the events of a turn, so that pieces can move one after another.
import type { SagradaEvent, SagradaView, SeatView } from "../wire";
import { COLOUR_CODES } from "../components";
import { dieOf } from "../dice";

/** The position right after an event; what an event does not touch stays as it was. */
export function after(view: SagradaView, event: SagradaEvent): SagradaView {
  switch (event.type) {
    case "DieTaken":
      return { ...view, pool: without(view.pool, dieOf(event.die)), hand: dieOf(event.die) };
    case "DiePlaced":
      return { ...withDice(view, event.seat, [[event.cell, dieOf(event.die)]]), hand: null };
    case "DieMoved":
      return { ...withDice(view, event.seat, moved(event)), lifted: null };
    case "DieReturned":
      return { ...view, pool: [...view.pool, dieOf(event.die)], hand: null };
    case "DieBagged":
      return { ...view, hand: null };
    case "DieDrawn":
      return { ...view, hand: `${COLOUR_CODES[event.colour]}?` };
    case "DieChanged":
    case "DieRolled":
      return { ...view, hand: dieOf(event.after) };
    case "DieSwapped":
      return { ...view, hand: dieOf(event.taken), track: swapped(view.track, event) };
    case "ToolUsed":
      return event.die === null ? view : { ...view, pool: without(view.pool, dieOf(event.die)) };
    case "PoolRolled":
      return { ...view, pool: event.dice.map(dieOf) };
    case "RoundEnded":
      return { ...view, pool: [], track: withSpace(view.track, event.round - 1, event.dice.map(dieOf)) };
    default:
      return view;
  }
}

/** The position while two dice change places: both are in the air. */
export function withoutSwapped(view: SagradaView, { round, taken }: { round: number; taken: number }): SagradaView {
  const space = without(view.track[round - 1]!, dieOf(taken));
  return { ...view, hand: null, track: withSpace(view.track, round - 1, space) };
}

function moved({ source, target, die }: { source: number; target: number; die: number }): [number, string | null][] {
  return [
    [source, null],
    [target, dieOf(die)],
  ];
}

function withDice(view: SagradaView, seat: number, changes: [number, string | null][]): SagradaView {
  const lay = (owner: SeatView): SeatView => {
    const dice = [...owner.dice];
    for (const [cell, die] of changes) dice[cell] = die;
    return { ...owner, dice };
  };
  return { ...view, seats: view.seats.map((owner, number) => (number === seat ? lay(owner) : owner)) };
}

function without(dice: string[], die: string): string[] {
  const place = dice.indexOf(die);
  return dice.filter((_, other) => other !== place);
}

function swapped(track: string[][], { round, given, taken }: { round: number; given: number; taken: number }) {
  const space = [...without(track[round - 1]!, dieOf(taken)), dieOf(given)].sort();
  return withSpace(track, round - 1, space);
}

function withSpace(track: string[][], space: number, dice: string[]): string[][] {
  return track.map((other, number) => (number === space ? dice : other));
}
