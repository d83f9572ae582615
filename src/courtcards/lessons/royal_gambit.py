"""The lesson of Royal Gambit: hit and stay, bust, the action cards, sets, and the road to forty."""

from functools import partial

from courtcards.engine.phrases import Data
from courtcards.games.royal_gambit.words import CARDS
from courtcards.lessons.scene import Branch, Lesson, Pattern, Scene, Task, say
from courtcards.play.game import game
from courtcards.play.state import State

GAME = game("royal-gambit", players=3)
HIT: Pattern = {"do": "hit"}
STAY: Pattern = {"do": "stay"}


def _position(tops: tuple[str, ...], played: str = "") -> State:
    """Deal with decks whose top cards are given, one for each hand, and play: `hit target:0 stay`."""
    decks = [[*top.split(), *(card for card in CARDS if card not in top.split())] for top in tops]
    state = GAME.deal(seed=0, piles=[("deck", deck) for deck in decks])
    for words in played.split():
        state.play(_read(words))
    return state


def _read(words: str) -> Data:
    do, _, seat = words.partition(":")
    return {"do": do} | ({"to": int(seat)} if seat else {})


HITTING = Scene(
    "hit",
    say("Hit or stay", "ヒットかステイか"),
    partial(_position, ("4c 9d 2h 5c 3s 6d 3h",)),
    steps=(
        Task(
            say(
                "Welcome to the gambling table! In turn, everybody hits or stays. Hit: flip the top card of "
                "the deck. Ace to five are worth their points, everything else has other charms. Go on, hit!",
                "賭場へようこそ！ 順番にヒットかステイを選びます。"
                "ヒットは山札を1枚めくること。エースから５まではその数が点になり、"
                "ほかのカードには別の魅力があります。さあ、ヒット！",
            ),
            (
                Branch(
                    HIT,
                    say("A four: four points.", "４が出ました。4点です。"),
                    replies=(HIT, HIT),
                ),
            ),
            hint=say(
                "You could stay with nothing and score nothing. Courage: hit!",
                "何もないままステイすると0点です。勇気を出して、ヒット！",
            ),
        ),
        Task(
            say(
                "The others have flipped a card too; all cards lie open. Four is not a fortune. Once more!",
                "ほかの2人も1枚ずつめくりました。カードはすべて公開です。"
                "4点では物足りない。もう一度！",
            ),
            (
                Branch(
                    HIT,
                    say("A five: that makes nine points.", "５が出て、合わせて9点です。"),
                    replies=(HIT, HIT),
                ),
            ),
            hint=say(
                "Staying is legal, but you would bank only four. Hit once more.",
                "ステイもできますが、まだ4点です。もう一度ヒットしましょう。",
            ),
        ),
        Task(
            say(
                "Points count only when you stay: then they are yours for good, and you are out of this "
                "hand. Nine is a decent catch. Stay!",
                "点はステイして初めて自分のものになり、そのハンドから抜けます。"
                "9点ならまずまず。ステイしましょう！",
            ),
            (
                Branch(
                    STAY,
                    say(
                        "Nine points in the bank. And the Jester? Greedy: a second three, two cards of one "
                        "rank. That is a bust, and nothing for this hand.",
                        "9点を確保しました。一方の道化師は欲張って2枚目の３。"
                        "同じ数字が2枚でバースト、このハンドは0点です。",
                    ),
                    replies=(HIT,),
                ),
            ),
            hint=say(
                "Bold! But this time take what you have: stay.",
                "大胆ですね！ でも今回は手堅く、ステイしましょう。",
            ),
        ),
    ),
)

