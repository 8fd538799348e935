### Scores: what the points of each line are for.
###
### Argument: $card, the card of the line.

score-districts = Cost of the districts
score-colours = Districts of all five types
score-first = First completed city
score-completed = Completed city
score-card = { $card }
score-hand = { $card }, in hand
