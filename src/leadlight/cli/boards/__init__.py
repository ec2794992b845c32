"""How each game looks in a terminal, by its name."""

from leadlight.cli.boards.board import Board
from leadlight.cli.boards.sagrada import SagradaBoard
from leadlight.cli.boards.sintra import SintraBoard
from leadlight.cli.boards.uzory import UzoryBoard

BOARDS: dict[str, Board] = {"sintra": SintraBoard(), "sagrada": SagradaBoard(), "uzory": UzoryBoard()}
