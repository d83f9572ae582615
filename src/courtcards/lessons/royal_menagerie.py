"""The lesson of Royal Menagerie: gifts and poison, roles, stampedes, actions, and a last card."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from courtcards.engine.phrases import Data
from courtcards.games.royal_menagerie.words import ANIMALS
from courtcards.lessons.scene import Branch, Lesson, Scene, Task, say
from courtcards.play.game import game
from courtcards.play.state import State

GAME = game("royal-menagerie")
ALL_CARDS = [
    *(animal for animal in ANIMALS for _ in range(5)),
    *(action for action, count in GAME.options["actions"].items() for _ in range(count)),
]
# Roles by seat; the Vizier's left neighbour has the first turn.
LOYAL = ("loyalist", "conspirator", "conspirator", "vizier")
FALSE = ("conspirator", "loyalist", "conspirator", "vizier")
MIGHTY = ("vizier", "conspirator", "loyalist", "conspirator")


def _position(
    roles: Sequence[str],
    start: Sequence[str],
    hands: Mapping[int, str],
    draws: str,
    played: Sequence[Data] = (),
) -> State:
    """Deal so that seats begin with two animals and the hands named, draw `draws`, and play."""
    first = roles.index("vizier") + 1
    seats = [(first + i) % 4 for i in range(4)]
    animals = [start[seat].split()[i] for i in range(2) for seat in seats]
    dealt = [hands[seat].split()[i] for i in range(3) for seat in seats]
    rest = Counter(ALL_CARDS)
    rest.subtract(animals)
    before = list(rest.elements())
    rest.subtract([*dealt, *draws.split()])
    after = [*dealt, *draws.split(), *rest.elements()]
    piles = [("roles", list(roles)), ("deck", [*animals, *before]), ("deck", after)]
    state = GAME.deal(seed=0, piles=piles)
    for move in played:
        state.play(move)
    return state


def _late(seed: int) -> State:
    """Play a whole game by rote up to the learner's last card: each time a legal move further on."""
    state = GAME.deal(seed=seed)
    step = 0
    while not _is_last_card(state):
        moves = state.moves()
        state.play(moves[step % len(moves)])
        step += 7
    return state


def _is_last_card(state: State) -> bool:
    table = state.view(0).table
    return state.turn == 0 and table["end_stage"] and table["seats"][0]["hand_size"] == 1


def _gift(card: str, to: int) -> Data:
    return {"do": "gift", "card": card, "to": to}


GIFT = Scene(
    "gift",
    say("A kind gift", "ありがたい贈り物"),
    partial(
        _position,
        LOYAL,
        ("tortoise tiger", "tiger komodo", "komodo antelope", "ibis mammoth"),
        {
            0: "ibis tiger komodo",
            1: "tiger ibis shoot",
            2: "trade ibis komodo",
            3: "steal tiger ibis",
        },
        "antelope",
    ),
    steps=(
        Task(
            say(
                "Welcome to court. You are the Loyalist: you stand by the Grand Vizier, the Squire, against "
                "two Conspirators. Animals you play go to others, as gifts. One of a species is worth 1 "
                "point, two are worth 3. Give the Squire a second Giant Ibis!",
                "宮廷へようこそ。あなたは忠臣。大宰相である従者の味方で、敵は2人の陰謀者です。"
                "動物は自分ではなく、ほかの人に贈ります。同じ種類が1頭なら1点、2頭なら3点。"
                "従者に2頭目のオニトキを贈りましょう！",
            ),
            (
                Branch(
                    _gift("ibis", 3),
                    say(
                        "How kind: two ibises, 3 points. If Vizier and Loyalist together end with more than "
                        "the two Conspirators, both win. But if the Vizier alone has the most of all, the "
                        "Vizier wins alone. So help, but not too much.",
                        "ご親切に。オニトキ2頭で3点です。最後に大宰相と忠臣の合計が陰謀者2人を上回れば、"
                        "2人の勝ち。でも大宰相が単独で最高点なら、大宰相1人の勝ち。"
                        "助けるのも、ほどほどに。",
                    ),
                ),
            ),
            hint=say(
                "Legal, but look at the Squire's pens: one ibis lives there. Give a second one.",
                "それもできますが、従者の動物園をご覧ください。オニトキが1頭。"
                "もう1頭贈りましょう。",
            ),
        ),
    ),
)

