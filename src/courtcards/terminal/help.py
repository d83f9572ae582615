"""Help: what the keys do, and what the moment is about."""

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.terminal.voice import Voice

KEYS = ("1 2 3 …", "u", "t", "h", "r", "q")


def help_page(table: Data, voice: Voice) -> RenderableType:
    """Return the rules of the moment and the keys."""
    keys = Table.grid(padding=(0, 2))
    for key in KEYS:
        meaning = voice.words.first(f"help-{key}", "help-number")
        keys.add_row(Text(key, "bold cyan"), meaning)
    title = Text(voice.say("help"), "bold")
    return Panel(Group(*moment(table, voice), "", keys), title=title, border_style="dim")


def moment(table: Data, voice: Voice) -> list[str]:
    """Return the rules that matter now."""
    phase = str(table.get("phase"))
    rules = voice.first(f"moment-{phase}", "moment-other", **table)
    hints = voice.first("hints")
    return [rules, hints] if hints else [rules]
