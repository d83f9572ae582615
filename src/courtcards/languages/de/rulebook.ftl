### The list of options and presets below the rules of a game

options = Optionen
presets = Vorlagen
default = { $value } (Standard)
values = { $allowed }; Standard: { $default }
values-flag = true oder false
values-number = eine ganze Zahl von { $low } bis { $high }
values-other = in der Form { $form }
