### The lesson of Kakerlakenpoker Royal

## crown

crown = Eine Ratte mit Krone
crown-1 = Das ist Kakerlakenpoker mit Hofstaat: zuschieben, lügen, urteilen, weitergeben, und mit vier gleichen Tieren verlierst du. Neu sind die Königskarten. Eine gekrönte Ratte ist eine Ratte, und sie ist „königlich“: Beides ist wahr. Schieb dem Hofnarren die Königsratte unter einem ihrer zwei wahren Namen zu.
    .answer-1 = „Stimmt nicht!“, sagte der Hofnarr: falsch. Eine Königskarte zählt als ihr Tier, und wer eine nimmt, muss auch die oberste Karte des Strafstapels nehmen. Der Hofnarr hat jetzt also eine Ratte und eine Fledermaus. Teure Gäste, diese Könige.
    .hint = Erlaubt, aber fangen wir mit der Krone an: die Königsratte, an den Hofnarren, als „Ratte“ oder „königlich“.

## pile

pile = Der Strafstapel
pile-1 = Schau auf den Strafstapel: Seine oberste Karte liegt immer offen, und gerade ist es eine Kröte. Du hast drei Kröten. Für dich wäre also jede Königskarte tödlich: Ihre Strafe ist deine vierte Kröte. Und der Herold sagt: „Königlich.“ Stimmt das?
    .answer-1 = Gut geurteilt. Eine Königsfliege: Der Herold nimmt sie zurück, und deine Kröte dazu. Wenn die Ansage gerade das nennt, was dich erledigen würde, bist du mit „Stimmt!“ sicher: Du hast recht, oder du nimmst etwas, das nicht königlich ist.
    .answer-2 = Es war eine Königsfliege. Du nimmst sie, dann die Kröte vom Stapel: vier Kröten, und du hast verloren. Mit „Stimmt!“ warst du sicher: Entweder hattest du recht, oder du hättest etwas ohne Krone und ohne Strafe genommen.
    .hint = Auch hier darfst du ansehen und weitergeben. Aber urteile diesmal bitte.

## blank

blank = Gar nichts
blank-1 = Der Herold sagte „Kakerlake“, du hast es geglaubt, und es war die Bluffkarte: gar nichts, also ist jede Ansage über sie gelogen. Sonderkarten legst du nicht vor dir ab: Sie kommen auf deine Hand, und du bezahlst: mit einer Karte, die zur Ansage passt, oder mit zwei beliebigen.
    .answer-1 = Nur eine Karte, aber jetzt schauen dich drei Kakerlaken an. Meine Verwandten; ich weiß, wie die sind.
    .answer-2 = Zwei Karten statt einer: Das kostet mehr, aber du bestimmst, wo es am wenigsten wehtut.
blank-2 = Und wer beginnt die nächste Runde, mit der Bluffkarte auf der Hand? Du. Schieb die Bluffkarte zu, wem du willst, und nenn sie, wie du willst: Was du auch sagst, „Stimmt!“ ist falsch.
    .answer-1 = Geglaubt, und falsch: Jetzt haben die anderen die Bluffkarte und die Rechnung. Alle wissen allerdings, wo sie ist. Zweimal hintereinander wird das kaum klappen.
    .hint = Erlaubt, aber gib das Elend weiter, solange du kannst: Schieb die Bluffkarte hinüber.

## joker

joker = Alle Tiere auf einmal
joker-1 = Die andere Sonderkarte ist der Joker: Er ist jedes Tier, aber nie königlich. Der Knappe sagt: „Fledermaus.“ Vor dir liegen drei Fledermäuse. Was sicher ist, weißt du inzwischen.
    .answer-1 = Der Joker! Als Fledermaus angesagt, ist er eine Fledermaus, also hattest du recht. Der Knappe nimmt ihn wieder auf die Hand und muss bezahlen, wie immer bei einer Sonderkarte: mit einer Fledermaus oder zwei beliebigen.
    .answer-2 = Der Joker! Als Fledermaus angesagt, ist er eine Fledermaus, also lagst du falsch. Wenigstens kommt er auf deine Hand und ist keine vierte Fledermaus.
    .hint = Ansehen ist erlaubt, aber sag es geradeheraus: Stimmt es oder nicht?
joker-2 = Jetzt bezahl: mit einer Fledermaus oder zwei beliebigen Karten. Vorsicht, bis vier kannst du zählen!
    .answer-1 = Das war die vierte Fledermaus, und du hast verloren. Billig ist nicht immer gut. Zwei harmlose Karten hätten dich gerettet.
    .answer-2 = Zwei Karten, und eine davon ist eine Fledermaus: die vierte. Du hast verloren. Zwei beliebige andere hätten es getan.
    .answer-3 = Klug: zwei harmlose Karten. Und du hast jetzt den Joker. Nenn ihn, wie du willst, solange es ein Tier ist: Wer dir nicht glaubt, liegt falsch.

## finish

finish = Der gekrönte Skorpion
finish-1 = Drei Skorpione vor dem Herold, und du hast den königlichen: Er zählt als der vierte. Schieb ihn hinüber. „Skorpion“ und „königlich“ sind wahr, alles andere ist gelogen. Worauf fällt der Herold herein?
    .answer-1 = Die Wahrheit, und der Herold hat sie nicht geglaubt. Der vierte Skorpion: Der Herold hat verloren, alle anderen haben gewonnen. Die vierte Karte beendet das Spiel, bevor eine Strafe gezogen wird. Du bist reif für den Hof!
    .answer-2 = Eine feine Lüge, und der Herold hat sie geschluckt. Der vierte Skorpion: Der Herold hat verloren, alle anderen haben gewonnen. Die vierte Karte beendet das Spiel, bevor eine Strafe gezogen wird. Du bist reif für den Hof!
    .hint = Erlaubt, aber dem Herold fehlt nur ein Skorpion zum Ende: Schieb ihm den Königsskorpion zu.
