import subprocess
import sys

PROGRAM = """
import sys
import courtcards, courtcards.cli.app, courtcards.play.game, courtcards.bots.catalogue
import courtcards.lab.arena, courtcards.terminal.session, courtcards.server.run
found = {"courtcards.adapters", "gymnasium", "pettingzoo", "pyspiel", "PIL", "torch"} & set(sys.modules)
found |= {"courtcards.cluster", "ray"} & set(sys.modules)
print(sorted(found))
"""


def test_the_core_imports_nothing_that_only_researchers_or_clusters_need() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
