"""Bots think in processes of their own: a search holds its interpreter, and the event loop must never wait for one."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from leadlight.bots import find_bot
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.play.perspective import Perspective


def think(game_name: str, position: str, seat: int, bot: str, seed: int) -> int:
    """Runs in the other process."""
    game = find_game(game_name)
    state = game.parse_position(position)
    return find_bot(bot).choose(Perspective(game, state, seat), Rng(seed))


def init_worker() -> None:
    """Ctrl-C is for the server, which ends us; and when it is killed, we end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


class BotPool:
    """A pool that is made when the first bot must think, and made anew when a process of it dies."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, position: str, seat: int, bot: str) -> int:
        loop = asyncio.get_running_loop()
        arguments = (game, position, seat, bot, secrets.randbits(63))
        pool = self.ready_pool()
        try:
            return await loop.run_in_executor(pool, think, *arguments)
        except BrokenProcessPool:
            if self.pool is pool:  # somebody else may have noticed before
                self.stop()
            return await loop.run_in_executor(self.ready_pool(), think, *arguments)

    def ready_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=init_worker)
        return self.pool

    def stop(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
