### Figures: how everybody played

figure-claims-per-game = 宣言の回数
figure-lies = うち嘘
figure-lies-believed = 信じられた嘘
figure-passed-on = 見てから回したカード
figure-doubts = 疑った
figure-doubts-right = うち正しかった疑い
figure-judged-right = 正しく見抜いた
figure-hits-per-hand = 1ハンドあたりのヒット
figure-busts = バースト
figure-points-per-hand = 1ハンドあたりの点数
figure-kind-gifts = ありがたい贈り物（点が増えた）
figure-unkind-gifts = 迷惑な贈り物（点が減った）
figure-animals-shot-per-game = 射撃した動物
figure-animals-stolen-per-game = 強奪した動物
figure-trades-per-game = 交換
figure-bazaars-per-game = 開いたバザール
figure-windfalls-per-game = 使った棚ぼた
figure-stampedes-caused-per-game = 起こした暴走
figure-stampedes-suffered-per-game = 受けた暴走
figure-roles-read = 役職の読み（味方を助け、敵を妨げた）
figure-share = { $whole }回中{ $count }回（{ $percent }%）
