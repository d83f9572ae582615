### The table of both Cockroach Pokers

hand = Deine Hand
cardsCount =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
handOf =
    { $name } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand
rowOf =
    Vor { $name-is ->
        [you] dir
       *[other] { $name }
    }
rowEmpty = noch nichts
rowCount = { $card }: { $count } von { $limit }
danger =
    Noch einmal { $card }, und { $name-is ->
        [you] du verlierst
       *[other] { $name } verliert
    }
lost = verloren
crown = { $card } mit Krone
chooseCard = Wähle eine Karte aus deiner Hand
choosePlayer = Wem schiebst du sie zu: { $card }?
chooseClaim = Was sagst du an?
isTruth = die Wahrheit
undo = Zurück
judgeTitle = { $name } sagt: „{ $claim }“. Glaubst du das?
believe = Stimmt
doubt = Stimmt nicht
peek = Ansehen und weitergeben
mustJudge = Alle anderen haben sie gesehen: Du musst urteilen.
peekHint = Dann kennst du sie und musst sie weitergeben.
youKnow = Nur du kennst sie: { $card }
payHint = Wähle aus deiner Hand, dann leg ab.
payTitle = Leg eine Karte ab, die zu „{ $claim }“ passt, oder zwei beliebige
payFor = Bezahlt wird für: { $card }.
payAgain = Es wird noch einmal bezahlt, diesmal für: { $card }.
pay = Ablegen
pile = Strafstapel
pileCount =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, obenauf: { $card }
pileEmpty = leer
aside = Auf dem Tisch
lastSeen =
    { $card } ging zuletzt an { $name-is ->
        [you] dich
       *[other] { $name }
    }
onItsWay = Die Karte unterwegs
path = Der Weg der Karte
revealed = Es war: { $card }
verdict-truth = Es war die Wahrheit
verdict-lie = Es war gelogen
judged-believes =
    { $of }: „{ $claim }“. { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } es geglaubt.
judged-doubts =
    { $of }: „{ $claim }“. { $name-is ->
        [you] Du hast
       *[other] { $name } hat
    } es nicht geglaubt.
taker =
    { $name-is ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } sie
starts =
    { $name-is ->
        [you] Du beginnst
       *[other] { $name } beginnt
    } die Runde
roundOf = Runde { $number }
aim =
    { $limit ->
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
       *[other] { $limit }
    } gleiche Tiere vor dir, und du verlierst.

## One question after the other

passPlayer = Wem gibst du sie weiter: { $card }?
claimLine = { $card } an { $name }: Was sagst du an?
chooseHere = Wählen

## Who sits where, and what they say

youHere = Du
yourPlace = Dein Platz
says =
    { $claim-is ->
        [scorpion] Ein { $claim }.
        [royal] Ein gekröntes Tier.
       *[other] Eine { $claim }.
    }
judge-believes = Stimmt!
judge-doubts = Stimmt nicht!

## The counter

counter = Wer wie viel wovon hat
counterAll = alle
counterCell = { $card }, { $count } von { $limit }: { $name }

## What things do, for those who ask

helpAnimal = { $card }: Jede andere Ansage ist gelogen. { $limit } davon vor einer Person verlieren das Spiel.
helpRoyal = { $card }: „{ $animal }“ und „königlich“ stimmen beide. Sie zählt als { $animal }, und wer sie nimmt, zieht dazu die oberste Karte vom Strafstapel.
helpCount = Vor dir: { $count } von { $limit }.
help-joker = Der Joker: Jedes Tier stimmt, nur „königlich“ nicht. Wer ihn nimmt, bezahlt: eine Karte, die zur letzten Ansage passt, oder zwei beliebige.
help-blank = Die Bluffkarte: Jede Ansage ist gelogen. Wer sie nimmt, bezahlt: eine Karte, die zur letzten Ansage passt, oder zwei beliebige.
helpHand = { $name } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf der Hand. Wer eine Runde ohne Karte beginnen muss, verliert.
helpOnItsWay = Die Karte unterwegs, verdeckt. Nur wer sie weitergegeben hat, kennt sie.
helpPile = Der Strafstapel: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, nur die oberste liegt offen. Wer ein gekröntes Tier nimmt, zieht sie.
helpAside = Sonderkarten auf dem Tisch zählen nichts.
helpColour = Die Farbe ist nur Verzierung.
helpTruth = „{ $claim }“ ist die Wahrheit: Es ist { $card }.
helpLie = „{ $claim }“ ist gelogen: Es ist { $card }.
help-believe = Du sagst, dass { $name } die Wahrheit sagt. Hast du recht, geht die Karte zurück; wenn nicht, nimmst du sie.
help-doubt = Du sagst, dass { $name } lügt. Hast du recht, geht die Karte zurück; wenn nicht, nimmst du sie.
help-peek = Du siehst dir die Karte an und gibst sie mit einer eigenen Ansage an jemanden weiter, der sie noch nicht hatte.
