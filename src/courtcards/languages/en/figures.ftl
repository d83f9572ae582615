### Figures: how everybody played

figure-claims-per-game = claims
figure-lies = of these, lies
figure-lies-believed = lies that were believed
figure-passed-on = cards passed on
figure-doubts = doubted
figure-doubts-right = doubts that were right
figure-judged-right = judged rightly
figure-hits-per-hand = hits per hand
figure-busts = busts
figure-points-per-hand = points per hand
figure-kind-gifts = kind gifts (they brought points)
figure-unkind-gifts = unkind gifts (they cost points)
figure-animals-shot-per-game = animals shot
figure-animals-stolen-per-game = animals stolen
figure-trades-per-game = trades
figure-bazaars-per-game = Bazaars opened
figure-windfalls-per-game = Windfalls played
figure-stampedes-caused-per-game = stampedes caused
figure-stampedes-suffered-per-game = stampedes suffered
figure-roles-read = roles read rightly: own side helped, the other harmed
figure-share = { $count } of { $whole } ({ $percent }%)
