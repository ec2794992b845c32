// Somebody at a puzzle: the board stands still, the server judges what is tried, and tells the answer once it may.
import { introduce } from "$src/app/guest.svelte";
import { FreeBoardStore } from "$src/freeboard/store.svelte";
import { fetchGame } from "$src/games";
import type { WebGame } from "$src/games/game";
import { ApiError, api, showError, UNREACHABLE } from "$src/net/api";
import type { JudgedAction, PuzzleInfo, PuzzleProgress, TriedAction } from "$src/net/wire";
import { fetchTexts } from "$src/text/texts.svelte";

export class PuzzleDesk {
  info = $state.raw<PuzzleInfo | null>(null);
  progress = $state.raw<PuzzleProgress | null>(null);
  game = $state.raw<WebGame | null>(null);
  problem = $state.raw<ApiError | null>(null);
  board = $state.raw<FreeBoardStore | null>(null);
  busy = $state(false);
  chosen = $state(0); // which of the choices is shown on the board

  /** The solution and the next best actions, once they may be told. */
  get choices(): JudgedAction[] {
    return this.info?.answer?.choices ?? [];
  }

  get over(): boolean {
    return this.info !== null && this.info.status !== "open";
  }

  /** The last wrong action. */
  get wrong(): TriedAction | null {
    return this.over ? null : (this.info?.tried.at(-1) ?? null);
  }

  /** Shows a puzzle; whoever asked for another one in the meantime gets that one. */
  load = async (fetch: () => Promise<PuzzleInfo>): Promise<void> => {
    [this.info, this.board, this.problem, this.chosen] = [null, null, null, 0];
    try {
      await introduce();
      const [info, progress] = await Promise.all([fetch(), api.puzzles()]);
      [this.game] = await Promise.all([fetchGame(info.game), fetchTexts(`${info.game}-reasons`, "analysis")]);
      this.progress = progress;
      await this.#show(info);
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(UNREACHABLE);
    }
  };

  async #show(info: PuzzleInfo): Promise<void> {
    const board = new FreeBoardStore(
      { game: info.game, position: info.position, seed: 0 },
      { asSeat: info.seat, onAction: (action) => this.#judge(action) },
    );
    if (!(await board.begin())) throw board.problem instanceof Error ? board.problem : new ApiError(UNREACHABLE);
    this.board = board;
    this.#take(info);
  }

  /** The person plays: nothing moves on the board, because the puzzle is about this position. */
  async #judge(action: string): Promise<boolean> {
    if (!this.over) await this.#ask((id) => api.tryPuzzle(id, action));
    return false;
  }

  hint = (): Promise<void> => this.#ask(api.hintPuzzle);
  show = (): Promise<void> => this.#ask(api.showPuzzle);
  choose = (place: number): void => void (this.chosen = place);

  async #ask(ask: (id: string) => Promise<PuzzleInfo>): Promise<void> {
    if (!this.info || this.over || this.busy) return;
    this.busy = true;
    try {
      this.#take(await ask(this.info.id));
      if (this.over) this.progress = await api.puzzles();
    } catch (error) {
      showError(error);
    } finally {
      this.busy = false;
    }
  }

  #take(info: PuzzleInfo): void {
    this.info = info;
    this.board?.restrict(info.status === "open" ? info.hint : []);
  }
}
