### What a link says of itself where it is shared.
###
### For translators: $names is a list of names.

preview-playing = Идёт партия в «Цитадели»
preview-seated = За столом: { $names }
