"""The texts of the terminal, in every language; words of a game come from the game itself."""

from courtcards.engine.errors import CourtCardsError, choices

ENGLISH = {
    # The people at the table
    "you": "You",
    "yourself": "yourself",
    "yours": "yours",
    "partners": "Duchess Jester Herald Squire Abbess Falconer Page",
    # Coming and going
    "shuffling": "Shuffling the cards…",
    "warming_up": "The others are still warming up: while you play, the games are compiled in the "
    "background, and the next time they think further ahead.",
    "welcome": "Welcome to {game}. {tagline}",
    "against": "You play against {names}. Type ? for help at any time.",
    "partner": "{name} ({level})",
    "thinking": "{name} is thinking…",
    "which_game": "Which game would you like to play?",
    "which_level": "How well should the others play?",
    "level.novice": "novice",
    "level.novice.hint": "plays along, and is often careless",
    "level.regular": "regular",
    "level.regular.hint": "knows the game and has a character",
    "level.expert": "expert",
    "level.expert.hint": "thinks about what you may hold",
    "level.master": "master",
    "level.master.hint": "thinks about it for longer",
    "seats": "{low} to {high} players",
    "seats_fixed": "{low} players",
    "goodbye": "Goodbye, and thank you for playing.",
    "saved": "The transcript was added to {file}",
    "won": "Well played!",
    "lost": "Better luck next time.",
    "game_over": "The game is over",
    "not_over": "The record ends here; the game is not over.",
    # Asking
    "your_turn": "Your turn",
    "turn_of": "It is the turn of {name}",
    "keys": "1–{last}, u back, ? help",
    "keys_first": "1–{last}, ? help",
    "keys_menu": "1–{last}, q to quit",
    "wrong": "“{entry}” is not possible here: type a number from 1 to {last}.",
    "nothing": "Type a number from 1 to {last}.",
    "nothing_to_undo": "There is nothing to go back to: this is the first question of your move.",
    "ask.do": "What do you do?",
    "ask.card": "Which card?",
    "ask.to": "To whom?",
    "ask.from": "From whom?",
    "ask.of": "Whom?",
    "ask.claim": "What do you say it is?",
    "ask.cards": "Which card do you lay down?",
    "ask.offer.card": "Which card do you slide over?",
    "ask.pass.to": "To whom do you pass it?",
    "ask.target.to": "At whom do you aim it?",
    "ask.give.card": "Which card do you give?",
    "ask.resolve.card": "Which card goes first?",
    "ask.gift.card": "Which animal do you give away?",
    "ask.shoot.from": "Whose animal?",
    "ask.shoot.card": "Which animal?",
    "ask.steal.card": "Which animal?",
    "ask.take.card": "Which card do you take?",
    "ask.discard.card": "Which card do you put away?",
    "ask.trade.a": "Whose animal do you trade?",
    "ask.trade.a.card": "Which animal?",
    "ask.trade.b": "For whose animal?",
    "ask.trade.b.card": "For which animal?",
    "ask.other": "Which one?",
    "no_more": "nothing more",
    # Help
    "help": "Help",
    "help.number": "choose what stands beside the number",
    "help.u": "go back one question of your move",
    "help.t": "show the table again",
    "help.h": "everything that has happened so far",
    "help.r": "the rules",
    "help.q": "leave the table",
    "history": "What has happened so far",
    "more": "Enter for more, q to go back",
    "moment.offer": (
        "Slide a card face down to somebody and say what it is: the truth or a lie. Whoever judges"
        " it wrongly takes it; judged rightly, it comes back to you. Collecting {limit} of a kind"
        " loses, and so does having no card when you must begin."
    ),
    "moment.judge": (
        "Believe the claim or doubt it. If you are right, the card goes back; if you are wrong, it"
        " is yours. Or look at it and pass it on to somebody who has not seen it, with a claim of"
        " your own."
    ),
    "moment.pass_on": (
        "You have seen the card and must pass it on: choose to whom, and say what it is. You may"
        " repeat the claim or change it."
    ),
    "moment.pay": (
        "You took a special card and must pay: one card that matches the last claim, or any two."
    ),
    "moment.turn": (
        "Hit to flip a card, or stay to bank your points. Two numbered cards (A to 10) of one rank"
        " bust you. A to 5 count their value, every king counts them all once more, and each set"
        " (J Q K, 6 to 10, A to 5) is worth 5. Whoever reaches {target} brings on the end."
    ),
    "moment.resolve": "Two action cards were flipped: decide which of them acts first.",
    "moment.target": (
        "A 7 makes somebody give you a card, an 8 goes to somebody without an 8, and a jack makes"
        " somebody (or yourself) flip two cards at once."
    ),
    "moment.give": (
        "You must give one of your face-up cards away. It does not act, but it can bust whoever"
        " gets it."
    ),
    "moment.extra_life": (
        "You are about to bust. A queen may cover the card that is too much, and herself; or you"
        " bust and score nothing."
    ),
    "moment.play": (
        "Give an animal to somebody else, or play an action. One of a species is worth 1 point,"
        " two are worth 3, three are worth nothing; mammoths count double. All six species at once"
        " are a stampede: one of each leaves."
    ),
    "moment.play_taken": "Play the card you have just taken from the Bazaar.",
    "moment.take": "Take one card from the Bazaar; you play it at once.",
    "moment.other": "Choose one of the numbered moves.",
    # What was true
    "recap.round": "In truth: {path}. It was {card}.",
    "recap.true": "{name} “{claim}” (true)",
    "recap.lie": "{name} “{claim}” (a lie)",
    "recap.hand": "Hand {number} in points: {results}.",
    "recap.banked": "{name} {points}",
    "recap.bust": "{name} none (bust)",
    "recap.away": "{name} none (sat out)",
    # Tables
    "round": "round {number}",
    "hand_number": "hand {number}",
    "first_to": "to {target} points",
    "card": "1 card",
    "cards": "{count} cards",
    "in_hand": "in hand",
    "hand_of": "Hand of {name}",
    "your_hand": "Your hand",
    "on_its_way": "On its way",
    "last_card": "Last card",
    "claim": "{name} “{claim}”",
    "it_is": "(it is {card})",
    "penalty_pile": "Penalty pile",
    "on_top": "{cards}, on top {card}",
    "empty": "empty",
    "on_table": "On the table",
    "went_to": "{card} went into the hand of {name}",
    "player": "Player",
    "status": "Status",
    "face_up": "Face up",
    "points": "Points",
    "total": "Total",
    "status.in": "in",
    "status.stayed": "stayed",
    "status.bust": "bust",
    "status.away": "sits out",
    "kind.catch-up": "catch-up",
    "kind.duel": "duel",
    "covered": "covered: {cards}",
    "deck": "Deck",
    "risk": "{cards}; would make a pair: {risk}",
    "risk.renewed": "{cards}, so {next} would be shuffled anew; would make a pair: {risk}",
    "in_play": "In play",
    "card_of": "{card} of {name}",
    "role": "Role",
    "hand": "Hand",
    "secret": "secret",
    "end_stage": "End-stage",
    "play_deck": "Play Deck",
    "discards": "Discard pile",
    "bazaar": "Bazaar",
    "taken": "Taken from the Bazaar",
    # Replays
    "replay.all": "{game}, all cards open",
    "replay.spectator": "{game} as a spectator saw it",
    "replay.seat": "{game} as {name} saw it",
    "next": "Enter for the next step, t for the table, q to quit",
}