BUST = Scene(
    "bust",
    say("One more?", "もう1枚？"),
    partial(
        _position,
        ("5c 4d 6s 3d 9c 2c Tc Ac 3h",),
        "hit hit hit hit hit hit hit stay hit",
    ),
    steps=(
        Task(
            say(
                "You have 5, 3 and 10: eight points, as the 10 is worth nothing. 6, 9 and 10 are mere "
                "bricks, but like every number from ace to ten they bust you in pairs. Another 5, 3 or 10, "
                "and all is lost. Hit or stay? You decide.",
                "あなたには５と３と１０。１０は0点なので、合わせて8点です。"
                "６、９、１０は点にならないのに、エースから１０までの数字は2枚そろうとバースト。"
                "５、３、１０のどれかが来れば水の泡です。"
                "ヒットかステイか、おまかせします。",
            ),
            (
                Branch(
                    HIT,
                    say(
                        "A three! Bust: no points in this hand, whatever you had. The chance was 9 in 44, so "
                        "it was not even a foolish bet. That is this game: odds, and a little shame.",
                        "３が出てバースト！ このハンドは0点です。"
                        "確率は44枚中9枚でしたから、無謀な賭けではありませんでした。"
                        "確率と、少しの恥。それがこのゲームです。",
                    ),
                ),
                Branch(
                    STAY,
                    say(
                        "Eight points, safe. And see what the Herald has just flipped: a three. It would "
                        "have been yours, and your end. Not that you could have known.",
                        "8点を確保しました。たった今、伝令官がめくったのは３。"
                        "ヒットしていたらあなたがバーストでした。もちろん、知るよしもありませんが。",
                    ),
                    replies=(HIT,),
                ),
            ),
        ),
    ),
)

GIFTS = Scene(
    "gifts",
    say("Lucky Seven, Hot Potato", "ラッキーセブンとホットポテト"),
    partial(_position, ("2c Kd 4s 3c 5h 9h 7c 6d 6h 8c",), "hit hit hit hit hit hit"),
    steps=(
        Task(
            say(
                "7, 8 and jack do something at the moment you flip them. Hit, and you will see.",
                "７、８、ジャックは、めくった瞬間に効果を発揮します。ヒットしてみましょう。",
            ),
            (Branch(HIT, say("Lucky Seven!", "ラッキーセブンです！")),),
            hint=say("You will miss something. Hit!", "もったいない。ヒットしましょう！"),
        ),
        Task(
            say(
                "The target of a Seven must give you one of their cards. Which one is their choice, and even "
                "a gift can bust you. Whom do you choose?",
                "セブンで狙われた人は、自分のカードを1枚あなたに渡します。"
                "どれを渡すかは相手しだい。もらったカードでバーストすることもあります。"
                "誰を狙いますか？",
            ),
            (
                Branch(
                    {"do": "target", "to": 1},
                    say(
                        "The Jester kept the king, of course, and gave you the five. Five points for you!",
                        "道化師はもちろんキングを手元に残し、５をくれました。5点の得です！",
                    ),
                    replies=({"do": "give", "card": "5"}, HIT, HIT),
                ),
                Branch(
                    {"do": "target", "to": 2},
                    say(
                        "The Herald gave you the nine: no points, and one more number you must not see "
                        "again. Thank you so much.",
                        "伝令官がくれたのは９。点にはならず、危ない数字が一つ増えただけ。"
                        "ありがたいことです。",
                    ),
                    replies=({"do": "give", "card": "9"}, HIT, HIT),
                ),
            ),
        ),
        Task(
            say(
                "The round is over and it is your turn again. Hit once more.",
                "一巡して、またあなたの番です。もう一度ヒットしましょう。",
            ),
            (Branch(HIT, say("An eight: the Hot Potato!", "８、ホットポテトです！")),),
            hint=say(
                "Staying is fine, but there is one more thing to see. Hit!",
                "ステイもできますが、お見せしたいものがもう一つ。ヒット！",
            ),
        ),
        Task(
            say(
                "Nobody wants an eight, so you hand it on to somebody who has none yet. To whom?",
                "８は誰もほしくないので、まだ８を持っていない人に押しつけます。誰にしますか？",
            ),
            (
                Branch(
                    {"do": "target"},
                    say(
                        "Gone! Somebody else now has to fear the next eight. If everybody else had one "
                        "already, the potato would stay with you.",
                        "さようなら！ 次の８におびえるのは相手です。"
                        "ほかの全員がすでに８を持っていたら、手元に残ってしまいます。",
                    ),
                ),
            ),
        ),
    ),
)

