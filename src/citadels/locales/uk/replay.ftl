### The browser in Ukrainian: a finished game, watched step by step.
###
### Labels are short. $player is a name without gender, $character the name of a card.

replay-title = Повтор
replay-load = Відтворюємо гру…
replay-none = Повтору немає
replay-not-over = Гра ще триває. Повтор з’явиться, коли вона завершиться.
replay-other-rules = Цю гру зіграно за іншою версією правил, тож показати її крок за кроком не можна. Але запис усе одно можна завантажити.
replay-to-table = До столу
replay-record = Завантажити запис
replay-step = Крок { $step } із { $last }
replay-steps = Кроки гри
replay-first = На початок
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-on = Крок уперед
replay-last = У кінець
replay-speed = Швидкість
replay-slow = Повільно
replay-normal = Звичайний темп
replay-fast = Швидко
replay-jump = Перейти до
replay-draft = Вибір персонажів
replay-turn = { $character }: { $player }
replay-over = Кінець гри
replay-copy = Скопіювати посилання на цей момент
replay-happened = Що щойно сталося
replay-hand = Карти в руці
replay-no-hand = карт немає
replay-chosen = обрано
replay-players = Усі гравці
replay-choices =
    { $count ->
        [1] Єдиний варіант:
        [one] Один із { $count } варіанта:
        [few] Один із { $count } варіантів:
       *[many] Один із { $count } варіантів:
    }
