"""A step of a lesson as a page shows it. Everything follows from the query, so nothing is kept between two requests."""

from hashlib import sha256
from itertools import pairwise

import msgspec

from leadlight.core.chance import Rng
from leadlight.core.state import CHANCE
from leadlight.lessons import find_lesson
from leadlight.lessons.lesson import Lesson
from leadlight.lessons.player import SEED, Answer, LessonPlayer, next_place
from leadlight.play.match import Match
from leadlight.server.free_board import board_match
from leadlight.server.lesson_models import (
    LessonAnswer,
    LessonChapter,
    LessonPreview,
    LessonQuery,
    LessonReply,
    LessonStep,
)
from leadlight.server.replays import seat_infos
from leadlight.server.tables.messages import collect_step, step_seen_by
from leadlight.server.tables.previews import preview_alone
from leadlight.server.wire import MatchInfo, Previewed, Stepped


def key_of(query: LessonQuery) -> tuple[str, bytes]:
    """Equal for two queries that have the same answer."""
    return type(query).__name__, sha256(msgspec.json.encode(query)).digest()


def encode_lesson(query: LessonQuery) -> bytes:
    """The answer to a query, as JSON."""
    return msgspec.json.encode(answer(query))


def encode_preview(query: LessonPreview) -> bytes:
    """What the asked actions would bring, as JSON."""
    return msgspec.json.encode(foresee(query))


def answer(query: LessonQuery) -> LessonAnswer:
    """The step after all actions. Raises a `LeadlightError` for a lesson, a step or an action that there is not."""
    player, reply = play_step(query)
    lesson = player.lesson
    return LessonAnswer(
        lesson=lesson.name,
        game=lesson.game,
        title=lesson.message("title"),
        minutes=lesson.minutes,
        chapters=list_chapters(lesson),
        options=player.match.options,
        seats=seat_infos(player.match),
        seat=lesson.seat,
        shown=describe_step(player),
        reply=None if reply is None else describe_reply(reply),
        done=player.is_done,
        strayed=player.has_strayed,
        match=learner_match(player.match, lesson.seat),
        moments=list_moments(player),
        next=next_place(lesson, query.chapter, query.step),
    )


def foresee(query: LessonPreview) -> Previewed:
    """What the asked actions would bring to the learner, as far as their seat can know."""
    player, _ = play_step(query)
    return preview_alone(player.match, player.lesson.seat, query.asked, Rng(SEED))


def play_step(query: LessonQuery) -> tuple[LessonPlayer, Answer | None]:
    """The step after all actions, and what is answered to the last one."""
    player = LessonPlayer(find_lesson(query.lesson), query.chapter, query.step)
    reply = None
    for text in query.actions:
        reply = player.act(player.game.parse_action(text))
    return player, reply


def list_chapters(lesson: Lesson) -> list[LessonChapter]:
    return [LessonChapter(lesson.message("chapter", chapter.name), len(chapter.steps)) for chapter in lesson.chapters]


def describe_step(player: LessonPlayer) -> LessonStep:
    shown = player.shown
    return LessonStep(
        number=shown.number,
        steps=shown.steps,
        title=shown.title,
        more=list(shown.more),
        task=shown.task,
        lit=list(shown.lit),
        best=[player.game.format_action(action) for action in shown.best],
        rules=list(shown.rules),
    )


def describe_reply(reply: Answer) -> LessonReply:
    if reply.refusal is None:
        return LessonReply(reply.kind, reply.message, dict(reply.facts))
    refusal = reply.refusal
    return LessonReply(reply.kind, reply.message, dict(refusal.facts), refusal.code, refusal.rule)


def learner_match(match: Match, seat: int) -> MatchInfo:
    """The position as the learner knows it; only the learner acts."""
    shown = board_match(match, seat, may_undo=False)
    return shown if match.actor == seat else msgspec.structs.replace(shown, legal=[])


def list_moments(player: LessonPlayer) -> list[Stepped]:
    """The positions after every step that was played here: decisions with the draws that follow them."""
    played, seat = player.match, player.lesson.seat
    starts = [ply for ply in range(played.ply) if ply == 0 or played.actors[ply] != CHANCE]
    match = LessonPlayer(player.lesson, player.chapter, player.step).match
    moments = []
    for start, end in pairwise([*starts, played.ply]):
        for action in played.actions[start:end]:
            match.apply(action)
        step = step_seen_by(player.game, collect_step(player.game, played, start, 0.0, end), seat)
        moments.append(Stepped(step, learner_match(match, seat)))
    return moments
