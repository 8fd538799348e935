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
table-more-rivals = Показать остальные города
table-has-crown = владелец короны
table-hidden = скрыто
table-away = пока играет бот
# $when is a day, such as “August 3”.
table-vacation = в отпуске до { $when }
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
table-pick-card = Выберите карту.
table-pick-cards = Отметьте одну или несколько карт
table-pick-character = Выберите персонажа.
table-pick-standing = Выберите квартал в городе.
table-pick-build = Чтобы построить квартал, выберите карту с руки.
table-actions = Ваши варианты
table-step-gather = Сбор
table-step-income = Доход
table-step-build = Стройка
table-step-end = Конец
table-undo = Отменить
table-no-undo = Отменять нечего.
table-end = Завершить ход
table-no-end = Сначала ответьте на вопрос.
table-skip = К моему ходу
table-skips = Уже переходим к вашему ходу.
table-recap = Что произошло
table-recap-title = После вашего последнего выбора
table-recap-seen = Пока вас не было
table-recap-none = Пока ничего.
table-caught-up =
    { $count ->
        [one] Ещё { $count } событие, а затем:
        [few] Ещё { $count } события, а затем:
       *[many] Ещё { $count } событий, а затем:
    }
table-taken-back = { $player } отменяет свой выбор.
    .you = Вы отменяете свой выбор.
table-blow-murder = Вас убили: этот ход вы пропускаете.
table-blow-bewitched = Вас околдовали: вы только соберёте ресурсы, а дальше за вас ходит Ведьма.
table-scene-murder = Убийство
table-scene-robbery = Кража
table-scene-crown = Корона переходит дальше
table-scene-fall = Квартал разрушен
table-scene-last-round = Последний раунд
table-scene-victory = Победа
table-hint = Подсказка
table-hint-chance = Вероятность победы
table-hint-share = Вероятность победы — { $share } %
table-hint-percent = { $share } %
table-hint-spread = ± { $share }
table-hint-sure = Здесь это явно лучшее.
table-hint-close = Разница мала: другие ответы примерно так же хороши.
table-hint-open = Уверенности нет: другой ответ может быть не хуже.
table-tray-read = Нажмите на персонажа, чтобы прочитать, что он делает.
table-draft-out = Сброшено в открытую:
table-draft-down = Сброшено в закрытую:
table-draft-took = Ваш выбор — { $character }, остальные переданы дальше:
table-draft-discarded = Вы сбросили: { $character }, остальные переданы дальше:
table-lost-line = Связь потеряна. Она восстановится сама.
table-lost-sitter = Через минуту за вас будет отвечать бот.
table-sitter = Вас не было. Пока за вас играет бот.
table-sitter-late = Ваше время вышло. Пока за вас играет бот.
table-take-over = Играть дальше
table-missed =
    { $count ->
        [one] Бот решил за вас { $count } раз.
        [few] Бот решил за вас { $count } раза.
       *[many] Бот решил за вас { $count } раз.
    }
table-hurry = Ваше время на исходе. Потом за вас будет играть бот.
table-paused = Игра на паузе.
table-pause-wished =
    { $count ->
        [one] Чтобы закончить паузу, нужно согласие всех. Через { $count } минуту достаточно одного игрока.
        [few] Чтобы закончить паузу, нужно согласие всех. Через { $count } минуты достаточно одного игрока.
       *[many] Чтобы закончить паузу, нужно согласие всех. Через { $count } минут достаточно одного игрока.
    }
table-pause-left =
    { $count ->
        [one] Чтобы продолжить, нужно согласие всех. Через { $count } минуту будет достаточно одного игрока.
        [few] Чтобы продолжить, нужно согласие всех. Через { $count } минуты будет достаточно одного игрока.
       *[many] Чтобы продолжить, нужно согласие всех. Через { $count } минут будет достаточно одного игрока.
    }
table-pause-over = Теперь достаточно одного игрока, чтобы продолжить.
table-wish-pause = За паузу: { $names }
table-wish-go-on = За продолжение: { $names }
table-wish-undo = За отмену выбора: { $names }
table-wish-missing = Ждём согласия: { $names }
table-agree = Согласиться
table-decline = Отказать
table-withdraw = Отозвать
table-declined = { $player } не соглашается.
table-ask-undo = Просить отменить мой выбор
table-over = Игра окончена.
table-watching = Вы смотрите игру
table-clock =
    { $seconds ->
        [one] Осталась { $seconds } секунда
        [few] Осталось { $seconds } секунды
       *[many] Осталось { $seconds } секунд
    }
