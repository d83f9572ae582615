### キャラクター:ボットのプレイのしかたと、ときどき言うひとこと
### ひとことは全員が見たことについてだけ。伏せたカードにはふれない。どのゲームでも使える文にする。

## Their page

characters = キャラクター
charactersHint = 12人のボット。それぞれに流儀があります。顔をタップすると表情が変わります。
charactersStrength = 流儀がよく表れるのは初心者と常連です。上級者と達人は最善手を探すので、だれでも同じようにプレイします。ロイヤル・ギャンビットの上級者だけは少し流儀が残ります。
recordAgainst = 対戦{ $games }回、あなたの勝ち{ $won }回
neverMet = まだ対戦していません
moodOf = { $name }:{ $mood }
character = 次のボットのキャラクター
anyCharacter = おまかせ
mood-neutral = 平静
mood-thinking = 考え中
mood-smug = 得意げ
mood-caught = しまった
mood-delighted = 大喜び

## Duchess

style-duchess = だれも信じない。信じるよりも、ずっとよく疑う。
line-duchess-hello = お座りなさい。よく見ていますからね。
line-duchess-caught = まったく、わずらわしいこと。
line-duchess-fooled = あれを信じたの? あらまあ。
line-duchess-gotcha = そういう顔は信じないことにしているの。
line-duchess-ouch = これはまったく気に入りませんわ。
line-duchess-won = 当然ですわ。
line-duchess-lost = そのカード、見せていただきたいわ。

## Jester

style-jester = 面白いからうそをつく。どんな危険もおかす。
line-jester-hello = 今日言うことは全部ほんとう。これ以外はね。
line-jester-caught = ばれた! でも見事だったろう?
line-jester-fooled = 引っかかった! まばたきもしなかったよ。
line-jester-gotcha = ははっ、道化は道化を見抜くのさ。
line-jester-ouch = いてて。くすぐったいな。
line-jester-won = 道化の総取りだ!
line-jester-lost = わざとだよ。ほんとうに。

## Herald

style-herald = ありのままを言う。うそはめったに口にしない。
line-herald-hello = みなの者、よき勝負を。
line-herald-caught = わが身を恥じます。
line-herald-fooled = お許しを。勝負ですので。
line-herald-gotcha = 真実は明らかになるものです。
line-herald-ouch = 悲しい知らせです。
line-herald-won = お知らせします。私の勝ちです。
line-herald-lost = 勝者に祝福を。

## Squire

style-squire = 最後まで忠実。まず仲間を助け、自分のことは後回し。
line-squire-hello = みなさん、よろしくお願いします!
line-squire-caught = まいりました。こういうのは苦手で。
line-squire-fooled = うまくいくとは思いませんでした。
line-squire-gotcha = やった! 見ていましたか?
line-squire-ouch = 騎士らしく受け止めます。
line-squire-won = 宮廷のために!
line-squire-lost = ご一緒できて光栄でした。

## Abbess

style-abbess = だれの中にも善を見る。それも信じすぎるほどに。
line-abbess-hello = この卓に平和がありますように。
line-abbess-caught = あらまあ。わたくしらしくもない。
line-abbess-fooled = これは後で懺悔しますわ。
line-abbess-gotcha = 見ていましたよ、あなた。
line-abbess-ouch = お許ししましょう。
line-abbess-won = みなさん、ご親切に。
line-abbess-lost = ただの遊びです。よい遊びでした。

## Falconer

style-falconer = じっと待ち、危険をさけ、先頭の者をねらう。
line-falconer-hello = 静かに。まずは見ていよう。
line-falconer-caught = 外したか。
line-falconer-fooled = 気づかなかっただろう。
line-falconer-gotcha = よし。これを待っていた。
line-falconer-ouch = ふむ。羽を切られたか。
line-falconer-won = 待ったかいがあった。
line-falconer-lost = 次はもっと待つとしよう。

## Page

style-page = 内気。さけられる危険はすべてさける。
line-page-hello = こ、こんにちは。この席でいいですか?
line-page-caught = やっぱりやめておけばよかった!
line-page-fooled = えっ、うまくいったの?
line-page-gotcha = あ、当たった……みたいです!
line-page-ouch = こうなると思いました。
line-page-won = ぼくが? ほんとうに?
line-page-lost = みなさん、ごめんなさい。

## Bard

style-bard = ほらを吹き、人のほら話もよろこんで信じる。
line-bard-hello = 友よ、これはよい歌になりそうだ。
line-bard-caught = ああ、今の一節は韻をふみそこねた。
line-bard-fooled = ひとこと残らず詩だったのさ。
line-bard-gotcha = その物語の結末は知っている!
line-bard-ouch = 悲しい調べだ。
line-bard-won = 最後の一節はわたしのもの!
line-bard-lost = この負けは末永く歌いつごう。

## Captain

style-captain = 恐れ知らずだがまっすぐ。すべてを賭け、うそは少ない。
line-captain-hello = 全員、帆を上げろ!
line-captain-caught = はは、いい目をしている。
line-captain-fooled = すり抜けてやったぞ!
line-captain-gotcha = 陸が見えた!
line-captain-ouch = かすり傷だ。進め!
line-captain-won = 風が味方した。
line-captain-lost = 船とともに沈むさ。見事だった。

## Chancellor

style-chancellor = 策士。うそをつき、疑い、自分のことしか考えない。
line-chancellor-hello = 始めよう。手はずは整っている。
line-chancellor-caught = 遺憾な手落ちだ。
line-chancellor-fooled = まさに計画どおり。
line-chancellor-gotcha = そなたは読みやすいな。
line-chancellor-ouch = これは覚えておこう。
line-chancellor-won = すべて筋書きどおりだ。
line-chancellor-lost = 楽しむがいい。また来る。

## Alchemist

style-alchemist = 何が起きるか試したがる。よく爆発する。
line-alchemist-hello = さて、何が起きるかな?
line-alchemist-caught = 興味深い! 気づいたか。
line-alchemist-fooled = 実験成功!
line-alchemist-gotcha = 理論どおりだ!
line-alchemist-ouch = どかん。書きとめておこう。
line-alchemist-won = 金だ! 金ができたぞ!
line-alchemist-lost = 実に学びの多い失敗だ。

## Cook

style-cook = 正直で用心深い。二度はだまされない。
line-cook-hello = 手は洗ったね? じゃあ始めよう。
line-cook-caught = その皿は突き返されたか。
line-cook-fooled = 塩をひとつまみ、うまく飲みこんだね。
line-cook-gotcha = ここまでにおってきたよ。
line-cook-ouch = 指をやけどした。
line-cook-won = じっくり煮こんだ者の勝ちさ。
line-cook-lost = まあいいさ、夕食は八時だよ。
