"""Runs jobs in processes of this machine. They start when they are needed, and end with their owner."""

import multiprocessing
import os
import queue
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, TypeVar

from leadlight.core.errors import LeadlightError

CONTEXT = multiprocessing.get_context("spawn")  # a fork would copy locks that other threads hold
Job = TypeVar("Job")
Result = TypeVar("Result")


class Task(NamedTuple):
    number: int
    work: Callable[[Any], Any]
    job: Any


class Done(NamedTuple):
    number: int
    result: Any
    error: Exception | None = None


class Processes:
    """Job number n is run by process n modulo `count`."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.started = 0
        self.workers: list[Worker] = []

    def start(self, work: Callable[[Job], Result], job: Job) -> Callable[[], Result]:
        if len(self.workers) < self.count:
            self.workers.append(Worker())
        number, worker = self.started, self.workers[self.started % self.count]
        self.started += 1
        worker.send(Task(number, work, job))
        return lambda: worker.wait(number)

    def close(self) -> None:
        for worker in self.workers:
            worker.process.terminate()
        for worker in self.workers:
            worker.process.join()
            worker.connection.close()


class Worker:
    """The owner's handle of one process."""

    def __init__(self) -> None:
        self.connection, theirs = CONTEXT.Pipe()
        self.process = CONTEXT.Process(target=run_tasks, args=(theirs,), name="leadlight jobs", daemon=True)
        self.process.start()
        theirs.close()  # ours: so that the end of the process ends the connection
        self.done: dict[int, Done] = {}  # results that nobody has asked for yet

    def send(self, task: Task) -> None:
        try:
            self.connection.send(task)
        except OSError:
            raise LeadlightError("simulation-killed") from None

    def wait(self, number: int) -> Any:
        try:
            while number not in self.done:
                done: Done = self.connection.recv()
                self.done[done.number] = done
        except (EOFError, OSError):
            raise LeadlightError("simulation-killed") from None
        done = self.done.pop(number)
        if done.error is not None:
            raise done.error
        return done.result


def run_tasks(connection: "Connection[Done, Task]") -> None:
    """The main loop of the process. Ctrl-C is for the owner, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
    threading.Thread(target=receive_tasks, args=(connection, tasks), daemon=True).start()
    while True:
        done = run_task(tasks.get())
        try:
            connection.send(done)
        except OSError:
            return  # nobody waits for results any more


def receive_tasks(connection: "Connection[Done, Task]", tasks: "queue.SimpleQueue[Task]") -> None:
    """Receive tasks while others run, so that the owner never waits to send one; end with the owner."""
    try:
        while True:
            tasks.put(connection.recv())
    except (EOFError, OSError):
        os._exit(1)


def run_task(task: Task) -> Done:
    try:
        return Done(task.number, task.work(task.job))
    except Exception as error:
        return Done(task.number, None, error)
