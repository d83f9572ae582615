"""Royal Menagerie in words: cards, moves and events, in transcripts and in every language."""

from collections.abc import Mapping
from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data, Language
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards.games.royal_menagerie import state
from courtcards.games.royal_menagerie.moves import (
    FIRST_DISCARD,
    FIRST_GIFT,
    FIRST_SHOOT,
    FIRST_STEAL,
    FIRST_TAKE,
    FIRST_TRADE,
    MAX_MOVES,
    PAIRS,
    PLAY_BAZAAR,
    PLAY_WINDFALL,
)
from courtcards.games.royal_menagerie.options import ACTION_WORDS
from courtcards.games.royal_menagerie.state import ROLES_LABEL, SEATS, SPECIES

ANIMALS: tuple[str, ...] = ("tortoise", "tiger", "ibis", "komodo", "antelope", "mammoth")
CARDS: tuple[str, ...] = (*ANIMALS, *ACTION_WORDS)
ROLES: tuple[str, ...] = ("vizier", "loyalist", "conspirator")
SHUFFLES: tuple[str, ...] = ("roles", "deck", "discard")
PHASES = ("play", "play_taken", "take")
REASONS: tuple[str, ...] = ("", "solo", "shared", "conspirators", "nobody")


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return ROLES if label == ROLES_LABEL else CARDS


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat."""
    return [int(points) for points in s["points"]]


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return MAX_MOVES


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data.

    >>> move_data(4, 3, FIRST_SHOOT)
    {'do': 'shoot', 'from': 3, 'card': 'tortoise'}
    """
    if move >= FIRST_TAKE:
        return {"do": "take", "card": CARDS[move - FIRST_TAKE]}
    if move >= FIRST_DISCARD:
        return {"do": "discard", "card": CARDS[move - FIRST_DISCARD]}
    if move >= PLAY_BAZAAR:
        return {"do": "bazaar" if move == PLAY_BAZAAR else "windfall"}
    if move >= FIRST_TRADE:
        return _trade_data(seat, move - FIRST_TRADE)
    if move >= FIRST_SHOOT:
        return _hit_data(seat, move)
    animal, steps = divmod(move - FIRST_GIFT, SEATS - 1)
    return {"do": "gift", "card": ANIMALS[animal], "to": (seat + steps + 1) % SEATS}


def _hit_data(seat: int, move: int) -> Data:
    """Turn the number of a Shoot or Steal into data."""
    if move >= FIRST_STEAL:
        steps, animal = divmod(move - FIRST_STEAL, SPECIES)
        return {"do": "steal", "from": (seat + steps + 1) % SEATS, "card": ANIMALS[animal]}
    steps, animal = divmod(move - FIRST_SHOOT, SPECIES)
    return {"do": "shoot", "from": (seat + steps) % SEATS, "card": ANIMALS[animal]}


