### The browser in Russian: a card explained, and the pages with the rules and all cards.
###
### Headings and labels are short. Players have no gender: the present tense, or no verb at all.

## A card, explained

pages-rank = Ранг { $rank }
pages-cost = Стоимость { $cost }
pages-copies =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
pages-from-players =
    { $count ->
        [one] От { $count } игрока
        [few] От { $count } игроков
       *[many] От { $count } игроков
    }
pages-needs = Только если в составе есть { $character }
pages-rules-of = Подробно
pages-same-elsewhere = В изданиях
pages-in-edition = { $edition }: { $count }
pages-printed-as = { $edition }: на карте написано «{ $name }»
pages-other-text = { $edition }: { $text }
pages-card-page = Страница этой карты
pages-here = За этим столом
pages-can = Сейчас это можно выбрать.
pages-cannot = Сейчас нельзя. { $reason }
pages-in-hand = Эта карта на руке у { CASE($player, "gen") }.
    .you = Эта карта у вас на руке.
pages-in-city = Этот квартал стоит в городе { CASE($player, "gen") }.
    .you = Этот квартал стоит в вашем городе.
pages-beautified = Квартал украшен.
pages-has-role = В этом раунде это персонаж { CASE($player, "gen") }.
    .you = В этом раунде это ваш персонаж.
pages-turn = Сейчас ход этого персонажа.
pages-out = Лежит в открытую: в этом раунде этим персонажем никто не играет.
pages-silent = На вызов никто не откликнулся.
pages-not-here = В этой партии этой карты нет.
pages-nothing-known = В этом раунде этот персонаж ещё не раскрыт.
pages-hoard =
    На жетоне { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }.

## The pages

pages-parts = Разделы
pages-game = Игра
pages-characters = Персонажи
pages-districts = Кварталы
pages-editions = Издания
pages-contents = Содержание
pages-print = Распечатать
pages-search = Поиск
pages-all-editions = Все издания
pages-this-table = Этот стол
pages-filter = Откуда карты
pages-found =
    { $count ->
        [0] Подходящих карт нет.
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
pages-colour = Вид
pages-all-colours = Все виды
pages-players = От { $min } до { $max } игроков
pages-presets = Готовые наборы
pages-cast = Персонажи
pages-unique = Бонусные кварталы
pages-basic = Базовые кварталы

## The set-up that binds a table

pages-bound = Правила за этим столом
pages-bound-text = Что бы ни говорилось на этих страницах дальше, эта партия играется так.
pages-edition = Издание
pages-preset = Набор
pages-own-choice = Свой набор карт
pages-size = Достроенный город
pages-size-is =
    { $size ->
        [one] { $size } квартал
        [few] { $size } квартала
       *[many] { $size } кварталов
    }
pages-code = Код
pages-switch-draft3 =
    { $value ->
        [classic] Втроём: восемь персонажей, между двумя кругами выбора никого не сбрасывают
       *[deluxe] Втроём: девять персонажей, между двумя кругами выбора сбрасывают ещё одного
    }
pages-switch-tie-break-rank =
    { $value ->
        [revealed] При равенстве очков побеждает тот, чей раскрытый персонаж в последнем раунде выше рангом
       *[held] При равенстве очков побеждает тот, чей персонаж в последнем раунде выше рангом
    }
pages-switch-queen-bewitched =
    { $value ->
        [end_of_round] 4-й ранг околдован: золото за соседство с ним приходит в конце раунда
       *[now] 4-й ранг околдован: золото за соседство с ним приходит сразу
    }
pages-switch-great-wall-covers-itself =
    { $value ->
        [yes] Великая стена защищает и саму себя
       *[no] Великая стена защищает только другие кварталы своего города
    }
pages-switch-abbot-school-of-magic =
    { $value ->
        [both] Школа магии даёт Аббату и золотой, и карту
       *[one] Школа магии даёт Аббату золотой или карту
    }
pages-switch-diplomat-same-name =
    { $value ->
        [no] Дипломат не может обменять квартал на другой с тем же названием
       *[yes] Дипломат может обменять квартал на другой с тем же названием
    }
pages-switch-throne-room-threatened =
    { $value ->
        [now] Тронный зал платит владельцу сразу, под угрозой он или нет
       *[later] Владельцу под угрозой Тронный зал платит после ответа на угрозу
    }

## What a study found out about a card: $gain, $before and $after are percentages or differences of them

pages-study = Что говорят партии ботов
pages-study-points = { $gain } п. п.
pages-study-worth = На руке в начале игры меняет шанс на победу на { $gain } (от { $before } до { $after }); равная доля — { $value }.
pages-study-holds = Кто держит этого персонажа в раунде, выигрывает { $gain } партий (от { $before } до { $after }); равная доля — { $value }. Это лишь связь: кто впереди, выбирает иначе.
pages-study-games = Измерено с ботами. Уровень: { $text }. Игроков: { $players }. Партий: { $games }.
