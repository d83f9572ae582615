"""The lesson of Cockroach Poker Royal: what crowns, the penalty pile and two odd cards add."""

from functools import partial

from courtcards.lessons.passing import position
from courtcards.lessons.scene import Branch, Lesson, Pattern, Scene, Task, say
from courtcards.play.game import game
from courtcards.play.state import State

GAME = game("cockroach-poker-royal", players=4)
BELIEVE: Pattern = {"do": "believe"}
DOUBT: Pattern = {"do": "doubt"}


def _with_a_bill() -> State:
    """The learner has believed in a blank, and has to pay for it."""
    state = position(
        GAME,
        {
            0: "rat rat rat rat fly fly fly fly toad toad toad cockroach",
            1: "royal-cockroach",
            2: "blank bat",
            3: "joker",
        },
        [(0, "cockroach"), (0, "cockroach"), (2, "stink-bug")],
        pile="rat bat fly toad rat stink-bug fly",
    )
    state.play({"do": "offer", "card": "blank", "to": 0, "claim": "cockroach"})
    state.play({"do": "believe"})
    return state


CROWN = Scene(
    "crown",
    say("A rat with a crown", "王冠をかぶったネズミ"),
    partial(
        position,
        GAME,
        {0: "royal-rat rat rat fly fly toad toad scorpion bat", 2: "blank", 3: "joker"},
        pile="bat toad fly rat scorpion fly cockroach",
    ),
    steps=(
        Task(
            say(
                "This is Cockroach Poker with a court: slide, lie, judge, pass on, and four of a kind lose. "
                "New are the royals. A crowned rat is a rat, and it is “Royal”: both are true. Slide the "
                "royal rat to the Jester with one of its two true names.",
                "これは宮廷つきのごきぶりポーカー。差し出し、嘘をつき、見抜き、回し、"
                "同じものが4枚で負け。新しいのは王様です。王様のネズミは「ネズミ」でも"
                "「王様」でも本当のこと。どちらかの名前で、道化師に差し出しましょう。",
            ),
            (
                Branch(
                    {"do": "offer", "card": "royal-rat", "to": 1, "claim": ("rat", "royal")},
                    say(
                        "“Lie!” said the Jester: wrong. A royal counts as its animal, and whoever takes one "
                        "must also take the top card of the penalty pile. So the Jester has a rat and a bat "
                        "now. Expensive guests, these royals.",
                        "道化師は「嘘」と言って外れ。王様はその動物として数えますが、"
                        "引き取った人はペナルティの山の一番上も引き取ります。"
                        "道化師の前にはネズミとコウモリが1枚ずつ。王様は高くつくお客様です。",
                    ),
                    replies=(DOUBT,),
                ),
            ),
            hint=say(
                "Legal, but let us begin with the crown: the royal rat, to the Jester, as “rat” or “royal”.",
                "それもできますが、まずは王冠から。王様のネズミを道化師に、"
                "「ネズミ」か「王様」と言って差し出しましょう。",
            ),
        ),
    ),
)

PILE = Scene(
    "pile",
    say("The penalty pile", "ペナルティの山"),
    partial(
        position,
        GAME,
        {0: "rat rat fly fly scorpion scorpion bat", 1: "blank", 2: "royal-fly", 3: "joker"},
        [(0, "toad"), (0, "toad"), (0, "toad"), (2, "bat")],
        pile="toad rat fly rat scorpion bat cockroach",
    ),
    opening=({"do": "offer", "card": "royal-fly", "to": 0, "claim": "royal"},),
    steps=(
        Task(
            say(
                "Look at the penalty pile: its top card is always open, and now it is a toad. You have three "
                "toads. So for you any royal would be deadly: its penalty is your fourth toad. And the "
                "Herald says: “Royal.” True or lie?",
                "ペナルティの山の一番上はいつも表向き。今はカエルです。"
                "そしてあなたの前にはカエルが3枚。今どの王様を引き取っても、"
                "罰として4枚目のカエルが来て負けてしまいます。"
                "伝令官の宣言は「王様」。本当でしょうか、嘘でしょうか？",
            ),
            (
                Branch(
                    BELIEVE,
                    say(
                        "Well judged. A royal fly: the Herald takes it back, and your toad with it. If the "
                        "claim names just what would finish you, “true” keeps you safe: you are right, or "
                        "you take something that is not a royal.",
                        "お見事。王様のハエでした。伝令官が引き取り、あのカエルも一緒に。"
                        "自分の命取りになるものを宣言されたら「本当」が安全。"
                        "当たるか、王様ではないものが来るかのどちらかです。",
                    ),
                ),
                Branch(
                    DOUBT,
                    say(
                        "It was a royal fly. You take it, then the toad from the pile: four toads, and you "
                        "have lost. With “true” you were safe: either right, or you would have taken "
                        "something without a crown, and without a penalty.",
                        "王様のハエでした。引き取ったうえに山からカエルが来て、カエル4枚で負けです。"
                        "「本当」なら安全でした。当たるか、王冠のない、"
                        "罰もないカードが来るだけだったのです。",
                    ),
                ),
            ),
            hint=say(
                "You may look and pass on here too. But this time, please judge.",
                "このゲームでも見て回せますが、今回は判断してみてください。",
            ),
        ),
    ),
)

