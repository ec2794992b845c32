"""The build of the wheel: what it includes, and what it records when it could not compile. Nothing is compiled here."""

import sys
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from hatch_build import CustomBuildHook, NotCompiled


class Warnings:
    def __init__(self) -> None:
        self.shown: list[str] = []

    def display_warning(self, message: str) -> None:
        self.shown.append(message)


@pytest.fixture
def warnings() -> Warnings:
    return Warnings()


@pytest.fixture
def hook(tmp_path: Path, warnings: Warnings) -> CustomBuildHook:
    app: Any = warnings
    nothing: Any = None
    return CustomBuildHook(str(tmp_path), {}, nothing, nothing, str(tmp_path), "wheel", app)


def new_build_data() -> dict[str, Any]:
    return {"artifacts": [], "force_include": {}, "pure_python": True, "infer_tag": False}


def write_pages_script(root: Path, text: str) -> None:
    (root / "script").mkdir()
    (root / "script" / "pages.py").write_text(text, encoding="utf-8")


def compile_nothing(_source: Path, target: Path) -> list[Path]:
    built = target / "leadlight" / "core" / "state.so"
    built.parent.mkdir(parents=True)
    built.touch()
    return [built]


def refuse(reason: str) -> Any:
    def compile_package(_source: Path, _target: Path) -> list[Path]:
        raise NotCompiled(reason)

    return compile_package


@pytest.fixture
def without_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEADLIGHT_WITHOUT_PAGES", "1")


@pytest.mark.usefixtures("without_pages")
@pytest.mark.parametrize("reason", ["no-compiler", "no-headers", "failed: gcc has no memory"])
def test_a_wheel_that_is_not_compiled_carries_the_reason(
    hook: CustomBuildHook, warnings: Warnings, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    monkeypatch.setattr(hatch_build, "compile_package", refuse(reason))
    build_data = new_build_data()
    hook.initialize("standard", build_data)
    [(file, place)] = build_data["force_include"].items()
    assert place == "leadlight/not_compiled.txt"
    assert Path(file).read_text(encoding="utf-8") == reason
    assert build_data["pure_python"]
    assert reason in warnings.shown[0]
    hook.finalize("standard", build_data, "")
    assert not Path(file).exists()


@pytest.mark.usefixtures("without_pages")
def test_a_compiled_wheel_holds_the_extensions_and_no_reason(
    hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "compile_package", compile_nothing)
    build_data = new_build_data()
    hook.initialize("standard", build_data)
    assert list(build_data["force_include"].values()) == [str(Path("leadlight", "core", "state.so"))]
    assert (build_data["pure_python"], build_data["infer_tag"], build_data["artifacts"]) == (False, True, [])
    hook.finalize("standard", build_data, "")


def test_a_wheel_holds_the_pages(hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("LEADLIGHT_WITHOUT_PAGES", raising=False)
    monkeypatch.setattr(hatch_build, "compile_package", compile_nothing)
    write_pages_script(tmp_path, "")
    build_data = new_build_data()
    hook.initialize("standard", build_data)
    assert build_data["artifacts"] == ["src/leadlight/server/static"]
    hook.finalize("standard", build_data, "")


def test_a_build_stops_when_the_pages_cannot_be_built(
    hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("LEADLIGHT_WITHOUT_PAGES", raising=False)
    monkeypatch.setattr(hatch_build, "compile_package", compile_nothing)
    write_pages_script(tmp_path, "raise SystemExit(1)")
    with pytest.raises(SystemExit, match="pages"):
        hook.initialize("standard", new_build_data())
    hook.finalize("standard", {}, "")


def test_an_editable_install_gets_neither(hook: CustomBuildHook) -> None:
    build_data = new_build_data()
    hook.initialize("editable", build_data)
    hook.finalize("editable", build_data, "")
    assert build_data == new_build_data()


@pytest.mark.parametrize(("status", "expected"), [(0, []), (1, [hatch_build.NODE])])
def test_node_comes_as_a_wheel_only_where_the_machine_has_none(
    hook: CustomBuildHook, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, status: int, expected: list[str]
) -> None:
    monkeypatch.delenv("LEADLIGHT_WITHOUT_PAGES", raising=False)
    write_pages_script(tmp_path, f"raise SystemExit({status})")
    assert hook.dependencies() == expected


@pytest.mark.usefixtures("without_pages")
def test_a_build_without_pages_asks_for_no_node(hook: CustomBuildHook) -> None:
    assert hook.dependencies() == []


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools finds the compiler there")
def test_no_compiler_on_the_path_is_a_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(NotCompiled, match="no-compiler"):
        hatch_build.compile_package(tmp_path, tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools finds the compiler there")
def test_missing_headers_are_a_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("hatch_build.sysconfig.get_path", lambda _name: str(tmp_path))
    with pytest.raises(NotCompiled, match="no-headers"):
        hatch_build.compile_package(tmp_path, tmp_path)


def test_a_compiler_that_fails_is_named_without_its_flags() -> None:
    error = "Command '['/usr/bin/gcc', '-O3', '-c', 'state.c']' returned non-zero exit status 1."
    assert hatch_build.shorten_command(error) == "Command '/usr/bin/gcc' returned non-zero exit status 1"
