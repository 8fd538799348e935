### What a link says of itself where it is shared.
###
### For translators: $names is a list of names.

preview-playing = Триває партія в «Цитаделі»
preview-seated = За столом: { $names }
