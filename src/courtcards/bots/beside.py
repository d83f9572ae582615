"""Compiling in the background while a game is being played, in a process of low priority.

Nothing heavy is loaded here: whoever starts it plays, or serves, without the compiler.
"""

import os
import subprocess
import sys
import threading
from collections.abc import Sequence

from courtcards.engine.kept import SWITCH

# In the command of the process: do not step back.
_EAGER = "--eager"
# Where the system has such classes (Windows), the process is of the lowest from its beginning.
_FLAGS = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0) | getattr(
    subprocess, "CREATE_NEW_PROCESS_GROUP", 0
)


class CompilerProcess:
    """A process that compiles games, one after the other, and ends with the one that started it.

    It lets everybody else go first, unless it is eager. Whatever is finished is on the disk and stays
    there, also if the process is stopped before its end.
    """

    def __init__(self, games: Sequence[str], *, eager: bool = False) -> None:
        environment = {name: value for name, value in os.environ.items() if name != SWITCH}
        self._process = subprocess.Popen(
            _command(games, eager),
            # It reads until this process has ended, however that ends.
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            # Ctrl-C is for whoever plays.
            process_group=0,
            creationflags=0 if eager else _FLAGS,
        )

    @property
    def has_ended(self) -> bool:
        """Whether it has compiled everything, or given up."""
        return self._process.poll() is not None

    def failure(self) -> str | None:
        """Say why it did not succeed, once it has ended; None if it did."""
        said = self._close()
        code = self._process.returncode
        return (said or _explain(code)) if code else None

    def stop(self) -> None:
        """End it now: it has nothing to lose."""
        self._process.kill()
        self._close()

    def _close(self) -> str:
        said, _ = self._process.communicate()
        return said.decode(errors="replace").strip()


def main() -> None:
    """Compile the games that are named: what the process does. If that fails, one line says why."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    games = [wish for wish in sys.argv[1:] if wish != _EAGER]
    if _EAGER not in sys.argv:
        _step_back()
    if len(games) == 1:
        _compile(games[0])
    else:
        _compile_each(games)


def _compile_each(games: Sequence[str]) -> None:
    """Compile every game in a separate process: each takes hundreds of megabytes, and frees them."""
    for game in games:
        # It has stepped back if this process has, and lives on the same standard input.
        code = subprocess.run(_command([game], eager=True)).returncode
        if code < 0:
            print(_explain(code), flush=True)
        if code:
            sys.exit(1)


def _compile(game: str) -> None:
    from courtcards.bots.warm import compile_game

    try:
        compile_game(game)
    except Exception as error:
        print(f"{game}: {type(error).__name__}: {error}".splitlines()[0], flush=True)
        sys.exit(1)


def _command(games: Sequence[str], eager: bool) -> list[str]:
    wishes = [_EAGER] if eager else []
    return [sys.executable, "-m", "courtcards.bots.beside", *wishes, *games]


def _explain(code: int) -> str:
    return f"ended by signal {-code}" if code < 0 else f"exit code {code}"


def _step_back() -> None:
    """Let everybody else go first, but get on also where somebody else is always at work."""
    if sys.platform != "win32":
        os.nice(10)


def _end_with_parent() -> None:
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


if __name__ == "__main__":
    main()
