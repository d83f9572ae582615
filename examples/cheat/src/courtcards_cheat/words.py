"""Cheat in words: cards, moves and events, in transcripts and in every language."""

from typing import Any

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data, Language
from courtcards.engine.trace import CARD, OTHER, SEAT, VALUE
from courtcards_cheat import rules
from courtcards_cheat.rules import FIRST_LAY, MAX_MOVES

# In words, as digits are numbers of something.
CARDS = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king"),
)
SHUFFLES = ("deck",)
PHASES = ("name", "lay", "answer")
REASONS = ("", "no-cards-left", "last-turn")
MOVES = ("call", "let-pass", "done", "above", "below")


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


def scores(s: Any) -> list[int] | None:
    """Give the points of every seat: this game has none."""
    return None


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return MAX_MOVES


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    if move >= FIRST_LAY:
        return {"do": "lay", "card": CARDS[move - FIRST_LAY]}
    return {"do": MOVES[move]}


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "lay":
        return FIRST_LAY + CARDS.index(data["card"])
    return MOVES.index(data["do"])


EVENTS = {
    rules.DEALT: EventForm("dealt", {"seat": (SEAT, None), "count": (VALUE, None)}),
    rules.NAMED: EventForm("named", {"seat": (SEAT, None), "claim": (CARD, CARDS)}),
    rules.LAID: EventForm("laid", {"seat": (SEAT, None), "card": (CARD, CARDS)}),
    rules.CLAIMED: EventForm(
        "claimed", {"seat": (SEAT, None), "count": (VALUE, None), "claim": (CARD, CARDS)}
    ),
    rules.PASSED: EventForm("passed", {"seat": (SEAT, None)}),
    rules.CALLED: EventForm("called", {"seat": (SEAT, None), "of": (OTHER, None)}),
    rules.REVEALED: EventForm("revealed", {"card": (CARD, CARDS)}),
    rules.JUDGED: EventForm("judged", {"of": (SEAT, None), "truth": (VALUE, ("lie", "truth"))}),
    rules.TOOK: EventForm("took", {"seat": (SEAT, None), "count": (VALUE, None)}),
    rules.ENDED: EventForm("ended", {"reason": (VALUE, REASONS)}),
}

ENGLISH_WORDS = {
    **{card: card for card in CARDS},
    "truth": "the truth",
    "lie": "a lie",
    "no-cards-left": "no cards left",
    "last-turn": "fewest cards after the last turn",
}

ENGLISH = {
    "name": "Cheat",
    "tagline": "Lay your cards face down, say what they are, and keep a straight face.",
    "do.call": "call “Cheat!”",
    "do.let-pass": "let it pass",
    "do.done": "that is all",
    "do.above": "claim the rank above",
    "do.below": "claim the rank below",
    "do.lay": "lay {card}",
    "event.dealt": "{seat} is dealt {count} cards.",
    "event.named": "{seat} will claim: {claim}.",
    "event.laid": "{seat} lays a card face down.",
    "event.laid+card": "{seat} lays a card face down: {card}.",
    "event.claimed": "{seat} claims: {count} × {claim}.",
    "event.passed": "{seat} lets it pass.",
    "event.called": "{seat} calls “Cheat!” on {of}.",
    "event.revealed": "Turned up: {card}.",
    "event.judged": "{of} told {truth}.",
    "event.took": "{seat} takes the pile, cards: {count}.",
    "event.ended": "The game is over: {reason}.",
    "result.won": "{winners} won ({reason}).",
    "option.ranks": "How many ranks the deck has: the first ones, from the ace on",
    "option.copies": "How many cards of each rank there are",
    "option.most": "How many cards may be laid in one turn at most",
    "option.order": "Which rank the next turn claims",
    "option.order.up": "the next rank up",
    "option.order.up_or_down": "the next rank up or down, as the player likes",
    "option.max_turns": "After how many turns the game ends, and the fewest cards win",
}

JAPANESE_WORDS = {
    # Full-width digits: cards, no numbers of something.
    **dict(zip(CARDS, ("A", *"２３４５６７８９", "１０", "J", "Q", "K"), strict=True)),
    "truth": "本当",
    "lie": "嘘",
    "no-cards-left": "手札がなくなった",
    "last-turn": "最後の手番の後、手札が最も少ない",
    # What a plain table calls its facts; in English their names will do.
    "turns_left": "残りの手番",
    "claim": "宣言",
    "hand_size": "枚数",
    "hand": "手札",
    "laid": "今回",
    "laid_cards": "今回の札",
    "in_pile": "山",
    "in_pile_cards": "山の札",
}

JAPANESE = {
    "name": "ダウト",
    "tagline": "カードを裏向きに出して数字を宣言する。顔に出さないように。",
    "do.call": "「ダウト」と言う",
    "do.let-pass": "見送る",
    "do.done": "これで全部",
    "do.above": "1つ高い数字を宣言する",
    "do.below": "1つ低い数字を宣言する",
    "do.lay": "{card}を出す",
    "event.dealt": "{seat}に{count}枚配られた。",
    "event.named": "{seat}は「{claim}」を宣言することにした。",
    "event.laid": "{seat}がカードを裏向きに出した。",
    "event.laid+card": "{seat}がカードを裏向きに出した：{card}。",
    "event.claimed": "{seat}の宣言：「{claim}」を{count}枚。",
    "event.passed": "{seat}は見送った。",
    "event.called": "{seat}が{of}に「ダウト」と言った。",
    "event.revealed": "表になったカード：{card}。",
    "event.judged": "{of}の宣言は{truth}だった。",
    "event.took": "{seat}が山の{count}枚を引き取った。",
    "event.ended": "ゲーム終了：{reason}。",
    "result.won": "{winners}の勝ち（{reason}）。",
    "option.ranks": "数字の種類の数（Aから順に）",
    "option.copies": "同じ数字のカードの枚数",
    "option.most": "1回の手番で出せるカードの最大枚数",
    "option.order": "次の手番で宣言する数字",
    "option.order.up": "1つ高い数字",
    "option.order.up_or_down": "1つ高い数字か1つ低い数字（プレイヤーが選ぶ）",
    "option.max_turns": "何回の手番で終わり、手札が最も少ない人の勝ちになるか",
}

LANGUAGES = {
    "en": Language(ENGLISH, ENGLISH_WORDS),
    "ja": Language(JAPANESE, JAPANESE_WORDS, joiner="、"),
}
