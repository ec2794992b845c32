// Somebody's attempt at the daily challenge: the server keeps it, so every action counts and none is taken back.
import { introduce } from "$src/app/guest.svelte";
import { FreeBoardStore } from "$src/freeboard/store.svelte";
import { ApiError, api, UNREACHABLE } from "$src/net/api";
import type { ChallengeInfo } from "$src/net/wire";

export class ChallengeDesk {
  info = $state.raw<ChallengeInfo | null>(null);
  board = $state.raw<FreeBoardStore | null>(null);
  problem = $state.raw<ApiError | null>(null);

  load = async (): Promise<void> => {
    try {
      await introduce();
      this.info = await api.challenge();
    } catch (error) {
      this.problem = error instanceof ApiError ? error : new ApiError(UNREACHABLE);
    }
  };

  /** Begins the attempt, or goes on where it stands. */
  begin = async (): Promise<void> => {
    const { day, game, actions: before } = this.info!;
    const board = new FreeBoardStore(
      { game },
      {
        asSeat: 0,
        ask: ({ actions = [], since }) => api.moveChallenge({ day, actions: [...before, ...actions], since }),
        foresee: (asked) => api.previewChallenge({ day, asked }),
      },
    );
    await board.begin();
    if (board.problem) this.problem = board.problem instanceof ApiError ? board.problem : new ApiError(UNREACHABLE);
    else this.board = board;
  };

  /** Back to the table of results. */
  leave = async (): Promise<void> => {
    this.board = null;
    await this.load();
  };
}
