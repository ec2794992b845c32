"""Runs an installed, compiled Leadlight from its sources: for comparing the two, and for tracebacks into the rules."""

import importlib.machinery
import sys
from collections.abc import Sequence
from types import ModuleType


class SourceFinder:
    """Finds the package's modules as `.py` files only, where Python itself would prefer extension modules."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("leadlight.") or path is None:
            return None
        for folder in path:
            finder = importlib.machinery.FileFinder(folder, (importlib.machinery.SourceFileLoader, [".py"]))
            if spec := finder.find_spec(name, target):
                return spec
        return None


def prefer_sources() -> None:
    sys.meta_path.insert(0, SourceFinder)