POISON = Scene(
    "poison",
    say("An unkind gift", "迷惑な贈り物"),
    partial(
        _position,
        FALSE,
        ("tortoise komodo", "ibis tortoise", "komodo antelope", "tiger tiger"),
        {
            0: "tiger antelope mammoth",
            1: "mammoth ibis komodo",
            2: "shoot ibis tortoise",
            3: "komodo tortoise ibis",
        },
        "tortoise mammoth tiger antelope antelope mammoth",
    ),
    steps=(
        Task(
            say(
                "Now you are a Conspirator, and you do not know who the other one is: the Jester or the "
                "Herald. First the Vizier: two White Tigers, 3 points. But three of a species are worth "
                "nothing at all! You hold a tiger…",
                "今度のあなたは陰謀者。もう1人の陰謀者が道化師か伝令官かはわかりません。"
                "まずは大宰相。ホワイトタイガーが2頭で3点ですが、"
                "同じ種類が3頭になると0点です！ 手札にはホワイトタイガーが…",
            ),
            (
                Branch(
                    _gift("tiger", 3),
                    say(
                        "Three tigers, no points: a poisoned gift. Then the Jester gave the Vizier a "
                        "Mammoth, and Mammoths count double. And the Herald shot it!",
                        "ホワイトタイガー3頭で0点。毒入りの贈り物です。"
                        "続いて道化師が大宰相に、点が2倍のマンモスを贈りましたが、"
                        "伝令官がそれを撃ってしまいました！",
                    ),
                    replies=(
                        _gift("mammoth", 3),
                        {"do": "shoot", "from": 3, "card": "mammoth"},
                        _gift("komodo", 0),
                        _gift("tortoise", 1),
                    ),
                ),
            ),
            hint=say(
                "Legal, but too friendly. Give the Squire a third tiger.",
                "それもできますが、親切すぎます。従者に3頭目のホワイトタイガーを。",
            ),
        ),
        Task(
            say(
                "So who is on your side? Roles stay hidden, but deeds speak. Give your Hirola Antelope to "
                "the one you trust.",
                "さて、味方は誰でしょう？ 役職は伏せられていますが、行いが物語ります。"
                "信じる相手にヒロラアンテロープを贈りましょう。",
            ),
            (
                Branch(
                    _gift("antelope", 2),
                    say(
                        "I think so too: who shoots the Vizier's Mammoth is no friend of the Vizier. Your "
                        "points and the other Conspirator's are added up, so you feed each other.",
                        "わたくしもそう思います。大宰相のマンモスを撃つ人が大宰相の味方のはずがない。"
                        "陰謀者2人の点は合計されるので、互いに養い合うのです。",
                    ),
                ),
                Branch(
                    _gift("antelope", 1),
                    say(
                        "Hm. The Jester gave the Vizier a Mammoth: that smells of a Loyalist. I would have "
                        "trusted the Herald, who shot it. Watch what people give, and to whom.",
                        "うーん。道化師は大宰相にマンモスを贈りました。忠臣の匂いがします。"
                        "わたくしなら、それを撃った伝令官を信じます。誰が誰に何を贈るか、よく見て。",
                    ),
                ),
                Branch(
                    _gift("antelope", 3),
                    say(
                        "To the Vizier? A fine disguise, but it costs you a point. Your friend is most "
                        "likely the Herald, who shot the Vizier's Mammoth.",
                        "大宰相に？ 見事な偽装ですが、1点の損です。"
                        "味方はおそらく、大宰相のマンモスを撃った伝令官でしょう。",
                    ),
                ),
            ),
            hint=say(
                "Legal, but let us see whom you trust: give the Hirola Antelope away.",
                "それもできますが、誰を信じるかを見せてください。"
                "ヒロラアンテロープを贈りましょう。",
            ),
        ),
    ),
)

