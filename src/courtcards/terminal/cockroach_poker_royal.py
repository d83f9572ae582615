"""The table of Cockroach Poker Royal, which is that of Cockroach Poker, and what is hard to remember."""

from courtcards.terminal.cockroach_poker import draw, recap_of

__all__ = ["HINTS", "draw", "recap_of"]

HINTS = {
    "en": (
        "For a royal its animal and “royal” are both true. The joker is any animal but no royal;"
        " for the blank every claim is a lie. Taking a royal draws the top penalty card as well."
    ),
    "ja": (
        "王様のカードは、その動物でも「王様」でも本当です。ジョーカーはどの動物でもありますが"
        "王様ではなく、ブランクは何を宣言しても嘘です。王様を引き取るとペナルティも1枚引きます。"
    ),
}
