"""`import leadlight` offers everything and loads next to nothing."""

import ast
import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import leadlight

SOURCE = Path(__file__).parents[2] / "src" / "leadlight" / "__init__.py"
HEAVY = {"alembic", "cyclopts", "fluent", "litestar", "msgspec", "rich", "sqlalchemy", "textual", "uvicorn"}


def typed_names() -> dict[str, str]:
    """What a type checker sees: each name with the module it is imported from."""
    (block,) = [node for node in ast.parse(SOURCE.read_text(encoding="utf-8")).body if is_for_types(node)]
    imports = [node for node in ast.walk(block) if isinstance(node, ast.ImportFrom)]
    return {alias.name: str(node.module) for node in imports for alias in node.names}


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def loaded_after(statement: str) -> set[str]:
    """The top-level modules, and those of ours, that a fresh Python has loaded after the statement."""
    script = f"{statement}\nimport sys\nprint('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=os.environ)
    return {name if name.startswith("leadlight") else name.partition(".")[0] for name in done.stdout.split()}


def test_type_checkers_and_python_see_the_same_names() -> None:
    assert typed_names() == leadlight.MODULE_OF
    assert leadlight.__all__ == sorted([*typed_names(), "is_compiled"], key=leadlight.__all__.index)
    assert set(leadlight.__all__) == {*typed_names(), "is_compiled"}


@pytest.mark.parametrize("name", leadlight.__all__)
def test_every_name_is_there(name: str) -> None:
    assert getattr(leadlight, name) is not None
    assert name in dir(leadlight)


def test_a_name_that_is_not_there_is_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="module 'leadlight' has no attribute 'chess'"):
        leadlight.chess  # type: ignore[attr-defined]  # noqa: B018


def test_importing_the_package_loads_nothing_heavy() -> None:
    loaded = loaded_after("import leadlight")
    assert not loaded & HEAVY
    assert {name for name in loaded if name.startswith("leadlight")} <= {"leadlight", "leadlight.interpreted"}


def test_using_the_rules_loads_no_server_and_no_terminal() -> None:
    loaded = loaded_after("import leadlight\nleadlight.simulate('sintra', ['greedy', 'random'], games=1)")
    assert not loaded & (HEAVY - {"msgspec"})
    assert not {name for name in loaded if name.startswith(("leadlight.server", "leadlight.cli", "leadlight.locales"))}


def test_reprs_can_be_evaluated_where_the_names_are_imported() -> None:
    names: dict[str, object] = {}
    exec("from leadlight import *", names)  # noqa: S102
    match = leadlight.new_match("sagrada", ["Olena", "Petr"], seed=3)
    game = match.game
    for value in (match.state, match.rng, game, *game.options, match.record(), game.score(match.state, 1)):
        assert eval(repr(value), names) == value


def test_values_made_through_the_package_travel() -> None:
    match = leadlight.new_match("uzory", players=3, seed=5)
    assert pickle.loads(pickle.dumps(match)) == copy.deepcopy(match) == match


def test_a_match_has_a_seat_for_every_name() -> None:
    assert leadlight.new_match("sintra", ["a", "b", "c"], seed=1).options["players"] == 3
    with pytest.raises(leadlight.OptionError, match="seats-count"):
        leadlight.new_match("sintra", ["a", "b", "c"], players=2)


def test_the_same_seed_simulates_the_same() -> None:
    one = leadlight.simulate("uzory", ["random", "random"], games=2, seed=9, mode="broken")
    assert one == leadlight.simulate("uzory", ["random", "random"], games=2, seed=9, mode="broken")
    assert one.games == 2
    with pytest.raises(leadlight.OptionError, match="seats-count"):
        leadlight.simulate("uzory", ["random"], players=2)