JAPANESE = {
    "you": "あなた",
    "yourself": "自分",
    "yours": "自分",
    "partners": "公爵夫人 道化師 伝令官 従者 修道女 鷹匠 小姓",
    "shuffling": "カードを切っています…",
    "warming_up": "ほかの人たちはまだ準備運動中です。"
    "遊んでいる間にゲームを裏でコンパイルするので、次回からはもっと先まで読みます。",
    "welcome": "{game}へようこそ。{tagline}",
    "against": "相手は{names}。いつでも ? で説明が出ます。",
    "partner": "{name}（{level}）",
    "thinking": "{name}が考えています…",
    "which_game": "どのゲームで遊びますか？",
    "which_level": "相手の強さは？",
    "level.novice": "初心者",
    "level.novice.hint": "気軽に遊び、うっかりも多い",
    "level.regular": "常連",
    "level.regular.hint": "ゲームを知っていて、それぞれ性格がある",
    "level.expert": "上級者",
    "level.expert.hint": "あなたの手札を読もうとする",
    "level.master": "達人",
    "level.master.hint": "さらに長く考える",
    "seats": "{low}〜{high}人",
    "seats_fixed": "{low}人",
    "goodbye": "さようなら。遊んでくれてありがとう。",
    "saved": "記録を追加しました： {file}",
    "won": "お見事！",
    "lost": "また次の機会に。",
    "game_over": "ゲーム終了",
    "not_over": "記録はここまでです。ゲームは終わっていません。",
    "your_turn": "あなたの番",
    "turn_of": "{name}の番",
    "keys": "1〜{last}、u 戻る、? 説明",
    "keys_first": "1〜{last}、? 説明",
    "keys_menu": "1〜{last}、qで終了",
    "wrong": "「{entry}」は選べません。1〜{last}の数字を入力してください。",
    "nothing": "1〜{last}の数字を入力してください。",
    "nothing_to_undo": "これが最初の質問なので、戻れません。",
    "ask.do": "どうしますか？",
    "ask.card": "どのカード？",
    "ask.to": "誰に？",
    "ask.from": "誰から？",
    "ask.of": "誰？",
    "ask.claim": "何と宣言しますか？",
    "ask.cards": "どのカードを置きますか？",
    "ask.offer.card": "どのカードを差し出しますか？",
    "ask.pass.to": "誰に回しますか？",
    "ask.target.to": "誰を狙いますか？",
    "ask.give.card": "どのカードを渡しますか？",
    "ask.resolve.card": "どちらを先に処理しますか？",
    "ask.gift.card": "どの動物を贈りますか？",
    "ask.shoot.from": "誰の動物？",
    "ask.shoot.card": "どの動物？",
    "ask.steal.card": "どの動物？",
    "ask.take.card": "どのカードを取りますか？",
    "ask.discard.card": "どのカードを捨てますか？",
    "ask.trade.a": "誰の動物を交換しますか？",
    "ask.trade.a.card": "どの動物？",
    "ask.trade.b": "誰の動物と？",
    "ask.trade.b.card": "どの動物と？",
    "ask.other": "どれにしますか？",
    "no_more": "これだけ",
    "help": "説明",
    "help.number": "番号の選択肢を選ぶ",
    "help.u": "一つ前の質問に戻る",
    "help.t": "場をもう一度見る",
    "help.h": "これまでのすべての出来事",
    "help.r": "ルール",
    "help.q": "席を立つ（終了）",
    "history": "これまでの出来事",
    "more": "Enterで続き、qで戻る",
    "moment.offer": (
        "カードを裏向きで誰かに差し出し、何のカードか宣言します。嘘でもかまいません。"
        "相手が外せば相手のもの、当てればあなたに返ってきます。同じ種類が{limit}枚で負け、"
        "始める番に手札がなくても負けです。"
    ),
    "moment.judge": (
        "宣言が本当か嘘かを判断します。当たればカードは相手に返り、外れればあなたのものです。"
        "または、カードを見て、まだ見ていない人に自分の宣言で回します。"
    ),
    "moment.pass_on": (
        "カードを見たので、必ず回します。誰に回すか、何と宣言するかを選びます。"
        "前と同じ宣言でも、違う宣言でもかまいません。"
    ),
    "moment.pay": (
        "特殊カードを引き取ったので支払います。最後の宣言に合う1枚か、好きな2枚を置きます。"
    ),
    "moment.turn": (
        "ヒットで1枚めくるか、ステイで得点を確定します。同じ数字（A〜10）が2枚でバースト。"
        "A〜5は数の通り、キング1枚ごとに合計が1回分増え、役（J Q K、6〜10、A〜5）は各5点。"
        "誰かが{target}点に達すると終盤です。"
    ),
    "moment.resolve": "効果のあるカードが2枚めくられました。先に処理する方を選びます。",
    "moment.target": (
        "7は誰かからカードを1枚もらい、8は8を持たない人に渡り、"
        "ジャックは誰か（自分でもよい）に2枚同時にめくらせます。"
    ),
    "moment.give": (
        "表向きのカードを1枚渡します。効果は起こりませんが、相手をバーストさせることがあります。"
    ),
    "moment.extra_life": (
        "バースト寸前です。クイーンを使い、余分なカードとクイーンを伏せて続けられます。"
        "使わなければバーストで0点です。"
    ),
    "moment.play": (
        "動物を他の人に贈るか、アクションを使います。同じ種が1頭なら1点、2頭で3点、3頭で0点。"
        "マンモスは2倍。6種がそろうと暴走し、各種1頭ずつ去ります。"
    ),
    "moment.play_taken": "バザールで取ったカードを使います。",
    "moment.take": "バザールから1枚取り、すぐに使います。",
    "moment.other": "番号のついた手から選びます。",
    "recap.round": "真相：{path}。カードは{card}。",
    "recap.true": "{name}「{claim}」（本当）",
    "recap.lie": "{name}「{claim}」（嘘）",
    "recap.hand": "第{number}ハンドの得点：{results}。",
    "recap.banked": "{name} {points}点",
    "recap.bust": "{name} なし（バースト）",
    "recap.away": "{name} なし（不参加）",
    "round": "第{number}ラウンド",
    "hand_number": "第{number}ハンド",
    "first_to": "目標{target}点",
    "card": "1枚",
    "cards": "{count}枚",
    "in_hand": "手札",
    "hand_of": "{name}の手札",
    "your_hand": "あなたの手札",
    "on_its_way": "回っているカード",
    "last_card": "前のカード",
    "claim": "{name}「{claim}」",
    "it_is": "（実は{card}）",
    "penalty_pile": "ペナルティの山",
    "on_top": "{cards}、一番上は{card}",
    "empty": "なし",
    "on_table": "場に出た特殊カード",
    "went_to": "{card}は{name}の手札に入った",
    "player": "プレイヤー",
    "status": "状態",
    "face_up": "表向きのカード",
    "points": "得点",
    "total": "合計",
    "status.in": "参加中",
    "status.stayed": "ステイ",
    "status.bust": "バースト",
    "status.away": "不参加",
    "kind.catch-up": "追い上げ",
    "kind.duel": "決闘",
    "covered": "伏せ札：{cards}",
    "deck": "山札",
    "risk": "{cards}、うち{risk}枚でペアになる",
    "risk.renewed": "{cards}（{next}枚を切り直す）、うち{risk}枚でペアになる",
    "in_play": "進行中",
    "card_of": "{name}の{card}",
    "role": "役職",
    "hand": "手札",
    "secret": "秘密",
    "end_stage": "終盤",
    "play_deck": "山札",
    "discards": "捨て札",
    "bazaar": "バザール",
    "taken": "バザールで取ったカード",
    "replay.all": "{game}（すべて公開）",
    "replay.spectator": "{game}（観戦者の視点）",
    "replay.seat": "{game}（{name}の視点）",
    "next": "Enterで次へ、tで場、qで終了",
}

TEXTS = {"en": ENGLISH, "ja": JAPANESE}


class Words:
    """The terminal's texts in one language.

    >>> Words("en").say("round", number=3)
    'round 3'
    """

    def __init__(self, code: str) -> None:
        if code not in TEXTS:
            raise CourtCardsError(f"There is no language {code!r}: there are {choices(TEXTS)}.")
        self.code = code
        self._texts = TEXTS[code]

    def say(self, key: str, **fields: object) -> str:
        """Return a text with its fields filled in."""
        return self._texts[key].format(**fields)

    def template(self, key: str) -> str:
        """Return a text with its fields still to be filled in."""
        return self._texts[key]

    def first(self, *keys: str, **fields: object) -> str:
        """Return the first text that there is, with its fields filled in; "" if there is none."""
        key = next((key for key in keys if key in self._texts), None)
        return self.say(key, **fields) if key else ""
