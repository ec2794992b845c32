"""A match at one keyboard: people and bots at the seats, every action saved before it is shown."""

from collections.abc import Sequence
from concurrent.futures import Future
from datetime import datetime
from functools import cache
from pathlib import Path

import platformdirs
from rich.cells import cell_len, set_cell_size

from leadlight.bots import STAND_IN, find_bot
from leadlight.bots.answer import Answer
from leadlight.bots.pool import BotPool
from leadlight.core.chance import Rng
from leadlight.core.errors import NotationError, OptionError, RecordError, UndoRefused
from leadlight.core.event import Event
from leadlight.core.record import Seat
from leadlight.locales import current_texts, translate
from leadlight.play.files import save_record
from leadlight.play.match import Match
from leadlight.play.perspective import Perspective

NAME_CELLS = 12


class LocalMatch:
    """The match and its file, for the drawn board and for plain mode."""

    def __init__(self, match: Match, file: Path) -> None:
        self.match = match
        self.file = file
        self.holder: int | None = None  # the seat that took the keyboard last, where people share it
        self.save()

    @property
    def names(self) -> list[str]:
        return name_seats(self.match.seats)

    @property
    def bot_acts(self) -> bool:
        return not self.match.is_over and self.match.seats[self.match.actor].bot is not None

    @property
    def front(self) -> int:
        """The seat whose board is shown: that of the person who acts, or who acts next among the people."""
        people = [number for number, seat in enumerate(self.match.seats) if seat.bot is None]
        actor = self.match.actor
        if not people:
            return max(actor, 0)
        return next((person for person in people if person >= actor), people[0]) if actor >= 0 else people[0]

    @property
    def shares_secrets(self) -> bool:
        """Whether several people share the screen of a game in which seats have secrets."""
        return self.match.game.has_secrets and sum(seat.bot is None for seat in self.match.seats) > 1

    @property
    def is_veiled(self) -> bool:
        """Whether the person who acts has yet to take the keyboard; until then only public things are shown."""
        acts = self.shares_secrets and not self.match.is_over and not self.bot_acts
        return acts and self.holder != self.match.actor

    def unveil(self) -> None:
        self.holder = self.match.actor

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be shown: the one that holds the keyboard."""
        if not self.shares_secrets:
            return self.front
        return None if self.is_veiled else self.holder

    def act(self, action: int) -> list[Event]:
        """Play for the seat that acts and save the match; an error means that nothing changed."""
        before = self.match.ply
        happened = self.match.act(self.match.actor, action)
        try:
            self.save()
        except RecordError:
            self.match.rewind(before)
            raise
        return happened

    def parse_action(self, text: str) -> int:
        """The action that somebody wrote in notation; the error for an unreadable one has an example of this phase."""
        try:
            return self.match.game.parse_action(text)
        except NotationError as error:
            if "example" in error.facts:
                error.facts["example"] = self.example() or error.facts["example"]
            raise

    def example(self) -> str:
        """An action that may be played now, in notation; nothing once the match is over."""
        texts = list(map(self.match.game.format_action, self.match.state.legal_actions()))
        # Actions of one word skip or end a turn, which shows nothing of how the others are written.
        return next((text for text in texts if " " in text), "".join(texts[:1]))

    def ask_bot(self) -> "Future[Answer]":
        """Let the acting bot think, in another process. The answer is not played yet."""
        return bot_pool().submit(self.match.seats[self.match.actor].bot or STAND_IN, Perspective.of(self.match))

    def let_bot_act(self) -> tuple[Answer, list[Event]]:
        """Wait for the bot's answer and play it. Returns what happened."""
        answer = self.ask_bot().result()
        return answer, self.act(answer.action)

    def undo(self) -> None:
        """Take back the last action of a person and everything that bots played after it."""
        actors = self.match.actors
        decisions = [ply for ply, seat in enumerate(actors) if seat >= 0 and self.match.seats[seat].bot is None]
        if not decisions:
            raise UndoRefused("undo-nothing")
        before = self.match.actor
        self.match.undo(decisions[-1])
        if self.match.actor != before:
            self.holder = None
        self.save()

    def begin_again(self) -> "LocalMatch":
        """A new match with the same game, options and seats, in its own file."""
        match = Match(self.match.game, self.match.options, self.match.seats, Rng())
        match.draw_chance()
        return LocalMatch(match, new_match_file(match.game.name))

    def save(self) -> None:
        try:
            save_record(self.match.record(), self.file)
        except OSError:
            raise RecordError("save", file=str(self.file)) from None


def fit_name(name: str) -> str:
    """The name, shortened to what the boards have room for."""
    return name if cell_len(name) <= NAME_CELLS else f"{set_cell_size(name, NAME_CELLS - 1).rstrip()}…"


def name_seat(seat: Seat) -> str:
    """A bot without a translated name shows its own."""
    message = f"bot-{seat.name}"
    return fit_name(translate(message) if seat.bot is not None and current_texts().has(message) else seat.name)


def name_seats(seats: Sequence[Seat]) -> list[str]:
    """People by their names, bots by their kinds; equal names are numbered."""
    kinds = [name_seat(seat) for seat in seats]
    return [
        f"{kind} {kinds[: number + 1].count(kind)}" if kinds.count(kind) > 1 else kind
        for number, kind in enumerate(kinds)
    ]


def describe_failures(name: str, answer: Answer) -> list[str]:
    """What went wrong before the answer came, in one sentence each."""
    facts = {"name": name, "stand_in": translate(f"bot-{STAND_IN}")}
    return [translate(f"play-bot-{failure.kind}", **facts) for failure in answer.failures if failure.bot != STAND_IN]


def seat_everybody(people: Sequence[str], bots: Sequence[str], players: int) -> list[Seat]:
    """People first, then the bots, then greedy bots for the seats that are left."""
    if len(people) + len(bots) > players:
        raise OptionError("seats-count", seats=len(people) + len(bots), players=players)
    others = [Seat(STAND_IN, STAND_IN)] * (players - len(people) - len(bots))
    return [*map(Seat, people), *(Seat(find_bot(spec).name, spec) for spec in bots), *others]


@cache
def bot_pool() -> BotPool:
    """The bot pool for all matches of this program. What bots print is discarded, because it would spoil the board."""
    return BotPool(quiet=True)


def matches_folder() -> Path:
    return platformdirs.user_data_path("leadlight") / "matches"


def new_match_file(game: str) -> Path:
    """A file name that no other match has."""
    return matches_folder() / f"{datetime.now():%Y%m%d-%H%M%S-%f}-{game}.json"
