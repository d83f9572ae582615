### The table of Royal Menagerie

bot = Bot
away = nicht da, ein Bot spielt
ask-play = Du bist dran: Spiel eine Karte
ask-play-more = Spiel eine Karte (noch { $left })
ask-take = Nimm eine Karte aus dem Basar und spiel sie
ask-gift = Wähle, wer dieses Geschenk bekommt: { $card }
ask-shoot = Wähle, wessen Tier du erschießt
ask-steal = Wähle, wessen Tier du stiehlst
ask-trade-first = Wähle das erste von zwei Tieren zum Tauschen
ask-trade-second =
    Wähle, wogegen getauscht wird: { $card } ({ $name-is ->
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
goal-loyalist = Hab mit dem Großwesir mehr Punkte als die Verschwörer, aber lass ihn nicht allein vorn liegen.
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
endstage-long = Der Zugstapel ist leer: Niemand zieht, alle spielen eine Karte pro Zug.
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
stack-label = Was gerade gespielt wird, das Neueste zuletzt
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
final-label = Die Rollen sind aufgedeckt
final-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
final-court = Großwesir und Getreuer
final-plot = Verschwörer
