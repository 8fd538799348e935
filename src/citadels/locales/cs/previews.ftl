### What a link says of itself where it is shared.
###
### For translators: $names is a list of names.

preview-playing = Právě se hraje Citadela
preview-seated = U stolu: { $names }
