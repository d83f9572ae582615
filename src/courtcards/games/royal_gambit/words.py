"""Royal Gambit in words: cards, moves and events, in transcripts and in every language."""

from collections.abc import Mapping
from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data, Language
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards.games.royal_gambit import events
from courtcards.games.royal_gambit.rules import (
    COVER,
    FIRST_GIVE,
    FIRST_TARGET,
    GO_BUST,
    MAX_MOVES,
    RESOLVE_SEVEN,
)

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K")
CARDS: tuple[str, ...] = tuple(rank + suit for rank in RANKS for suit in "cdhs")
SHUFFLES: tuple[str, ...] = ("deck",)
PHASES = ("turn", "resolve", "target", "give", "extra_life")
STATUS = ("away", "in", "stayed", "bust")
KINDS = ("normal", "catch-up", "duel")
SETS = ("royal-family", "high-straight", "low-straight")
REASONS: tuple[str, ...] = ("", "highest-total", "duel", "max-hands")

ACTIONS = ("7", "8", "J")
PLAIN_MOVES = {"hit": 0, "stay": 1, "cover": COVER, "bust": GO_BUST}


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat: the totals."""
    return [int(total) for total in s["totals"][: s["players"]]]


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return MAX_MOVES


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    for word, number in PLAIN_MOVES.items():
        if move == number:
            return {"do": word}
    if move < FIRST_TARGET:
        return {"do": "resolve", "card": ACTIONS[move - RESOLVE_SEVEN]}
    if move < FIRST_GIVE:
        return {"do": "target", "to": (seat + move - FIRST_TARGET) % players}
    return {"do": "give", "card": RANKS[move - FIRST_GIVE]}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "resolve":
        return RESOLVE_SEVEN + ACTIONS.index(data["card"])
    if data["do"] == "target":
        return FIRST_TARGET + steps_to(players, seat, data["to"])
    if data["do"] == "give":
        return FIRST_GIVE + RANKS.index(data["card"])
    return PLAIN_MOVES[data["do"]]


def steps_to(players: int, seat: int, to: int) -> int:
    """Count the places clockwise to a seat, 0 for oneself."""
    if type(to) is not int or not 0 <= to < players:
        raise ValueError(to)
    return (to - seat) % players


_SEAT_ONLY = {"seat": (SEAT, None)}
_BEGAN = {"hand": (OTHER, None), "seat": (SEAT, None)}
_SEAT_CARD = {"seat": (SEAT, None), "card": (CARD, CARDS)}
_GIFT = {"from": (SEAT, None), "to": (OTHER, None), "card": (CARD, CARDS)}

EVENTS: Mapping[int, EventForm] = {
    events.HAND_BEGAN: EventForm("hand-began", _BEGAN),
    events.CATCH_UP_BEGAN: EventForm("catch-up-began", _BEGAN),
    events.DUEL_BEGAN: EventForm("duel-began", _BEGAN),
    events.SHUFFLED: EventForm("shuffled", {"count": (VALUE, None)}),
    events.SAT_OUT: EventForm("sat-out", _SEAT_ONLY),
    events.FLIPPED: EventForm("flipped", _SEAT_CARD),
    events.NO_CARD: EventForm("no-card", _SEAT_ONLY),
    events.CHOSE: EventForm("chose", _SEAT_CARD),
    events.TARGETED: EventForm(
        "targeted", {"seat": (SEAT, None), "to": (OTHER, None), "card": (CARD, CARDS)}
    ),
    events.NO_EFFECT: EventForm("no-effect", _SEAT_CARD),
    events.GAVE: EventForm("gave", _GIFT),
    events.GAVE_NOTHING: EventForm("gave-nothing", {"from": (SEAT, None), "to": (OTHER, None)}),
    events.HANDED_ON: EventForm("handed-on", _GIFT),
    events.COVERED: EventForm("covered", _SEAT_CARD),
    events.BUSTED: EventForm("busted", _SEAT_ONLY),
    events.SET_COMPLETED: EventForm("set-completed", {"seat": (SEAT, None), "set": (VALUE, SETS)}),
    events.BANKED: EventForm("banked", {"seat": (SEAT, None), "points": (VALUE, None)}),
    events.HAND_ENDED: EventForm("hand-ended", {"hand": (OTHER, None)}),
    events.WON: EventForm("won", {"seat": (SEAT, None), "reason": (VALUE, REASONS)}),
}

# Cards look the same in every language.
CARD_WORDS = {card: card.replace("T", "10")[:-1] + "♣♦♥♠"["cdhs".index(card[-1])] for card in CARDS}

ENGLISH_WORDS = CARD_WORDS | {
    "A": "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "T": "ten",
    "J": "jack",
    "Q": "queen",
    "K": "king",
    "royal-family": "Royal Family",
    "high-straight": "High Straight",
    "low-straight": "Low Straight",
    "highest-total": "highest total",
    "duel": "ahead in the duel",
    "max-hands": "ahead after the last hand",
}

ENGLISH = {
    "name": "Royal Gambit",
    "tagline": "Flip for points, hand trouble to your rivals, and stay before you bust.",
    "do.hit": "hit",
    "do.stay": "stay",
    "do.resolve": "resolve the {card} first",
    "do.target": "target {to}",
    "do.give": "give your {card}",
    "do.cover": "cover the pair with a queen",
    "do.bust": "bust",
    "event.hand-began": "Hand {hand} begins with {seat}.",
    "event.catch-up-began": "Hand {hand} is the catch-up and begins with {seat}.",
    "event.duel-began": "Hand {hand} is a duel and begins with {seat}.",
    "event.shuffled": "{count} cards are shuffled into a new deck.",
    "event.sat-out": "{seat} sits this hand out.",
    "event.flipped": "{seat} flips {card}.",
    "event.no-card": "There is no card left for {seat} to flip.",
    "event.chose": "{seat} resolves {card} first.",
    "event.targeted": "{seat} plays {card} on {to}.",
    "event.no-effect": "{seat} has nobody to play {card} on.",
    "event.gave": "{from} gives {card} to {to}.",
    "event.gave-nothing": "{from} has nothing to give to {to}.",
    "event.handed-on": "{from} hands the hot potato {card} to {to}.",
    "event.covered": "{seat} covers {card}.",
    "event.busted": "{seat} busts.",
    "event.set-completed": "{seat} has a set: {set}.",
    "event.banked": "{seat} stays and banks {points}.",
    "event.hand-ended": "Hand {hand} is over.",
    "event.won": "{seat} wins: {reason}.",
    "result.won": "{winners} won ({reason}).",
    "option.turns": "How turns go",
    "option.turns.round": "one hit or stay each, round and round",
    "option.turns.run": "hit until you stay or bust, then the next player",
    "option.deck": "Which deck a hand is played with",
    "option.deck.fresh": "all 52 cards, freshly shuffled every hand",
    "option.deck.running": "the same deck goes on until it runs out",
    "option.target": "The total that brings on the end",
    "option.max_hands": "How many hands are played at most",
}

JAPANESE_WORDS = CARD_WORDS | {
    "A": "エース",
    "2": "２",
    "3": "３",
    "4": "４",
    "5": "５",
    "6": "６",
    "7": "７",
    "8": "８",
    "9": "９",
    "T": "１０",
    "J": "ジャック",
    "Q": "クイーン",
    "K": "キング",
    "royal-family": "ロイヤルファミリー",
    "high-straight": "ハイストレート",
    "low-straight": "ローストレート",
    "highest-total": "最高の合計点",
    "duel": "決闘",
    "max-hands": "最後のハンドを終えて首位",
}

JAPANESE = {
    "name": "ロイヤル・ギャンビット",
    "tagline": "めくって稼ぎ、厄介ごとは相手に押しつけ、バーストする前にステイ。",
    "do.hit": "ヒット",
    "do.stay": "ステイ",
    "do.resolve": "{card}を先に処理する",
    "do.target": "{to}を対象にする",
    "do.give": "{card}を渡す",
    "do.cover": "クイーンでペアを伏せる",
    "do.bust": "バーストする",
    "event.hand-began": "第{hand}ハンド開始。最初は{seat}。",
    "event.catch-up-began": "第{hand}ハンド（追い上げ）開始。最初は{seat}。",
    "event.duel-began": "第{hand}ハンド（決闘）開始。最初は{seat}。",
    "event.shuffled": "{count}枚を切って新しい山札にした。",
    "event.sat-out": "{seat}はこのハンドに参加しない。",
    "event.flipped": "{seat}が{card}をめくった。",
    "event.no-card": "{seat}がめくるカードはもうない。",
    "event.chose": "{seat}は{card}を先に処理する。",
    "event.targeted": "{seat}が{card}で{to}を狙った。",
    "event.no-effect": "{seat}の{card}には対象がいない。",
    "event.gave": "{from}が{to}に{card}を渡した。",
    "event.gave-nothing": "{from}は{to}に渡すカードがない。",
    "event.handed-on": "{from}が{to}に{card}のホットポテトを押しつけた。",
    "event.covered": "{seat}が{card}を伏せた。",
    "event.busted": "{seat}がバーストした。",
    "event.set-completed": "{seat}の役：{set}。",
    "event.banked": "{seat}がステイし、{points}点を得た。",
    "event.hand-ended": "第{hand}ハンド終了。",
    "event.won": "{seat}の勝ち：{reason}。",
    "result.won": "{winners}の勝ち（{reason}）。",
    "option.turns": "手番の進め方",
    "option.turns.round": "1人1回ずつヒットかステイ",
    "option.turns.run": "ステイかバーストまで続けてから次の人",
    "option.deck": "ハンドに使う山札",
    "option.deck.fresh": "毎ハンド、52枚すべてを切り直す",
    "option.deck.running": "尽きるまで同じ山札を使い続ける",
    "option.target": "終盤に入る合計点",
    "option.max_hands": "最大ハンド数",
}

LANGUAGES: Mapping[str, Language] = {
    "en": Language(ENGLISH, ENGLISH_WORDS),
    "ja": Language(JAPANESE, JAPANESE_WORDS, joiner="、"),
}
