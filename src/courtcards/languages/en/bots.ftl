### Bots: how strong they are, and what they are called

## Levels

level-novice = novice
    .hint = plays along, and is often careless
level-regular = regular
    .hint = knows the game and has a personality
level-expert = expert
    .hint = thinks about what you may hold
level-master = master
    .hint = thinks longer and further ahead

## Names

partner-duchess = Duchess
partner-jester = Jester
partner-herald = Herald
partner-squire = Squire
partner-abbess = Abbess
partner-falconer = Falconer
partner-page = Page
partner-bard = Bard
partner-captain = Captain
partner-chancellor = Chancellor
partner-alchemist = Alchemist
partner-cook = Cook
