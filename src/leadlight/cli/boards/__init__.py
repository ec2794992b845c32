"""How each game looks in a terminal, by its name. A new game is one package here and one line in `BOARDS`."""

from leadlight.cli.boards.board import Board
from leadlight.cli.boards.sagrada import SAGRADA_BOARD
from leadlight.cli.boards.sintra import SINTRA_BOARD
from leadlight.cli.boards.uzory import UZORY_BOARD

BOARDS: dict[str, Board] = {"sintra": SINTRA_BOARD, "sagrada": SAGRADA_BOARD, "uzory": UZORY_BOARD}