SNIPER = Scene(
    "sniper",
    say("The Sniper", "スナイパー"),
    partial(_position, ("5c As 3c 4h 9h 9d Jc 9c 2d",), "hit hit hit hit hit hit"),
    steps=(
        Task(
            say(
                "You have nine points. Hit, and try not to look dangerous.",
                "今9点です。ヒットしてみましょう。物騒な顔はなさらずに。",
            ),
            (Branch(HIT, say("A jack, the Sniper!", "ジャック、スナイパーです！")),),
            hint=say(
                "Nine points are nice, but there is a jack to be met. Hit!",
                "9点も悪くありませんが、ジャックをご紹介したいのです。ヒット！",
            ),
        ),
        Task(
            say(
                "Whoever is the target must flip two cards at once. You may aim at anybody, even at "
                "yourself: two cards for free, if you dare. Look who has dangerous cards already.",
                "狙われた人は一度に2枚めくらなければなりません。"
                "自分を狙うこともできます。度胸があれば、ただで2枚。"
                "危ないカードを持っているのは誰か、よく見て決めましょう。",
            ),
            (
                Branch(
                    {"do": "target", "to": 0},
                    say(
                        "A nine and a two: eleven points, and nothing broken. Bold, and lucky. The others "
                        "had a nine each: it would have been the end of them.",
                        "９と２で11点、無事でした。大胆で、幸運です。"
                        "ほかの2人は９を1枚ずつ持っていたので、狙われていたらバーストでした。",
                    ),
                ),
                Branch(
                    {"do": "target"},
                    say(
                        "A nine and a two. But there was a nine already: bust! That is what jacks are for. "
                        "They are worth no points themselves, and never bust anybody as a pair.",
                        "９と２。でも９はすでにあったので、バースト！ これがジャックの使い道です。"
                        "ジャック自身は0点で、2枚そろってもバーストしません。",
                    ),
                ),
            ),
        ),
    ),
)

QUEEN = Scene(
    "queen",
    say("An extra life", "もう一つの命"),
    partial(_position, ("Qh 6c 2s 5c 4s 3h 4d Th 9h 5s Ts Ad",), "hit " * 8 + "hit"),
    steps=(
        Task(
            say(
                "You have a queen, and nine points. A queen is worth nothing, but she forgives. Hit without "
                "fear!",
                "クイーンと9点をお持ちですね。クイーンは0点ですが、慈悲深いお方です。"
                "恐れずにヒット！",
            ),
            (Branch(HIT, say("A second five!", "2枚目の５です！")),),
            hint=say(
                "Sensible, but today we want to see the queen at work. Hit!",
                "堅実ですが、今日はクイーンのお仕事を拝見しましょう。ヒット！",
            ),
        ),
        Task(
            say(
                "That would be a bust. But you may cover the queen together with the second five: both are "
                "out of the hand, and you play on. One queen, one life.",
                "本来ならバーストです。でも、クイーンと2枚目の５を一緒に伏せれば、"
                "2枚は消え、そのまま続けられます。クイーン1枚で命は一つ。",
            ),
            (
                Branch(
                    {"do": "cover"},
                    say(
                        "Saved! Five and four still lie there: nine points. And on it goes round the table.",
                        "助かりました！ ５と４は残っているので、9点のまま。勝負は続きます。",
                    ),
                    replies=({"do": "stay"}, HIT),
                ),
            ),
            hint=say(
                "You may be so proud as to bust, but a lady offers her hand. Cover!",
                "潔くバーストもできますが、せっかくの救いの手です。伏せましょう！",
            ),
        ),
        Task(
            say(
                "The queen is spent. Hit or stay?",
                "クイーンはもういません。ヒットしますか、ステイしますか？",
            ),
            (
                Branch(
                    HIT,
                    say(
                        "An ace: ten points now. They are not in the bank yet, but you have seen enough. "
                        "Nerves of steel!",
                        "エースで10点になりました。まだ確保はしていませんが、ここまでで十分。"
                        "鋼の心臓ですね！",
                    ),
                ),
                Branch(
                    STAY,
                    say(
                        "Nine points in the bank, thanks to a lady.",
                        "クイーンのおかげで、9点を確保しました。",
                    ),
                ),
            ),
        ),
    ),
)

