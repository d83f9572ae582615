"""Link previews: what a chat shows of a link to this server, as a title, a description and a picture.

They say no more than what everybody with the link may see: of a game that is on, who plays it, and of a game
that is over, how it ended. Whoever makes the preview of a chat has no token, so there is nothing else to say.
"""

from html import escape
from typing import NamedTuple
from urllib.parse import quote, urlencode

from msgspec import Struct, json
from starlette.requests import Request

from courtcards.bots.characters import display_name
from courtcards.engine.contract import Kind
from courtcards.engine.errors import CourtCardsError
from courtcards.engine.languages import FALLBACK, Texts, codes, texts
from courtcards.engine.phrases import Data, telling
from courtcards.games import find
from courtcards.server.damage import DamagedError, LostError, StorageError
from courtcards.server.endpoints import Call
from courtcards.server.hall import Hall
from courtcards.server.origins import address_of
from courtcards.server.replays import step_told
from courtcards.server.room import Room
from courtcards.table.refusals import RefusedError
from courtcards.table.table import Table

# The pictures, made by client/scripts/pictures.mjs, are all of one size.
PICTURES = "previews"
WIDTH, HEIGHT = 1200, 630
HOUSE = "house"
# Where nodes ask each other for the previews of their tables.
PREVIEW = "/inner/preview"
# A description need not tell more than a chat shows, in characters.
LONGEST = 200
# Numbers in links have at most so many digits.
MOST_DIGITS = 6


class Preview(NamedTuple):
    """What is shown of a link: two texts and the names of pictures, of which the first there is is taken."""

    title: str
    description: str
    pictures: tuple[str, ...] = (HOUSE,)


class PreviewedGame(Struct, frozen=True):
    """What a preview needs of the transcript of a finished game."""

    game: str
    names: list[str]
    result: Data


def language_of(request: Request) -> str:
    """Return the first language that a client accepts and there is; English if it does not say.

    >>> language_of(Request({"type": "http", "headers": [(b"accept-language", b"fr, de-AT;q=0.8")]}))
    'de'
    """
    for wish in request.headers.get("accept-language", "")[:200].split(","):
        code = wish.partition(";")[0].strip().partition("-")[0].lower()
        if code in codes():
            return code
    return FALLBACK


async def preview_of(request: Request) -> Preview:
    """Return the preview of an address of the client; of one that leads nowhere it is the house's."""
    speech = texts(language_of(request), "client/page", "bots", "previews")
    try:
        found = await _find(request, speech)
    except LostError:
        found = await _ask_owner(request)
    except (RefusedError, CourtCardsError, DamagedError, StorageError):
        # The page itself says what is wrong.
        found = None
    return found or Preview(speech.say("title"), speech.say("motto"))


async def _ask_owner(request: Request) -> Preview | None:
    """Return the preview of a table that another node has."""
    hall: Hall = request.app.state.hall
    wishes = {name: _count(request, name) for name in ("game", "step", "seat")}
    query = {name: count for name, count in wishes.items() if count}
    query |= {"table": request.path_params["table"]}
    heads = {"accept-language": request.headers.get("accept-language", "")[:200]}
    path = f"{PREVIEW}?{urlencode(query)}"
    return await hall.ownership.ask_owner(request.path_params["table"], path, Preview, heads)


async def _find(request: Request, speech: Texts) -> Preview | None:
    if "game" in request.path_params:
        return _lesson(find(request.path_params["game"]), speech)
    if "table" not in request.path_params:
        return None
    call = Call(request, None, {})
    # To read a table from the disk counts as a request; with too many of them the page has no preview.
    is_open = call.table in call.hall.rooms
    if not is_open and not request.app.state.gatekeeper.may_ask(address_of(request)):
        return None
    number = _count(request, "game")
    if number:
        return await _finished(call, number, speech)
    room = await call.hall.find(call.table)
    return None if room is None else table_preview(room.table, speech)


def _count(request: Request, name: str) -> int | None:
    """Return a number from 1 on in the query of a link."""
    text = request.query_params.get(name, "")
    is_number = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
    return (int(text) or None) if is_number else None


def _lesson(kind: Kind, speech: Texts) -> Preview:
    title = speech.say("link-lesson", game=_title(kind, speech))
    return Preview(title, speech.say("link-lesson-about"), (kind.name, HOUSE))


def _title(kind: Kind, speech: Texts) -> str:
    return kind.language(speech.code).text("name")


