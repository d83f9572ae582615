"""The lesson of Cockroach Poker: sliding, lying, judging, passing on, and how one loses."""

from functools import partial

from courtcards.games.cockroach_poker.words import CARDS
from courtcards.lessons.passing import position
from courtcards.lessons.scene import Branch, Lesson, Pattern, Scene, Task, say
from courtcards.play.game import game

# Half of the deck is out of the game, so that a beginner's hand is seen at a glance.
GAME = game("cockroach-poker", players=4, removed=32)
BELIEVE: Pattern = {"do": "believe"}
DOUBT: Pattern = {"do": "doubt"}
PEEK: Pattern = {"do": "peek"}


def _truths(cards: str, to: int) -> tuple[Pattern, ...]:
    """Offers of cards to a seat by their own names."""
    return tuple({"do": "offer", "to": to, "card": card, "claim": card} for card in cards.split())


def _lies(cards: str) -> tuple[Pattern, ...]:
    """Offers of cards to anybody by another name."""
    others = {card: tuple(other for other in CARDS if other != card) for card in cards.split()}
    return tuple({"do": "offer", "card": card, "claim": claims} for card, claims in others.items())


EVERYTHING = "rat spider toad fly bat scorpion stink-bug cockroach"
MOST = "rat spider toad fly bat scorpion stink-bug"


SLIDE = Scene(
    "slide",
    say("Slide a card", "カードを差し出す"),
    partial(position, GAME, {0: EVERYTHING}),
    steps=(
        Task(
            say(
                "Welcome! I am the court cockroach, and I teach bad manners. Everybody wins here but one: "
                "whoever first has four of the same creature loses. So give your cards away! Slide any of "
                "them to the Jester, and for once say what it really is.",
                "ようこそ！ わたくしは宮廷ゴキブリ、お行儀の悪さを教える先生です。"
                "このゲームは、同じ生き物が最初に4枚たまった人の負け。"
                "だから手札は人に押しつけましょう。どれでも1枚、道化師に差し出して、"
                "今回だけは正直に名前を言ってください。",
            ),
            (
                Branch(
                    _truths(EVERYTHING, to=1),
                    say(
                        "“Lie!” said the Jester, and was wrong: you had told the truth. Whoever is wrong "
                        "takes the card. It now lies in front of the Jester, and stays there to the end. "
                        "The Jester also starts the next round.",
                        "道化師は「嘘」と言いましたが、あなたは本当のことを言っていました。"
                        "外した人がカードを引き取ります。カードは道化師の前に表向きで置かれ、"
                        "最後まで動きません。次のラウンドを始めるのも道化師です。",
                    ),
                    replies=(DOUBT,),
                ),
            ),
            hint=say(
                "That is legal, but lies come next. This once: to the Jester, and call the card by its "
                "true name.",
                "それもルール上はできますが、嘘はこの次に。"
                "今回は道化師に差し出して、本当の名前を言ってください。",
            ),
        ),
    ),
)

LIE = Scene(
    "lie",
    say("Now lie", "今度は嘘を"),
    partial(
        position,
        GAME,
        {0: MOST},
        [(1, "spider"), (0, "fly")],
    ),
    steps=(
        Task(
            say(
                "You took a fly, so you start this round. Slide a card to anybody you like, but say that "
                "it is something else. Calm face. Nice big eyes.",
                "あなたがハエを引き取ったので、このラウンドはあなたから。"
                "好きな相手にカードを差し出し、別の生き物の名前を言いましょう。"
                "表情は涼しく、目はまっすぐに。",
            ),
            (
                Branch(
                    _lies(MOST),
                    say(
                        "Swallowed whole! Believing a lie is wrong, so the card stays with the one who "
                        "believed. Had they doubted you, it would have come back to you. That is the "
                        "whole machine: guess wrong, and the card is yours.",
                        "すっかり信じてもらえました！ 嘘を信じるのは外れなので、"
                        "信じた人がカードを引き取ります。見破られていたら、"
                        "カードはあなたに戻ってきたところ。"
                        "外した人が引き取る、仕組みはこれだけです。",
                    ),
                    replies=(BELIEVE,),
                ),
            ),
            hint=say(
                "Honesty is legal, and much too easy. Name any creature but the one on the card.",
                "正直でもかまいませんが、簡単すぎます。"
                "カードとは違う生き物の名前を言ってみましょう。",
            ),
        ),
    ),
)