def _trade_data(seat: int, code: int) -> Data:
    """Turn a Trade's number, counted from the first, into data: the lower seat first."""
    pair, animals = divmod(code, SPECIES * SPECIES)
    sides = zip(PAIRS[pair], divmod(animals, SPECIES), strict=True)
    a, b = sorted([(seat + steps) % SEATS, ANIMALS[animal]] for steps, animal in sides)
    return {"do": "trade", "a": a, "b": b}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number.

    >>> move_number(4, 3, {"do": "shoot", "from": 3, "card": "tortoise"}) == FIRST_SHOOT
    True
    """
    do = data["do"]
    if do in _ALONE:
        return _ALONE[do]
    if do in _WITH_CARD:
        return _WITH_CARD[do] + CARDS.index(data["card"])
    return _AIMED[do](seat, data)


def _gift_number(seat: int, data: Data) -> int:
    steps = _steps_to_other(seat, data["to"])
    return FIRST_GIFT + ANIMALS.index(data["card"]) * (SEATS - 1) + steps - 1


def _shoot_number(seat: int, data: Data) -> int:
    return FIRST_SHOOT + _steps_to(seat, data["from"]) * SPECIES + ANIMALS.index(data["card"])


def _steal_number(seat: int, data: Data) -> int:
    steps = _steps_to_other(seat, data["from"])
    return FIRST_STEAL + (steps - 1) * SPECIES + ANIMALS.index(data["card"])


def _trade_number(seat: int, data: Data) -> int:
    (low, from_low), (high, from_high) = data["a"], data["b"]
    if not low < high:
        raise ValueError(data)
    # The numbers count from the seat that moves, so the higher seat may come first there.
    sides = [
        (_steps_to(seat, low), ANIMALS.index(from_low)),
        (_steps_to(seat, high), ANIMALS.index(from_high)),
    ]
    (steps_a, from_a), (steps_b, from_b) = sorted(sides)
    pair = PAIRS.index((steps_a, steps_b))
    return FIRST_TRADE + (pair * SPECIES + from_a) * SPECIES + from_b


_ALONE = {"bazaar": PLAY_BAZAAR, "windfall": PLAY_WINDFALL}
_WITH_CARD = {"discard": FIRST_DISCARD, "take": FIRST_TAKE}
_AIMED = {
    "gift": _gift_number,
    "shoot": _shoot_number,
    "steal": _steal_number,
    "trade": _trade_number,
}


def _steps_to(seat: int, to: Any) -> int:
    """Count the places clockwise to a seat, perhaps the same."""
    if type(to) is not int or not 0 <= to < SEATS:
        raise ValueError(to)
    return (to - seat) % SEATS


def _steps_to_other(seat: int, to: Any) -> int:
    """Count the places clockwise to another seat."""
    steps = _steps_to(seat, to)
    if steps == 0:
        raise ValueError(to)
    return steps


EVENTS: Mapping[int, EventForm] = {
    state.ROLE_DEALT: EventForm("role", {"seat": (SEAT, None), "role": (CARD, ROLES)}),
    state.STARTED_WITH: EventForm("starting", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.SET_ASIDE: EventForm("set-aside", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.DEALT: EventForm("dealt", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.DREW: EventForm("drew", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.DREW_BACK: EventForm("drew-back", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.RESHUFFLED: EventForm("reshuffled", {"count": (VALUE, None)}),
    state.END_STAGE: EventForm("end-stage", {}),
    state.GIFTED: EventForm(
        "gifted", {"seat": (SEAT, None), "to": (OTHER, None), "card": (CARD, CARDS)}
    ),
    state.SHOT: EventForm(
        "shot", {"seat": (SEAT, None), "from": (OTHER, None), "card": (CARD, CARDS)}
    ),
    state.STOLEN: EventForm(
        "stolen", {"seat": (SEAT, None), "from": (OTHER, None), "card": (CARD, CARDS)}
    ),
    state.TRADED: EventForm(
        "traded",
        {"seat": (SEAT, None), "from": (OTHER, None), "to": (VALUE, None), "card": (CARD, CARDS)},
    ),
    state.BAZAAR_OPENED: EventForm("bazaar", {"seat": (SEAT, None)}),
    state.LAID: EventForm("laid", {"card": (CARD, CARDS)}),
    state.TOOK: EventForm("took", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.WINDFALL_PLAYED: EventForm("windfall", {"seat": (SEAT, None)}),
    state.DISCARDED: EventForm("discarded", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    state.STAMPEDED: EventForm("stampede", {"seat": (SEAT, None)}),
    state.REVEALED: EventForm("revealed", {"seat": (SEAT, None), "role": (CARD, ROLES)}),
    state.SCORED: EventForm("scored", {"seat": (SEAT, None), "points": (VALUE, None)}),
    state.WON: EventForm("won", {"seat": (SEAT, None), "reason": (VALUE, REASONS)}),
    state.NOBODY_WON: EventForm("nobody-won", {}),
}

ENGLISH_WORDS = {
    "tortoise": "Galapagos Tortoise",
    "tiger": "White Tiger",
    "ibis": "Giant Ibis",
    "komodo": "Komodo Dragon",
    "antelope": "Hirola Antelope",
    "mammoth": "Mammoth",
    "shoot": "Shoot",
    "steal": "Steal",
    "trade": "Trade",
    "bazaar": "Bazaar",
    "windfall": "Windfall",
    "vizier": "Grand Vizier",
    "loyalist": "Loyalist",
    "conspirator": "Conspirator",
    "solo": "solo victory",
    "shared": "shared victory",
    "conspirators": "victory of the Conspirators",
    "nobody": "equal sums",
}

ENGLISH = {
    "name": "Royal Menagerie",
    "tagline": "Gifts, kind and unkind, at a court where nobody says whose side they are on.",
    "owned": "{card} of {seat}",
    "do.gift": "gift {card} to {to}",
    "do.shoot": "shoot {card} of {from}",
    "do.steal": "steal {card} of {from}",
    "do.trade": "trade {a} for {b}",
    "do.bazaar": "open a Bazaar",
    "do.windfall": "play Windfall",
    "do.discard": "discard {card}",
    "do.take": "take {card}",
    "event.role": "{seat} is dealt a role.",
    "event.role+role": "{seat} is dealt the role: {role}.",
    "event.starting": "{seat} starts with: {card}.",
    "event.set-aside": "{seat} sets aside: {card}.",
    "event.dealt": "{seat} is dealt a card.",
    "event.dealt+card": "{seat} is dealt: {card}.",
    "event.drew": "{seat} draws a card.",
    "event.drew+card": "{seat} draws: {card}.",
    "event.drew-back": "{seat} draws from the discard pile: {card}.",
    "event.reshuffled": "The discard pile is shuffled; number of cards: {count}.",
    "event.end-stage": "The Play Deck is empty: End-stage begins.",
    "event.gifted": "{seat} gives {to} an animal: {card}.",
    "event.shot": "{seat} shoots an animal of {from}: {card}.",
    "event.stolen": "{seat} steals an animal of {from}: {card}.",
    "event.traded": "{seat} trades; from {from} to {to} goes: {card}.",
    "event.bazaar": "{seat} opens a Bazaar.",
    "event.laid": "In the Bazaar lies: {card}.",
    "event.took": "{seat} takes from the Bazaar: {card}.",
    "event.windfall": "{seat} plays Windfall.",
    "event.discarded": "{seat} discards a card that can do nothing: {card}.",
    "event.stampede": "Stampede! One animal of each species leaves {seat}.",
    "event.revealed": "{seat} was: {role}.",
    "event.scored": "{seat} scores {points}.",
    "event.won": "{seat} wins: {reason}.",
    "event.nobody-won": "The sums are equal: nobody wins.",
    "result.won": "{winners} won ({reason}).",
    "result.nobody": "Nobody won ({reason}).",
    "option.tie": "Who wins when both teams have the same sum and nobody wins alone",
    "option.tie.nobody": "nobody",
    "option.tie.conspirators": "the Conspirators",
    "option.actions": "How many cards of each action (16 in all)",
}

JAPANESE_WORDS = {
    "tortoise": "ガラパゴスゾウガメ",
    "tiger": "ホワイトタイガー",
    "ibis": "オニトキ",
    "komodo": "コモドドラゴン",
    "antelope": "ヒロラアンテロープ",
    "mammoth": "マンモス",
    "shoot": "射撃",
    "steal": "強奪",
    "trade": "交換",
    "bazaar": "バザール",
    "windfall": "棚ぼた",
    "vizier": "大宰相",
    "loyalist": "忠臣",
    "conspirator": "陰謀者",
    "solo": "単独勝利",
    "shared": "共同勝利",
    "conspirators": "陰謀者の勝利",
    "nobody": "合計点が同じ",
}

JAPANESE = {
    "name": "ロイヤル・メナジェリー",
    "tagline": "ありがたい贈り物、迷惑な贈り物。誰が味方かは誰も言わない。",
    "owned": "{card}（{seat}）",
    "do.gift": "{card}を{to}に贈る",
    "do.shoot": "{card}（{from}）を射撃する",
    "do.steal": "{card}（{from}）を強奪する",
    "do.trade": "{a}と{b}を交換する",
    "do.bazaar": "バザールを開く",
    "do.windfall": "棚ぼたを使う",
    "do.discard": "{card}を捨てる",
    "do.take": "{card}を取る",
    "event.role": "{seat}に役職が配られた。",
    "event.role+role": "{seat}に役職が配られた：{role}。",
    "event.starting": "{seat}の最初の動物：{card}。",
    "event.set-aside": "{seat}に配られて脇に置かれた：{card}。",
    "event.dealt": "{seat}に手札が1枚配られた。",
    "event.dealt+card": "{seat}に手札が1枚配られた：{card}。",
    "event.drew": "{seat}が1枚引いた。",
    "event.drew+card": "{seat}が1枚引いた：{card}。",
    "event.drew-back": "{seat}が捨て札から引いた：{card}。",
    "event.reshuffled": "捨て札{count}枚が切られた。",
    "event.end-stage": "山札がなくなり、終盤が始まった。",
    "event.gifted": "{seat}が{to}に贈った：{card}。",
    "event.shot": "{seat}が{from}の動物を射撃した：{card}。",
    "event.stolen": "{seat}が{from}の動物を強奪した：{card}。",
    "event.traded": "{seat}の交換で{from}から{to}に移った：{card}。",
    "event.bazaar": "{seat}がバザールを開いた。",
    "event.laid": "バザールに並んだ：{card}。",
    "event.took": "{seat}がバザールから取った：{card}。",
    "event.windfall": "{seat}が棚ぼたを使った。",
    "event.discarded": "{seat}が使い道のないカードを捨てた：{card}。",
    "event.stampede": "暴走！ 各種1頭ずつが動物園を去った：{seat}。",
    "event.revealed": "{seat}の役職は{role}だった。",
    "event.scored": "{seat}は{points}点。",
    "event.won": "{seat}の勝ち：{reason}。",
    "event.nobody-won": "合計点が同じなので、勝者なし。",
    "result.won": "{winners}の勝ち（{reason}）。",
    "result.nobody": "勝者なし（{reason}）。",
    "option.tie": "単独勝利がなく両陣営の合計点が等しいとき、誰が勝つか",
    "option.tie.nobody": "勝者なし",
    "option.tie.conspirators": "陰謀者",
    "option.actions": "各アクションの枚数（合計16枚）",
}

LANGUAGES: Mapping[str, Language] = {
    "en": Language(ENGLISH, ENGLISH_WORDS),
    "ja": Language(JAPANESE, JAPANESE_WORDS, joiner="、"),
}
