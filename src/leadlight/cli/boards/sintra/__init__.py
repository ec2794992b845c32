"""Sintra in the terminal. Two steps lead to an action: a group of panes in the market, then a strip."""

from leadlight.cli.boards.board import Board
from leadlight.cli.boards.sintra import choices, event_log, panes, points, prompts, table, words

SINTRA_BOARD = Board(
    path=choices.path_of,
    key_action=choices.key_action,
    aim=choices.aim,
    is_midway=choices.is_midway,
    draw_header=table.draw_header,
    draw_table=table.draw_table,
    draw_others=table.draw_others,
    draw_seats=points.draw_seats,
    draw_score=points.draw_score,
    ask=prompts.ask,
    describe_events=event_log.describe_events,
    describe=words.describe,
    spell=words.spell,
    understand=words.understand,
    legend=panes.draw_legend,
)