def table_preview(table: Table, speech: Texts) -> Preview:
    """Return what is shown of the link of a table, as it is now."""
    kind = table.game.kind
    game = _title(kind, speech)
    if table.phase == "over" and table.state is not None and table.state.result is not None:
        names = [_name(table, seat, speech) for seat in range(len(table.seats))]
        return _over(kind, names, table.state.result.data, speech)
    names = [_name(table, seat, speech) for seat, one in enumerate(table.seats) if not one.is_free]
    pictures = (kind.name, HOUSE)
    if table.phase == "playing":
        title = speech.say("link-playing", game=game, names=speech.join(names))
        return Preview(title, speech.say("link-playing-about"), pictures)
    free = sum(seat.is_free for seat in table.seats)
    title = speech.say("link-waiting", game=game, host=table.persons[table.host].name)
    about = speech.say("link-waiting-about", players=len(table.seats), free=free)
    return Preview(title, about, pictures)


def _name(table: Table, seat: int, speech: Texts) -> str:
    """Return what whoever has a seat is called; bots are called differently in every language."""
    name = table.names[seat] if table.phase == "over" and table.names else table.name(seat)
    one = table.seats[seat]
    is_bot = one.person is None and one.character and name == display_name(one.character)
    return speech.first(f"partner-{one.character}") or name if is_bot else name


def _over(kind: Kind, names: list[str], result: Data, speech: Texts) -> Preview:
    ended = kind.language(speech.code).say(*telling(result), names)
    title = speech.say("link-over", game=_title(kind, speech), ended=ended)
    about = speech.say("link-over-about", names=speech.join(names))
    return Preview(title, about, (f"{kind.name}-over", kind.name, HOUSE))


async def _finished(call: Call, number: int, speech: Texts) -> Preview | None:
    """Return what is shown of the link of a finished game, or of one of its steps."""
    record = await call.hall.find_game(call.table, number, call.charge)
    if record is None:
        room: Room | None = await call.hall.find(call.table)
        return None if room is None else table_preview(room.table, speech)
    ending = json.decode(record, type=PreviewedGame)
    kind = find(ending.game)
    step, seat = _count(call.request, "step"), _count(call.request, "seat")
    if step is None:
        return _over(kind, ending.names, ending.result, speech)
    return await _moment(call, kind, ending, number, step, seat, speech)


async def _moment(
    call: Call,
    kind: Kind,
    ending: PreviewedGame,
    number: int,
    step: int,
    seat: int | None,
    speech: Texts,
) -> Preview:
    """Return what is shown of a step: what happened then, in the words of the game."""
    viewer = seat - 1 if seat is not None and seat <= len(ending.names) else None
    told = await step_told(call, number, step - 1, viewer)
    language = kind.language(speech.code)
    about = " ".join(language.say("event", event, ending.names) for event in told.events)
    fields = {"game": _title(kind, speech), "step": told.number + 1, "total": told.total}
    if viewer is None:
        title = speech.fill("link-moment", fields)
    else:
        title = speech.fill("link-moment-seen", fields | {"name": ending.names[viewer]})
    return Preview(
        title,
        about or speech.say("link-over-about", names=speech.join(ending.names)),
        (kind.name, HOUSE),
    )


def written(preview: Preview, origin: str, path: str, has_picture: frozenset[str]) -> str:
    """Return a preview as the tags of a page's head; everything in it is escaped.

    >>> "&lt;b&gt; won" in written(Preview("<b> won", "…"), "http://a", "/t/b", frozenset())
    True
    """
    title = escape(preview.title, quote=True)
    about = escape(_shortened(preview.description), quote=True)
    tags = [
        f"<title>{title}</title>",
        f'<meta name="description" content="{about}" />',
        *_properties({"type": "website", "title": title, "description": about}),
        *_properties({"url": escape(origin + path, quote=True)}),
    ]
    picture = next((name for name in preview.pictures if name in has_picture), None)
    if picture:
        address = escape(f"{origin}/{PICTURES}/{picture}.png", quote=True)
        tags += _properties({"image": address, "image:width": WIDTH, "image:height": HEIGHT})
        tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(tags)


def _properties(fields: dict[str, object]) -> list[str]:
    return [
        f'<meta property="og:{name}" content="{content}" />' for name, content in fields.items()
    ]


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def address_in(request: Request) -> str:
    """Return the address that a link leads to, without anything that means nothing here."""
    wishes = {name: _count(request, name) for name in ("game", "step", "seat")}
    query = urlencode({name: count for name, count in wishes.items() if count})
    path = quote(request.scope["path"])
    return f"{path}?{query}" if query else path
