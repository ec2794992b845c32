// Positions between two views, put together from the events of a turn, so that pieces can move one after another.
import { faceOf } from "../faces";
import { keyOf, type Spot } from "../grid";
import type { FrameClosed, FrameView, PatternFinished, SeatView, TileLaid, UzoryEvent, UzoryView } from "../wire";

/** The position right after an event; what an event does not touch stays as it was. */
export function after(view: UzoryView, event: UzoryEvent): UzoryView {
  switch (event.type) {
    case "ColourChosen":
      return withSeat(view, event.seat, { colour: event.colour });
    case "TileLaid":
      return withTile(view, event);
    case "FrameClosed":
      return { ...view, frames: [...view.frames, frameOf(event)] };
    case "PatternFinished":
      return withPoint(view, event);
    default:
      return view;
  }
}

function withTile(view: UzoryView, { seat, place, tile, turn, cell, shard, sides, spent }: TileLaid): UzoryView {
  const laid = { cell, tile, turn, sides, open: [...faceOf(tile, turn).open], shard, spent: [] };
  const tiles = [...view.floor.filter((other) => keyOf(other.cell) !== keyOf(cell)), laid];
  const floor = tiles.map((each) => ({ ...each, spent: [...each.spent, ...spentOn(each.cell, spent)] }));
  const { hand, held, shards } = view.seats[seat]!;
  const empty = <Item>(items: Item[], none: Item) => items.map((item, other) => (other === place ? none : item));
  const changes = { hand: empty(hand, null), held: empty(held, false), shards: shards - (shard === null ? 0 : 1) };
  return withSeat({ ...view, floor }, seat, changes);
}

function spentOn(cell: Spot, spent: TileLaid["spent"]): number[] {
  return spent.filter(([other]) => keyOf(other) === keyOf(cell)).map(([, side]) => side);
}

function frameOf({ token, vertices, centres, areas, verdict, leaders, candidates }: FrameClosed): FrameView {
  return { token, vertices, centres, areas, verdict, leaders, candidates, scorer: null, has_token: false };
}

function withPoint(view: UzoryView, { frame, seat, points, supply }: PatternFinished): UzoryView {
  const scored = { scorer: seat, has_token: supply !== "none" };
  const frames = view.frames.map((other, number) => (number === frame ? { ...other, ...scored } : other));
  return withSeat({ ...view, frames }, seat, { points });
}

function withSeat(view: UzoryView, seat: number, changes: Partial<SeatView>): UzoryView {
  return { ...view, seats: view.seats.map((other, number) => (number === seat ? { ...other, ...changes } : other)) };
}
