"""The table of Royal Gambit: everyone's face-up cards, points and totals."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from courtcards.engine.phrases import Data
from courtcards.terminal.parts import Facts, columns, facts, heading
from courtcards.terminal.voice import Voice

COLUMNS = ("player", "total", "status", "points", "face_up")
STATUS_STYLES = {"in": "green", "stayed": "cyan", "bust": "red", "away": "dim"}


def draw(table: Data, voice: Voice) -> tuple[list[str], RenderableType]:
    """Return how far the game is, and the table."""
    progress = [
        voice.say("hand_number", number=table["hand"]),
        voice.say("first_to", target=table["target"]),
    ]
    if table["kind"] != "normal":
        progress.insert(1, voice.say(f"kind.{table['kind']}"))
    rows = [*_acting(table, voice), *_deck(table, voice)]
    return progress, Group(rows_of(table, voice), facts(rows))


def rows_of(table: Data, voice: Voice) -> Table:
    """Return a row for every player."""
    grid = columns()
    for key in COLUMNS:
        grid.add_column(Text(voice.say(key), "dim"))
    for seat in voice.seats():
        data = table["seats"][seat]
        grid.add_row(
            heading(seat, table["turn"], voice),
            Text(str(data["total"]), "bold"),
            Text(voice.say(f"status.{data['status']}"), STATUS_STYLES[data["status"]]),
            str(data["points"]) if data["status"] == "in" else "",
            _cards(data, voice),
        )
    return grid


def _cards(seat: Data, voice: Voice) -> Text:
    """Return a seat's face-up cards in the order they came, then the covered ones."""
    text = Text(" ").join(voice.card(card) for card in seat["cards"])
    if seat["status"] == "bust":
        text.stylize("dim")
    if seat["covered"]:
        covered = Text(" ").join(voice.card(card) for card in seat["covered"])
        note = voice.phrase("covered", cards=covered)
        note.stylize("dim")
        text = Text("  ").join(part for part in (text, note) if part)
    return text


def _acting(table: Data, voice: Voice) -> Facts:
    """Tell which action card is being played, and which ones wait."""
    cards = [(table["acting"]["seat"], table["acting"]["card"])] if table["acting"] else []
    cards += [(flip["seat"], card) for flip in table["waiting"] for card in flip["cards"]]
    told = [
        voice.phrase("card_of", card=voice.card(card), name=voice.name_text(seat))
        for seat, card in cards
    ]
    return [(voice.say("in_play"), voice.join(told))] if told else []


def _deck(table: Data, voice: Voice) -> Facts:
    """Tell how many cards the deck has, and how many of them would make a pair."""
    cards = voice.amount(table["deck_size"])
    aids = table["aids"]
    own = None if voice.me is None else aids["seats"][voice.me]
    if own:
        key = "risk" if table["deck_size"] else "risk.renewed"
        cards = voice.say(key, cards=cards, next=aids["to_come"], risk=own["pairing"])
    return [(voice.say("deck"), Text(cards))]
