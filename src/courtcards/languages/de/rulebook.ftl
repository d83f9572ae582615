### The rules of a game as a text

full = Alle Regeln
options = Regeloptionen
options-named = Optionen mit Namen
presets = Regelwerke
default = { $value } (Standard)
usual = { $rule } **(Standard)**
otherwise = *Oder:* { $rule }
number = *Oder eine andere Zahl von { $low } bis { $high }.*
number-by-players = { $label }: eine Zahl von { $low } bis { $high }.
counts = *Oder andere Zahlen.*
preset = **{ $name }:** { $rules }
preset-usual = **{ $name } (Standard):** { $rules }
values = { $allowed }; Standard: { $default }
values-flag = true oder false
values-number = eine ganze Zahl von { $low } bis { $high }
values-other = in der Form { $form }