JUDGE = Scene(
    "judge",
    say("True or lie?", "本当か、嘘か"),
    partial(
        position,
        GAME,
        {0: "rat rat rat rat rat fly scorpion", 1: "toad"},
        [(3, "bat"), (2, "rat"), (1, "rat")],
    ),
    opening=({"do": "offer", "card": "toad", "to": 0, "claim": "rat"},),
    steps=(
        Task(
            say(
                "The Jester slides a card to you and says: “Rat.” You say whether that is true or a lie, "
                "before the card is turned up. Tip: every creature has eight cards. Count the rats in your "
                "hand and on the table…",
                "道化師があなたにカードを差し出し、「ネズミ」と言っています。"
                "カードがめくられる前に、本当か嘘かを言いましょう。"
                "ヒント：生き物は8枚ずつ。手札と場のネズミを数えてみてください…",
            ),
            (
                Branch(
                    DOUBT,
                    say(
                        "Right! It was a toad. Seven of the eight rats were in sight, so the Jester was "
                        "either very lucky or a liar. Guess right, and the card goes back to whoever "
                        "made the claim.",
                        "正解！ カエルでした。8枚のネズミのうち7枚が見えていましたから、"
                        "道化師はよほどの幸運か、嘘つきのどちらかだったのです。"
                        "当てれば、カードは宣言した人に戻ります。",
                    ),
                ),
                Branch(
                    BELIEVE,
                    say(
                        "Alas, a toad. Wrong, so it is yours, and you start the next round. Do not be sad: "
                        "one toad harms nobody. But seven of the eight rats were in sight, and somebody "
                        "says “rat”? Tut, tut.",
                        "残念、カエルでした。外れたのであなたが引き取り、次のラウンドを始めます。"
                        "カエル1枚なら痛くもありません。でも、8枚のうち7枚が見えているのに"
                        "「ネズミ」とは、あやしいですよね。",
                    ),
                ),
            ),
            hint=say(
                "Looking is allowed, and is our next lesson. First just trust your nose: true or lie?",
                "見てから回すのは次の場面で。まずは勘で、本当か嘘かを言ってみましょう。",
            ),
        ),
    ),
)

PASS = Scene(
    "pass",
    say("Look and pass it on", "見て、回す"),
    partial(
        position,
        GAME,
        {0: "rat spider toad fly bat scorpion", 3: "bat"},
        [(1, "spider"), (0, "fly"), (3, "stink-bug")],
    ),
    opening=({"do": "offer", "card": "bat", "to": 0, "claim": "scorpion"},),
    steps=(
        Task(
            say(
                "The Squire says: “Scorpion.” No idea? Then let somebody else sweat: you may look at the "
                "card, but then you must pass it on. Have a look.",
                "従者は「サソリ」と言っています。見当がつきませんか？"
                "それなら、ほかの人に悩んでもらいましょう。カードを見てもかまいませんが、"
                "見たら必ず誰かに回します。見てみましょう。",
            ),
            (
                Branch(
                    PEEK,
                    say(
                        "A bat! Only you and the Squire know.",
                        "コウモリでした！ 知っているのはあなたと従者だけ。",
                    ),
                ),
            ),
            hint=say(
                "You may judge, of course. But this time, please look and pass it on.",
                "もちろん判断してもよいのですが、今回は「見て回す」を試してください。",
            ),
        ),
        Task(
            say(
                "Now pass it to somebody who has not seen it, and say what you like: the same, something "
                "else, even the truth. From now on only your word counts, and you stand for it.",
                "まだ見ていない人に回し、好きな名前を言いましょう。"
                "同じ名前でも、別の名前でも、本当の名前でも。"
                "ここからはあなたの言葉だけが問われ、責任もあなたが負います。",
            ),
            (
                Branch(
                    {"do": "pass", "claim": "bat"},
                    say(
                        "The truth, and you were believed. Right guess: the card goes back to the last one "
                        "who made a claim, and that was you. Being honest among cockroaches has its price.",
                        "本当のことを言って、信じられてしまいました。当たりなので、"
                        "カードは最後に宣言した人、つまりあなたに戻ります。"
                        "ゴキブリの間で正直でいるのも、高くつくものですね。",
                    ),
                    replies=(BELIEVE,),
                ),
                Branch(
                    {"do": "pass"},
                    say(
                        "And they believed it! You sent the bat on its way with a lie, and it found a new "
                        "home. A card can travel on until everybody but one has seen it; the last one "
                        "has to judge.",
                        "信じてもらえました！ コウモリは嘘と一緒に新しい家へ。"
                        "カードは、見ていない人が1人になるまで回り続けることがあります。"
                        "最後の人は必ず判断しなければなりません。",
                    ),
                    replies=(BELIEVE,),
                ),
            ),
        ),
    ),
)

