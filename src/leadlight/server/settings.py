"""Where the server listens and where it keeps what it must not lose."""

from dataclasses import dataclass, field
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    return platformdirs.user_data_path("leadlight", appauthor=False)


@dataclass(frozen=True)
class Settings:
    data: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    port: int = 8765
    addresses: tuple[str, ...] = ()  # under which others in the same network reach us
    workers: int = 1  # processes in which bots think

    @property
    def database(self) -> Path:
        return self.data / "leadlight.db"
