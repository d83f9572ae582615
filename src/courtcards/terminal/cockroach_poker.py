"""The table of Cockroach Poker and its royal relative: who has what in front of them."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.terminal.cards import CROWN, style_of
from courtcards.terminal.parts import CROWNED_PIP, FREE, Facts, columns, facts, heading, pips
from courtcards.terminal.recap import recap_of_a_card
from courtcards.terminal.voice import Voice

recap_of = recap_of_a_card
SPECIALS = ("joker", "blank")


def draw(table: Data, voice: Voice) -> tuple[list[str], RenderableType]:
    """Return how far the game is, and the table."""
    rows = [*_passed(table, voice), *_pile(table, voice), *_specials(table, voice)]
    parts = Group(rows_of(table, voice), facts([*rows, *_hands(table, voice)]))
    return [voice.say("round", number=table["round"])], parts


def rows_of(table: Data, voice: Voice) -> Table:
    """Return a row for every animal: how many the viewer holds, and how many lie before whom."""
    grid = columns()
    grid.add_column()
    hand = _own_hand(table, voice)
    if hand is not None:
        grid.add_column(Text(voice.say("in_hand")))
    for seat in voice.seats():
        size = table["seats"][seat]["hand_size"]
        title = heading(seat, table["turn"], voice)
        grid.add_column(Text("\n").join([title, Text(voice.amount(size), "dim")]))
    for animal in _animals(voice):
        held = [] if hand is None else [_held(hand, animal)]
        before = [_before(table, seat, animal) for seat in voice.seats()]
        grid.add_row(voice.card(animal), *held, *before)
    for special in SPECIALS:
        if hand and special in hand:
            grid.add_row(voice.card(special), _held(hand, special))
    return grid


def _animals(voice: Voice) -> list[str]:
    # A smaller deck has only the first creatures.
    cards = voice.game.kind.words.CARDS[: voice.game.options.get("creatures")]
    return [card for card in cards if not card.startswith(CROWN) and card not in SPECIALS]


def _own_hand(table: Data, voice: Voice) -> list[str] | None:
    return None if voice.me is None else table["seats"][voice.me]["hand"]


def _held(hand: list[str], animal: str) -> Text:
    """Return how many cards of an animal a hand has; its royal is a crown."""
    count = hand.count(animal)
    style = style_of(animal)
    crown = f" {CROWNED_PIP}" if CROWN + animal in hand else ""
    return Text.assemble((str(count), style) if count else (FREE, "dim"), (crown, style))


def _before(table: Data, seat: int, animal: str) -> Text:
    """Return the cards of an animal in front of a seat; red when one more would lose, or one too many has."""
    data, limit = table["seats"][seat], table["limit"]
    count = data["row"].get(animal, 0)
    style = "bold red" if animal in table["aids"]["danger"][seat] else style_of(animal)
    return pips(count, limit - 1, style, data.get("royals", []).count(animal))


def _passed(table: Data, voice: Voice) -> Facts:
    """Tell the way of the card that is passed round, and the claims made on it."""
    passed = table["passed"]
    if passed is None:
        return []
    claims = [
        voice.phrase("claim", name=voice.name_text(seat), claim=voice.card(claim))
        for seat, claim in zip(passed["path"], passed["claims"], strict=False)
    ]
    way = Text(" → ").join([*claims, voice.name_text(passed["path"][-1])])
    if passed["card"]:
        way = Text.assemble(way, "  ", voice.phrase("it_is", card=voice.card(passed["card"])))
    return [(voice.say("on_its_way" if passed["on_its_way"] else "last_card"), way)]


def _pile(table: Data, voice: Voice) -> Facts:
    """Tell what is known of the penalty pile."""
    if "pile_size" not in table:
        return []
    name = voice.say("penalty_pile")
    if table["pile_top"] is None:
        return [(name, Text(voice.say("empty"), "dim"))]
    top = voice.phrase(
        "on_top", cards=voice.amount(table["pile_size"]), card=voice.card(table["pile_top"])
    )
    if table["pile"]:
        top.append_text(Text("  ") + voice.pictures(table["pile"]))
    return [(name, top)]


def _specials(table: Data, voice: Voice) -> Facts:
    """Tell where joker and blank are, as far as everyone saw it."""
    rows: Facts = []
    if table.get("aside"):
        rows.append((voice.say("on_table"), voice.cards(table["aside"])))
    for card, seat in table.get("last_seen", {}).items():
        if seat != voice.me:
            name = voice.name_text(seat)
            rows.append(("", voice.phrase("went_to", card=voice.card(card), name=name)))
    return rows


def _hands(table: Data, voice: Voice) -> Facts:
    """Show the hands that are known besides the viewer's own."""
    rows: Facts = []
    for seat in voice.seats():
        hand = table["seats"][seat]["hand"]
        if hand and seat != voice.me:
            rows.append((voice.say("hand_of", name=voice.name(seat)), voice.counts(hand)))
    return rows
