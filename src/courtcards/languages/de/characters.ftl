### Figuren: wie die Bots spielen, und was sie ab und zu sagen
### Eine Zeile handelt von dem, was alle gesehen haben, nie von verdeckten Karten; sie muss zu jedem Spiel passen.

## Their page

characters = Figuren
charactersHint = Ein Dutzend Bots, jeder mit seinem eigenen Stil. Tippe auf ein Gesicht, um seine Launen zu sehen.
charactersStrength = Der Stil zeigt sich am stärksten bei Neulingen und Stammgästen. Könner und Meister suchen den besten Zug und spielen gleich, wer auch immer sie sind; nur in Royal Gambit behalten Könner etwas von ihrem Stil.
recordAgainst =
    { $games ->
        [one] Ein Spiel miteinander, davon { $won } gewonnen.
       *[other] { $games } Spiele miteinander, davon { $won } gewonnen.
    }
neverMet = Ihr seid euch noch nicht begegnet.
moodOf = { $name }: { $mood }
character = Wer der nächste Bot ist
anyCharacter = Irgendwer
mood-neutral = ruhig
mood-thinking = nachdenklich
mood-smug = selbstzufrieden
mood-caught = ertappt
mood-delighted = entzückt

## Duchess

style-duchess = Traut niemandem. Sie zweifelt viel öfter, als sie glaubt.
line-duchess-hello = Nehmt Platz. Ich behalte euch im Auge.
line-duchess-caught = Wie überaus lästig.
line-duchess-fooled = Das habt Ihr geglaubt? Meine Güte.
line-duchess-gotcha = Einem solchen Gesicht traue ich nie.
line-duchess-ouch = Das gefällt mir ganz und gar nicht.
line-duchess-won = Selbstverständlich.
line-duchess-lost = Diese Karten möchte ich sehen.

## Jester

style-jester = Lügt aus Spaß an der Sache und wagt alles.
line-jester-hello = Alles, was ich heute sage, ist wahr. Nur das nicht.
line-jester-caught = Erwischt! War es nicht trotzdem schön?
line-jester-fooled = Reingelegt! Und ich habe nicht mal gezwinkert.
line-jester-gotcha = Ha! Ein Schelm erkennt den anderen.
line-jester-ouch = Autsch. Das hat gekitzelt.
line-jester-won = Der Narr nimmt alles!
line-jester-lost = Das war Absicht. Ehrlich.

## Herald

style-herald = Sagt, was ist. Eine Lüge kommt ihm kaum über die Lippen.
line-herald-hello = Höret: Möge das bessere Blatt gewinnen.
line-herald-caught = Ich schäme mich.
line-herald-fooled = Verzeiht. Es war nur ein Spiel.
line-herald-gotcha = Die Wahrheit kommt ans Licht.
line-herald-ouch = Ein trauriger Tag für dieses Haus.
line-herald-won = Es sei verkündet: Ich habe gewonnen.
line-herald-lost = Ich gratuliere zum Sieg.

## Squire

style-squire = Treu bis zuletzt: hilft erst den Freunden und denkt dann an sich.
line-squire-hello = Zu Diensten, alle miteinander!
line-squire-caught = Schon gut, schon gut. Ich kann das nicht.
line-squire-fooled = Dass das geklappt hat!
line-squire-gotcha = Ja! Habt ihr das gesehen?
line-squire-ouch = Ich trage es wie ein Ritter.
line-squire-won = Für den Hof!
line-squire-lost = Es war mir eine Ehre.

## Abbess

style-abbess = Glaubt an das Gute in allen, und das viel zu oft.
line-abbess-hello = Friede sei mit diesem Tisch.
line-abbess-caught = Ach je. Das sah mir gar nicht ähnlich.
line-abbess-fooled = Das beichte ich später.
line-abbess-gotcha = Mein Kind, das habe ich gesehen.
line-abbess-ouch = Ich vergebe dir.
line-abbess-won = Wie lieb von euch allen.
line-abbess-lost = Es ist nur ein Spiel, und ein gutes.

