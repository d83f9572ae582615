### The lesson of Kakerlakenpoker

## slide

slide = Schieb eine Karte hinüber
slide-1 = Willkommen! Ich bin die Hofkakerlake und unterrichte schlechte Manieren. Hier gewinnen alle, nur einer nicht: Wer zuerst vier Tiere derselben Art hat, verliert. Also weg mit den Karten! Schieb dem Hofnarren irgendeine zu und sag ausnahmsweise, was es wirklich ist.
    .answer-1 = „Stimmt nicht!“, sagte der Hofnarr und lag falsch: Du hattest die Wahrheit gesagt. Wer falsch liegt, nimmt die Karte. Jetzt liegt sie vor dem Hofnarren und bleibt dort bis zum Ende. Und er beginnt die nächste Runde.
    .hint = Das ist erlaubt, aber gelogen wird erst danach. Dieses eine Mal: dem Hofnarren, und nenn die Karte bei ihrem wahren Namen.

## lie

lie = Jetzt lüg
lie-1 = Du hast eine Fliege genommen, also beginnst du diese Runde. Schieb eine Karte zu, wem du willst, aber sag, sie sei etwas anderes. Ruhiges Gesicht. Schöne große Augen.
    .answer-1 = Anstandslos geschluckt! Wer eine Lüge glaubt, liegt falsch, also bleibt die Karte dort. Hätte man dir nicht geglaubt, wäre sie zu dir zurückgekommen. Mehr steckt nicht dahinter: Wer falsch rät, dem gehört die Karte.
    .hint = Ehrlichkeit ist erlaubt und viel zu leicht. Nenn irgendein Tier, nur nicht das auf der Karte.

## judge

judge = Stimmt das?
judge-1 = Der Hofnarr schiebt dir eine Karte zu und sagt: „Ratte.“ Du sagst, ob das stimmt, bevor die Karte aufgedeckt wird. Ein Tipp: Jedes Tier gibt es achtmal. Zähl die Ratten auf deiner Hand und auf dem Tisch …
    .answer-1 = Richtig! Es war eine Kröte. Sieben der acht Ratten waren zu sehen, also hatte der Hofnarr entweder großes Glück oder eine lange Nase. Wer richtig rät, schickt die Karte an den zurück, der sie angesagt hat.
    .answer-2 = Leider eine Kröte. Falsch, also gehört sie dir, und du beginnst die nächste Runde. Nicht traurig sein: Eine Kröte schadet niemandem. Aber sieben von acht Ratten waren zu sehen, und jemand sagt „Ratte“? Na, na.
    .hint = Nachsehen ist erlaubt und kommt als Nächstes dran. Vertrau erst einmal deiner Nase: Stimmt es oder nicht?

## pass

pass = Ansehen und weitergeben
pass-1 = Der Knappe sagt: „Skorpion.“ Keine Ahnung? Dann lass andere schwitzen: Du darfst die Karte ansehen, musst sie dann aber weitergeben. Sieh sie dir an.
    .answer-1 = Eine Fledermaus! Das wisst nur ihr beide, du und der Knappe.
    .hint = Natürlich darfst du auch urteilen. Aber sieh sie dir diesmal bitte an und gib sie weiter.
pass-2 = Gib sie jetzt an jemanden weiter, der sie noch nicht gesehen hat, und sag, was du willst: dasselbe, etwas anderes, sogar die Wahrheit. Ab jetzt gilt nur dein Wort, und du stehst dafür ein.
    .answer-1 = Die Wahrheit, und man hat dir geglaubt. Richtig geraten: Die Karte geht an den zurück, der zuletzt etwas angesagt hat, und das warst du. Ehrlichkeit unter Kakerlaken hat ihren Preis.
    .answer-2 = Und das wurde geglaubt! Mit einer Lüge hast du die Fledermaus auf die Reise geschickt, und sie hat ein neues Zuhause. Eine Karte kann wandern, bis nur noch einer sie nicht kennt; der muss dann urteilen.

## beware

beware = Drei gleiche Tiere
beware-1 = Gefahr! Vier gleiche Tiere, und du hast verloren, und vor dir sitzen schon drei Fliegen. Der Knappe schiebt dir eine Karte zu und sagt: „Fliege.“ Denk erst nach: Was kann dir passieren, wenn du „Stimmt!“ sagst, und was bei „Stimmt nicht!“?
    .answer-1 = Wunderbar! „Stimmt!“ konnte dir nicht schaden: Ist es eine Fliege, hast du recht und sie geht zurück; wenn nicht, nimmst du etwas Harmloses. Wer dich erledigen will, muss dich an einer Fliege zweifeln lassen oder sie dir als etwas anderes verkaufen.
    .answer-2 = Autsch. Es war eine Fliege: die vierte, und du hast verloren. Alle anderen gewinnen. „Stimmt!“ hätte dir nicht schaden können: Eine Fliege wäre an den Knappen zurückgegangen, alles andere wäre harmlos gewesen. Besser hier als im richtigen Spiel!
    .answer-3 = Vorsichtig und schlau. Es ist wirklich eine Fliege.
beware-2 = Jetzt weg damit. Wenn deine Ansage wahr ist und geglaubt wird, oder gelogen und angezweifelt, kommt die Fliege zu dir zurück, und du hast verloren. Was wird man dir glauben?
    .answer-1 = „Stimmt nicht!“, riefen sie: Niemand denkt, dass du mit drei Fliegen vor dir „Fliege“ sagst. Die schlichte Wahrheit hat dich gerettet.
    .answer-2 = Geglaubt! Die Fliege ist weg. Das war knapp. Mit drei gleichen Tieren vor dir ist „Stimmt!“ bei diesem Tier immer sicher.

## finish

finish = Die letzte Kröte
finish-1 = Jetzt darfst du gemein sein. Vor dem Herold sitzen drei Kröten, und du hast eine Kröte auf der Hand. Schieb sie hinüber. Wie du sie nennst, ist deine Sache: Was glaubt ein verängstigter Herold?
    .answer-1 = So dreist, dass der Herold „Stimmt nicht!“ rief. Es war eine Kröte, die vierte. Der Herold hat verloren, alle anderen haben gewonnen. Auch wer eine Runde beginnen muss und keine Karte mehr hat, verliert. Jetzt weißt du alles!
    .answer-2 = Keine Kröte? Welche Erleichterung, dachte der Herold und glaubte dir. Vier Kröten: Der Herold hat verloren, alle anderen haben gewonnen. Auch wer eine Runde beginnen muss und keine Karte mehr hat, verliert. Jetzt weißt du alles!
    .hint = Erlaubt, aber schau: Der Herold hat drei Kröten. Schieb ihm deine Kröte zu.
