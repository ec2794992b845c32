"""What a choice would bring: the events of an action, and the choices after it."""

from dataclasses import replace

from leadlight.cli.boards.board import Board, Scene
from leadlight.cli.picker import Choice, Picker
from leadlight.core.event import Event
from leadlight.core.journal import Journal
from leadlight.core.state import State


def preview(state: State, action: int) -> list[Event]:
    """The events of an action, up to the next draw of chance, in a world that the acting seat may know."""
    journal = Journal()
    state.copy().apply(action, journal)
    return journal.events


def look_ahead(board: Board, state: State, action: int) -> list[Choice]:
    """What the acting seat could choose right after an action; nothing when somebody else or chance is next."""
    world = state.copy()
    world.apply(action)
    if world.actor() != state.actor():
        return []
    return [path[0] for path in map(board.path, world.legal_actions()) if path]


def add_previews(scene: Scene, board: Board, world: State, picker: Picker) -> Scene:
    """The scene with what is being picked and what each choice would bring to this world."""
    options = picker.actions_by_option()
    previews = {option: preview(world, action) for option, action in options.items()}
    current = options.get(picker.current) if picker.options else None
    ahead = look_ahead(board, world, current) if current is not None else []
    return replace(scene, picker=picker, previews=previews, ahead=ahead)
