### The list of options and presets below the rules of a game

options = Options
presets = Presets
default = { $value } (default)
values = { $allowed }; default { $default }
values-flag = true or false
values-number = a whole number from { $low } to { $high }
values-other = written like { $form }
