"""The folder of a server's data. Nothing heavy is loaded here: a supervisor needs little."""

import fcntl
import os
from pathlib import Path

from courtcards.engine.errors import CourtCardsError


class DataDirectory:
    """The folder a server keeps everything in; only one server at a time has it.

    A supervisor holds its `lock` as long as it runs. Of its processes the one that serves holds the
    lock called `serving`, and the next one waits for that.
    """

    def __init__(self, path: Path, lock: str = "lock") -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(path / lock, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise CourtCardsError(f"{path} cannot be used for data: {error.strerror}.") from None

    def claim(self, wait: bool) -> None:
        """Make sure that no other server uses the folder, or wait until it is done."""
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            raise CourtCardsError(f"Another server uses {self.path} already.") from None

    def release(self) -> None:
        """Let another server have it."""
        os.close(self._lock)

    @property
    def url(self) -> str:
        """The address of its database."""
        return f"sqlite:///{self.path / 'courtcards.sqlite'}"
