### The rules of a game as a text

full = 詳しいルール
options = ルールオプション
options-named = オプションの名前
presets = ルールの版
default = { $value }（標準）
usual = { $rule }**（標準）**
otherwise = *または：*{ $rule }
number = *または{ $low }〜{ $high }のどれか。*
number-by-players = { $label }：{ $low }〜{ $high }のどれか。
counts = *または別の枚数。*
preset = **{ $name }：**{ $rules }
preset-usual = **{ $name }（標準）：**{ $rules }
values = { $allowed }、標準は{ $default }
values-flag = true または false
values-number = { $low }から{ $high }までの整数
values-other = { $form } の形
