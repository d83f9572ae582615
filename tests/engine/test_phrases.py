import re
from collections.abc import Iterator

import pytest

from courtcards.engine.contract import Kind
from courtcards.engine.languages import Texts, codes
from courtcards.engine.phrases import SEAT_FIELDS, Data, Language
from courtcards.engine.translations import forms
from courtcards.games import GAMES

NAMES = ["Ann", "Bo", "Cy", "Di"]
# Somebody addressed like somebody else: “You takes”, “you is”; but “to you goes a card” is fine.
CLUMSY = re.compile(r"(?<!to )\b[Yy]ou (is|has|was|does|\w*[^s\W]s)\b")
POKER = next(kind for kind in GAMES if kind.name == "cockroach-poker")
MENAGERIE = next(kind for kind in GAMES if kind.has_roles)


def say(kind: Kind, data: Data, me: int | None = None, code: str = "en") -> str:
    return kind.language(code).say(next(iter(data)), data, NAMES, me)


def test_a_sentence_is_made_of_names_and_translated_words() -> None:
    move = {"do": "pass", "to": 1, "claim": "stink-bug"}
    assert say(POKER, move) == "pass it to Bo, claiming stink bug"
    assert say(POKER, move, code="ja") == "Boに回し「カメムシ」と宣言する"


def test_a_sentence_says_more_where_more_is_known() -> None:
    looked = {"event": "peeked", "seat": 0}
    assert say(POKER, looked) == "Ann looks at the card to pass it on."
    assert say(POKER, looked | {"card": "bat"}) == "Ann looks at the card to pass it on: bat."


def test_whoever_is_spoken_to_is_you() -> None:
    judged = {"event": "judged", "seat": 0, "of": 1, "verdict": "doubts"}
    assert say(POKER, judged, me=0) == "You doubt Bo."
    assert say(POKER, judged, me=1) == "Ann doubts you."
    assert say(POKER, judged, me=0, code="ja") == "あなたはBoの宣言を「嘘」と判断した。"
    won = {"result": "won", "winners": [0, 2], "losers": [1, 3], "reason": "solo"}
    assert say(MENAGERIE, won, me=2) == "Ann and you won (solo victory)."


def test_whatever_belongs_to_somebody_is_told_with_the_owner() -> None:
    move = {"do": "trade", "a": [0, "ibis"], "b": [1, "tiger"]}
    assert say(MENAGERIE, move, me=0) == "trade your Giant Ibis for White Tiger of Bo"


def test_one_card_is_not_cards() -> None:
    dealt = {"event": "dealt", "seat": 0, "count": 1}
    assert say(POKER, dealt) == "Ann is dealt one card."
    assert say(POKER, dealt | {"count": 2}) == "Ann is dealt 2 cards."


def _sentences(kind: Kind, code: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield all sentences about what happened, with fields by which nobody is spoken to."""
    for relative in (*getattr(kind.words, "RELATIVES", ()), kind.name):
        for key, form in forms(code, f"games/{relative}.ftl").items():
            if key.startswith(("event-", "result-")):
                bases = {name.removesuffix("-is").removesuffix("-count") for name in form.fields}
                fields = dict.fromkeys(bases, "Duchess") | {f"{name}-is": "other" for name in bases}
                yield key, fields


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_english_addresses_nobody_clumsily(kind: Kind) -> None:
    texts = kind.language("en").texts
    for key, fields in _sentences(kind, "en"):
        for name in fields.keys() & (SEAT_FIELDS | {"winners", "losers"}):
            told = texts.say(key, **fields | {name: "you", f"{name}-is": "you"})
            assert "Duchess" in told or "You" in told or "you" in told, key
            assert not CLUMSY.search(told.replace("Duchess", "")), told


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_every_card_of_a_game_is_called_something_else(kind: Kind, code: str) -> None:
    language = kind.language(code)
    cards = [language.word(card) for card in kind.words.CARDS]
    assert len(set(cards)) == len(cards)


def test_a_word_that_a_game_does_not_know_stays_as_it_is() -> None:
    assert Language(Texts("en", ())).word("…") == "…"
