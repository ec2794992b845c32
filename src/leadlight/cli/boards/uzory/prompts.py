"""What is to be chosen now, and what the choice under the cursor would bring."""

from collections.abc import Sequence

from rich.text import Text

from leadlight.cli.boards import marks
from leadlight.cli.boards.board import Scene
from leadlight.cli.boards.prompts import draw_prompt, offer_by_number
from leadlight.cli.boards.uzory import choices, tiles
from leadlight.cli.boards.uzory.choices import Placing
from leadlight.cli.boards.uzory.steering import placings_at
from leadlight.cli.boards.uzory.tiles import coloured, name_colour, with_marks, write_areas, write_tile
from leadlight.cli.picker import Choice, Picker
from leadlight.core.event import Event
from leadlight.games.uzory import events
from leadlight.games.uzory.components import SIDE_CODES
from leadlight.games.uzory.notation import cell_name
from leadlight.games.uzory.view import UzoryView
from leadlight.locales import translate

LEADING = 3  # how many areas of a frame that would close are shown
QUESTIONS = {"choose": "uzory-pick-colour", "name": "uzory-pick-name", "discard": "uzory-pick-discard"}


def ask(scene: Scene) -> Text:
    return draw_prompt(scene, draw_question, describe_choice, list_offered)


def draw_question(scene: Scene, picker: Picker) -> Text:
    """The question, with the areas of the frame if a scorer is to be named for it."""
    view: UzoryView = scene.view
    facts = {} if view.naming is None else {"areas": write_areas(view.frames[view.naming].areas)}
    return with_marks(find_question(view, picker), **facts)


def find_question(view: UzoryView, picker: Picker) -> str:
    if view.phase != "turn":
        return QUESTIONS[view.phase]
    if picker.picked:
        return "uzory-pick-cell"
    return "uzory-pick-tile" if picker.options != [("skip",)] else "uzory-pick-skip"


def list_offered(scene: Scene, picker: Picker) -> list[Text]:
    """The colours or players to choose from, by name; tiles and cells are described with the position."""
    numbers = [int(choice[1]) for choice in picker.options if choice[0] in ("colour", "name")]
    choosing_colour = scene.view.phase == "choose"
    names = [name_colour(number - 1) if choosing_colour else scene.names[number - 1] for number in numbers]
    return offer_by_number(list(zip(numbers, names, strict=True)))


def describe_choice(scene: Scene, picker: Picker) -> Text:
    choice = picker.current
    match choice:
        case ("lay" | "lay-shard", *_):
            return describe_placing(scene, picker)
        case ("hand", number):
            return describe_tile(scene.view, picker, int(number) - 1)
        case ("skip",):
            ends = [translate("uzory-tag-ends")] if ends_match(scene, choice) else []
            return Text("; ".join([translate("uzory-choice-skip"), *ends]), style="bold")
        case ("discard", _, chosen):
            return describe_discard(int(chosen))
        case ("colour", number):
            return describe_colour(int(number) - 1)
        case ("name", number):
            return describe_colour(scene.view.seats[int(number) - 1].colour, scene.names[int(number) - 1])
    return Text("")


def describe_colour(colour: int, name: str = "") -> Text:
    return Text.assemble(marks.inline(tiles.MARKS[colour]), " ", (name or name_colour(colour), "bold"))


def describe_tile(view: UzoryView, picker: Picker, place: int) -> Text:
    """A tile of the hand, and on how many cells it fits without and with a shard."""
    ways = choices.placings(picker, place)
    fitting = {way.cell for way in ways if way.shard is None}
    mending = {way.cell for way in ways} - fitting
    tile = view.seats[view.actor].hand[place]
    assert tile is not None
    return Text.assemble(coloured(write_tile(tile)), ": ", tag_cells(len(fitting), len(mending)))


def tag_cells(fitting: int, mending: int) -> str:
    if fitting == 0:
        return translate("uzory-tag-cells-shard", count=mending)
    return translate("uzory-tag-cells-more" if mending else "uzory-tag-cells", count=fitting, more=mending)


def describe_placing(scene: Scene, picker: Picker) -> Text:
    """The cell, the turn among those that fit, the shard, and the frames that would close."""
    placing = choices.placing_of(picker.current)
    assert placing is not None
    happened = scene.previews.get(picker.current, ())
    tags = [tag_turn(picker, placing)]
    if placing.shard is not None:
        tags.append(translate("uzory-tag-shard", side=SIDE_CODES[placing.shard]))
    tags += [tag_frame(scene, event, happened) for event in happened if isinstance(event, events.FrameClosed)]
    tags += [translate("uzory-tag-ends")] if ends_match(scene, picker.current) else []
    return Text.assemble((cell_name(*placing.cell), "bold"), ": ", coloured("; ".join(tags)))


def tag_turn(picker: Picker, placing: Placing) -> str:
    turns = sorted({way.turn for way in placings_at(picker, placing.cell)})
    return translate("uzory-tag-turn", number=turns.index(placing.turn) + 1, count=len(turns))


def tag_frame(scene: Scene, frame: events.FrameClosed, happened: Sequence[Event]) -> str:
    areas = write_areas(frame.areas, LEADING)
    for event in happened:
        if isinstance(event, events.PatternFinished) and event.frame == frame.frame:
            return translate("uzory-tag-point", name=scene.names[event.seat], areas=areas)
    if len(frame.candidates) > 1:
        return translate("uzory-tag-tie", areas=areas)
    return translate("uzory-tag-nobody", areas=areas) if areas else translate("uzory-tag-nothing")


def ends_match(scene: Scene, choice: Choice) -> bool:
    return any(isinstance(event, events.MatchEnded) for event in scene.previews.get(choice, ()))


def describe_discard(chosen: int) -> Text:
    places = sorted(place + 1 for place in choices.places_of(chosen))
    if not places:
        return Text(translate("uzory-choice-keep"), style="bold")
    return Text(translate("uzory-choice-discard", places=", ".join(map(str, places))), style="bold")
