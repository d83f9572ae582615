### Figures: how everybody played

figure-claims-per-game = Ansagen
figure-lies = davon gelogen
figure-lies-believed = Lügen, die geglaubt wurden
figure-passed-on = Karten weitergegeben
figure-doubts = gezweifelt
figure-doubts-right = zu Recht gezweifelt
figure-judged-right = richtig geurteilt
figure-hits-per-hand = aufgedeckt pro Durchgang
figure-busts = verzockt
figure-points-per-hand = Punkte pro Durchgang
figure-kind-gifts = gute Gaben (sie brachten Punkte)
figure-unkind-gifts = böse Gaben (sie kosteten Punkte)
figure-animals-shot-per-game = erschossene Tiere
figure-animals-stolen-per-game = gestohlene Tiere
figure-trades-per-game = Tauschgeschäfte
figure-bazaars-per-game = eröffnete Basare
figure-windfalls-per-game = gespielte Glücksfälle
figure-stampedes-caused-per-game = ausgelöste Stampeden
figure-stampedes-suffered-per-game = erlittene Stampeden
figure-roles-read = Rollen richtig gelesen: der eigenen Seite geholfen, der anderen geschadet
figure-share = { $count } von { $whole } ({ $percent } %)
