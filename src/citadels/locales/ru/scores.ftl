### Scores in Russian: what the points of each line are for.
###
### Argument: $card, the card of the line.

score-districts = Стоимость кварталов
score-colours = Кварталы всех пяти видов
score-first = Первый достроенный город
score-completed = Достроенный город
score-card = { $card }
score-hand = { $card } на руке