FAMILY = Scene(
    "family",
    say("Kings and sets", "キングと役"),
    partial(
        _position,
        ("Jh 5c 4d 6c 9s Qs 3d 2c Kh Tc 3s",),
        "hit target:0 hit hit hit hit hit",
    ),
    steps=(
        Task(
            say(
                "5 and 4, jack and queen: nine points so far. Some cards are worth more together: jack, "
                "queen and king; 6 to 10; ace to 5. Each of these sets pays 5 extra. One more card…",
                "５と４、ジャックとクイーンで、今のところ9点。"
                "そろうと得をするカードがあります。ジャック・クイーン・キング、６から１０、"
                "エースから５。役一つにつき5点が加わります。さあ、もう1枚…",
            ),
            (
                Branch(
                    HIT,
                    say(
                        "The king! The Royal Family is complete: 5 extra. And each king adds all your number "
                        "points once more: 9 become 18.",
                        "キング！ ロイヤルファミリーがそろって5点。"
                        "しかもキングは1枚につき数字の点をもう一度足すので、9点が18点に。",
                    ),
                    replies=(HIT, HIT),
                ),
            ),
            hint=say(
                "Nine points, well. But only the king is missing! Hit.",
                "9点でもよいのですが、あとはキングだけ！ ヒットしましょう。",
            ),
        ),
        Task(
            say(
                "18 and 5: that is 23. Do you want to tempt fate with that on the table?",
                "18足す5で23点。これを賭けて、まだ運試しをしますか？",
            ),
            (
                Branch(
                    STAY,
                    say(
                        "23 points in one hand. More than half of the way.",
                        "1ハンドで23点。道のりの半分以上です。",
                    ),
                ),
            ),
            hint=say(
                "I admire it, but my nerves do not. 23 points: stay!",
                "感服しますが、わたくしの心臓がもちません。23点です、ステイを！",
            ),
        ),
    ),
)

FORTY = Scene(
    "forty",
    say("The road to forty", "40点への道"),
    partial(
        _position,
        (
            "5c 5d Ac 3c 4d 6c 2c 3d 9c Kc Kh Tc Kd Ks Qc",
            "9s 6h 5h Th 2d 4c 3s Ts Ah 9d",
            "3h 4s 4h",
        ),
        "hit " * 15 + "stay stay stay " + "hit " * 10 + "stay",
    ),
    steps=(
        Task(
            say(
                "Second hand. You have 30 points in the bank, the Jester 36, but the Jester has just bust. "
                "On the table you have 5, 4 and an ace: ten. When somebody has 40 at the end of a hand, the "
                "finale begins. Well?",
                "第2ハンド。確保した点はあなたが30点、道化師が36点ですが、"
                "道化師はたった今バーストしました。あなたの前には５、４、エースで10点。"
                "ハンドの終わりに誰かが40点に届くと、最終局面です。さて？",
            ),
            (
                Branch(
                    STAY,
                    say(
                        "Forty! All others get one last hand to catch up, without the leader. The Jester "
                        "needed five more, had four, wanted more, and bust. You win! On a tie, those tied "
                        "would play on alone.",
                        "40点！ 先頭以外の全員に、追い上げのハンドが一度だけ与えられます。"
                        "道化師は5点必要なのに4点しかなく、欲を出してバースト。あなたの勝ちです！"
                        "同点なら、同点の人だけで決着をつけます。",
                    ),
                    replies=(HIT, HIT, STAY, HIT),
                ),
            ),
            hint=say(
                "Forty is enough, and it lies right there. Stay!",
                "40点で十分。目の前にあります。ステイしましょう！",
            ),
        ),
    ),
)

LESSON = Lesson("royal-gambit", 3, (HITTING, BUST, GIFTS, SNIPER, QUEEN, FAMILY, FORTY))