BLANK = Scene(
    "blank",
    say("Nothing at all", "何もないカード"),
    _with_a_bill,
    steps=(
        Task(
            say(
                "The Herald said “cockroach”, you believed, and it was the blank: nothing at all, so every "
                "claim about it is a lie. Specials do not lie in front of you. They go into your hand, and "
                "you pay: one card that fits the claim, or any two.",
                "伝令官の「ゴキブリ」を信じたら、ブランクでした。何もないので、"
                "何と言っても嘘になるカードです。特殊カードは前に置かず手札に入り、"
                "代わりに支払います。宣言に合う1枚か、好きな2枚です。",
            ),
            (
                Branch(
                    {"do": "pay", "cards": ["cockroach"]},
                    say(
                        "One card only, but now three cockroaches look at you. My relatives, I know how "
                        "they are.",
                        "1枚ですみましたが、ゴキブリが3枚そろいました。"
                        "わたくしの親戚です。油断なさらぬよう。",
                    ),
                ),
                Branch(
                    {"do": "pay"},
                    say(
                        "Two cards instead of one: it costs more, but you choose where it hurts least.",
                        "1枚の代わりに2枚。高くつきますが、痛くないものを選べます。",
                    ),
                ),
            ),
        ),
        Task(
            say(
                "And who starts the next round, with the blank in hand? You. Slide the blank to anybody and "
                "call it anything: whatever you say, “true” is wrong.",
                "そして、ブランクを持って次のラウンドを始めるのはあなた。"
                "誰にでも、好きな名前で差し出しましょう。"
                "何と言っても、「本当」と答えた人は外れです。",
            ),
            (
                Branch(
                    {"do": "offer", "card": "blank"},
                    say(
                        "Believed, and wrong: now they have the blank and the bill. Everybody knows where "
                        "it is, though, so do not expect that to work twice in a row.",
                        "信じて外れ。今度は相手がブランクを受け取り、支払いました。"
                        "ただし今どこにあるかは全員が知っています。続けて二度は通じませんよ。",
                    ),
                    replies=(BELIEVE, {"do": "pay"}),
                ),
            ),
            hint=say(
                "Legal, but pass on the misery while you can: slide the blank.",
                "それもできますが、厄介ものは早めに。ブランクを差し出しましょう。",
            ),
        ),
    ),
)

