"""The example package, installed as anybody would install it, into a folder of its own."""

import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples" / "leadlight-example-bot"


def install_example(folder: Path) -> Path:
    """Build and install the package without the network; the folder to put on the path."""
    source, target = folder / "source", folder / "installed"
    shutil.copytree(EXAMPLE, source)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--target", str(target), str(source)]
    subprocess.run([*pip, *offline], check=True)
    return target
