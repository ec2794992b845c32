"""Uzory in the terminal. A tile of the hand is picked, then laid: cell, turn and shard are one choice."""

from leadlight.cli.boards.board import Board
from leadlight.cli.boards.uzory import choices, event_log, points, prompts, steering, table, tiles, words

UZORY_BOARD = Board(
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
    legend=tiles.draw_legend,
    steer=steering.steer,
)
