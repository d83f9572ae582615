import pytest

from courtcards.engine.phrases import Language, PhraseError
from courtcards.games import GAMES

TOY = Language(
    {
        "do.pass": "pass it to {to} as {claim}",
        "event.seen": "{seat} looks.",
        "event.seen+card": "{seat} looks: {card}.",
        "owned": "{seat}'s {card}",
        "do.swap": "swap {a} for {b}",
        "do.pay": "lay down {cards}",
    },
    {"bat": "bat", "rat": "big rat"},
)
NAMES = ["Ann", "Bo"]


def test_a_sentence_is_made_of_names_and_translated_words() -> None:
    assert (
        TOY.say("do", {"do": "pass", "to": 1, "claim": "rat"}, NAMES) == "pass it to Bo as big rat"
    )


def test_a_sentence_says_more_where_more_is_known() -> None:
    assert TOY.say("event", {"event": "seen", "seat": 0}, NAMES) == "Ann looks."
    assert TOY.say("event", {"event": "seen", "seat": 0, "card": "bat"}, NAMES) == "Ann looks: bat."


@pytest.mark.parametrize(
    "data",
    [
        {"do": "pass", "to": 1, "claim": "rat"},
        {"do": "swap", "a": [0, "bat"], "b": [1, "rat"]},
        {"do": "pay", "cards": ["bat", "rat"]},
        {"do": "pay", "cards": ["rat"]},
    ],
)
def test_reading_undoes_saying(data: dict[str, object]) -> None:
    assert TOY.read("do", TOY.say("do", data, NAMES), NAMES) == data


def test_what_nobody_says_is_refused() -> None:
    with pytest.raises(PhraseError, match="Nobody here says 'fold'"):
        TOY.read("do", "fold", NAMES)
    with pytest.raises(PhraseError):
        TOY.read("do", "pass it to Cy as bat", NAMES)
    with pytest.raises(PhraseError):
        TOY.read("do", "swap Ann's bear for Bo's bat", NAMES)
    with pytest.raises(PhraseError):
        TOY.unword("bear")


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_all_languages_of_a_game_say_the_same_things(kind: object) -> None:
    languages = kind.words.LANGUAGES  # type: ignore[attr-defined]
    assert set(languages) == {"en", "ja"}
    english = languages["en"]
    for language in languages.values():
        assert set(language.templates) == set(english.templates)
        assert set(language.vocabulary) == set(english.vocabulary)
        assert len(set(language.vocabulary.values())) == len(language.vocabulary)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_cards_go_to_text_and_back(kind: object) -> None:
    words = kind.words  # type: ignore[attr-defined]
    for language in words.LANGUAGES.values():
        for card in words.CARDS:
            assert language.unword(language.word(card)) == card
