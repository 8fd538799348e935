### Scores in Polish: what the points of each line are for.
###
### Argument: $card, the card of the line.

score-districts = Koszt budowy dzielnic
score-colours = Dzielnice wszystkich pięciu rodzajów
score-first = Pierwsze ukończone miasto
score-completed = Ukończone miasto
score-card = { $card }
score-hand = { $card }, na ręce
