"""Cards as short coloured labels: a picture and, where there is room, the card's word.

A label is recognisable by its picture or letters alone, so nothing is lost without colour.
"""

import re

from rich.text import Text

# Pictures are two cells wide; the spider's is one, so a blank follows it.
PICTURES = {
    "bat": "🦇",
    "fly": "🪰",
    "cockroach": "🪳",
    "toad": "🐸",
    "rat": "🐀",
    "scorpion": "🦂",
    "spider": "🕷 ",
    "stink-bug": "🪲",
    "royal": "👑",
    "joker": "🃏",
    "blank": "⬜",
    "tortoise": "🐢",
    "tiger": "🐅",
    "ibis": "🐦",
    "komodo": "🦎",
    "antelope": "🦌",
    "mammoth": "🦣",
    "shoot": "🏹",
    "steal": "💰",
    "trade": "🔄",
    "bazaar": "🎪",
    "windfall": "🎁",
}

# Middle tones of the 256 colours, to be read on dark and on light ground.
STYLES = {
    "bat": "medium_purple",
    "fly": "dark_cyan",
    "cockroach": "dark_orange3",
    "toad": "green3",
    "rat": "grey50",
    "scorpion": "dark_goldenrod",
    "spider": "red3",
    "stink-bug": "chartreuse4",
    "royal": "gold3",
    "joker": "deep_pink3",
    "blank": "bold",
    "tortoise": "green3",
    "tiger": "bold",
    "ibis": "dark_cyan",
    "komodo": "chartreuse4",
    "antelope": "dark_orange3",
    "mammoth": "medium_purple",
    "shoot": "red3",
    "steal": "deep_pink3",
    "trade": "dodger_blue2",
    "bazaar": "gold3",
    "windfall": "dark_goldenrod",
    "vizier": "gold3",
    "loyalist": "dodger_blue2",
    "conspirator": "red3",
    "truth": "green3",
    "lie": "red3",
}

CROWN = "royal-"
_FRENCH = re.compile(r"[A2-9TJQK][cdhs]")


def style_of(word: str) -> str:
    """Return a card's colour.

    >>> style_of("royal-bat"), style_of("Ah")
    ('medium_purple', 'red3')
    """
    if _FRENCH.fullmatch(word):
        return "red3" if word[-1] in "dh" else "bold"
    return STYLES.get(word.removeprefix(CROWN), "")


def picture_of(word: str) -> str:
    """Return a card's picture; nothing if it has none.

    >>> picture_of("royal-bat")
    '👑🦇'
    """
    crown = PICTURES["royal"] if word.startswith(CROWN) else ""
    return crown + PICTURES.get(word.removeprefix(CROWN), "")


def label(word: str, text: str) -> Text:
    """Return a card as a coloured text: its picture and its word in a language.

    >>> label("bat", "Fledermaus").plain, label("joy", "joy").plain
    ('🦇 Fledermaus', 'joy')
    """
    return Text(" ".join(part for part in (picture_of(word), text) if part), style_of(word))
