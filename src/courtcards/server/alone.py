"""A server where there can be no supervisor: one process, in front of whoever started it.

Nobody takes over from it and nobody starts it again. It is its own supervisor as far as that goes: it
hears its own reports, and holds on to the pipe whose end would say that the supervisor is gone.
"""

import os
import signal
import threading

from courtcards.bots.beside import CompilerProcess
from courtcards.engine.kept import SWITCH, missing
from courtcards.server.front import Front, WhenServed


class Alone(Front):
    """Serves in this process."""

    def run(self, when_served: WhenServed | None = None) -> int:
        """Serve until somebody says stop; return the exit code."""
        # While it loads there is nothing yet that would have to be ended well.
        signal.signal(signal.SIGINT, lambda *_: os._exit(0))
        self._tell(self._greeting)
        reports, report = os.pipe()
        life, _held = os.pipe()
        threading.Thread(target=self._hear, args=(reports, when_served), daemon=True).start()
        compiler = self._compile_for_the_next_time()
        self._serve(report, life)
        if compiler is not None:
            compiler.stop()
        return 0

    def _compile_for_the_next_time(self) -> CompilerProcess | None:
        """Run the games as plain Python if they are not compiled yet: nobody could take over later."""
        games = missing()
        if not games or self.config.start == "compiled" or SWITCH in os.environ:
            return None
        self._tell(
            "The games are being compiled in the background: after the next start bots think further ahead."
        )
        # For this process, which has not loaded the games yet; the other one does not heed it.
        os.environ[SWITCH] = "1"
        return CompilerProcess(games)

    def _serve(self, report: int, life: int) -> None:
        # Only now, as it loads everything.
        from courtcards.server.logs import set_up
        from courtcards.server.run import serve

        set_up()
        serve(self.config, self._listener, report, life)

    def _hear(self, reports: int, when_served: WhenServed | None) -> None:
        with os.fdopen(reports, "rb") as lines:
            while lines.readline() != b"serving\n":
                pass
        self._announce(when_served)
