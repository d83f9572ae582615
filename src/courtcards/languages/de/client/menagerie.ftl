### The table of Royal Menagerie

bot = Bot
away = nicht da, ein Bot spielt
ask-play = Wähle eine Handkarte und spiel sie
ask-play-more = Spiel eine Karte (noch { $left })
ask-take = Nimm eine Karte aus dem Basar und spiel sie
ask-gift = { $card }: Wer bekommt dieses Geschenk?
ask-shoot = Schuss: Wähle irgendein Tier, auch bei dir
ask-steal = Diebstahl: Wähle ein Tier von jemand anderem
ask-trade-first = Tausch: Wähle das erste von zwei Tieren
ask-trade-second =
    Tausch: Wähle das Tier, das den Platz wechselt mit: { $card } ({ $name-is ->
        [you] bei dir
       *[other] { $name }
    })
wait-play =
    { $name-is ->
        [you] Du wählst
       *[other] { $name } wählt
    } eine Karte zum Spielen
wait-taken =
    { $name-is ->
        [you] Du spielst
       *[other] { $name } spielt
    } die Karte aus dem Basar: { $card }
wait-take =
    { $name-is ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } eine Karte aus dem Basar
sure-gift = { $name } schenken: { $card }?
sure-shoot =
    Erschießen: { $card } ({ $name-is ->
        [you] bei dir
       *[other] { $name }
    })?
sure-steal = Stehlen: { $card } ({ $name })?
sure-trade =
    Tauschen: { $card } ({ $name-is ->
        [you] bei dir
       *[other] { $name }
    }) und { $other } ({ $owner-is ->
        [you] bei dir
       *[other] { $owner }
    })?
sure-bazaar = Einen Basar eröffnen?
sure-windfall = Glücksfall spielen: zwei Karten ziehen, dann zwei spielen?
sure-discard = Die Karte kann nichts bewirken. Abwerfen: { $card }?
sure-take = Nehmen: { $card }?
confirm-gift = Schenken
confirm-shoot = Erschießen
confirm-steal = Stehlen
confirm-trade = Tauschen
confirm-bazaar = Eröffnen
confirm-windfall = Spielen
confirm-discard = Abwerfen
confirm-take = Nehmen
undo = Zurück
mat-label =
    { $name-is ->
        [you] Deine Menagerie
       *[other] Menagerie von { $name }
    }
