// What choices would bring and why others are forbidden, asked of the server once for each position.
import { reasonOf, type Reason } from "$src/table/reasons";
import type { AnyEvent } from "$src/net/wire";
import type { BoardProps, Foresight as Answer, WebGame } from "../game";
import { positionOf } from "./follow.svelte";

const LARGEST_QUESTION = 64;

export class Foresight<Event extends AnyEvent> {
  #known = $state.raw<Answer<Event> & { position: string }>({ position: "", outcomes: {}, refused: {} });
  #asked = new Set<string>();
  #askedAt = "";

  constructor(
    private readonly table: Pick<BoardProps<unknown, Event>, "match" | "preview">,
    private readonly game: Pick<WebGame, "name" | "facts">,
  ) {}

  ask(actions: string[]): void {
    const position = positionOf(this.table.match);
    if (position !== this.#askedAt) this.#asked.clear();
    this.#askedAt = position;
    const fresh = actions.filter((action) => !this.#asked.has(action));
    for (const action of fresh) this.#asked.add(action);
    for (let first = 0; first < fresh.length; first += LARGEST_QUESTION) {
      const question = this.table.preview(fresh.slice(first, first + LARGEST_QUESTION));
      void question.then((answer) => this.#learn(position, answer));
    }
  }

  #learn(position: string, { outcomes, refused }: Answer<Event>): void {
    if (position !== positionOf(this.table.match)) return;
    const known = this.#known.position === position ? this.#known : { outcomes: {}, refused: {} };
    this.#known = {
      position,
      outcomes: { ...known.outcomes, ...outcomes },
      refused: { ...known.refused, ...refused },
    };
  }

  get #here(): Answer<Event> | null {
    return this.#known.position === positionOf(this.table.match) ? this.#known : null;
  }

  /** Why an action may not be done; null when it may, or when nobody knows. */
  why(action: string): Reason | null {
    const refusal = this.#here?.refused[action];
    return refusal ? reasonOf(this.game, refusal) : null;
  }

  /** What an action would bring; null while nobody knows. */
  events(action: string): Event[] | null {
    return this.#here?.outcomes[action] ?? null;
  }
}
