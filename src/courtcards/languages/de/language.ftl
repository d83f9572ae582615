### German: what the language itself needs

language-name = Deutsch

# CLDR's rules for whole numbers, by category; what fits none is "other".
plural-one = i = 1 and v = 0

# Lists: "a, b und c".
list-more = { $head }, { $next }
list-last = { $head } und { $last }

# Whoever reads this, where a sentence has no form of its own for them.
you = du
# A seat without a name.
player = Spieler { $number }