STAMPEDE = Scene(
    "stampede",
    say("Stampede!", "暴走！"),
    partial(
        _position,
        FALSE,
        ("tortoise komodo", "ibis tortoise", "komodo antelope", "tortoise tiger"),
        {
            0: "ibis mammoth tiger",
            1: "komodo ibis shoot",
            2: "antelope trade tiger",
            3: "tiger tortoise ibis",
        },
        "tiger antelope tortoise mammoth antelope komodo",
        (
            _gift("ibis", 3),
            _gift("komodo", 3),
            _gift("antelope", 3),
            _gift("tiger", 1),
            _gift("tortoise", 2),
        ),
    ),
    steps=(
        Task(
            say(
                "A generous court: the Vizier has five different species. Can one have too much of a good "
                "thing? Oh yes. Whoever has all six at once gets a stampede, and one of each runs away. "
                "Which one is missing?",
                "気前のよい宮廷で、大宰相の動物園には5種類がそろいました。"
                "多ければよいとは限りません。6種類すべてがそろうと暴走が起こり、"
                "各種1頭ずつが逃げ出します。足りないのはどれでしょう？",
            ),
            (
                Branch(
                    _gift("mammoth", 3),
                    say(
                        "Off they run, all six! From five points to none, with one lovely Mammoth. Keep "
                        "an eye on your own pens: five species are worth five points, and are in danger.",
                        "6頭そろって逃げていきました！ すてきなマンモス1頭で、5点が0点に。"
                        "ご自分の動物園にもご用心。5種類は5点ですが、いつも危険と隣り合わせです。",
                    ),
                ),
            ),
            hint=say(
                "Legal, but the Squire's sixth species is what we want: the Mammoth.",
                "それもできますが、狙いは従者の6種類目。マンモスです。",
            ),
        ),
    ),
)

ACTIONS = Scene(
    "actions",
    say("Shoot, Steal, Trade", "射撃、強奪、交換"),
    partial(
        _position,
        MIGHTY,
        ("ibis antelope", "tiger tiger", "tortoise komodo", "mammoth antelope"),
        {
            0: "shoot steal trade",
            1: "tortoise ibis bazaar",
            2: "mammoth komodo windfall",
            3: "tiger komodo ibis",
        },
        "komodo tiger tortoise antelope komodo",
        (_gift("tortoise", 2), _gift("mammoth", 3), _gift("komodo", 1)),
    ),
    steps=(
        Task(
            say(
                "Now you are the Grand Vizier! You draw two cards a turn and play two, and everybody knows "
                "who you are. Shoot removes any animal, Steal takes one for yourself, Trade swaps two "
                "animals of two players. Play one of the three.",
                "今度はあなたが大宰相！ 毎回2枚引いて2枚使えますが、正体は全員に知られています。"
                "射撃はどれか1頭を取り除き、強奪は1頭を自分のものに、"
                "交換は2人の動物を1頭ずつ入れ替えます。どれか使ってみましょう。",
            ),
            (
                Branch(
                    {"do": "shoot"},
                    say(
                        "Bang! It goes to the discard pile. Best shot: one of a pair, or the third of your "
                        "own species.",
                        "命中！ 捨て札になりました。狙い目は、ペアの片方か、"
                        "自分の3頭そろってしまった動物です。",
                    ),
                ),
                Branch(
                    {"do": "steal"},
                    say(
                        "Yours now. Stealing hurts twice: they lose points, and you win some. And it is one "
                        "of the few ways to feed yourself.",
                        "あなたのものになりました。相手の点を減らして自分の点を増やす、一石二鳥。"
                        "しかも、自分に動物を加えられる数少ない手です。",
                    ),
                ),
                Branch(
                    {"do": "trade"},
                    say(
                        "Swapped. You need not be one of the two: let others exchange what suits you.",
                        "入れ替わりました。自分が加わる必要はありません。"
                        "ほかの2人に、あなたの都合で交換させてもよいのです。",
                    ),
                ),
            ),
            hint=say(
                "You may give an animal away, but try one of the actions first.",
                "動物を贈ってもよいのですが、まずはアクションを試しましょう。",
            ),
        ),
        Task(
            say(
                "And your second card, whichever you like.",
                "続いて2枚目。どれでもお好きなものを。",
            ),
            (
                Branch(
                    {"do": "gift"},
                    say(
                        "A gift from the mighty. You win alone if you have more points than anybody else; "
                        "or together with the Loyalist, if the two of you beat the Conspirators.",
                        "大宰相からの贈り物です。誰よりも点が高ければ単独で勝ち、"
                        "そうでなくても、忠臣との合計が陰謀者を上回れば一緒に勝てます。",
                    ),
                ),
                Branch(
                    {},
                    say(
                        "Two actions in one turn: that is power. You win alone if you have more points than "
                        "anybody else; or together with the Loyalist, if the two of you beat the "
                        "Conspirators.",
                        "一度に2つのアクション、これぞ権力です。誰よりも点が高ければ単独で勝ち、"
                        "そうでなくても、忠臣との合計が陰謀者を上回れば一緒に勝てます。",
                    ),
                ),
            ),
        ),
    ),
)

