### The lesson of Royal Menagerie

## gift

gift = Eine gute Gabe
gift-1 = Willkommen bei Hofe. Du bist der Getreue: Du stehst zum Großwesir, hier dem Knappen, gegen zwei Verschwörer. Tiere, die du spielst, gehen als Geschenk an andere. Ein Tier einer Art ist 1 Punkt wert, zwei sind 3 wert. Schenk dem Knappen einen zweiten Riesenibis!
    .answer-1 = Wie nett: zwei Ibisse, 3 Punkte. Haben Großwesir und Getreuer am Ende zusammen mehr als die beiden Verschwörer, gewinnen beide. Hat aber der Großwesir allein die meisten von allen, gewinnt er allein. Hilf also, aber nicht zu sehr.
    .hint = Erlaubt, aber schau in die Gehege des Knappen: Dort lebt ein Ibis. Schenk ihm einen zweiten.

## poison

poison = Eine böse Gabe
poison-1 = Jetzt bist du ein Verschwörer und weißt nicht, wer der andere ist: der Hofnarr oder der Herold. Erst der Großwesir: zwei Weiße Tiger, 3 Punkte. Aber drei derselben Art sind gar nichts wert! Du hast einen Tiger auf der Hand …
    .answer-1 = Drei Tiger, keine Punkte: eine vergiftete Gabe. Dann schenkte der Hofnarr dem Großwesir ein Mammut, und Mammuts zählen doppelt. Und der Herold hat es erschossen!
    .hint = Erlaubt, aber zu freundlich. Schenk dem Knappen einen dritten Tiger.
poison-2 = Wer ist also auf deiner Seite? Rollen bleiben verborgen, aber Taten sprechen. Schenk deine Hirola-Antilope dem, dem du vertraust.
    .answer-1 = Das denke ich auch: Wer das Mammut des Großwesirs erschießt, ist nicht sein Freund. Deine Punkte und die des anderen Verschwörers werden zusammengezählt, also füttert ihr einander.
    .answer-2 = Hm. Der Hofnarr hat dem Großwesir ein Mammut geschenkt: Das riecht nach einem Getreuen. Ich hätte dem Herold vertraut, der es erschossen hat. Achte darauf, was die Leute schenken, und wem.
    .answer-3 = Dem Großwesir? Eine feine Tarnung, aber sie kostet dich einen Punkt. Dein Freund ist höchstwahrscheinlich der Herold, der das Mammut des Großwesirs erschossen hat.
    .hint = Erlaubt, aber zeig uns, wem du vertraust: Verschenk die Hirola-Antilope.

## stampede

stampede = Stampede!
stampede-1 = Ein großzügiger Hof: Der Großwesir hat fünf verschiedene Arten. Kann man vom Guten zu viel haben? O ja. Wer alle sechs zugleich hat, erlebt eine Stampede, und von jeder Art läuft ein Tier davon. Welche fehlt?
    .answer-1 = Da laufen sie, alle sechs! Von fünf Punkten auf null, mit einem einzigen lieben Mammut. Behalte deine eigenen Gehege im Auge: Fünf Arten sind fünf Punkte wert, und in Gefahr.
    .hint = Erlaubt, aber wir wollen dem Knappen die sechste Art schenken: das Mammut.

## actions

actions = Schuss, Diebstahl, Tausch
actions-1 = Jetzt bist du der Großwesir! Du ziehst zwei Karten pro Zug und spielst zwei, und alle wissen, wer du bist. Schuss entfernt irgendein Tier, Diebstahl holt dir eines, Tausch vertauscht zwei Tiere von zwei Spielern. Spiel eine dieser drei Aktionen.
    .answer-1 = Peng! Es kommt auf den Abwurfstapel. Der beste Schuss: eins von zwei gleichen bei anderen, oder das dritte einer Art bei dir selbst.
    .answer-2 = Jetzt deins. Stehlen tut doppelt weh: Die anderen verlieren Punkte, und du gewinnst welche. Und es ist einer der wenigen Wege, sich selbst zu füttern.
    .answer-3 = Vertauscht. Du musst nicht beteiligt sein: Lass andere tauschen, was dir passt.
    .hint = Du darfst ein Tier verschenken, aber probier erst eine der Aktionen.
actions-2 = Und deine zweite Karte, welche du willst.
    .answer-1 = Eine Gabe der Mächtigen. Du gewinnst allein, wenn du mehr Punkte hast als alle anderen; oder zusammen mit dem Getreuen, wenn ihr beide die Verschwörer schlagt.
    .answer-2 = Zwei Aktionen in einem Zug: Das ist Macht. Du gewinnst allein, wenn du mehr Punkte hast als alle anderen; oder zusammen mit dem Getreuen, wenn ihr beide die Verschwörer schlagt.

## bazaar

bazaar = Markttag
bazaar-1 = Du bist wieder der Getreue und hast einen Basar auf der Hand: Vier Karten werden ausgelegt, und im Uhrzeigersinn, von dir an, nehmen alle eine und spielen sie sofort. Eröffne ihn!
    .answer-1 = Was für ein Markt!
    .hint = Erlaubt, aber heute ist Markttag: Spiel den Basar.
bazaar-2 = Du wählst zuerst. Was du liegen lässt, bekommt vielleicht der Hofnarr, ein Verschwörer. Nimm eine.
    .answer-1 = Ein Tier!
    .answer-2 = Eine Aktion!
bazaar-3 = Und jetzt spiel sie, wie du willst.
    .answer-1 = Dann nahmen alle anderen eine und spielten sie. Die letzte Aktion, der du begegnen wirst, ist der Glücksfall: zwei Karten ziehen und zwei spielen. Eine Aktion kann in einer anderen stecken, und die neueste wird immer zuerst beendet.

## finale

finale = Die letzte Karte
finale-1 = Das Ende: Der Zugstapel ist leer, und du spielst die allerletzte Karte. Du bist der Getreue mit 8 Punkten, der Hofnarr ist Großwesir mit 10, die Verschwörer haben je 7. So gewinnt der Großwesir allein, und du verlierst! Wer bekommt die Hirola-Antilope?
    .answer-1 = Meisterhaft! Eine dritte Antilope für deinen eigenen Großwesir: von 10 Punkten hinunter auf 7. Jetzt gewinnt niemand allein, und 8 + 7 schlägt 7 + 7: Ihr gewinnt beide. Manchmal reicht der beste Freund das Gift. Willkommen bei Hofe!
    .answer-2 = Der Großwesir hat immer noch die meisten und gewinnt allein: Du hast verloren. Der Trick war eine dritte Antilope für den Großwesir: von 10 auf 7, niemand gewinnt allein, und 8 + 7 schlägt 7 + 7. Versuch es noch einmal!
