// A position of the match played on from: the person for one seat, the engine for the others. Nothing is kept.
import { FreeBoardStore } from "$src/freeboard/store.svelte";
import { api } from "$src/net/api";
import type { Replay } from "$src/net/wire";

export class Trial {
  readonly board: FreeBoardStore;
  thinking = $state(false);
  #open = new AbortController();

  constructor(
    private readonly replay: Replay,
    private readonly plies: number,
    readonly seat: number,
    readonly names: string[],
  ) {
    const { game, record } = replay;
    this.board = new FreeBoardStore({ game, record, plies, seed: Date.now() % 1_000_000 }, { asSeat: seat, names });
  }

  begin = (): void => void this.board.begin();

  /** Whether the engine is to move, and nothing else is going on. */
  get isEngines(): boolean {
    const { busy, answer, stage } = this.board;
    const actor = answer?.match.actor ?? -1;
    return !busy && !this.thinking && !stage.fresh && actor >= 0 && actor !== this.seat;
  }

  /** Lets the engine move for whoever is to move. */
  answer = async (): Promise<void> => {
    const { board } = this;
    const { game, record } = this.replay;
    this.thinking = true;
    try {
      const query = { game, record, plies: this.plies, seed: board.start.seed, actions: board.actions };
      const { judged } = await api.analyse(query, this.#open.signal);
      if (judged[0]) await board.play(judged[0].action);
    } catch (error) {
      if (!this.#open.signal.aborted) this.board.problem = error;
    } finally {
      this.thinking = false;
    }
  };

  stop(): void {
    this.#open.abort();
  }
}