BAZAAR = Scene(
    "bazaar",
    say("Market day", "市の日"),
    partial(
        _position,
        LOYAL,
        ("tortoise tiger", "tiger komodo", "komodo antelope", "ibis mammoth"),
        {
            0: "bazaar tiger komodo",
            1: "tiger ibis shoot",
            2: "trade ibis komodo",
            3: "steal tiger ibis",
        },
        "antelope mammoth shoot ibis steal",
    ),
    steps=(
        Task(
            say(
                "You are the Loyalist again, and you hold a Bazaar: four cards are laid out, and clockwise "
                "from you everybody takes one and plays it at once. Open it!",
                "再び忠臣のあなた。手札にはバザールがあります。4枚のカードが並び、"
                "あなたから時計回りに1枚ずつ取って、すぐに使います。開きましょう！",
            ),
            (
                Branch(
                    {"do": "bazaar"},
                    say("What a market!", "にぎやかな市です！"),
                ),
            ),
            hint=say(
                "Legal, but it is market day: play the Bazaar.",
                "それもできますが、今日は市の日。バザールを。",
            ),
        ),
        Task(
            say(
                "You choose first. What you leave, the Jester may have, a Conspirator. Take one.",
                "最初に選ぶのはあなた。残したものは、次の道化師、つまり陰謀者が取れます。"
                "1枚取りましょう。",
            ),
            (
                Branch(
                    {"do": "take", "card": ("mammoth", "ibis")}, say("An animal!", "動物ですね！")
                ),
                Branch({"do": "take"}, say("An action!", "アクションですね！")),
            ),
        ),
        Task(
            say(
                "And now play it, as you like.",
                "では、お好きなように使ってください。",
            ),
            (
                Branch(
                    {},
                    say(
                        "Then everybody else took one and played it. The last action you will meet is "
                        "Windfall: draw two cards and play two. Actions can nest, and the newest is always "
                        "finished first.",
                        "続いてほかの全員も1枚ずつ取って使いました。残るアクションは棚ぼた。"
                        "2枚引いて2枚使います。アクションの中でアクションが起これば、"
                        "必ず新しいものから片づけます。",
                    ),
                    replies=(
                        ({"card": "shoot"}, {"card": "mammoth"}),
                        ({"do": "shoot", "from": 3}, {"do": "gift", "to": 2}),
                        ({"card": "ibis"}, {"card": "mammoth"}),
                        {"do": "gift", "to": 1},
                        ({"do": "steal", "from": 1}, {"do": "gift", "to": 0}),
                    ),
                ),
            ),
        ),
    ),
)

FINALE = Scene(
    "finale",
    say("The last card", "最後の1枚"),
    partial(_late, 2846),
    steps=(
        Task(
            say(
                "The end: the deck is empty, and you play the last card of all. You are the Loyalist with 8 "
                "points, the Jester is the Vizier with 10, the Conspirators have 7 each. As it stands the "
                "Vizier wins alone, and you lose! Who gets the Hirola Antelope?",
                "いよいよ終わり。山札は尽き、最後の1枚はあなたの手に。"
                "忠臣のあなたは8点、大宰相の道化師は10点、陰謀者は7点ずつ。"
                "このままでは大宰相の単独勝利で、あなたは負け！ "
                "ヒロラアンテロープを誰に贈りますか？",
            ),
            (
                Branch(
                    _gift("antelope", 1),
                    say(
                        "Masterly! A third antelope for your own Vizier: from 10 points down to 7. Now "
                        "nobody wins alone, and 8 + 7 beats 7 + 7: you both win. Sometimes the best friend "
                        "gives poison. Welcome to court!",
                        "お見事！ 味方の大宰相に3頭目のヒロラアンテロープを贈り、10点が7点に。"
                        "単独勝利は消え、8＋7は7＋7より上。2人の勝ちです。"
                        "毒を贈る友こそ真の友。宮廷へようこそ！",
                    ),
                ),
                Branch(
                    {"do": "gift"},
                    say(
                        "The Vizier still has the most of all, and wins alone: you have lost. The trick was "
                        "a third antelope for the Vizier: from 10 down to 7, nobody wins alone, and 8 + 7 "
                        "beats 7 + 7. Try it again!",
                        "大宰相の最高点は変わらず、単独勝利。あなたの負けです。"
                        "妙手は、大宰相に3頭目を贈ること。10点が7点になれば単独勝利は消え、"
                        "8＋7は7＋7より上です。もう一度試してみましょう！",
                    ),
                ),
            ),
        ),
    ),
)

LESSON = Lesson("royal-menagerie", 4, (GIFT, POISON, STAMPEDE, ACTIONS, BAZAAR, FINALE))
