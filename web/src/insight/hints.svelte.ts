// The engine's opinion on a position: asked for with growing effort, each answer in the place of the one before.
import { ApiError, showError } from "$src/net/api";
import type { AnalysisRequest, JudgedAction, OpinionAnswer } from "$src/net/wire";

export type Effort = NonNullable<AnalysisRequest["effort"]>;
export type Ask = (effort: Effort, signal: AbortSignal) => Promise<OpinionAnswer>;

const MOST = 3; // hints
const EQUAL = 0.01; // moves that differ less count as equal
const FAR = 0.12; // what is so much worse is no hint
const UNASKED: Effort = 2; // how far the effort grows by itself
const REPLACED = 3000; // when the server is busy, before it is asked again

export class Opinions {
  answer = $state.raw<OpinionAnswer | null>(null);
  thinking = $state(false);
  effort = $state<Effort>(0); // of the question that is open, or of the answer
  problem = $state.raw<ApiError | null>(null);
  chosen = $state(0);
  asked = $state(false); // somebody asked for more time
  #open: AbortController | null = null;

  constructor(private readonly ask: Ask) {}

  /** The two or three best actions; one where nothing else comes close, or nothing else is legal. */
  get hints(): JudgedAction[] {
    const judged = this.answer?.judged ?? [];
    const shown = judged.slice(0, MOST).filter(({ behind }, place) => place === 0 || behind < FAR);
    // Differences are surer than values, so a value is told by its difference from the best.
    return shown.map((each) => ({ ...each, value: Math.max(0, judged[0]!.value - each.behind) }));
  }

  /** How many of the hints are as good as the best. */
  get equals(): number {
    return this.hints.filter(({ behind }) => behind < EQUAL).length;
  }

  get hint(): JudgedAction | null {
    return this.hints[Math.min(this.chosen, this.hints.length - 1)] ?? null;
  }

  /** Forms a new opinion; the old one is gone. */
  begin = (): void => {
    this.stop();
    [this.answer, this.problem, this.chosen, this.asked] = [null, null, 0, false];
    void this.#grow(0, UNASKED);
  };

  /** Takes more time than anybody takes unasked. */
  more = (): void => {
    const last = this.effort;
    if (this.thinking || !this.answer?.more || last >= 3) return;
    this.asked = true;
    void this.#grow((last + 1) as Effort, (last + 1) as Effort);
  };

  /** Nobody waits for an answer any more. */
  stop = (): void => {
    this.#open?.abort();
    this.#open = null;
    this.thinking = false;
  };

  choose = (place: number): void => {
    if (place >= 0 && place < this.hints.length) this.chosen = place;
  };

  async #grow(first: Effort, last: Effort): Promise<void> {
    const open = (this.#open = new AbortController());
    this.thinking = true;
    for (let effort = first; effort <= last; effort = (effort + 1) as Effort) {
      this.effort = effort;
      const answer = await this.#fetch(effort, open);
      if (this.#open !== open) return;
      if (!answer) break;
      this.#take(answer);
      if (!answer.more) break;
    }
    this.thinking = false;
  }

  async #fetch(effort: Effort, open: AbortController, patient = true): Promise<OpinionAnswer | null> {
    try {
      return await this.ask(effort, open.signal);
    } catch (error) {
      if (this.#open !== open) return null;
      // Somebody else, or the question before, still keeps the engine busy.
      if (patient && error instanceof ApiError && error.code === "server-busy") {
        await new Promise((done) => setTimeout(done, REPLACED));
        return this.#open === open ? this.#fetch(effort, open, false) : null;
      }
      if (error instanceof ApiError) this.problem = error;
      else showError(error);
      return null;
    }
  }

  /** The chosen action stays chosen when a better answer comes. */
  #take(answer: OpinionAnswer): void {
    const before = this.hint?.action;
    this.answer = answer;
    const place = this.hints.findIndex(({ action }) => action === before);
    this.chosen = this.chosen > 0 && place >= 0 ? place : 0;
  }
}

/** Hints at a table: they are asked for, and gone as soon as the position is another one. */
export class Hints extends Opinions {
  shown = $state(false);

  toggle = (): void => {
    if (this.shown) return this.hide();
    this.shown = true;
    this.begin();
  };

  hide = (): void => {
    this.shown = false;
    this.stop();
  };
}
