// Gentle mode: before a clear mistake is played, the person may think again. Only in matches against bots.
import { ApiError } from "$src/net/api";
import type { HintRequest, JudgedAction, OpinionAnswer } from "$src/net/wire";

type Ask = (request: Pick<HintRequest, "effort" | "include">, signal: AbortSignal) => Promise<OpinionAnswer>;

const BUSY = 2000; // ms after which a busy server is asked again
const CLEAR: JudgedAction["mark"][] = ["mistake", "blunder"];

export class Gentle {
  warning = $state.raw<JudgedAction | null>(null); // of what the person was about to play
  #settle: ((plays: boolean) => void) | null = null;
  #known: Promise<OpinionAnswer | null> = Promise.resolve(null); // on the position, asked for ahead
  #open = new AbortController();

  constructor(private readonly ask: Ask) {}

  /** It is the person's turn: the opinion is there by the time they act. */
  prepare = (): void => {
    this.leave();
    this.#known = this.#askAgain({ effort: 1, include: [] }, this.#open.signal);
  };

  /** The position is another one, or nobody wants warnings any more. */
  leave = (): void => {
    this.#open.abort();
    this.#open = new AbortController();
    this.#known = Promise.resolve(null);
    this.answer(false);
  };

  /** Whether to play an action: true at once, unless it is a clear mistake and the person wants to think again. */
  check = async (action: string): Promise<boolean> => {
    const judged = (await this.#judge(action)) ?? null;
    if (!judged || !CLEAR.includes(judged.mark)) return true;
    this.warning = judged;
    return new Promise((settle) => (this.#settle = settle));
  };

  /** The person has read the warning. */
  answer = (plays: boolean): void => {
    this.warning = null;
    this.#settle?.(plays);
    this.#settle = null;
  };

  /** What is known of an action; nothing when nobody can say, and then the match just goes on. */
  async #judge(action: string): Promise<JudgedAction | undefined> {
    const { signal } = this.#open;
    const find = (answer: OpinionAnswer | null) => answer?.judged.find((each) => each.action === action);
    const known = await this.#known;
    if (!known || known.choices === 1 || signal.aborted) return undefined;
    return find(known) ?? find(await this.ask({ effort: 0, include: [action] }, signal).catch(() => null));
  }

  /** The same as `ask`, but a busy server is asked once more. Nothing when it cannot say then either. */
  async #askAgain(request: Parameters<Ask>[0], signal: AbortSignal): Promise<OpinionAnswer | null> {
    try {
      return await this.ask(request, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "server-busy") return null;
      await new Promise((done) => setTimeout(done, BUSY));
      return signal.aborted ? null : this.ask(request, signal).catch(() => null);
    }
  }
}
