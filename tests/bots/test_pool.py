"""The pool: every question is answered by a legal action, whatever a bot does."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path

import pytest

from leadlight.bots import Perspective, Progress, find_bot
from leadlight.bots import pool as pooling
from leadlight.bots.answer import Answer
from leadlight.bots.pool import BotPool
from leadlight.bots.worker import Worker
from leadlight.core.chance import Rng
from leadlight.core.record import Seat
from leadlight.games import GAMES, find_game
from leadlight.play.match import Match
from leadlight.play.thinking import Thinking

PATIENCE = 60.0  # seconds


def begin(game: str = "sintra") -> Perspective:
    match = Match(find_game(game), {"players": 2}, [Seat("Ann"), Seat("Ben")], Rng(1))
    match.draw_chance()
    return Perspective.of(match)


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    pool = BotPool(1)
    yield pool
    pool.stop()


def ask(pool: BotPool, bot: str, seed: int = 1) -> Answer:
    return pool.submit(bot, begin(), seed).result(PATIENCE)


def stand_in_answer(seed: int = 1) -> int:
    return find_bot("greedy").choose(begin(), Thinking(Rng(seed)))


def read_when_written(file: Path) -> str:
    end = time.monotonic() + PATIENCE
    while not file.exists():
        assert time.monotonic() < end
        time.sleep(0.005)
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_answers_from_its_process_as_it_would_here(pool: BotPool, game: str) -> None:
    perspective = begin(game)
    for seed in range(3):
        answer = pool.submit("greedy", perspective, seed).result(PATIENCE)
        assert answer == Answer(find_bot("greedy").choose(perspective, Thinking(Rng(seed))))


@pytest.mark.parametrize(
    ("bot", "kind", "details"),
    [
        ("tests.bots.naughty:Careless", "crashed", "ZeroDivisionError"),
        ("tests.bots.naughty:Cheater", "illegal", str(find_game("sintra").action_count)),
        ("tests.bots.naughty:Quitter", "killed", ""),
        ("tests.bots.naughty:Nobody", "crashed", "bot-class"),
    ],
)
def test_the_stand_in_answers_for_a_bot_that_fails(pool: BotPool, bot: str, kind: str, details: str) -> None:
    answer = ask(pool, bot)
    assert answer.action == stand_in_answer()
    (failure,) = answer.failures
    assert (failure.bot, failure.kind) == (bot, kind)
    assert details in failure.details


def test_the_stand_in_answers_for_a_bot_that_is_killed_in_mid_thought(pool: BotPool, tmp_path: Path) -> None:
    bot = f"tests.bots.naughty:Dreamer:file={tmp_path}/pid"
    waiting = pool.submit(bot, begin(), 1)
    os.kill(int(read_when_written(tmp_path / "pid")), signal.SIGKILL)
    answer = waiting.result(PATIENCE)
    assert answer.action == stand_in_answer()
    assert [failure.kind for failure in answer.failures] == ["killed"]


def test_the_stand_in_answers_for_a_bot_that_is_late_while_another_is_stuck(tmp_path: Path) -> None:
    """One worker thinks without end; greedy has one of its own."""
    pool = BotPool(1, grace=0.05)
    try:
        stuck = pool.submit(f"tests.bots.naughty:Dreamer:time=3600:file={tmp_path}/stuck", begin(), 1)
        read_when_written(tmp_path / "stuck")
        assert ask(pool, "greedy") == Answer(stand_in_answer())
        assert not stuck.done()
        stuck.cancel()
        answer = ask(pool, f"tests.bots.naughty:Dreamer:time=0.05:file={tmp_path}/late")
        assert answer.action == stand_in_answer()
        assert [failure.kind for failure in answer.failures] == ["late"]
        assert not is_running(int(read_when_written(tmp_path / "late")))
    finally:
        pool.stop()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_where_the_stand_in_fails_too_any_legal_action_is_taken(monkeypatch: pytest.MonkeyPatch, pool: BotPool) -> None:
    monkeypatch.setattr(pooling, "STAND_IN", "tests.bots.naughty:Cheater")
    answer = ask(pool, "tests.bots.naughty:Careless")
    assert answer.action in begin().legal_actions()
    assert [failure.kind for failure in answer.failures] == ["crashed", "illegal"]


def test_a_game_that_cannot_travel_stops_nobody(pool: BotPool) -> None:
    perspective = begin()
    perspective.game = type("Local", (), {"name": "local"})  # type: ignore[assignment]
    with pytest.raises(Exception, match="format_position"):
        _ = perspective.position
    answer = pool.submit("random", perspective, 1).result(PATIENCE)
    assert answer.action in perspective.legal_actions()
    assert [failure.kind for failure in answer.failures] == ["crashed", "crashed"]


def test_a_bot_reports_progress_and_hears_that_it_is_cancelled(pool: BotPool, tmp_path: Path) -> None:
    heard: list[Progress] = []
    perspective = begin()
    bot = f"tests.bots.naughty:Listener:file={tmp_path}/end"
    waiting = pool.submit(bot, perspective, 1, heard.append)
    end = time.monotonic() + PATIENCE
    while len(heard) < len(perspective.legal_actions()):
        assert time.monotonic() < end
        time.sleep(0.005)
    assert waiting.cancel()
    assert read_when_written(tmp_path / "end") == "cancelled"
    assert heard[-1] == Progress(len(heard), 1.0, perspective.legal_actions()[-1], 0.5)


def test_nothing_is_reported_where_nobody_listens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    reported: list[object] = []
    monkeypatch.setattr(BotPool, "report", lambda _, *report: reported.append(report))
    pool = BotPool(1)
    ask(pool, f"tests.bots.naughty:Listener:time=0.01:file={tmp_path}/end")
    pool.stop()
    assert reported == []


@pytest.mark.skipif(not hasattr(os, "nice"), reason="processes have no priorities here")
def test_bots_leave_the_processor_to_their_owner(pool: BotPool, tmp_path: Path) -> None:
    thought = pool.submit(f"tests.bots.naughty:Dreamer:file={tmp_path}/pid", begin())
    thinking = int(read_when_written(tmp_path / "pid"))
    assert os.getpriority(os.PRIO_PROCESS, thinking) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    thought.cancel()


def test_the_time_of_a_spec_is_the_bots_budget(pool: BotPool, tmp_path: Path) -> None:
    assert ask(pool, f"tests.bots.naughty:Listener:time=0.01:file={tmp_path}/end").failures == ()
    assert read_when_written(tmp_path / "end") == "out of time"


def test_a_bot_that_ignores_its_cancelling_is_ended(
    monkeypatch: pytest.MonkeyPatch, pool: BotPool, tmp_path: Path
) -> None:
    monkeypatch.setattr(pooling, "CANCEL_SECONDS", 0.05)
    waiting = pool.submit(f"tests.bots.naughty:Dreamer:file={tmp_path}/pid", begin())
    process = int(read_when_written(tmp_path / "pid"))
    waiting.cancel()
    end = time.monotonic() + PATIENCE
    while is_running(process):
        assert time.monotonic() < end
        time.sleep(0.005)
    assert ask(pool, "random").failures == ()


def test_who_waits_when_the_pool_stops_is_told(tmp_path: Path) -> None:
    pool = BotPool(1)
    waiting = [pool.submit(f"tests.bots.naughty:Dreamer:file={tmp_path}/{number}", begin()) for number in range(3)]
    process = int(read_when_written(tmp_path / "0"))
    pool.stop()
    for future in waiting:
        with pytest.raises(CancelledError):
            future.result(0)
    assert not is_running(process)
    assert ask(pool, "random").failures == ()  # and it can be used again
    pool.stop()


def test_nothing_that_a_bot_prints_gets_out_of_a_quiet_pool(capfd: pytest.CaptureFixture[str]) -> None:
    for quiet, heard in ((True, ""), (False, "out and err")):
        pool = BotPool(1, quiet=quiet)
        assert ask(pool, "tests.bots.naughty:Talker").failures == ()
        pool.stop()
        out, err = capfd.readouterr()
        assert " and ".join((out + err).split()) == heard


PROGRAM = """
import sys
from tests.bots.test_pool import begin
from leadlight.bots.pool import BotPool
from leadlight.bots.worker import Worker
if __name__ == "__main__":
    BotPool(1).submit(f"tests.bots.naughty:Dreamer:file={sys.argv[1]}", begin())
    while True:
        try:
            print(open(sys.argv[1]).read(), flush=True)
            break
        except FileNotFoundError:
            pass
"""


def test_a_program_ends_though_a_bot_of_it_never_will(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path / "pid")],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        timeout=PATIENCE,
        check=True,
    )
    assert not is_running(int(done.stdout))


def test_a_process_that_another_thread_collects_can_still_be_ended() -> None:
    """Whoever starts a process looks after all that have ended, at the same moment as the pool's own thread does."""
    worker = Worker(quiet=True)
    assert worker.process.pid is not None
    os.kill(worker.process.pid, signal.SIGKILL)
    os.waitpid(worker.process.pid, 0)
    worker.kill()
    assert worker.connection.closed
