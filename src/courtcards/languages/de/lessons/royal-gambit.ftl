### The lesson of Royal Gambit

## hit

hit = Aufdecken oder aufhören
hit-1 = Willkommen am Spieltisch! Reihum decken alle auf oder hören auf. Aufdecken heißt: die oberste Karte des Stapels umdrehen. Ass bis Fünf sind ihre Punkte wert, alles andere hat andere Reize. Los, deck auf!
    .answer-1 = Eine Vier: vier Punkte.
    .hint = Du könntest mit nichts aufhören und nichts bekommen. Nur Mut: Deck auf!
hit-2 = Auch die anderen haben eine Karte aufgedeckt; alle Karten liegen offen. Vier Punkte sind kein Vermögen. Noch einmal!
    .answer-1 = Eine Fünf: Das macht neun Punkte.
    .hint = Aufhören ist erlaubt, aber du hättest nur vier Punkte. Deck noch einmal auf.
hit-3 = Punkte zählen erst, wenn du aufhörst: Dann gehören sie dir für immer, und du bist für diesen Durchgang raus. Neun sind ein ordentlicher Fang. Hör auf!
    .answer-1 = Neun Punkte gesichert. Und der Hofnarr? Gierig: eine zweite Drei, zwei Karten mit demselben Wert. Verzockt, und nichts für diesen Durchgang.
    .hint = Kühn! Aber nimm diesmal, was du hast: Hör auf.

## bust

bust = Eine noch?
bust-1 = Du hast 5, 3 und 10: acht Punkte, denn die 10 ist nichts wert. 6, 9 und 10 sind bloß Ballast, aber wie jede Zahl vom Ass bis zur Zehn werfen sie dich als Paar hinaus. Noch eine 5, 3 oder 10, und alles ist verloren. Aufdecken oder aufhören? Du entscheidest.
    .answer-1 = Eine Drei! Verzockt: keine Punkte in diesem Durchgang, was du auch hattest. Nur 9 von 44 Karten waren gefährlich, es war also nicht einmal eine dumme Wette. So ist dieses Spiel: Wahrscheinlichkeit und ein wenig Scham.
    .answer-2 = Acht Punkte, sicher. Und sieh, was der Herold gerade aufgedeckt hat: eine Drei. Sie wäre deine gewesen, und dein Ende. Wissen konntest du das nicht.

## gifts

gifts = Glückssieben, heiße Kartoffel
gifts-1 = 7, 8 und Bube tun etwas in dem Augenblick, in dem du sie aufdeckst. Deck auf, und du wirst sehen.
    .answer-1 = Die Glückssieben!
    .hint = Du verpasst etwas. Deck auf!
gifts-2 = Das Ziel einer Sieben muss dir eine Karte geben. Welche, bestimmst nicht du, und auch mit einem Geschenk kannst du dich verzocken. Wen wählst du?
    .answer-1 = Den König hat der Hofnarr natürlich behalten und dir die Fünf gegeben. Fünf Punkte für dich!
    .answer-2 = Der Herold hat dir die Neun gegeben: keine Punkte, und eine Zahl mehr, die du nicht wiedersehen darfst. Vielen Dank auch.
gifts-3 = Die Runde ist herum, und du bist wieder dran. Deck noch einmal auf.
    .answer-1 = Eine Acht: die heiße Kartoffel!
    .hint = Aufhören geht, aber es gibt noch etwas zu sehen. Deck auf!
gifts-4 = Niemand will eine Acht, also reichst du sie an jemanden weiter, der noch keine hat. An wen?
    .answer-1 = Weg! Jetzt muss sich jemand anderes vor der nächsten Acht fürchten. Hätten alle anderen schon eine, bliebe die Kartoffel bei dir.

## sniper

sniper = Der Scharfschütze
sniper-1 = Du hast neun Punkte. Deck auf, und versuch, nicht gefährlich auszusehen.
    .answer-1 = Ein Bube, der Scharfschütze!
    .hint = Neun Punkte sind schön, aber du sollst einen Buben kennenlernen. Deck auf!
sniper-2 = Wer das Ziel ist, muss zwei Karten auf einmal aufdecken. Du kannst auf jeden zielen, auch auf dich selbst: zwei Karten gratis, wenn du dich traust. Schau, wer schon gefährliche Karten hat.
    .answer-1 = Eine Neun und eine Zwei: elf Punkte, und nichts ist zu Bruch gegangen. Kühn, und mit Glück. Die anderen hatten je eine Neun: Für sie wäre es das Ende gewesen.
    .answer-2 = Eine Neun und eine Zwei. Aber eine Neun war schon da: verzockt! Dafür sind Buben da. Selbst sind sie keine Punkte wert, und als Paar schaden sie niemandem.

## queen

queen = Ein Leben mehr
queen-1 = Du hast eine Dame und neun Punkte. Eine Dame ist nichts wert, aber sie verzeiht. Deck ohne Furcht auf!
    .answer-1 = Eine zweite Fünf!
    .hint = Vernünftig, aber heute wollen wir die Dame bei der Arbeit sehen. Deck auf!
queen-2 = Damit hättest du dich verzockt. Aber du kannst die Dame zusammen mit der zweiten Fünf zudecken: Beide sind aus dem Durchgang, und du spielst weiter. Eine Dame, ein Leben.
    .answer-1 = Gerettet! Fünf und Vier liegen noch da: neun Punkte. Und weiter geht es reihum.
    .hint = Du darfst so stolz sein und dich verzocken, aber eine Dame reicht dir die Hand. Deck zu!
queen-3 = Die Dame ist verbraucht. Aufdecken oder aufhören?
    .answer-1 = Ein Ass: jetzt zehn Punkte. Sicher sind sie noch nicht, aber du hast genug gesehen. Nerven aus Stahl!
    .answer-2 = Neun Punkte gesichert, dank einer Dame.

## family

family = Könige und Sätze
family-1 = 5 und 4, Bube und Dame: bisher neun Punkte. Manche Karten sind zusammen mehr wert: Bube, Dame und König; 6 bis 10; Ass bis 5. Jeder dieser Sätze bringt 5 Punkte extra. Eine Karte noch …
    .answer-1 = Der König! Die Königsfamilie ist vollzählig: 5 extra. Und jeder König zählt deine Zahlenpunkte noch einmal: Aus 9 werden 18.
    .hint = Neun Punkte, na ja. Aber nur der König fehlt! Deck auf.
family-2 = 18 und 5: Das sind 23. Willst du damit auf dem Tisch das Schicksal herausfordern?
    .answer-1 = 23 Punkte in einem Durchgang. Mehr als der halbe Weg.
    .hint = Ich bewundere das, meine Nerven nicht. 23 Punkte: Hör auf!

## forty

forty = Der Weg zur Vierzig
forty-1 = Zweiter Durchgang. Du hast 30 Punkte gesichert, der Hofnarr 36, aber er hat sich gerade verzockt. Vor dir liegen 5, 4 und ein Ass: zehn. Hat jemand am Ende eines Durchgangs 40, beginnt das Finale. Nun?
    .answer-1 = Vierzig! Alle außer dir bekommen noch einen Durchgang zum Aufholen. Der Hofnarr brauchte noch fünf, hatte vier, wollte mehr und hat sich verzockt. Du gewinnst! Bei Gleichstand würden nur die weiterspielen, die gleichauf liegen.
    .hint = Vierzig sind genug, und sie liegen da. Hör auf!
