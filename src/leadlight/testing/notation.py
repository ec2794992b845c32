"""The laws of notation: actions and positions survive writing and reading, and every other text is refused alike.

`conformance.check_game` runs these laws too. Each plays a match and raises `AssertionError` when it is broken.
"""

from collections.abc import Callable

from leadlight.core.chance import Rng
from leadlight.core.errors import NotationError
from leadlight.core.game import Game, Options
from leadlight.core.state import State
from leadlight.testing.random_play import random_states

MOST_SPELLINGS = 500  # how many actions are tried with different case and spacing
MUTATIONS = 400  # how many valid texts are corrupted and then read
STRIDE = 5  # one position in five is mutated

# What somebody might type or a broken file might contain: characters of no game, and numbers beyond every board.
HOSTILE = ("", " ", "\n", "\t", "\0", "?", "-", "+1", "0", "9" * 5000, "-1", "½", "٣", "é", "𝄞", "\ud800", "'\"<>&{}")


def actions_read_back(game: Game, options: Options, seed: int) -> None:  # noqa: ARG001
    """Every action of the space has its own text, which is read as the same action. So has the game's example."""
    texts = [game.format_action(action) for action in range(game.action_count)]
    assert len(set(texts)) == game.action_count
    assert [game.parse_action(text) for text in texts] == list(range(game.action_count))
    assert game.format_action(game.parse_action(game.example)) == game.example


def spellings_mean_the_same(game: Game, options: Options, seed: int) -> None:
    """Case does not matter in actions; spacing matters neither in actions nor in positions."""
    step = 1 + game.action_count // MOST_SPELLINGS
    for action in range(seed % step, game.action_count, step):
        text = game.format_action(action)
        for spelling in (text.upper(), text.lower(), text.title(), stretch(text), f"\n {text}\t"):
            assert game.parse_action(spelling) == action, spelling
    for number, state in enumerate(random_states(game, options, seed)):
        if number % STRIDE == 0:
            text = game.format_position(state)
            spaced = "\n\n" + "\n".join(f"\t{stretch(line)} " for line in text.splitlines()) + "\n"
            assert game.format_position(game.parse_position(spaced)) == text


def stretch(text: str) -> str:
    """The text with wider spaces."""
    return f"  {text.replace(' ', '   ')} "


def positions_read_back(game: Game, options: Options, seed: int) -> None:
    """At every ply, the written position is read as an equal state that gives the same answers."""
    players = int(game.complete(options)["players"])
    for ply, state in enumerate(random_states(game, options, seed)):
        text = game.format_position(state)
        again = game.parse_position(text)
        assert again == state, text
        assert game.format_position(again) == text
        seat = ply % players
        assert answers(game, again, seat) == answers(game, state, seat), text


def answers(game: Game, state: State, seat: int) -> tuple[object, ...]:
    """What a state says: who acts, with which choices, the options, the scores, and what a seat sees."""
    return (
        state.actor(),
        state.legal_actions(),
        state.chance_outcomes(),
        state.scores(),
        state.ranking(),
        dict(game.options_of(state)),
        game.score(state, seat),
        game.view(state, seat),
    )


def other_texts_are_refused(game: Game, options: Options, seed: int) -> None:
    """A corrupted text raises `NotationError` and no other error, unless it happens to be valid: then it is an action
    of the space, or a position that keeps the game's own laws.
    """
    rng = Rng(seed)
    positions = [game.format_position(state) for state in random_states(game, options, seed)][::STRIDE]
    actions = [game.format_action(rng.below(game.action_count)) for _ in range(MUTATIONS)]
    for text in (*HOSTILE, *(mutate(text, rng) for text in actions)):
        check_text(game, text, read_action)
    texts = [mutate(positions[rng.below(len(positions))], rng) for _ in range(MUTATIONS)]
    shuffled = [shuffle(positions, rng) for _ in range(MUTATIONS // 4)]
    for text in (*HOSTILE, *texts, *shuffled):
        check_text(game, text, read_position)


def mutate(text: str, rng: Rng) -> str:
    """The text with up to three random deletions, replacements or insertions."""
    letters = sorted({*HOSTILE, *text})
    for _ in range(1 + rng.below(3)):
        place = rng.below(len(text) + 1)
        piece = letters[rng.below(len(letters))] if rng.below(3) else ""
        text = text[:place] + piece + text[place + rng.below(2) :]
    return text


def shuffle(positions: list[str], rng: Rng) -> str:
    """The first line of a position, then lines of two others: some missing, some doubled, in any order."""
    header = positions[rng.below(len(positions))].partition("\n")[0]
    lines = [line for _ in range(2) for line in positions[rng.below(len(positions))].splitlines()]
    return "\n".join([header, *(lines[rng.below(len(lines))] for _ in range(rng.below(16)))])


def check_text(game: Game, text: str, read: Callable[[Game, str], None]) -> None:
    try:
        read(game, text)
    except NotationError as error:
        if not error.code.startswith(("action-", "position-", f"{game.name}-")):
            raise AssertionError(f"{text!r} is refused as {error.code}") from error
    except AssertionError:
        raise
    except Exception as error:
        raise AssertionError(f"{text!r} raises {error!r}") from error


def read_action(game: Game, text: str) -> None:
    action = game.parse_action(text)
    assert 0 <= action < game.action_count, text
    assert game.parse_action(game.format_action(action)) == action, text


def read_position(game: Game, text: str) -> None:
    state = game.parse_position(text)
    assert game.violations(state) == [], text
    written = game.format_position(state)
    assert game.format_position(game.parse_position(written)) == written, text
