"""What people may say at any table: phrases and emotes, by their ids. Their words are in `talk.ftl`."""

PHRASES = (
    "hello",
    "good_luck",
    "trust_me",
    "i_believe_you",
    "no_way",
    "nice_bluff",
    "well_played",
    "oops",
    "thinking",
    "your_turn",
    "sorry",
    "thanks",
    "good_game",
    "again",
    "bye",
)

# What they look like.
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