# $turn is a span of time, such as “3 days”.
table-clock-days = Осталось: { $turn }
table-menu = Меню стола
table-pause = Пауза
table-go-on = Продолжить
table-copy-link = Скопировать ссылку на этот стол
table-other-device = Играть на другом устройстве
table-step-out = Отойти от стола
table-leave = Покинуть игру насовсем
table-leave-sure = Покинуть игру насовсем? Дальше за вас будет играть бот.
table-close = Закрыть стол
table-close-sure = Закрыть стол для всех?
table-stay = Нет, остаться
table-side = Хроника и чат
table-chronicle = Хроника
table-chat = Чат
table-none = Этот стол показать нельзя
table-closed = Стол закрыт
table-closed-text = Его закрыл хозяин, или сюда долго никто не приходил.
table-curtain = { $player }, ваша очередь
table-curtain-text = Передайте экран. Остальным смотреть нельзя.
table-curtain-lift = Это я, { $player }

## Questions that say more

table-pay-for =
    { $cost ->
        [0] Как оплатить { CASE($card, "acc") }?
       *[other] Как оплатить { CASE($card, "acc") }? Цена — { $cost }.
    }
step-blackmailer-threaten = { $text } ({ $step } из 2)
step-magistrate-serve = { $text } ({ $step } из 3)

## What an answer gains or costs

effect-pays = Цена { $cost }, останется { $left }
effect-free = Бесплатно
effect-draws = Взять { $drawn }, оставить { $keep }
effect-income = доход +{ $amount }

## The button that confirms what is picked on the table

confirm-draft-keep = Выбрать { CASE($card, "acc") }
confirm-draft-discard = Сбросить { CASE($card, "acc") }
confirm-assassin-kill = Убить { CASE($card, "acc") }
confirm-witch-bewitch = Околдовать { CASE($card, "acc") }
confirm-magistrate-serve = Ордер: { $card }
confirm-magistrate-sign = Подписать: { $card }
confirm-thief-rob = Обворовать { CASE($card, "acc") }
confirm-blackmailer-threaten = Угрожать { CASE($card, "dat") }
confirm-blackmailer-flower = Настоящая угроза: { $card }
confirm-theater-give = Отдать { CASE($card, "acc") }
confirm-warlord-destroy = Разрушить { CASE($card, "acc") }
confirm-armory-destroy = Разрушить { CASE($card, "acc") }
confirm-necropolis-sacrifice = Пожертвовать { CASE($card, "ins") }
confirm-diplomat-give = Отдать { CASE($card, "acc") }
confirm-diplomat-take = Взять { CASE($card, "acc") }
confirm-marshal-seize = Захватить { CASE($card, "acc") }
confirm-artist-beautify = Украсить { CASE($card, "acc") }
confirm-gather-keep = Оставить { CASE($card, "acc") }
confirm-scholar-keep = Оставить { CASE($card, "acc") }
confirm-wizard-take = Взять { CASE($card, "acc") }
confirm-lighthouse-search = Взять { CASE($card, "acc") }
confirm-seer-give = Отдать { CASE($card, "acc") }
confirm-cardinal-repay = Отдать { CASE($card, "acc") }
confirm-magician-redraw = Положить под низ колоды: { $card }
confirm-laboratory-discard = Обменять { CASE($card, "acc") } на 2 золотых
confirm-museum-tuck = Положить под Музей: { $card }
confirm-thieves-den-pay = Заплатить картой: { $card }
several-magician-redraw =
    { $count ->
        [one] Обменять с колодой { $count } карту
        [few] Обменять с колодой { $count } карты
       *[many] Обменять с колодой { $count } карт
    }
several-cardinal-repay =
    { $count ->
        [one] Отдать { $count } карту
        [few] Отдать { $count } карты
       *[many] Отдать { $count } карт
    }
several-thieves-den-pay =
    { $count ->
        [one] Заплатить { $count } картой
        [few] Заплатить { $count } картами
       *[many] Заплатить { $count } картами
    }