mat-turn = am Zug
mat-hand =
    { $count ->
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
mat-points =
    jetzt { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
mat-species = { $count } von { $all } Arten; alle { $all } lösen eine Stampede aus
mat-species-plain =
    { $count ->
        [one] eine Art
       *[other] { $count } Arten
    }
mat-near = Noch eine Art löst eine Stampede aus: { $card }
mat-stampede = Stampede!
mat-fall = { $before } → { $after } Punkte
mat-gift = { $name } schenken: { $card }
pen-label = { $card }: { $count }
pen-full = { $card }: { $count }, das Gehege ist voll und nichts wert
pen-choose =
    { $card } ({ $name-is ->
        [you] bei dir
       *[other] { $name }
    }, { $count })
role-yours = Deine Rolle: { $role }
role-secret = Nur du siehst sie
role-public = Alle kennen sie
role-hidden = Deine Rolle ist zugedeckt
role-cover = Rolle zudecken
role-show = Rolle zeigen
goal-vizier = Hab allein die meisten Punkte oder schlag zusammen mit dem Getreuen die Verschwörer.
goal-loyalist = Hab mit dem Großwesir mehr Punkte als die Verschwörer, aber der Großwesir darf nicht allein die meisten Punkte haben.
goal-conspirator = Hab mit dem anderen Verschwörer mehr Punkte als Großwesir und Getreuer.
hand-label = Deine Hand
hand-empty = Deine Hand ist leer
hand-card =
    { $card }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
deck-label = Zugstapel
deck-left =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } im Zugstapel
discards-label = Abwurf
discards-none = Noch ist nichts abgeworfen
endstage = Schlussphase
endstage-long = Der Zugstapel ist leer: Niemand zieht, alle spielen eine Karte pro Zug. Das Spiel endet, wenn alle Hände leer sind.
bazaar-label =
    { $name-is ->
        [you] Dein Basar
       *[other] Basar von { $name }
    }
bazaar-now =
    { $name-is ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } jetzt
bazaar-playing =
    { $name-is ->
        [you] Du spielst
       *[other] { $name } spielt
    }
bazaar-next = als Nächstes: { $name }
bazaar-last = Letzte Karte dieses Basars
taken-label = Aus dem Basar genommen
stack-label = Was gerade gespielt wird, das Neueste zuerst
stack-turn =
    { $name-is ->
        [you] Dein Zug
       *[other] Zug von { $name }
    }
stack-bazaar =
    { $name-is ->
        [you] Dein Basar
       *[other] Basar von { $name }
    }
stack-windfall =
    { $name-is ->
        [you] Dein Glücksfall
       *[other] Glücksfall von { $name }
    }
stack-play = noch { $left } zu spielen
stack-take = noch { $left } zu nehmen
news-label = Was geschah
news-forced = (es gab keine andere Wahl)
final-label = Die Rollen sind aufgedeckt
final-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
final-court = Großwesir und Getreuer
final-plot = Verschwörer
mat-you = Du
mat-secret = geheime Rolle
effect =
    { $name-is ->
        [you] { $change } für dich
       *[other] { $change } für { $name }
    }
role-aim = Dein Ziel
roles-others = Was du von den anderen weißt
roles-known = { $name }: { $role }
roles-unknown = { $name }: Getreuer oder Verschwörer, geheim bis zum Ende des Spiels
roles-aims = Was die anderen Rollen wollen
stack-within = in
stack-more = und { $count } weitere darum
worth-animal = Eins von einer Art: 1 Punkt; zwei: 3 Punkte; drei: 0.
worth-mammoth = Mammuts zählen doppelt: eins 2 Punkte, zwei 6 Punkte, drei 0.
help-animal = Ein Geschenk für eine der drei anderen Personen. Keine Menagerie hat mehr als drei von einer Art.
help-shoot = Wirf irgendein Tier aus irgendeiner Menagerie ab, auch aus deiner eigenen.
help-steal = Nimm irgendein Tier aus der Menagerie einer anderen Person und setz es in deine.
help-trade = Zwei Tiere von zwei verschiedenen Personen wechseln den Platz. Du darfst eine der beiden sein.
help-bazaar = Die obersten vier Karten des Zugstapels werden offen ausgelegt. Im Uhrzeigersinn nehmen alle je eine und spielen sie sofort; wer den Basar spielt, beginnt.
help-windfall = Zieh zwei Karten und spiel dann zwei aus deiner Hand.
help-stampede = Wer von allen sechs Arten gleichzeitig mindestens ein Tier hat, wirft sofort von jeder Art eins ab.
help-last-species = Das ist die letzte fehlende Art: Eins davon hier löst eine Stampede aus.
help-full = Voll: Drei sind 0 Punkte wert, und ein viertes darf nicht dazu.
help-more = Eins mehr hier: { $change } bei den Punkten
help-fewer = Eins weniger hier: { $change } bei den Punkten
help-effects = Was dieser Zug jetzt an den Punkten ändert.
help-vizier = Die Rolle des Großwesirs kennen alle. Er zieht in seinem Zug zwei Karten und spielt zwei.
help-secret = Diese Rolle ist geheim bis zum Ende des Spiels.
help-deck = In jedem Zug zieht man 1 Karte und spielt dann 1; der Großwesir zieht 2 und spielt 2. Ist der Zugstapel leer, beginnt die Schlussphase: Niemand zieht, und alle spielen 1 Karte pro Zug.
help-discards = Gespielte Aktionen und Tiere, die erschossen wurden oder davonliefen. Drück darauf, um sie zu sehen.
help-stack = Die neueste Aktion wird zuerst beendet; erst dann geht die davor weiter.
help-bot = Hier spielt ein Bot.
final-solo = Der Großwesir hat allein die meisten Punkte: Das wird zuerst geprüft, und die Summen zählen nicht.
final-sums = Der Großwesir hat nicht allein die meisten Punkte, also entscheiden die Summen der beiden Seiten.
stage-gift =
    { $name-is ->
        [you] Du beschenkst
       *[other] { $name } beschenkt
    } { $to-is ->
        [you] dich
       *[other] { $to }
    } …
