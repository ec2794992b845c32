"""Positions as text, in the project's notation: one line for each thing on the table."""

from collections import Counter
from collections.abc import Iterable

from .box import CARDS, COLOUR_LETTERS, COLOUR_NAMES, DICE_OF_EACH_COLOUR
from .setup import give_window
from .table import CELLS, Die, Options, Place, Table, Turn, new_table
from .words import read_cell, read_die, write_cell, write_die

SIDES = {side[0]: side for sides in CARDS.values() for side in sides}


def write_position(table: Table) -> str:
    lines = [
        write_header(table.options),
        f"round {table.round} first {table.first} turn {table.turn_number}",
        f"{table.waits_for} {table.seat}{write_turn(table.turn)}",
        f"privates {listed(COLOUR_NAMES[letter] for letter in table.privates)}",
        f"tools {listed(write_tool(table, tool) for tool in table.tools)}",
        f"goals {listed(table.goals)}",
        f"pool {write_dice(table.pool)}",
        f"unrolled {write_colours(table.unrolled)}",
        f"track {' / '.join(write_dice(dice) for dice in table.track.values())}",
        f"paid {write_colours(table.paid)}",
        f"bag {write_colours(table.bag.elements())}",
    ]
    return "\n".join(lines + [f"{seat} {write_place(place)}" for seat, place in table.places.items()])


def listed(words: Iterable[str]) -> str:
    return " ".join(words) or "-"


def write_header(options: Options) -> str:
    words = ["sagrada", str(options.players)]
    words += ["promo"] * options.promo_windows + ["table-first"] * options.reveal_table_first
    words += [f"tools={options.solo_tools}"] * (options.players == 1) + ["first"] * options.first_starts
    return " ".join(words)


def write_turn(turn: Turn) -> str:
    hand = f" {write_die(turn.hand)}" if turn.hand else ""
    drafts = f" drafts {turn.drafts}" if turn.drafts else ""
    tool = f" tool {turn.tool}" if turn.tool else ""
    lifted = f" lifted {write_cell(turn.lifted)}" if turn.lifted else ""
    moved = f" moved {write_cell(turn.moved)}" if turn.moved else ""
    return hand + drafts + tool + lifted + moved


def write_tool(table: Table, tool: int) -> str:
    tokens = f"={table.tokens_on[tool]}" if table.tokens_on[tool] else ""
    return f"{tool}{tokens}{'x' if tool in table.used_up else ''}"


def write_dice(dice: list[Die]) -> str:
    return listed(write_die(die) for die in sorted(dice, key=lambda die: ("RYGBP".index(die[0]), die[1])))


def write_colours(colours: Iterable[str]) -> str:
    counts = Counter(colours)
    return listed(f"{letter}{counts[letter]}" for letter in COLOUR_NAMES if counts[letter])


def write_place(place: Place) -> str:
    if place.window is None:
        choice = f" choice {place.choice}" if place.choice else ""
        return f"cards {listed(map(str, place.cards))}{choice}"
    dice = [write_die(place.dice[cell]) if cell in place.dice else "--" for cell in CELLS]
    rows = [" ".join(dice[start : start + 5]) for start in (0, 5, 10, 15)]
    return f"{place.window} {place.tokens}{' skips' if place.skips else ''} : {' / '.join(rows)}"


def read_position(text: str) -> Table:
    """The table that a text describes; without a `bag` line the bag holds the rest."""
    header, *lines = text.strip().splitlines()
    table = new_table(read_header(header.split()))
    for line in lines:
        read_line(table, line)
    if not any(line.startswith("bag ") for line in lines):
        table.bag = Counter(dict.fromkeys(COLOUR_NAMES, DICE_OF_EACH_COLOUR)) - colours_outside_the_bag(table)
    return table


def read_header(words: list[str]) -> Options:
    solo_tools = next((int(word.removeprefix("tools=")) for word in words if word.startswith("tools=")), 3)
    return Options(int(words[1]), "promo" in words, "table-first" in words, solo_tools, "first" in words)


def read_line(table: Table, line: str) -> None:
    match line.split():
        case ["round", number, "first", seat, "turn", turn]:
            table.round, table.first, table.turn_number = int(number), int(seat), int(turn)
        case ["bag", *words]:
            table.bag = Counter(read_colours(words))
        case [seat, *words] if seat.isdigit():
            read_place(table, int(seat), words)
        case [phase, seat, *words] if seat.isdigit() and phase != "tools":
            table.waits_for, table.seat, table.turn = phase, int(seat), read_turn(words)
        case [thing, *words]:
            read_thing(table, thing, [word for word in words if word != "-"])


def read_thing(table: Table, thing: str, words: list[str]) -> None:
    match thing:
        case "privates":
            table.privates = [COLOUR_LETTERS[word] for word in words]
        case "tools":
            read_tools(table, words)
        case "goals":
            table.goals = words
        case "pool":
            table.pool = [read_die(word) for word in words]
        case "unrolled":
            table.unrolled = read_colours(words)
        case "paid":
            table.paid = read_colours(words)
        case "track":
            spaces = " ".join(words).split("/")
            table.track |= {n: [read_die(word) for word in dice.split()] for n, dice in enumerate(spaces, start=1)}


def read_tools(table: Table, words: list[str]) -> None:
    for word in words:
        number, _, tokens = word.rstrip("x").partition("=")
        table.tools.append(int(number))
        table.tokens_on[int(number)] = int(tokens or 0)
        if word.endswith("x"):
            table.used_up.add(int(number))


def read_colours(words: list[str]) -> list[str]:
    return [word[0] for word in words if word != "-" for _ in range(int(word[1:]))]


def read_turn(words: list[str]) -> Turn:
    hand = read_die(words.pop(0)) if len(words) % 2 else None
    said = dict(zip(words[::2], words[1::2], strict=True))
    cells = {name: read_cell(said[name]) if name in said else None for name in ("lifted", "moved")}
    tool = int(said["tool"]) if "tool" in said else None
    return Turn(hand, int(said.get("drafts", 0)), tool, cells["lifted"], cells["moved"])


def read_place(table: Table, seat: int, words: list[str]) -> None:
    place = table.places[seat]
    if words[0] == "cards":
        cards, _, choice = " ".join(words[1:]).partition("choice")
        place.cards = [int(card) for card in cards.split() if card != "-"]
        place.choice = int(choice) if choice else None
        return
    give_window(place, SIDES[words[0]])
    place.tokens = next((int(word) for word in words if word.isdigit()), 0 if table.is_solo() else place.tokens)
    place.skips = "skips" in words
    dice = [word for word in words[words.index(":") + 1 :] if word != "/"]
    place.dice = {cell: read_die(word) for cell, word in zip(CELLS, dice, strict=True) if word != "--"}


def colours_outside_the_bag(table: Table) -> Counter[str]:
    dice = table.pool + [die for space in table.track.values() for die in space]
    dice += [die for place in table.places.values() for die in place.dice.values()]
    dice += [table.turn.hand] if table.turn.hand else []
    return Counter([colour for colour, _ in dice] + table.unrolled + table.paid)
