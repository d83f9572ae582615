### English: what the language itself needs

language-name = English

# CLDR's rules for whole numbers, by category; what fits none is "other".
plural-one = i = 1 and v = 0

# Lists: "a, b and c".
list-more = { $head }, { $next }
list-last = { $head } and { $last }

# Whoever reads this, where a sentence has no form of its own for them.
you = you
# A seat without a name.
player = Player { $number }
