### Scores in Czech: what the points of each line are for.
###
### Argument: $card, the card of the line.

score-districts = Stavební náklady budov
score-colours = Budovy všech pěti barev
score-first = První dokončené město
score-completed = Dokončené město
score-card = { $card }
score-hand = { $card } v ruce
