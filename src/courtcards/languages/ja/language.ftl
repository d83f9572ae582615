### Japanese: what the language itself needs

language-name = 日本語

# Numbers have no plural in Japanese, so there is no rule here.

# Lists: 「a、b、c」.
list-more = { $head }、{ $next }
list-last = { $head }、{ $last }

# Whoever reads this, where a sentence has no form of its own for them.
you = あなた
# A seat without a name.
player = プレイヤー{ $number }
