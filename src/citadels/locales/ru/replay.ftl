### The browser in Russian: a finished game, watched step by step.
###
### Labels are short. $player is a name without gender, $character the name of a card.

replay-title = Повтор
replay-load = Разыгрываем партию заново…
replay-none = Повтора нет
replay-not-over = Игра ещё идёт. Повтор появится, когда она закончится.
replay-other-rules = Эта партия сыграна по другой версии правил, поэтому показать её по шагам нельзя. Но её запись по-прежнему можно скачать.
replay-to-table = К столу
replay-record = Скачать запись
replay-step = Шаг { $step } из { $last }
replay-steps = Партия по шагам
replay-first = В начало
replay-back = На шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = На шаг вперёд
replay-last = В конец
replay-speed = Скорость
replay-slow = Медленно
replay-normal = Обычный темп
replay-fast = Быстро
replay-jump = Перейти к
replay-draft = Выбор персонажей
replay-turn = { $character }: { $player }
replay-over = Конец игры
replay-copy = Скопировать ссылку на этот момент
replay-happened = Что только что произошло
replay-hand = Карты на руке
replay-no-hand = карт нет
replay-chosen = выбрано
replay-players = Все игроки
replay-choices =
    { $count ->
        [1] Единственный вариант:
        [one] Один из { $count } варианта:
        [few] Один из { $count } вариантов:
       *[many] Один из { $count } вариантов:
    }
