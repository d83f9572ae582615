"""Royal Menagerie: gifts, kind and unkind, at the Grand Vizier's court, where roles are secret."""

from courtcards.engine.contract import Kind
from courtcards.games.royal_menagerie import rules, view, words
from courtcards.games.royal_menagerie.ending import why
from courtcards.games.royal_menagerie.options import OPTIONS
from courtcards.games.royal_menagerie.state import STATE

KIND = Kind(
    name="royal-menagerie",
    min_players=4,
    max_players=4,
    state=STATE,
    options=OPTIONS,
    rules=rules,
    view=view,
    words=words,
    folder=__name__,
    first_is_free=False,
    has_roles=True,
    why=why,
)