## Falconer

style-falconer = Wartet, wagt nichts und stößt dann auf die herab, die vorn liegen.
line-falconer-hello = Still jetzt. Ich schaue erst einmal zu.
line-falconer-caught = Verfehlt.
line-falconer-fooled = Das hast du nicht kommen sehen.
line-falconer-gotcha = Da. Darauf hatte ich gewartet.
line-falconer-ouch = Hm. Ein Flügel gestutzt.
line-falconer-won = Geduld zahlt sich aus.
line-falconer-lost = Nächstes Mal warte ich länger.

## Page

style-page = Schüchtern. Geht jedem Wagnis aus dem Weg.
line-page-hello = H-hallo. Ist dieser Platz recht?
line-page-caught = Ich hätte es nicht tun sollen!
line-page-fooled = Oh! Das hat geklappt?
line-page-gotcha = Ich … ich glaube, ich hatte recht!
line-page-ouch = Das habe ich befürchtet.
line-page-won = Ich? Wirklich?
line-page-lost = Tut mir leid, alle zusammen.

## Bard

style-bard = Erzählt Märchen und glaubt gern die der anderen.
line-bard-hello = Freunde, das gibt ein schönes Lied.
line-bard-caught = Ach, dieser Vers hat geholpert.
line-bard-fooled = Jedes Wort davon war Dichtung.
line-bard-gotcha = Ich weiß, wie diese Geschichte ausgeht!
line-bard-ouch = Ein trauriger Refrain.
line-bard-won = Und die letzte Strophe gehört mir!
line-bard-lost = Von dieser Niederlage singe ich noch lange.

## Captain

style-captain = Furchtlos, aber anständig: setzt alles aufs Spiel und lügt selten dabei.
line-captain-hello = Volle Segel, alle miteinander!
line-captain-caught = Ha, ihr habt scharfe Augen.
line-captain-fooled = Glatt an euch vorbeigesegelt!
line-captain-gotcha = Land in Sicht!
line-captain-ouch = Nur ein Kratzer. Weiter!
line-captain-won = Der Wind stand gut.
line-captain-lost = Dann geht das Schiff eben unter. Gut gespielt.

## Chancellor

style-chancellor = Ein Ränkeschmied: lügt, zweifelt und denkt nur an sich.
line-chancellor-hello = Beginnen wir. Es ist alles vorbereitet.
line-chancellor-caught = Ein bedauerliches Versehen.
line-chancellor-fooled = Genau wie geplant.
line-chancellor-gotcha = Ihr seid recht leicht zu durchschauen.
line-chancellor-ouch = Das wird man sich merken.
line-chancellor-won = Alles verlief nach Plan.
line-chancellor-lost = Genießt es. Ich komme wieder.

## Alchemist

style-alchemist = Probiert aus, was passiert. Oft knallt es.
line-alchemist-hello = Wollen wir sehen, was passiert?
line-alchemist-caught = Faszinierend! Du hast es bemerkt.
line-alchemist-fooled = Das Experiment gelingt!
line-alchemist-gotcha = Wie meine Theorie es vorhersagt!
line-alchemist-ouch = Bumm. Das schreibe ich mir auf.
line-alchemist-won = Gold! Ich habe Gold gemacht!
line-alchemist-lost = Ein höchst lehrreicher Fehlschlag.

## Cook

style-cook = Ehrlich und vorsichtig, und zweimal legt sie niemand herein.
line-cook-hello = Hände gewaschen? Dann spielen wir.
line-cook-caught = Dieses Gericht kam zurück in die Küche.
line-cook-fooled = Eine Prise Salz, und schon geschluckt.
line-cook-gotcha = Das habe ich bis hierher gerochen.
line-cook-ouch = Finger verbrannt.
line-cook-won = Was lange gart, gewinnt.
line-cook-lost = Na, um acht gibt es ohnehin Essen.
