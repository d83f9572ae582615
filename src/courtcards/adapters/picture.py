"""The table as a picture: everyone's cards as far as a viewer may know them, drawn with Pillow.

It draws all facts in a game's view, so a new game has a picture at once. All pictures of a game have the
same size, as videos require.
"""

import colorsys
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from courtcards.engine.compile import Array
from courtcards.engine.phrases import Data
from courtcards.play.game import Game

WIDTH = 1000
HEAD, SEAT, FOOT = 56, 104, 132
MARGIN, LINE, PAD = 14, 28, 8

GROUND, PANEL, INK, DIM = (24, 60, 48), (250, 247, 238), (34, 34, 34), (120, 116, 106)
LIGHT, GOLD, RED, BLACK = (244, 240, 228), (214, 165, 40), (178, 34, 52), (40, 40, 48)

SHOWN_IN_HEAD = ("phase", "turn", "seats")
# What follows from the rest needs no room.
LEFT_OUT = (*SHOWN_IN_HEAD, "aids")
SEAT_FACTS = ("seat", "next", "active", "mover", "path")
FRENCH_CARD = re.compile("[A2-9TJQK][cdhs]")

Colour = tuple[int, int, int]


def picture(game: Game, table: Data, me: int | None) -> Array:
    """Return a viewer's table as rows of pixels, red, green and blue.

    >>> import courtcards as cc
    >>> game = cc.game("royal-gambit", players=2)
    >>> picture(game, game.deal(seed=1).view(0).table, 0).shape
    (396, 1000, 3)
    """
    image = Image.new("RGB", (WIDTH, HEAD + SEAT * game.players + FOOT), GROUND)
    painter = Painter(game, ImageDraw.Draw(image), me)
    painter.draw_head(table)
    for row in range(game.players):
        painter.draw_seat(table, ((me or 0) + row) % game.players, HEAD + SEAT * row)
    painter.draw_facts(table, HEAD + SEAT * game.players)
    return np.array(image)


class Painter:
    """Draws the parts of one table."""

    def __init__(self, game: Game, draw: ImageDraw.ImageDraw, me: int | None) -> None:
        self.game = game
        self.draw = draw
        self.me = me
        self.names = game.names()
        self.words = game.language("en")
        self.title, self.text = ImageFont.load_default(22), ImageFont.load_default(15)

    def draw_head(self, table: Data) -> None:
        """Write the game's name and whose turn it is."""
        self.draw.text((MARGIN, 14), self.words.text("name"), LIGHT, self.title)
        turn = table.get("turn")
        said = "the game is over" if turn is None else f"{self.names[turn]}: {table['phase']}"
        self.draw.text((WIDTH - MARGIN, 18), said.replace("_", " "), GOLD, self.text, anchor="ra")

    def draw_seat(self, table: Data, seat: int, top: int) -> None:
        """Draw what lies before a seat, framed if it is that seat's turn."""
        self._draw_panel(top, SEAT, GOLD if seat == table.get("turn") else PANEL)
        name = self.names[seat] + (" (you)" if seat == self.me else "")
        self.draw.text((2 * MARGIN, top + PAD), name, INK, self.title)
        self._draw_items(table["seats"][seat], top + PAD + LINE + 4, top + SEAT)

    def draw_facts(self, table: Data, top: int) -> None:
        """Draw everything that belongs to no seat."""
        self._draw_panel(top, FOOT - PAD, LIGHT)
        facts = {name: fact for name, fact in table.items() if name not in LEFT_OUT}
        self._draw_items(facts, top + PAD, top + FOOT - PAD)

    def _draw_panel(self, top: int, height: int, edge: Colour) -> None:
        box = (MARGIN, top, WIDTH - MARGIN, top + height - PAD)
        self.draw.rounded_rectangle(box, 10, PANEL, edge, 3)

    def _draw_items(self, facts: Data, top: int, bottom: int) -> None:
        """Draw facts one after the other, in as many lines as there is room for."""
        x, y = 2 * MARGIN, top
        for text, colour in self._items(facts):
            width = int(self.draw.textlength(text, self.text)) + (2 * PAD if colour else PAD)
            if x + width > WIDTH - 2 * MARGIN:
                x, y = 2 * MARGIN, y + LINE
            if y + LINE > bottom:
                return
            self._draw_item(x, y, width, text, colour)
            x += width + 6

    def _draw_item(self, x: int, y: int, width: int, text: str, colour: Colour | None) -> None:
        if colour is None:
            self.draw.text((x, y + 3), text, DIM, self.text)
            return
        self.draw.rounded_rectangle((x, y, x + width, y + LINE - 6), 5, colour)
        self.draw.text((x + PAD, y + 3), text, LIGHT, self.text)

    def _items(self, facts: Data) -> Iterator[tuple[str, Colour | None]]:
        """Give every fact as words without and cards with a colour."""
        for name, fact in facts.items():
            if fact not in (None, [], {}):
                yield f"{name.replace('_', ' ')}:", None
                yield from self._spell(self._named(fact) if name in SEAT_FACTS else fact)

    def _named(self, seats: Any) -> Any:
        """Return names for a seat or a list of seats."""
        return (
            [self.names[seat] for seat in seats] if isinstance(seats, list) else self.names[seats]
        )

    def _spell(self, fact: Any) -> Iterator[tuple[str, Colour | None]]:
        if isinstance(fact, str):
            yield self._name(fact), self._colour(fact)
        elif isinstance(fact, list) and all(isinstance(each, str) for each in fact):
            yield from self._spell(Counter(fact))
        elif isinstance(fact, list):
            for each in fact:
                yield from self._spell(each)
        elif isinstance(fact, dict) and all(isinstance(each, int) for each in fact.values()):
            for word, count in fact.items():
                yield self._amount(word, count), self._colour(word)
        elif isinstance(fact, dict):
            yield from self._items(fact)
        else:
            yield str(fact), None

    def _name(self, word: str) -> str:
        # The font has no suits: French cards are written as in transcripts.
        return word if FRENCH_CARD.fullmatch(word) else self.words.word(word)

    def _amount(self, word: str, count: int) -> str:
        name = self._name(word)
        return name if count == 1 else f"{count} {name}"

    def _colour(self, word: str) -> Colour:
        """Return a card's colour: red or black in a French deck, else one for every kind."""
        if FRENCH_CARD.fullmatch(word):
            return RED if word[1] in "dh" else BLACK
        cards = self.game.kind.words.CARDS
        plain = word.removeprefix("royal-")
        if plain not in cards:
            return DIM
        red, green, blue = colorsys.hsv_to_rgb(cards.index(plain) / len(cards), 0.75, 0.6)
        return int(255 * red), int(255 * green), int(255 * blue)
