import pytest

from courtcards.terminal.voice import Voice
from courtcards.terminal.words import words_in
from tests.terminal.helpers import GAMES, LANGUAGES, table_of, voice_of


def test_the_result_is_told_to_the_person() -> None:
    result = {"winners": [1, 2, 3], "losers": [0], "reason": "four-of-a-kind", "scores": None}
    told = voice_of(table_of("cockroach-poker")).result(result).plain
    assert told == "You lost (four of a kind); Duchess, Jester and Herald won."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_may_win(language: str) -> None:
    result = {"winners": [], "losers": [0, 1, 2, 3], "reason": "nobody", "scores": [1, 1, 1, 1]}
    told = voice_of(table_of("royal-menagerie"), language).result(result).plain
    words = table_of("royal-menagerie").language(language)
    assert told == words.text("result-nobody", reason=words.word("nobody"))


def test_names_and_messages_are_never_markup() -> None:
    voice = Voice(table_of("royal-gambit"), words_in("en"), ["[red]", "[/]", "{0}", ":bat:"])
    for seat, name in enumerate(["[red]", "[/]", "{0}", ":bat:"]):
        event = {"event": "busted", "seat": seat, "ranks": ["4", "7"]}
        assert voice.event(event).plain == f"{name} busts with a second four and seven!"


def test_seats_go_clockwise_from_the_viewer() -> None:
    assert voice_of(table_of("royal-gambit"), me=2).seats() == [2, 3, 0, 1]
    assert voice_of(table_of("royal-gambit"), me=None).seats() == [0, 1, 2, 3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_label_of_its_own(name: str, language: str) -> None:
    game = table_of(name)
    voice = voice_of(game, language)
    labels = [voice.card(card).plain for card in game.kind.words.CARDS]
    assert len(set(labels)) == len(labels)
    short = [voice.counts([card]).plain for card in game.kind.words.CARDS]
    assert len(set(short)) == len(short)
