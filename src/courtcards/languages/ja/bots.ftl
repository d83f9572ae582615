### Bots: how strong they are, and what they are called

## Levels

level-novice = 初心者
    .hint = 気軽に遊び、うっかりも多い
level-regular = 常連
    .hint = ゲームを知っていて、それぞれ性格がある
level-expert = 上級者
    .hint = あなたの手札を読もうとする
level-master = 達人
    .hint = さらに長く考える

## Names

partner-duchess = 公爵夫人
partner-jester = 道化師
partner-herald = 伝令官
partner-squire = 従者
partner-abbess = 修道女
partner-falconer = 鷹匠
partner-page = 小姓
partner-bard = 吟遊詩人
partner-captain = 船長
partner-chancellor = 宰相
partner-alchemist = 錬金術師
partner-cook = 料理番
