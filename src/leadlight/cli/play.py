"""`leadlight play`: a match in the terminal."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from leadlight import is_compiled
from leadlight.cli.arguments import GameName, Players, RuleOptions, Seed, complete_bots, read_options, split_names
from leadlight.cli.ending import COMMAND
from leadlight.cli.local_match import LocalMatch, new_match_file, seat_everybody
from leadlight.core.chance import Rng
from leadlight.core.errors import LeadlightError
from leadlight.games import GAMES, find_game
from leadlight.locales import translate
from leadlight.play.match import Match

FIRST_GAME = next(iter(GAMES))
Plain = Annotated[bool, Parameter(help="help-plain", negative=())]


def play(
    game: GameName = FIRST_GAME,
    /,
    *,
    players: Players = None,
    people: Annotated[str | None, Parameter(help="help-people")] = None,
    bots: Annotated[str | None, Parameter(help="help-play-bots", completer=complete_bots)] = None,
    option: RuleOptions = (),
    seed: Seed = None,
    save: Annotated[Path | None, Parameter(help="help-save")] = None,
    plain: Plain = False,
) -> None:
    found = find_game(game)
    names = split_names(people) if people is not None else [translate("you")]
    if not all(name and name.isprintable() and len(name) <= 64 for name in names):
        raise LeadlightError("seat-name")
    if save is not None and save.exists():
        raise LeadlightError("save-exists", command=COMMAND, file=str(save))
    robots = split_names(bots) if bots is not None else []
    if players is None and not any(text.startswith("players=") for text in option):
        players = max(int(found.options[0].default), len(names) + len(robots))
    options = read_options(found, option, players)
    match = Match(found, options, seat_everybody(names, robots, int(options["players"])), Rng(seed))
    match.draw_chance()
    sit_down(match, save or new_match_file(found.name), plain=plain)


def can_draw() -> bool:
    """Whether somebody sits at a terminal that can show a whole screen; Textual draws it on standard error."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    dumb = os.environ.get("TERM", "").casefold() in ("dumb", "unknown")
    return not dumb and all(stream is not None and stream.isatty() for stream in streams)


def sit_down(match: Match, file: Path, *, plain: bool) -> None:
    """Play until the match is over or somebody leaves; plain where a board cannot be drawn."""
    local_match = LocalMatch(match, file)
    if not is_compiled():
        print(translate("play-interpreted"), file=sys.stderr)
    if plain or not can_draw():
        from leadlight.cli.plain import play_plainly

        play_plainly(local_match)
    else:
        from leadlight.cli.terminal.app import play_on_screen

        play_on_screen(local_match)
