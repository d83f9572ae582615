"""The table of Royal Menagerie: roles, menageries, and what lies in the middle."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.games.royal_menagerie.words import ANIMALS
from courtcards.terminal.cards import style_of
from courtcards.terminal.parts import Facts, columns, facts, heading, pips
from courtcards.terminal.voice import Voice


def draw(table: Data, voice: Voice) -> tuple[list[str], RenderableType]:
    """Return how far the game is, and the table."""
    progress = [voice.say("end_stage")] if table["end_stage"] else []
    rows = [*_hands(table, voice), *_middle(table, voice)]
    return progress, Group(rows_of(table, voice), facts(rows))


def rows_of(table: Data, voice: Voice) -> Table:
    """Return a column for every player: the role, points and hand, and a row for every species."""
    grid = columns()
    grid.add_column()
    seats = voice.seats()
    for seat in seats:
        grid.add_column(heading(seat, table["turn"], voice))
    data = [table["seats"][seat] for seat in seats]
    grid.add_row(Text(voice.say("role"), "dim"), *(_role(seat, voice) for seat in data))
    points = [Text(str(seat["points"]), "bold") for seat in data]
    grid.add_row(Text(voice.say("points"), "dim"), *points)
    sizes = [voice.amount(seat["hand_size"]) for seat in data]
    grid.add_row(Text(voice.say("hand"), "dim"), *sizes, end_section=True)
    for animal in ANIMALS:
        pens = [_pen(table, seat, animal) for seat in seats]
        grid.add_row(voice.card(animal), *pens)
    return grid


def _role(seat: Data, voice: Voice) -> Text:
    return voice.card(seat["role"]) if seat["role"] else Text(voice.say("secret"), "dim")


def _pen(table: Data, seat: int, animal: str) -> Text:
    """Return a seat's animals of a species; red when there are so many that they are worth nothing."""
    count, aids = table["seats"][seat]["menagerie"].get(animal, 0), table["aids"]
    style = "bold red" if animal in aids["full"][seat] else style_of(animal)
    return pips(count, aids["room"], style)


def _hands(table: Data, voice: Voice) -> Facts:
    """Show the hands that are known."""
    rows: Facts = []
    for seat in voice.seats():
        hand = table["seats"][seat]["hand"]
        if hand:
            own = seat == voice.me
            name = voice.say("your_hand") if own else voice.say("hand_of", name=voice.name(seat))
            rows.append((name, voice.cards(hand)))
    return rows


def _middle(table: Data, voice: Voice) -> Facts:
    """Tell what lies in the middle: decks, a Bazaar, and actions that are not finished."""
    rows = [(voice.say("play_deck"), Text(voice.amount(table["deck_size"])))]
    discards = [card for card, count in table["discards"].items() for _ in range(count)]
    rows.append((voice.say("discards"), voice.counts(discards)))
    if table["bazaar"]:
        rows.append((voice.say("bazaar"), voice.cards(table["bazaar"])))
    if table["taken"]:
        rows.append((voice.say("taken"), voice.card(table["taken"])))
    actions = [
        voice.phrase(
            "card_of", card=voice.card(open_["action"]), name=voice.name_text(open_["seat"])
        )
        for open_ in table["stack"][1:]
    ]
    if actions:
        rows.append((voice.say("in_play"), voice.join(actions)))
    return rows
