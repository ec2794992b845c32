"""A process in which bots run: the code inside it, and the handle with which its owner controls it."""

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from contextlib import redirect_stderr, suppress
from functools import lru_cache
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection

import msgspec

from leadlight.bots.bot import Bot
from leadlight.bots.finding import find_bot
from leadlight.core.chance import Rng
from leadlight.play.thinking import Progress, Thinking, ignore

CONTEXT = multiprocessing.get_context("spawn")  # a fork would copy locks that other threads hold
LOW_PRIORITY = 10  # as `nice` counts: matches come first, but bots and replays still come
LONGEST_TRACE = 4000  # characters of a traceback that are reported


class Question(msgspec.Struct, frozen=True, tag=True):
    """The decision to make. Only the perspective is pickled, since its history holds the events of any game."""

    number: int
    bot: str  # its spec
    perspective: bytes
    seed: int
    reports: bool = False  # whether somebody listens to the bot's progress


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Nobody needs the answer to the question with this number any more."""

    number: int


class Reply(msgspec.Struct, frozen=True, tag=True):
    """From the worker. Replies are plain data: the owner never opens a pickle that a stranger's bot has written."""

    number: int


class Loaded(Reply, frozen=True):
    """The bot is loaded and begins to think; its time starts now."""


class Reported(Reply, frozen=True):
    progress: Progress


class Chosen(Reply, frozen=True):
    action: int


class Crashed(Reply, frozen=True):
    trace: str


AnyReply = Loaded | Reported | Chosen | Crashed
QUESTIONS: msgspec.msgpack.Decoder[Question | Cancel] = msgspec.msgpack.Decoder(Question | Cancel)
REPLIES: msgspec.msgpack.Decoder[AnyReply] = msgspec.msgpack.Decoder(AnyReply)
encode = msgspec.msgpack.encode


class Worker:
    """The owner's handle of one process."""

    def __init__(self, *, quiet: bool) -> None:
        self.connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=answer_questions, args=(theirs, quiet), name="leadlight bots")
        self.process.start()
        theirs.close()

    def ask(self, question: Question) -> None:
        self.connection.send_bytes(encode(question))

    def cancel(self, number: int) -> None:
        """Tell the bot that nobody needs its answer; it may still give one."""
        with suppress(OSError):
            self.connection.send_bytes(encode(Cancel(number)))

    def read(self) -> AnyReply | None:
        """The next reply, or None when the process has ended."""
        try:
            return REPLIES.decode(self.connection.recv_bytes())
        except (EOFError, OSError, msgspec.MsgspecError):
            return None

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()
        with suppress(ValueError):  # another thread, which starts a process, is just noting that this one has ended
            self.process.close()


def start_resource_tracker() -> None:
    """Start the tracker that every spawned process needs on Unix. It needs a real stderr, which a full-screen program
    replaces.
    """
    if os.name == "posix":
        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()


def answer_questions(connection: Connection, quiet: bool) -> None:
    """The main loop of the process: answer one question after another until the owner closes the connection."""
    serve_owner()
    if quiet:
        silence()
    with suppress(EOFError, OSError):
        while True:
            question = QUESTIONS.decode(connection.recv_bytes())
            if isinstance(question, Question):  # otherwise it cancels a question that was just answered
                Thought(connection, question).answer()


def serve_owner() -> None:
    """Leave Ctrl-C to the owner, leave the processor to it when it needs it, and end with it even when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    """End this process when its owner is killed, even while a bot is thinking."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def silence() -> None:
    """Discard what a bot prints, because it would be printed over the board."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            os.dup2(nowhere, stream.fileno())


class Thought:
    """One question inside the worker."""

    def __init__(self, connection: Connection, question: Question) -> None:
        self.connection = connection
        self.question = question
        self.cancelled = False

    def answer(self) -> None:
        """Send the bot's answer. Every error of the bot becomes a reply, unless it kills the process."""
        number = self.question.number
        try:
            bot, perspective = load_bot(self.question.bot), pickle.loads(self.question.perspective)  # noqa: S301
            self.send(Loaded(number))
            report = self.report if self.question.reports else ignore
            thinking = Thinking(Rng(self.question.seed), is_cancelled=self.is_cancelled, report=report)
            self.send(Chosen(number, int(bot.choose(perspective, thinking))))
        except Exception:
            self.send(Crashed(number, traceback.format_exc()[-LONGEST_TRACE:]))

    def is_cancelled(self) -> bool:
        """Whether the question was cancelled. While it is open, no other message can arrive."""
        if not self.cancelled and self.connection.poll():
            self.cancelled = QUESTIONS.decode(self.connection.recv_bytes()).number == self.question.number
        return self.cancelled

    def report(self, progress: Progress) -> None:
        self.send(Reported(self.question.number, progress))

    def send(self, reply: Reply) -> None:
        self.connection.send_bytes(encode(reply))


@lru_cache(maxsize=32)
def load_bot(spec: str) -> Bot:
    """The bot for a spec, made once per process: loading a bot may take longer than a decision."""
    return find_bot(spec)