JOKER = Scene(
    "joker",
    say("Every animal at once", "どの動物でもあるカード"),
    partial(
        position,
        GAME,
        {
            0: "rat rat rat rat toad toad toad toad scorpion scorpion bat",
            1: "blank",
            3: "joker bat",
        },
        [(0, "bat"), (0, "bat"), (0, "bat"), (3, "fly")],
        pile="rat toad fly rat scorpion fly cockroach",
    ),
    opening=({"do": "offer", "card": "joker", "to": 0, "claim": "bat"},),
    steps=(
        Task(
            say(
                "The other special is the joker: it is every animal, but never a royal. The Squire says: "
                "“Bat.” You have three bats in front of you. By now you know what is safe.",
                "もう1枚の特殊カードはジョーカー。どの動物でもありますが、"
                "王様には決してなりません。従者の宣言は「コウモリ」。"
                "あなたの前にはコウモリが3枚。何が安全か、もうおわかりですね。",
            ),
            (
                Branch(
                    BELIEVE,
                    say(
                        "The joker! It is a bat when called a bat, so you were right. The Squire takes it "
                        "back into the hand and has to pay, as always for a special: one bat, or any two.",
                        "ジョーカーでした！ コウモリと呼ばれればコウモリなので、あなたの判断は当たり。"
                        "従者はジョーカーを手札に戻し、特殊カードの決まりどおり、"
                        "コウモリ1枚か好きな2枚を支払いました。",
                    ),
                    replies=({"do": "pay", "cards": ["bat"]},),
                ),
                Branch(
                    DOUBT,
                    say(
                        "The joker! Called a bat, it is a bat, so you were wrong. At least it goes into "
                        "your hand and is no fourth bat.",
                        "ジョーカーでした！ コウモリと呼ばれればコウモリなので、外れです。"
                        "ただし手札に入るので、4枚目のコウモリにはなりません。",
                    ),
                ),
            ),
            hint=say(
                "Looking is legal, but say it straight: true or lie?",
                "見て回すこともできますが、ここでは本当か嘘かを言ってください。",
            ),
        ),
        Task(
            say(
                "Now pay: one bat, or any two cards. Careful, you can count to four!",
                "では支払いです。コウモリ1枚か、好きな2枚。4まで数えて、慎重に！",
            ),
            (
                Branch(
                    {"do": "pay", "cards": ["bat"]},
                    say(
                        "That was the fourth bat, and you have lost. Cheap is not always good. Two "
                        "harmless cards would have saved you.",
                        "それが4枚目のコウモリで、あなたの負けです。安ければよいとは限りません。"
                        "無害な2枚なら助かりました。",
                    ),
                ),
                Branch(
                    {
                        "do": "pay",
                        "cards": (["bat", "rat"], ["bat", "scorpion"], ["bat", "toad"]),
                    },
                    say(
                        "Two cards, and one of them a bat: the fourth. You have lost. Any two others would "
                        "have been fine.",
                        "2枚のうち1枚がコウモリで、これが4枚目。あなたの負けです。"
                        "ほかの2枚なら大丈夫でした。",
                    ),
                ),
                Branch(
                    {"do": "pay"},
                    say(
                        "Wise: two harmless cards. And you have the joker now. Call it any animal, and "
                        "whoever doubts you is wrong.",
                        "賢明です。無害な2枚ですみました。しかもジョーカーは今やあなたのもの。"
                        "どの動物の名前で出しても、疑った人が外れます。",
                    ),
                ),
            ),
        ),
    ),
)

FINISH = Scene(
    "finish",
    say("The crowned scorpion", "王様のサソリ"),
    partial(
        position,
        GAME,
        {0: "royal-scorpion rat rat fly fly toad bat", 1: "joker", 3: "blank"},
        [(2, "scorpion"), (2, "scorpion"), (1, "rat"), (2, "scorpion"), (0, "fly")],
        pile="bat toad fly rat cockroach fly cockroach",
    ),
    steps=(
        Task(
            say(
                "Three scorpions in front of the Herald, and you hold the royal one: it counts as the "
                "fourth. Slide it over. “Scorpion” and “royal” are true, all else is a lie. What will the "
                "Herald fall for?",
                "伝令官の前にはサソリが3枚。あなたの手札には王様のサソリがあり、"
                "これが4枚目に数えられます。差し出しましょう。"
                "「サソリ」と「王様」は本当、ほかは嘘。"
                "伝令官が引っかかるのはどれでしょう？",
            ),
            (
                Branch(
                    {
                        "do": "offer",
                        "card": "royal-scorpion",
                        "to": 2,
                        "claim": ("scorpion", "royal"),
                    },
                    say(
                        "The truth, and the Herald did not believe it. The fourth scorpion: the Herald has "
                        "lost, everybody else has won. The fourth card ends the game before any penalty is "
                        "drawn. You are ready for the court!",
                        "本当のことなのに、伝令官は信じませんでした。4枚目のサソリで伝令官の負け、"
                        "ほかの全員の勝ちです。罰のカードを引くまでもありません。"
                        "これで宮廷に上がれますね！",
                    ),
                    replies=(DOUBT,),
                ),
                Branch(
                    {"do": "offer", "card": "royal-scorpion", "to": 2},
                    say(
                        "A fine lie, and the Herald swallowed it. The fourth scorpion: the Herald has lost, "
                        "everybody else has won. The fourth card ends the game before any penalty is drawn. "
                        "You are ready for the court!",
                        "みごとな嘘に、伝令官は引っかかりました。4枚目のサソリで伝令官の負け、"
                        "ほかの全員の勝ちです。罰のカードを引くまでもありません。"
                        "これで宮廷に上がれますね！",
                    ),
                    replies=(BELIEVE,),
                ),
            ),
            hint=say(
                "Legal, but the Herald is one scorpion from the end: slide the royal scorpion there.",
                "それもできますが、伝令官はあとサソリ1枚で負けます。"
                "王様のサソリを伝令官に差し出しましょう。",
            ),
        ),
    ),
)

LESSON = Lesson("cockroach-poker-royal", 4, (CROWN, PILE, BLANK, JOKER, FINISH))
