"""Cockroach Poker Royal in words: what Cockroach Poker says, and what royals add."""

from functools import cache

from courtcards.engine.contract import EventForm
from courtcards.engine.phrases import Data, Language
from courtcards.engine.trace import CARD, SEAT
from courtcards.games.cockroach_poker import rules as base_rules
from courtcards.games.cockroach_poker import words as base
from courtcards.games.cockroach_poker.state import CLAIMS as CLAIM_COUNT
from courtcards.games.cockroach_poker.words import REASONS as REASONS
from courtcards.games.cockroach_poker.words import SHUFFLES as SHUFFLES
from courtcards.games.cockroach_poker.words import scores as scores
from courtcards.games.cockroach_poker_royal import rules
from courtcards.games.cockroach_poker_royal.rules import FIRST_OFFER, FIRST_PAIR, FIRST_SINGLE

ANIMALS = ("bat", "fly", "cockroach", "toad", "rat", "scorpion", "stink-bug")
CARDS = (*ANIMALS, *(f"royal-{animal}" for animal in ANIMALS), "joker", "blank")
CLAIMS = (*ANIMALS, "royal")


def pile_words(label: int) -> tuple[str, ...]:
    """Give the words for the cards of a shuffle."""
    return CARDS


@cache
def true_claims(card: str) -> tuple[str, ...]:
    """Give the claims that are true of a card: a royal has two names, the joker many, the blank none.

    >>> true_claims("royal-bat"), "royal" in true_claims("joker"), true_claims("blank")
    (('bat', 'royal'), False, ())
    """
    return base.claims_true_of(CARDS.index(card), CLAIMS, rules.is_true)


def move_count(players: int) -> int:
    """Tell how many numbers the moves use."""
    return FIRST_OFFER + (players - 1) * len(CARDS) * CLAIM_COUNT


def move_data(players: int, seat: int, move: int) -> Data:
    """Turn a move's number into data."""
    if move >= FIRST_OFFER:
        return base.offer_data(players, seat, move - FIRST_OFFER, CARDS, CLAIMS)
    if move >= FIRST_PAIR:
        return {"do": "pay", "cards": list(PAIRS[move - FIRST_PAIR])}
    if move >= FIRST_SINGLE:
        return {"do": "pay", "cards": [CARDS[move - FIRST_SINGLE]]}
    return base.pass_data(players, seat, move, CLAIMS)


def move_number(players: int, seat: int, data: Data) -> int:
    """Turn data into a move's number."""
    if data["do"] == "offer":
        return FIRST_OFFER + base.offer_code(players, seat, data, CARDS, CLAIMS)
    if data["do"] == "pay":
        cards = tuple(sorted(data["cards"]))
        return FIRST_SINGLE + CARDS.index(*cards) if len(cards) == 1 else _PAIR_NUMBERS[cards]
    return base.pass_number(players, seat, data, CLAIMS)


# Two cards paid together, as sorted words, in the order of their moves' numbers.
PAIRS = tuple(
    tuple(sorted((first, second)))
    for index, second in enumerate(CARDS)
    for first in CARDS[: index + 1]
)
_PAIR_NUMBERS = {pair: FIRST_PAIR + number for number, pair in enumerate(PAIRS)}


def _royal_form(form: EventForm) -> EventForm:
    """Return a form of Cockroach Poker with this game's cards and claims."""
    words = {"card": CARDS, "claim": CLAIMS}
    fields = {
        name: (column, words.get(name, known)) for name, (column, known) in form.fields.items()
    }
    return EventForm(form.word, fields)


def _card_form(word: str) -> EventForm:
    return EventForm(word, {"seat": (SEAT, None), "card": (CARD, CARDS)})


EVENTS = {code: _royal_form(form) for code, form in base.EVENTS.items()} | {
    base_rules.LAID: _card_form("laid"),
    rules.DRAWN: _card_form("drawn"),
    rules.TURNED_UP: EventForm("turned-up", {"card": (CARD, CARDS)}),
    rules.PUT_AWAY: _card_form("put-away"),
    rules.PUT_ASIDE: _card_form("put-aside"),
    rules.PAID: _card_form("paid"),
}

ENGLISH_WORDS = (
    base.ENGLISH_WORDS
    | {f"royal-{animal}": f"royal {base.ENGLISH_WORDS[animal]}" for animal in ANIMALS}
    | {
        "royal": "royal",
        "joker": "joker",
        "blank": "blank",
    }
)

ENGLISH = base.ENGLISH | {
    "name": "Cockroach Poker Royal",
    "tagline": "The vermin have crowned heads now, and a penalty pile.",
    "do.pay": "lay down {cards}",
    "event.drawn": "{seat} draws from the penalty pile: {card}.",
    "event.turned-up": "On top of the penalty pile: {card}.",
    "event.put-away": "{seat} takes a special card into the hand: {card}.",
    "event.put-aside": "{seat} puts a special card on the table: {card}.",
    "event.paid": "{seat} lays down {card}.",
    "preset.manual": "The English manual",
    "preset.japanese": "The Japanese rules",
    "option.royal_penalty": "When a royal that is laid down draws a penalty card",
    "option.royal_penalty.taken": "only when it is the card that was taken",
    "option.royal_penalty.always": "every time: taken, paid or itself drawn",
    "option.special_goes": "Where a special card that is taken goes",
    "option.special_goes.hand": "into the taker's hand, for all to know",
    "option.special_goes.table": "face up on the table, counting for nothing",
    "option.specials_pay": "Specials may be among the two cards that are paid",
    "option.special_penalty": "What a special drawn from the penalty pile does",
    "option.special_penalty.taken": "it is treated like one that was taken",
    "option.special_penalty.inert": "it lies on the table and does nothing",
}

JAPANESE_WORDS = (
    base.JAPANESE_WORDS
    | {f"royal-{animal}": f"王様の{base.JAPANESE_WORDS[animal]}" for animal in ANIMALS}
    | {
        "royal": "王様",
        "joker": "ジョーカー",
        "blank": "ブランク",
    }
)

JAPANESE = base.JAPANESE | {
    "name": "ごきぶりポーカーロイヤル",
    "tagline": "害虫たちに王冠とペナルティの山が加わった。",
    "do.pay": "{cards}を置く",
    "event.drawn": "{seat}がペナルティの山から引いた：{card}。",
    "event.turned-up": "ペナルティの山の一番上：{card}。",
    "event.put-away": "{seat}が特殊カードを手札に入れた：{card}。",
    "event.put-aside": "{seat}が特殊カードを場に置いた：{card}。",
    "event.paid": "{seat}が手札から置いた：{card}。",
    "preset.manual": "英語版の説明書",
    "preset.japanese": "日本語版のルール",
    "option.royal_penalty": "王様を置くとき、いつペナルティカードを引くか",
    "option.royal_penalty.taken": "引き取った王様のときだけ",
    "option.royal_penalty.always": "引き取り、支払い、ペナルティを問わず毎回",
    "option.special_goes": "引き取った特殊カードの行き先",
    "option.special_goes.hand": "引き取った人の手札（公開情報）",
    "option.special_goes.table": "場に表向き（数えない）",
    "option.specials_pay": "支払う2枚に特殊カードを含めてよい",
    "option.special_penalty": "ペナルティの山から引いた特殊カードの扱い",
    "option.special_penalty.taken": "引き取ったときと同じ",
    "option.special_penalty.inert": "場に置かれ、何も起こらない",
}

LANGUAGES = {
    "en": Language(ENGLISH, ENGLISH_WORDS),
    "ja": Language(JAPANESE, JAPANESE_WORDS, joiner="、"),
}
