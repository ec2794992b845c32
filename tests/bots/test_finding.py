"""Bots by their specs: ours, those of installed packages, and any class that can be imported."""

import sys
from pathlib import Path

import pytest

from leadlight.bots import BOTS, Budget, Perspective, Thinking, bot_names, find_bot, finding
from leadlight.bots.spec import BotSpec, Parameter, parse_spec
from leadlight.core.chance import Rng
from leadlight.core.errors import OptionError
from leadlight.games import find_game
from leadlight.locales import LANGUAGES, Texts
from leadlight.testing.table import new_table

HERE = "tests.bots.test_finding"


class Deep:
    """Knows what it was made with, and with what it was asked."""

    name = "Deep"

    def __init__(self, depth: int = 1, *, wild: bool = False) -> None:
        if depth < 0:
            raise ValueError("too shallow")
        self.depth, self.wild = depth, wild
        self.asked: list[Budget] = []

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        self.asked.append(thinking.budget)
        return perspective.legal_actions()[0]


class Nameless:
    name = ""

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:  # noqa: ARG002
        return perspective.legal_actions()[0]


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("greedy", BotSpec("greedy", "greedy")),
        (" greedy ", BotSpec("greedy", "greedy")),
        ("level:6", BotSpec("level:6", "level", (6,))),
        ("a.b:C:depth=3", BotSpec("a.b:C:depth=3", "a.b", ("C",), {"depth": 3})),
        ("s:time=0.5:nodes=2000", BotSpec("s:time=0.5:nodes=2000", "s", budget=Budget(0.5, 2000))),
        ("s:time=2", BotSpec("s:time=2", "s", budget=Budget(2.0))),
    ],
)
def test_a_spec_is_taken_apart(text: str, spec: BotSpec) -> None:
    assert parse_spec(text) == spec


@pytest.mark.parametrize(
    ("text", "value"),
    [("3", 3), ("-3", -3), ("0.5", 0.5), ("1e3", 1000.0), ("yes", True), ("False", False), ("deep", "deep"), ("", "")],
)
def test_a_value_is_a_number_a_switch_or_a_text(text: str, value: Parameter) -> None:
    (parsed,) = parse_spec(f"x:key={text}").parameters.values()
    assert (parsed, type(parsed)) == (value, type(value))


def test_a_class_is_found_by_its_path_and_gets_its_parameters() -> None:
    bot = find_bot(f"{HERE}:Deep:depth=3:wild=yes")
    assert isinstance(bot, sys.modules[HERE].Deep)
    assert (bot.name, vars(bot)) == ("Deep", {"depth": 3, "wild": True, "asked": []})
    assert vars(find_bot(f"{HERE}:Deep:7"))["depth"] == 7


def test_time_and_nodes_are_the_budget_and_no_parameters() -> None:
    bot = find_bot(f"{HERE}:Deep:time=0.5:nodes=20")
    assert isinstance(bot, finding.BudgetedBot)
    table = new_table("sintra")
    state = table.state
    while state.actor() < 0:
        state.apply(state.draw(Rng(1)))
    bot.choose(Perspective(find_game("sintra"), state, state.actor()), Thinking(budget=Budget(9.0)))
    assert vars(bot.bot)["asked"] == [Budget(0.5, 20)]
    assert bot.name == "Deep"


@pytest.mark.parametrize(
    ("spec", "code", "told"),
    [
        ("alphago", "bot-unknown", ", ".join(BOTS)),
        ("", "bot-unknown", ", ".join(BOTS)),
        ("no.such.module", "bot-unknown", ", ".join(BOTS)),
        ("a b:C", "bot-unknown", ", ".join(BOTS)),
        (f"{HERE}:{'Deep:x' * 50}", "bot-unknown", ", ".join(BOTS)),
        ("no.such.module:Bot", "bot-import", "ModuleNotFoundError: No module named 'no'"),
        (f"{HERE}:Deeper", "bot-class", "Deep, Nameless"),
        (f"{HERE}:HERE", "bot-class", "Deep, Nameless"),
        ("os:system:true", "bot-class", "–"),
        (f"{HERE}:Nameless", "bot-none", "32"),
        (f"{HERE}:Deep:width=3", "bot-parameter", "depth, wild, time, nodes"),
        (f"{HERE}:Deep:1:2", "bot-parameter", "depth, wild, time, nodes"),
        ("greedy:depth=3", "bot-parameter", "time, nodes"),
        (f"{HERE}:Deep:depth=-1", "bot-refused", "ValueError: too shallow"),
        ("greedy:time=soon", "bot-budget", "time"),
        ("greedy:time=0", "bot-budget", "time"),
        ("greedy:time=inf", "bot-budget", "time"),
        ("greedy:time=yes", "bot-budget", "time"),
        ("greedy:nodes=0.5", "bot-budget", "nodes"),
        ("greedy:nodes=-1", "bot-budget", "nodes"),
    ],
)
def test_what_cannot_be_a_bot_is_refused_with_what_there_is(spec: str, code: str, told: str) -> None:
    with pytest.raises(OptionError) as refused:
        find_bot(spec)
    assert refused.value.code == code
    assert told in map(str, refused.value.facts.values())
    for language in LANGUAGES:
        sentence = Texts(language).translate(f"error-{code}", **refused.value.facts)
        assert told in sentence or code == "bot-budget"


def write_package(folder: Path, entry: str, source: str) -> None:
    """As if somebody had installed it."""
    (folder / "stranger.py").write_text(source, encoding="utf-8")
    info = folder / "stranger-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[leadlight.bots]\n{entry}\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("source", "code"),
    [("1 / 0", "bot-import"), ("", "bot-import"), ("Bot = 3", "bot-none"), ("Bot = object", "bot-none")],
)
def test_a_broken_package_is_named_but_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, source: str, code: str
) -> None:
    write_package(tmp_path, "stranger = stranger:Bot", source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "stranger", raising=False)
    assert bot_names() == [*BOTS, "stranger"]
    with pytest.raises(OptionError) as refused:
        find_bot("stranger")
    assert refused.value.code == code


def test_no_package_takes_the_name_of_a_bot_of_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_package(tmp_path, "greedy = stranger:Bot", "1 / 0")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert bot_names() == list(BOTS)
    assert find_bot("greedy").name == "greedy"
