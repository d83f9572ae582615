### Bots: how strong they are, and what they are called

## Levels

level-novice = Neuling
    .hint = spielt mit und passt oft nicht auf
level-regular = Stammgast
    .hint = kennt das Spiel und hat Charakter
level-expert = Könner
    .hint = überlegt, was du auf der Hand haben könntest
level-master = Meister
    .hint = überlegt länger

## Names

partner-duchess = Herzogin
partner-jester = Hofnarr
partner-herald = Herold
partner-squire = Knappe
partner-abbess = Äbtissin
partner-falconer = Falkner
partner-page = Page
partner-bard = Barde
partner-captain = Kapitänin
partner-chancellor = Kanzler
partner-alchemist = Alchemist
partner-cook = Köchin
