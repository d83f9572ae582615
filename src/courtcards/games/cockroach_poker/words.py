"""Cockroach Poker in words: cards, moves and events, in transcripts and in every language."""

from collections.abc import Callable
from functools import cache
from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data, Language
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards.games.cockroach_poker import rules
from courtcards.games.cockroach_poker.rules import FIRST_OFFER, FIRST_PASS
from courtcards.games.cockroach_poker.state import CLAIMS

CARDS = ("bat", "fly", "cockroach", "toad", "rat", "scorpion", "spider", "stink-bug")
COLOURS = ("red", "orange", "yellow", "green", "blue", "violet", "brown", "grey")
SHUFFLES = ("deck",)
PHASES = ("offer", "judge", "pass_on", "pay")

# Reasons by number (state.py).
REASONS = (
    "",
    "empty-hand",
    "one-of-each",
    "three-of-a-kind",
    "four-of-a-kind",
    "five-of-a-kind",
    "six-of-a-kind",
    "seven-of-a-kind",
    "eight-of-a-kind",
    "stalemate",
    "two-of-a-kind",
)

JUDGEMENTS = ("believe", "doubt", "peek")
# Gives the claims that are true of a card: each game has its own, `true_claims` in its words.
TrueClaims = Callable[[str], tuple[str, ...]]


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


@cache
def true_claims(card: str) -> tuple[str, ...]:
    """Give the claims that are true of a card.

    >>> true_claims("rat")
    ('rat',)
    """
    return claims_true_of(CARDS.index(card), CARDS, rules.is_true)


def claims_true_of(
    card: int, claims: tuple[str, ...], is_true: Callable[[int, int], bool]
) -> tuple[str, ...]:
    """Give the words of the claims that are true of a card."""
    return tuple(word for claim, word in enumerate(claims) if is_true(card, claim))


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat: this game has none."""
    return None


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return FIRST_OFFER + (players - 1) * len(CARDS) * CLAIMS


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    if move >= FIRST_OFFER:
        return offer_data(players, seat, move - FIRST_OFFER, CARDS, CARDS)
    return pass_data(players, seat, move, CARDS)


def offer_data(
    players: int, seat: int, code: int, cards: tuple[str, ...], claims: tuple[str, ...]
) -> Data:
    """Turn an offer's number, counted from the first offer, into data."""
    steps, rest = divmod(code, len(cards) * CLAIMS)
    card, claim = divmod(rest, CLAIMS)
    to = (seat + steps + 1) % players
    return {"do": "offer", "card": cards[card], "to": to, "claim": claims[claim]}


def pass_data(players: int, seat: int, move: int, claims: tuple[str, ...]) -> Data:
    """Turn the number of a judgement or of passing on into data."""
    if move < FIRST_PASS:
        return {"do": JUDGEMENTS[move]}
    steps, claim = divmod(move - FIRST_PASS, CLAIMS)
    return {"do": "pass", "to": (seat + steps + 1) % players, "claim": claims[claim]}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "offer":
        return FIRST_OFFER + offer_code(players, seat, data, CARDS, CARDS)
    return pass_number(players, seat, data, CARDS)


def offer_code(
    players: int, seat: int, data: Data, cards: tuple[str, ...], claims: tuple[str, ...]
) -> int:
    """Turn an offer into its number, counted from the first offer."""
    steps = steps_to(players, seat, data["to"])
    code = (steps - 1) * len(cards) + cards.index(data["card"])
    return code * CLAIMS + claims.index(data["claim"])


def pass_number(players: int, seat: int, data: Data, claims: tuple[str, ...]) -> int:
    """Turn a judgement or passing on into its number."""
    if data["do"] != "pass":
        return JUDGEMENTS.index(data["do"])
    steps = steps_to(players, seat, data["to"])
    return FIRST_PASS + (steps - 1) * CLAIMS + claims.index(data["claim"])


