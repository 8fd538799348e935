### What a link says of itself where it is shared.
###
### For translators: $names is a list of names.

preview-playing = Trwa partia gry Cytadela
preview-seated = Przy stole: { $names }
