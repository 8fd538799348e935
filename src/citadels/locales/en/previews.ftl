### What a link says of itself where it is shared.
###
### For translators: $names is a list of names.

preview-playing = A game of Citadels in progress
preview-seated = At the table: { $names }
