"""What people may say at any table: phrases and emotes, by their ids, in every language."""

from courtcards.engine.phrases import Texts

PHRASES: dict[str, Texts] = {
    "hello": {"en": "Hello!", "ja": "こんにちは！"},
    "good_luck": {"en": "Good luck!", "ja": "よろしくお願いします！"},
    "trust_me": {"en": "Trust me.", "ja": "信じてください。"},
    "i_believe_you": {"en": "I believe you.", "ja": "信じますよ。"},
    "no_way": {"en": "No way!", "ja": "まさか！"},
    "nice_bluff": {"en": "Nice bluff.", "ja": "うまい嘘ですね。"},
    "well_played": {"en": "Well played.", "ja": "お見事。"},
    "oops": {"en": "Oops.", "ja": "しまった。"},
    "thinking": {"en": "Let me think.", "ja": "考えさせてください。"},
    "your_turn": {"en": "Your turn!", "ja": "あなたの番ですよ！"},
    "sorry": {"en": "Sorry!", "ja": "ごめんなさい！"},
    "thanks": {"en": "Thank you!", "ja": "ありがとう！"},
    "good_game": {"en": "Good game!", "ja": "いい試合でした！"},
    "again": {"en": "Once more?", "ja": "もう一回？"},
    "bye": {"en": "Goodbye!", "ja": "さようなら！"},
}

EMOTES: dict[str, str] = {
    "smile": "🙂",
    "laugh": "😂",
    "wink": "😉",
    "doubt": "🤨",
    "think": "🤔",
    "shock": "😱",
    "cry": "😭",
    "angry": "😠",
    "clap": "👏",
    "heart": "❤️",
    "crown": "👑",
    "cockroach": "🪳",
}

MAX_TEXT = 300
