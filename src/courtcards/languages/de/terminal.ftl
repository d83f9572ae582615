### The terminal

## Whoever plays

you-name = Du
yourself = dir selbst
yours = deins

## Coming and going

shuffling = Die Karten werden gemischt …
warming_up = Die anderen wärmen sich noch auf: Während du spielst, werden die Spiele im Hintergrund kompiliert, und beim nächsten Mal denken alle weiter voraus.
welcome = Willkommen bei { $game }. { $tagline }
against = Du spielst gegen { $names }. Mit ? bekommst du jederzeit Hilfe.
partner = { $name } ({ $level })
thinking = { $name } überlegt …
which_game = Welches Spiel möchtest du spielen?
which_level = Wie gut sollen die anderen spielen?
seats = { $low } bis { $high } Spieler
seats_fixed = { $low } Spieler
goodbye = Bis bald, und danke fürs Spielen.
saved = Die Aufzeichnung steht jetzt auch in { $file }
won = Gut gespielt!
lost = Mehr Glück beim nächsten Mal.
game_over = Das Spiel ist aus
not_over = Hier endet die Aufzeichnung; das Spiel ist noch nicht zu Ende.

## Asking

your_turn = Du bist dran
turn_of = { $name } ist dran
keys = 1–{ $last }, u zurück, ? Hilfe
keys_first = 1–{ $last }, ? Hilfe
keys_menu = 1–{ $last }, q beenden
wrong = „{ $entry }“ geht hier nicht: Gib eine Zahl von 1 bis { $last } ein.
nothing = Gib eine Zahl von 1 bis { $last } ein.
nothing_to_undo = Zurück geht es nicht: Das ist die erste Frage deines Zuges.
ask-do = Was tust du?
ask-card = Welche Karte?
ask-to = Wem?
ask-from = Von wem?
ask-of = Wen?
ask-claim = Was sagst du an?
ask-cards = Welche Karte legst du ab?
ask-other = Was wählst du?
no_more = nichts weiter

## Help

help = Hilfe
help-number = wählen, was neben dieser Zahl steht
help-u = eine Frage zurück
help-t = den Tisch noch einmal zeigen
help-h = alles, was bisher geschehen ist
help-r = die Regeln
help-q = den Tisch verlassen
history = Was bisher geschah
more = Enter für mehr, q für zurück
moment-other = Wähle einen der nummerierten Züge.

## What was true

recap-round = In Wahrheit: { $path }. Es war: { $card }.
recap-true = { $name } „{ $claim }“ (wahr)
recap-lie = { $name } „{ $claim }“ (gelogen)
recap-hand = Punkte in Durchgang { $number }: { $results }.
recap-banked = { $name } { $points }
recap-bust = { $name } keine (verzockt)
recap-away = { $name } keine (ausgesetzt)

## Tables

round = Runde { $number }
hand_number = Durchgang { $number }
first_to = bis { $target } Punkte
cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
in_hand = auf der Hand
hand_of = Hand von { $name }
your_hand = Deine Hand
on_its_way = Unterwegs
last_card = Letzte Karte
claim = { $name } „{ $claim }“
it_is = (es ist: { $card })
penalty_pile = Strafstapel
on_top = { $cards }, obenauf { $card }
empty = leer
on_table = Auf dem Tisch
went_to = { $card } kam auf die Hand von { $name }
player_column = Spieler
status = Stand
face_up = Aufgedeckt
points = Punkte
total = Gesamt
status-in = dabei
status-stayed = aufgehört
status-bust = verzockt
status-away = setzt aus
kind-catch-up = Aufholjagd
kind-duel = Duell
covered = zugedeckt: { $cards }
deck = Stapel
risk = { $cards }; ergäben ein Paar: { $risk }
risk-renewed = { $cards }, also würden { $next } neu gemischt; ergäben ein Paar: { $risk }
in_play = Im Spiel
card_of = { $card } von { $name }
role = Rolle
hand = Hand
secret = geheim
end_stage = Schlussphase
play_deck = Zugstapel
discards = Abwurfstapel
bazaar = Basar
taken = Aus dem Basar genommen

## Replays

replay-all = { $game }, alle Karten offen
replay-spectator = { $game }, wie Zuschauer es sahen
replay-seat = { $game }, wie { $name } es sah
next = Enter für den nächsten Schritt, t für den Tisch, q zum Beenden
