import re

import pytest

from courtcards.games import GAMES
from courtcards.terminal.address import ME, address

# A person addressed like somebody else: “You takes”, “you is”; but “to you goes a card” is fine.
CLUMSY = re.compile(r"(?<!to )\b[Yy]ou (is|has|was|does|\w*[^s\W]s)\b")

SENTENCES = sorted(
    {
        template
        for kind in GAMES
        for key, template in kind.words.LANGUAGES["en"].templates.items()
        if key.startswith(("event.", "result"))
    }
)


@pytest.mark.parametrize("template", SENTENCES)
def test_every_sentence_of_the_games_can_be_said_to_the_person(template: str) -> None:
    words = {"verdict": "doubts", "truth": "a lie"}
    for field in ("seat", "to", "from", "of", "winners", "losers"):
        names = dict.fromkeys(re.findall(r"\{(\w+)\}", template), "Duchess") | words | {field: ME}
        sentence = address(template.format(**names), "en", "You")
        assert ME not in sentence
        assert not CLUMSY.search(sentence)
        assert not re.search(r"(?<![.!?] )(?<!^)\bYou\b", sentence)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (f"{ME} is dealt 3 cards.", "You are dealt 3 cards."),
        (f"{ME} passes it to Duchess.", "You pass it to Duchess."),
        (f"The card is: bat. {ME} told a lie.", "The card is: bat. You told a lie."),
        (f"Duchess doubts {ME}.", "Duchess doubts you."),
        (f"{ME} shoots an animal of {ME}: ibis.", "You shoot an animal of yours: ibis."),
        (f"{ME} stays and banks points: 3.", "You stay and bank points: 3."),
        (f"Duchess takes {ME}'s card.", "Duchess takes your card."),
    ],
)
def test_english(told: str, said: str) -> None:
    assert address(told, "en", "You") == said


def test_japanese_needs_no_grammar() -> None:
    assert address(f"{ME}が引き取った。", "ja", "あなた") == "あなたが引き取った。"
