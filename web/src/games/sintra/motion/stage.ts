// Positions between two views, put together from the events of a turn, so that pieces can move one after another.
import type { PanesPlaced, PanesTaken, SintraEvent, SintraView, SeatView } from "../wire";
import { addPanes, changed } from "../spaces";

export function find<Kind extends SintraEvent["type"]>(
  events: SintraEvent[],
  type: Kind,
): Extract<SintraEvent, { type: Kind }> | null {
  return (events.find((event) => event.type === type) as Extract<SintraEvent, { type: Kind }>) ?? null;
}

/** The panes have left their source; what lay beside them is on its way to the centre. */
export function lifted(view: SintraView, taken: PanesTaken): SintraView {
  const sources = view.sources.map((panes, source) => {
    if (source !== taken.source) return panes;
    return taken.source ? panes.map(() => 0) : changed(panes, taken.colour, -panes[taken.colour]!);
  });
  const starts = view.marker_in_centre && taken.source === 0; // whoever first takes from the centre gets the marker
  return starts ? { ...view, sources, marker_in_centre: false, starter: taken.seat } : { ...view, sources };
}

/** Everything that was taken has arrived. */
export function arrived(view: SintraView, taken: PanesTaken, placed: PanesPlaced | null): SintraView {
  const away = lifted(view, taken);
  const left = view.sources[taken.source]!.map((count, colour) => (colour === taken.colour ? 0 : count));
  const centre = away.sources[0]!.map((count, colour) => count + (taken.source ? left[colour]! : 0));
  const moved = { ...away, sources: [centre, ...away.sources.slice(1)] };
  return placed ? withPanes(moved, placed) : moved;
}

/** The glazier walks before the panes arrive (S6.7). */
export function walked(view: SintraView, seat: number, slot: number): SintraView {
  return withSeat(view, seat, (owner) => ({ ...owner, glazier: slot }));
}

export function stepped(view: SintraView, events: SintraEvent[]): SintraView {
  const last = events.filter((event) => event.type === "GlassStepped").at(-1);
  return last ? withSeat(view, last.seat, (owner) => ({ ...owner, glass_row: last.row })) : view;
}

function withPanes(view: SintraView, placed: PanesPlaced): SintraView {
  return withSeat(view, placed.seat, (owner) => ({
    ...owner,
    slots: owner.slots.map((slot, number) => (number === placed.slot ? addPanes(slot, placed) : slot)),
  }));
}

function withSeat(view: SintraView, seat: number, change: (owner: SeatView) => SeatView): SintraView {
  return { ...view, seats: view.seats.map((owner, number) => (number === seat ? change(owner) : owner)) };
}
