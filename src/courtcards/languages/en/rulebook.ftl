### The rules of a game as a text

full = Full rules
options = Rule options
options-named = Options by name
presets = Sets of rules
default = { $value } (default)
usual = { $rule } **(default)**
otherwise = *Or:* { $rule }
number = *Or another number from { $low } to { $high }.*
number-by-players = { $label }: any number from { $low } to { $high }.
counts = *Or other counts.*
preset = **{ $name }:** { $rules }
preset-usual = **{ $name } (default):** { $rules }
values = { $allowed }; default { $default }
values-flag = true or false
values-number = a whole number from { $low } to { $high }
values-other = written like { $form }
