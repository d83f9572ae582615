"""Before and after a game in the terminal: choosing it, sitting down, keeping its transcript."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

from rich.text import Text

from courtcards.bots.bot import Bot
from courtcards.bots.budget import Budget
from courtcards.bots.catalogue import make_bot
from courtcards.engine.compile import JIT
from courtcards.engine.languages import Texts
from courtcards.games import GAMES
from courtcards.play.game import Game
from courtcards.play.state import State
from courtcards.play.transcript import dump
from courtcards.terminal.asking import ask_number, numbered
from courtcards.terminal.partners import (
    DEFAULT_LEVEL,
    characters_of,
    kind_in_words,
    name_partners,
    seat_partners,
)
from courtcards.terminal.screen import Screen
from courtcards.terminal.session import Session
from courtcards.terminal.voice import Voice


def choose_game(screen: Screen, words: Texts) -> str:
    """Offer all games and return the name of the one that is chosen."""
    screen.show("", Text(words.say("which_game"), "bold"), numbered(_games(words)))
    return GAMES[int(ask_number(screen, words, len(GAMES), prompt="keys_menu")) - 1].name


def _games(words: Texts) -> list[Text]:
    """Return every game's name, number of players and tagline."""
    labels = []
    for kind in GAMES:
        said = kind.language(words.code)
        key = "seats" if kind.min_players < kind.max_players else "seats_fixed"
        seats = words.say(key, low=kind.min_players, high=kind.max_players)
        name = Text.assemble((said.text("name"), "bold"), f" ({seats})")
        labels.append(Text.assemble(name, "\n", (said.text("tagline"), "dim")))
    return labels


def tell_of_warming_up(screen: Screen, words: Texts) -> None:
    """Say that the games are compiled while somebody plays."""
    screen.show(Text(words.say("warming_up"), "dim"))


def play_game(
    game: Game,
    seat: int,
    seed: bytes,
    words: Texts,
    screen: Screen,
    save: Path | None,
    partners: Sequence[str] | None = None,
    first: int | None = None,
    budget: Budget | None = None,
) -> None:
    """Let a person play against bots, named by seat; keep the transcript if a file is named."""
    partners = name_partners(game, None) if partners is None else partners
    if JIT:
        with screen.wait(words.say("shuffling")):
            compile_rules(game)
    state = game.deal(seed, first_player=first)
    names = names_of(game, seat, words, partners)
    voice = Voice(game, words, names, me=seat)
    # The same seed and the same choices give the same game.
    bots = seat_partners(game, seat, partners, seed, budget)
    with _kept(state, names, save, voice, screen):
        screen.show(greeting(voice, partners, bots))
        Session(state, seat, voice, screen, bots).play()


def compile_rules(game: Game) -> None:
    """Have everything compiled that a game needs, its bots included, by playing one."""
    state = game.deal(seed=0)
    chance = Random(0)
    bot = make_bot("random", game)
    assert state.turn is not None
    bot.reset(game, state.turn, seed=0)
    state.play(bot.choose(state.view(state.turn)))
    while not state.over:
        state.play(chance.choice(state.moves()))
    assert state.result is not None


def names_of(
    game: Game, seat: int, words: Texts, partners: Sequence[str] | None = None
) -> list[str]:
    """Return the names of all seats; the person's is the one that records use."""
    who = characters_of(partners or [DEFAULT_LEVEL] * (game.players - 1))
    names = [words.say(f"partner-{name}") for name in who]
    names.insert(seat, game.names(words.code)[seat])
    return names


def greeting(voice: Voice, partners: Sequence[str], bots: Mapping[int, Bot]) -> Text:
    """Return the first words at the table, and who the others are."""
    names = dict(zip(sorted(bots), partners, strict=True))
    others = [
        voice.phrase(
            "partner",
            name=voice.name_text(seat),
            level=Text(kind_in_words(names[seat], bots[seat], voice.words), "dim"),
        )
        for seat in voice.seats()[1:]
    ]
    title = Text(voice.title(), "bold")
    return Text("\n").join(
        [
            voice.phrase("welcome", game=title, tagline=voice.tagline()),
            voice.phrase("against", names=voice.join(others)),
        ]
    )


@contextmanager
def _kept(
    state: State, names: list[str], file: Path | None, voice: Voice, screen: Screen
) -> Iterator[None]:
    """Append the game's transcript to a file at the end, however the game ends."""
    if file is None:
        yield
        return
    # Find out now whether the file can be written, not when the game is over.
    file.open("ab").close()
    try:
        yield
    finally:
        add_line(file, dump(state.transcript(names=names)))
        screen.show(Text(voice.say("saved", file=file)))


def add_line(file: Path, line: str) -> None:
    """Append a line to a file, even if the file does not end with a newline."""
    with file.open("ab+") as stream:
        size = stream.seek(0, 2)
        stream.seek(max(size - 1, 0))
        begun = size > 0 and stream.read(1) != b"\n"
        stream.write(("\n" * begun + line + "\n").encode())
