### Scores in Ukrainian: what the points of each line are for.
###
### Argument: $card, the card of the line.

score-districts = Вартість кварталів
score-colours = Квартали всіх п’яти типів
score-first = Перше завершене місто
score-completed = Завершене місто
score-card = { $card }
score-hand = { $card }, у руці
