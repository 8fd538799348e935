### The browser in Russian: the table where a game is played.
###
### Labels are short and stand on small buttons. Here $player and $character may come as plain names: they
### stand where no case is needed.

table-cast = Персонажи в порядке вызова
table-silent = молчит
table-out = вне игры
table-city = Город
table-city-of = Город: { $player }
table-yours = Ваш город
table-rivals = Другие города
table-has-crown = владелец короны
table-hidden = скрыто
table-away = пока играет бот
table-bot = бот
table-first = город достроен
table-districts =
    { $count ->
        [one] { $count } квартал из { $complete }
        [few] { $count } квартала из { $complete }
       *[many] { $count } кварталов из { $complete }
    }
table-points = { $score }, если бы игра закончилась сейчас
table-can-build = Можно построить
table-pick = Выберите на столе.
table-pick-build = Чтобы построить квартал, выберите карту с руки.
table-actions = Ваши варианты
table-step-gather = Сбор
table-step-income = Доход
table-step-build = Стройка
table-step-end = Конец
table-undo = Отменить
table-no-undo = Отменять нечего.
table-end = Завершить ход
table-hint = Подсказка
table-hint-share = Вероятность победы — { $share } %
table-tray-fold = Взглянуть на стол
table-tray-open = Назад к картам
table-draft-out = Сброшено в открытую:
table-draft-down = Сброшено в закрытую:
table-draft-took = Ваш выбор — { $character }, остальные переданы дальше:
table-lost-line = Связь потеряна. Она восстановится сама.
table-paused = Игра на паузе.
table-wish-pause = За паузу: { $names }
table-wish-go-on = За продолжение: { $names }
table-wish-missing = Ждём согласия: { $names }
table-over = Игра окончена.
table-watching = Вы смотрите игру
table-clock =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
table-menu = Меню стола
table-pause = Пауза
table-go-on = Продолжить
table-copy-link = Скопировать ссылку на этот стол
table-copy-seat = Скопировать ссылку на моё место
table-step-out = Отойти от стола
table-leave = Покинуть игру насовсем
table-leave-sure = Покинуть игру насовсем? Дальше за вас будет играть бот.
table-close = Закрыть стол
table-close-sure = Закрыть стол для всех?
table-side = Хроника и чат
table-chronicle = Хроника
table-chat = Чат
table-none = Этот стол показать нельзя
table-closed = Стол закрыт
table-closed-text = Его закрыл хозяин, или сюда долго никто не приходил.
table-curtain = { $player }, ваша очередь
table-curtain-text = Передайте экран. Остальным смотреть нельзя.
table-curtain-lift = Это я, { $player }
