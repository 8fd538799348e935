### The browser: one’s own finished games, over time.

games-title = Ваши партии: динамика
games-text = Что говорят вместе все ваши законченные партии. Рядом с каждым числом — границы, в которых настоящее лежит в 99 случаях из 100.
games-none = Вы ещё не закончили ни одной партии.
games-counted =
    { $count ->
        [one] { $count } законченная партия
        [few] { $count } законченные партии
       *[many] { $count } законченных партий
    }
games-reviewed =
    { $count ->
        [one] { $count } с разбором
        [few] { $count } с разбором
       *[many] { $count } с разбором
    }
games-range = от { $before } до { $after }
games-few = Слишком мало партий, чтобы судить.
games-some = Разберите больше своих партий: разобрана лишь часть, а остальные могут быть другими.
games-needed =
    { $count ->
        [one] Нужна примерно { $count } партия.
        [few] Нужно примерно { $count } партии.
       *[many] Нужно примерно { $count } партий.
    }

## Results

games-results = Результаты
games-players = Игроки
games-all = Все
games-played = Партии
games-places = Места, от первого до последнего
games-won = Победы
games-chance = Равная доля
games-won-more = Вы побеждаете чаще, чем при равных шансах.
games-won-less = Вы побеждаете реже, чем при равных шансах.
games-won-even = Вы побеждаете примерно так же часто, как при равных шансах.

## Mistakes

games-mistakes = Ошибки по видам
games-mistakes-text = Учтены только партии с разбором и только решения, которые вы приняли сами.
games-kind = Вид
games-kind-draft = Выбор персонажа
    .low = выбор персонажа
games-kind-target = Выбор цели
    .low = выбор цели
games-kind-build = Строительство
    .low = строительство
games-kind-timing = Выбор момента
    .low = выбор момента
games-rate = На 100 ваших решений
games-lost = Потеря шанса на победу за партию
games-worst = Дороже всего вам обходится: { $text }.
games-worst-none = Слишком мало партий, чтобы сказать, что обходится вам дороже всего.

## Luck

games-luck = Удача
games-luck-text = Насколько каждый вид удачи менял ваш шанс на победу, в среднем за партию с разбором. Линия — среднее за все разобранные партии к этому времени, полоса — его границы.
games-luck-mean = В среднем за партию
games-luck-more = В среднем она была на вашей стороне.
games-luck-less = В среднем она была против вас.
games-luck-even = Она выравнивается.
games-luck-table = Линии в таблице
games-luck-after = После партий
games-against = Ходы против вас
games-against-text = Насколько ходы других против вас меняли ваш шанс на победу, в среднем за партию с разбором. Они чего-то стоят каждому, так что сравнивать не с чем.

## One by one

games-list = Партия за партией
games-make = Разобрать
games-make-all = Разобрать все
games-making = Разбор готовится: { $before }
games-more =
    { $count ->
        [one] Показать ещё { $count } партию
        [few] Показать ещё { $count } партии
       *[many] Показать ещё { $count } партий
    }
