### Was Chats von einem Link zum Server zeigen

link-lesson = { $game } lernen
link-lesson-about = Zehn Minuten am Tisch, mit jemandem an deiner Seite, der alles erklärt.
link-waiting = { $host } lädt dich ein: { $game }
link-waiting-about =
    Ein Tisch für { $players }, { $free ->
        [0] alle Plätze besetzt: Schau zu
        [one] ein Platz frei
       *[other] { $free } Plätze frei
    }. Niemand braucht ein Konto.
link-playing = { $game }: { $names }
link-playing-about = Hier wird gerade gespielt: Schau zu.
link-over = { $game }: { $ended }
link-over-about = { $names }: Sieh dir an, wie es ging, Schritt für Schritt, aus jeder Sicht.
link-moment = { $game }, Schritt { $step } von { $total }
link-moment-seen = { $game }, Schritt { $step } von { $total }, wie { $name } es sah
