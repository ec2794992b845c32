// A table for a board to play at: it takes down what the board asks of it.
import { vi } from "vitest";
import type { BoardProps, Foresight } from "$src/games/game";
import type { AnyEvent, MatchInfo, SeatInfo, Step } from "$src/net/wire";
import { makeMatch, makeSeat } from "./messages";

/** A position of a real match, as script/web_fixtures.py writes it. */
export type Position<View> = Pick<MatchInfo<View>, "ply" | "actor" | "legal" | "view">;

export class FakeTable<View, Event extends AnyEvent> implements BoardProps<View, Event> {
  match = $state.raw() as MatchInfo<View>;
  step = $state.raw<Step<Event> | null>(null);
  viewer: number | null;
  front = $state(0);
  fresh = $state(false);
  busy = $state(false);
  readonly seats: SeatInfo[] = [makeSeat("Olena"), makeSeat("Borys")];
  readonly names = ["Olena", "Borys"];
  readonly act = vi.fn<(action: string) => void>();
  readonly undo = vi.fn<() => void>();
  readonly refuse = vi.fn<(action: string) => void>();
  readonly answer = vi.fn<(text: string) => void>();
  readonly preview = vi.fn<(actions: string[]) => Promise<Foresight<Event>>>();

  /** The viewer is whoever acts, unless the test says otherwise. */
  constructor(position: Position<View>, viewer: number | null = position.actor) {
    this.viewer = viewer;
    this.front = viewer ?? 0;
    this.preview.mockResolvedValue({ outcomes: {}, refused: {} });
    this.go(position, viewer === position.actor);
  }

  go(position: Position<View>, acts = true): void {
    this.match = { ...makeMatch(position.ply), ...position, legal: acts ? position.legal : [] };
  }

  readonly show = (seat: number): void => {
    this.front = seat;
  };
}

export function press(key: string, options: KeyboardEventInit = {}): KeyboardEvent {
  return new KeyboardEvent("keydown", { key, cancelable: true, ...options });
}

/** A board's root with elements that can have the focus: one for each set of attributes. */
export function drawBoard(elements: Record<string, string>[]): HTMLElement {
  const root = document.createElement("div");
  for (const attributes of elements) {
    const button = document.createElement("button");
    for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
    root.append(button);
  }
  document.body.replaceChildren(root);
  return root;
}

/** The value of an attribute of what has the focus, once pending updates are done. */
export async function focused(attribute: string): Promise<string | null> {
  await Promise.resolve();
  await Promise.resolve();
  return document.activeElement?.getAttribute(attribute) ?? null;
}
