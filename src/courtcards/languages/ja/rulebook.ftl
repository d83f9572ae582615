### The list of options and presets below the rules of a game

options = オプション
presets = プリセット
default = { $value }（標準）
values = { $allowed }、標準は{ $default }
values-flag = true または false
values-number = { $low }から{ $high }までの整数
values-other = { $form } の形
