"""A server that is killed leaves no process behind. What it had accepted is there afterwards: see tests/crash."""

import asyncio
import signal
import sys

PATIENCE = 120.0

THINKER = """
import asyncio, os, signal
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.play.match import Match
from leadlight.core.record import Seat
from leadlight.bots.pool import BotPool
from leadlight.play.perspective import Perspective
async def think():
    game = find_game("sintra")
    match = Match(game, {}, [Seat("Ann"), Seat("Ben")], Rng(1))
    match.draw_chance()
    bot_pool = BotPool(1)
    await bot_pool.choose("random", Perspective.of(match))
    print(*(worker.process.pid for worker in bot_pool.idle), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
if __name__ == "__main__":
    asyncio.run(think())
"""


async def test_bots_do_not_outlive_a_server_that_was_killed() -> None:
    """The process that thinks holds the other end of the output: it ends when all who could write to it are gone."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", THINKER, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    assert int(await asyncio.wait_for(process.stdout.readline(), PATIENCE)) > 0
    assert await asyncio.wait_for(process.stdout.read(), PATIENCE) == b""
    assert await process.wait() == -signal.SIGKILL
