"""Sagrada in the terminal. Each action is one choice: a die, a cell, a tool and its steps, a window."""

from leadlight.cli.boards.board import Board
from leadlight.cli.boards.sagrada import cards, choices, dice, event_log, points, prompts, table, words

SAGRADA_BOARD = Board(
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
    legend=dice.draw_legend,
    draw_cards=cards.draw_cards,
    show_facts=dice.show_facts,
)