BEWARE = Scene(
    "beware",
    say("Three of a kind", "同じものが3枚"),
    partial(
        position,
        GAME,
        {0: "rat spider toad scorpion", 3: "fly"},
        [(0, "fly"), (0, "fly"), (2, "toad"), (0, "fly"), (3, "rat")],
    ),
    opening=({"do": "offer", "card": "fly", "to": 0, "claim": "fly"},),
    steps=(
        Task(
            say(
                "Danger! Four of the same creature and you have lost, and three flies already sit in front "
                "of you. The Squire slides you a card and says: “Fly.” Think first: what can happen to you "
                "if you say “true”, and what if you say “lie”?",
                "危険です！ 同じ生き物が4枚で負け。あなたの前にはもうハエが3枚。"
                "従者がカードを差し出し、「ハエ」と言いました。"
                "「本当」と言ったらどうなるか、「嘘」と言ったらどうなるか、"
                "まず考えてみましょう。",
            ),
            (
                Branch(
                    BELIEVE,
                    say(
                        "Beautiful! “True” could not hurt you: if it is a fly, you are right and it goes "
                        "back; if not, you take something harmless. Whoever wants to finish you must make "
                        "you doubt a fly, or believe it is something else.",
                        "お見事！ 「本当」なら負けようがありません。ハエなら当たりで相手に戻り、"
                        "違えば無害なカードが来るだけ。あなたを負かすには、"
                        "ハエを疑わせるか、別の名前でつかませるしかないのです。",
                    ),
                ),
                Branch(
                    DOUBT,
                    say(
                        "Ouch. It was a fly: the fourth, and you have lost. Everybody else wins. “True” "
                        "could not have hurt you: a fly would have gone back to the Squire, anything else "
                        "would have been harmless. Better here than in a real game!",
                        "痛い。本当にハエで、これが4枚目。あなたの負けで、ほかの全員の勝ちです。"
                        "「本当」なら安全でした。ハエなら従者に戻り、違うカードなら無害だったのです。"
                        "本番でなくてよかったですね！",
                    ),
                ),
                Branch(
                    PEEK,
                    say(
                        "Careful, and clever. It really is a fly.",
                        "慎重で、かしこい選択です。本当にハエでした。",
                    ),
                ),
            ),
        ),
        Task(
            say(
                "Now get rid of it. If your claim is true and believed, or a lie and doubted, the fly comes "
                "back to you, and you have lost. What will they believe?",
                "さあ、手放しましょう。本当のことを言って信じられるか、"
                "嘘をついて疑われると、ハエが戻ってきて負けになります。"
                "相手は何なら信じるでしょうか。",
            ),
            (
                Branch(
                    {"do": "pass", "claim": "fly"},
                    say(
                        "“Lie!”, they cried: nobody thinks you would say “fly” with three flies in front of "
                        "you. The plain truth saved you.",
                        "「嘘だ！」と言われました。ハエが3枚あるあなたが「ハエ」と言うなんて、"
                        "誰も思わなかったのです。真実に救われましたね。",
                    ),
                    replies=(DOUBT,),
                ),
                Branch(
                    {"do": "pass"},
                    say(
                        "Believed! The fly is theirs. That was close. With three of a kind in front of "
                        "you, saying “true” to that creature is always safe.",
                        "信じてもらえました！ ハエは相手のもの。危ないところでした。"
                        "同じものが3枚あるとき、その名前には「本当」と言えば必ず安全です。",
                    ),
                    replies=(BELIEVE,),
                ),
            ),
        ),
    ),
)

FINISH = Scene(
    "finish",
    say("The last toad", "最後のカエル"),
    partial(
        position,
        GAME,
        {0: "toad rat spider scorpion cockroach"},
        [(2, "toad"), (2, "toad"), (1, "spider"), (2, "toad"), (0, "fly")],
    ),
    steps=(
        Task(
            say(
                "Your turn to be wicked. Three toads sit in front of the Herald, and you hold a toad. Slide "
                "it over. What you call it is up to you: what will a frightened Herald believe?",
                "今度はあなたが意地悪をする番。伝令官の前にはカエルが3枚、"
                "あなたの手札にもカエル。差し出しましょう。何と呼ぶかはおまかせします。"
                "おびえた伝令官は、何なら信じるでしょうか。",
            ),
            (
                Branch(
                    {"do": "offer", "card": "toad", "to": 2, "claim": "toad"},
                    say(
                        "So bold that the Herald cried “Lie!”. It was a toad, the fourth. The Herald has "
                        "lost, and everybody else has won. You also lose if you must start a round and have "
                        "no card left. Now you know it all!",
                        "あまりに大胆で、伝令官は「嘘！」と叫びました。本当にカエルで、これが4枚目。"
                        "伝令官の負け、ほかの全員の勝ちです。ラウンドを始める番に手札がない人も負け。"
                        "これで全部です！",
                    ),
                    replies=(DOUBT,),
                ),
                Branch(
                    {"do": "offer", "card": "toad", "to": 2},
                    say(
                        "Not a toad? What a relief, thought the Herald, and believed you. Four toads: the "
                        "Herald has lost, everybody else has won. You also lose if you must start a round "
                        "and have no card left. Now you know it all!",
                        "「カエルではないのか、よかった」と伝令官は信じてしまいました。"
                        "カエル4枚で伝令官の負け、ほかの全員の勝ちです。"
                        "ラウンドを始める番に手札がない人も負け。これで全部です！",
                    ),
                    replies=(BELIEVE,),
                ),
            ),
            hint=say(
                "Legal, but look: the Herald has three toads. Slide your toad to the Herald.",
                "それもできますが、よく見て。伝令官の前にはカエルが3枚。"
                "カエルを伝令官に差し出しましょう。",
            ),
        ),
    ),
)

LESSON = Lesson("cockroach-poker", 4, (SLIDE, LIE, JUDGE, PASS, BEWARE, FINISH))