def steps_to(players: int, seat: int, to: int) -> int:
    """Count the places clockwise to another seat."""
    if type(to) is not int or not 0 <= to < players or to == seat:
        raise ValueError(to)
    return (to - seat) % players


EVENTS = {
    rules.DEALT: EventForm("dealt", {"seat": (SEAT, None), "count": (VALUE, None)}),
    rules.REMOVED: EventForm("removed", {"count": (VALUE, None)}),
    rules.OFFERED: EventForm(
        "offered",
        {"seat": (SEAT, None), "to": (OTHER, None), "claim": (VALUE, CARDS), "card": (CARD, CARDS)},
    ),
    rules.PEEKED: EventForm("peeked", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    rules.PASSED: EventForm(
        "passed",
        {"seat": (SEAT, None), "to": (OTHER, None), "claim": (VALUE, CARDS), "card": (CARD, CARDS)},
    ),
    rules.JUDGED: EventForm(
        "judged",
        {"seat": (SEAT, None), "of": (OTHER, None), "verdict": (VALUE, ("doubts", "believes"))},
    ),
    rules.REVEALED: EventForm(
        "revealed", {"of": (OTHER, None), "card": (CARD, CARDS), "truth": (VALUE, ("lie", "truth"))}
    ),
    rules.LAID: EventForm(
        "laid", {"seat": (SEAT, None), "card": (CARD, CARDS), "colour": (VALUE, COLOURS)}
    ),
    rules.LOST: EventForm("lost", {"seat": (SEAT, None), "reason": (VALUE, REASONS)}),
}

ENGLISH_WORDS = {
    "bat": "bat",
    "fly": "fly",
    "cockroach": "cockroach",
    "toad": "toad",
    "rat": "rat",
    "scorpion": "scorpion",
    "spider": "spider",
    "stink-bug": "stink bug",
    **{colour: colour for colour in COLOURS},
    "believes": "believes",
    "doubts": "doubts",
    "truth": "the truth",
    "lie": "a lie",
    "empty-hand": "no card to offer",
    "one-of-each": "one of every creature",
    "two-of-a-kind": "two of a kind",
    "three-of-a-kind": "three of a kind",
    "four-of-a-kind": "four of a kind",
    "five-of-a-kind": "five of a kind",
    "six-of-a-kind": "six of a kind",
    "seven-of-a-kind": "seven of a kind",
    "eight-of-a-kind": "eight of a kind",
}

ENGLISH = {
    "name": "Cockroach Poker",
    "tagline": "Pass a card face down, say what it is, and look them in the eye.",
    "do.offer": "offer {card} to {to}, claiming {claim}",
    "do.believe": "believe it",
    "do.doubt": "doubt it",
    "do.peek": "look and pass it on",
    "do.pass": "pass it to {to}, claiming {claim}",
    "event.dealt": "{seat} is dealt {count} cards.",
    "event.removed": "{count} cards are put aside unseen.",
    "event.offered": "{seat} slides a card to {to}: “{claim}”.",
    "event.offered+card": "{seat} slides a card to {to}: “{claim}” (it is: {card}).",
    "event.peeked": "{seat} looks at the card to pass it on.",
    "event.peeked+card": "{seat} looks at the card to pass it on: {card}.",
    "event.passed": "{seat} passes it to {to}: “{claim}”.",
    "event.passed+card": "{seat} passes it to {to}: “{claim}” (it is: {card}).",
    "event.judged": "{seat} {verdict} {of}.",
    "event.revealed": "The card is: {card}. {of} told {truth}.",
    "event.laid": "{seat} takes it: {card}.",
    "event.laid+colour": "{seat} takes it: {card}, the {colour} one.",
    "event.lost": "{seat} loses: {reason}.",
    "result.won": "{losers} lost ({reason}); {winners} won.",
    "option.taker": "Who takes a card that was judged correctly after it was passed on",
    "option.taker.last_claimant": "whoever made the claim that was judged",
    "option.taker.round_starter": "whoever started the round",
    "option.limit": "How many of a kind lose (4; with two players 5)",
    "option.one_of_each_loses": "Holding one of every creature loses too",
    "option.creatures": "How many kinds of creature there are: the first ones of the list",
    "option.copies": "How many cards each creature has",
    "option.removed": "How many cards are removed unseen (none; with two players 10)",
}

JAPANESE_WORDS = {
    "bat": "コウモリ",
    "fly": "ハエ",
    "cockroach": "ゴキブリ",
    "toad": "カエル",
    "rat": "ネズミ",
    "scorpion": "サソリ",
    "spider": "クモ",
    "stink-bug": "カメムシ",
    "red": "赤",
    "orange": "オレンジ",
    "yellow": "黄",
    "green": "緑",
    "blue": "青",
    "violet": "紫",
    "brown": "茶",
    "grey": "灰色",
    "believes": "本当",
    "doubts": "嘘",
    "truth": "本当のこと",
    "lie": "嘘のこと",
    "empty-hand": "出すカードがない",
    "one-of-each": "全種類が1枚ずつそろった",
    "two-of-a-kind": "同じ種類が2枚",
    "three-of-a-kind": "同じ種類が3枚",
    "four-of-a-kind": "同じ種類が4枚",
    "five-of-a-kind": "同じ種類が5枚",
    "six-of-a-kind": "同じ種類が6枚",
    "seven-of-a-kind": "同じ種類が7枚",
    "eight-of-a-kind": "同じ種類が8枚",
}

JAPANESE = {
    "name": "ごきぶりポーカー",
    "tagline": "カードを裏向きで差し出して宣言する。相手の目を見て。",
    "do.offer": "{card}を{to}に差し出し「{claim}」と宣言する",
    "do.believe": "「本当」と言う",
    "do.doubt": "「嘘」と言う",
    "do.peek": "見て回す",
    "do.pass": "{to}に回し「{claim}」と宣言する",
    "event.dealt": "{seat}に{count}枚配られた。",
    "event.removed": "{count}枚が見られずに除かれた。",
    "event.offered": "{seat}が{to}にカードを差し出した：「{claim}」。",
    "event.offered+card": "{seat}が{to}にカードを差し出した：「{claim}」（実は{card}）。",
    "event.peeked": "{seat}は回すことにしてカードを見た。",
    "event.peeked+card": "{seat}は回すことにしてカードを見た：{card}。",
    "event.passed": "{seat}が{to}に回した：「{claim}」。",
    "event.passed+card": "{seat}が{to}に回した：「{claim}」（実は{card}）。",
    "event.judged": "{seat}は{of}の宣言を「{verdict}」と判断した。",
    "event.revealed": "カードは{card}。{of}が言ったのは{truth}だった。",
    "event.laid": "{seat}が{card}を引き取った。",
    "event.laid+colour": "{seat}が{card}（{colour}）を引き取った。",
    "event.lost": "{seat}の負け：{reason}。",
    "result.won": "{losers}の負け（{reason}）、{winners}の勝ち。",
    "option.taker": "回されたカードの判断が当たったとき、誰が引き取るか",
    "option.taker.last_claimant": "判断された宣言をした人",
    "option.taker.round_starter": "ラウンドを始めた人",
    "option.limit": "同じ種類が何枚で負けか（4枚、2人なら5枚）",
    "option.one_of_each_loses": "全種類が1枚ずつそろっても負け",
    "option.creatures": "生き物の種類の数（一覧の先頭から）",
    "option.copies": "生き物1種類の枚数",
    "option.removed": "見ずに除くカードの枚数（0枚、2人なら10枚）",
}

LANGUAGES = {
    "en": Language(ENGLISH, ENGLISH_WORDS),
    "ja": Language(JAPANESE, JAPANESE_WORDS, joiner="、"),
}
