### The browser in Ukrainian: the table where a game is played.
###
### Labels are short and stand on small buttons. $player is a name that may not be declined here:
### it stays in the nominative, and so does $character.

table-cast = Персонажі в порядку виклику
table-silent = мовчить
table-out = поза грою
table-city = Місто
table-city-of = Місто: { $player }
table-yours = Ваше місто
table-rivals = Інші міста
table-more-rivals = Показати інші міста
table-has-crown = має корону
table-hidden = приховано
table-away = поки що грає бот
# $when is a day, such as “August 3”.
table-vacation = у відпустці до { $when }
table-bot = бот
table-first = місто завершено
table-districts =
    { $count ->
        [one] { $count } квартал із { $complete }
        [few] { $count } квартали із { $complete }
       *[many] { $count } кварталів із { $complete }
    }
table-points = { $score }, якби гра скінчилася зараз
table-can-build = Можна збудувати
table-pick-card = Оберіть карту.
table-pick-cards = Позначте одну або кілька карт
table-pick-character = Оберіть персонажа.
table-pick-standing = Оберіть квартал у місті.
table-pick-build = Оберіть карту в руці, щоб збудувати.
table-actions = Ваш вибір
table-step-gather = Дія
table-step-income = Дохід
table-step-build = Будівництво
table-step-end = Кінець
table-undo = Скасувати
table-no-undo = Нема чого скасовувати.
table-end = Завершити хід
table-no-end = Спершу дайте відповідь на запитання.
table-skip = До мого ходу
table-skips = Уже переходимо до вашого ходу.
table-recap = Що сталося
table-recap-title = Після вашого останнього вибору
table-recap-seen = Відколи вас не було
table-recap-none = Поки що нічого.
table-caught-up =
    { $count ->
        [one] Ще { $count } подія, а потім:
        [few] Ще { $count } події, а потім:
       *[many] Ще { $count } подій, а потім:
    }
table-taken-back = { $player } скасовує свій вибір.
    .you = Ви скасовуєте свій вибір.
table-blow-murder = Вас убито: цей хід ви пропускаєте.
table-blow-bewitched = Вас зачакловано: ви можете лише виконати дію, а далі за вас ходить Відьма.
table-scene-murder = Убивство
table-scene-robbery = Пограбування
table-scene-crown = Корона переходить далі
table-scene-fall = Квартал зруйновано
table-scene-last-round = Останній раунд
table-scene-victory = Перемога
table-hint = Підказка
table-hint-chance = Шанс перемогти
table-hint-share = Шанс перемогти: { $share } %
table-hint-percent = { $share } %
table-hint-spread = ± { $share }
table-hint-sure = Тут це явно найкраще.
table-hint-close = Різниця мала: інші відповіді приблизно такі ж добрі.
table-hint-open = Певності немає: інша відповідь може бути не гірша.
table-tray-read = Натисніть на персонажа, щоб прочитати, що він робить.
table-draft-out = Скинуто горілиць:
table-draft-down = Скинуто долілиць:
table-draft-took = Ваш вибір – { $character }, решту передано далі:
table-draft-discarded = Ви скинули: { $character }, решту передано далі:
table-lost-line = Зв’язок утрачено. Він відновиться сам.
table-lost-sitter = За хвилину за вас відповідатиме бот.
table-sitter = Вас не було. Поки що за вас грає бот.
table-sitter-late = Ваш час вийшов. Поки що за вас грає бот.
table-take-over = Грати далі
table-missed =
    { $count ->
        [one] Бот вирішив за вас { $count } раз.
        [few] Бот вирішив за вас { $count } рази.
       *[many] Бот вирішив за вас { $count } разів.
    }
table-hurry = Ваш час спливає. Потім за вас гратиме бот.
table-paused = Гру призупинено.
table-pause-wished =
    { $count ->
        [one] Щоб завершити паузу, потрібна згода всіх. Через { $count } хвилину досить одного гравця.
        [few] Щоб завершити паузу, потрібна згода всіх. Через { $count } хвилини досить одного гравця.
       *[many] Щоб завершити паузу, потрібна згода всіх. Через { $count } хвилин досить одного гравця.
    }
table-pause-left =
    { $count ->
        [one] Щоб продовжити, потрібна згода всіх. Через { $count } хвилину буде досить одного гравця.
        [few] Щоб продовжити, потрібна згода всіх. Через { $count } хвилини буде досить одного гравця.
       *[many] Щоб продовжити, потрібна згода всіх. Через { $count } хвилин буде досить одного гравця.
    }
table-pause-over = Тепер досить одного гравця, щоб продовжити.
table-wish-pause = За паузу: { $names }
table-wish-go-on = За продовження: { $names }
table-wish-undo = За скасування вибору: { $names }
table-wish-missing = Чекаємо на згоду: { $names }
table-agree = Погодитися
table-decline = Відмовити
table-withdraw = Відкликати
table-declined = { $player } не погоджується.
table-ask-undo = Просити скасувати мій вибір
table-over = Гру завершено.
table-watching = Ви дивитеся гру
table-clock =
    { $seconds ->
        [one] Лишилася { $seconds } секунда
        [few] Лишилося { $seconds } секунди
       *[many] Лишилося { $seconds } секунд
    }
# $turn is a span of time, such as “3 days”.
table-clock-days = Залишилося: { $turn }
table-menu = Меню столу
table-pause = Пауза
table-go-on = Продовжити
table-copy-link = Скопіювати посилання на цей стіл
table-other-device = Грати на іншому пристрої
table-step-out = Відійти від столу
table-leave = Покинути гру назавжди
table-leave-sure = Покинути гру назавжди? Далі за вас гратиме бот.
table-close = Закрити стіл
table-close-sure = Закрити стіл для всіх?
table-stay = Ні, залишитися
table-side = Хроніка та чат
table-chronicle = Хроніка
table-chat = Чат
table-none = Цей стіл не можна показати
table-closed = Стіл закрито
table-closed-text = Його закрив господар, або сюди довго ніхто не приходив.
table-curtain = { $player }, ваша черга
table-curtain-text = Передайте екран. Іншим дивитися не можна.
table-curtain-lift = Це я, { $player }

## Questions that say more

table-pay-for =
    { $cost ->
        [0] Як оплатити { CASE($card, "acc") }?
       *[other] Як оплатити { CASE($card, "acc") }? Ціна – { $cost }.
    }
step-blackmailer-threaten = { $text } ({ $step } з 2)
step-magistrate-serve = { $text } ({ $step } з 3)

## What an answer gains or costs

effect-pays = Ціна { $cost }, лишиться { $left }
effect-free = Безкоштовно
effect-draws = Узяти { $drawn }, лишити { $keep }
effect-income = дохід +{ $amount }

## The button that confirms what is picked on the table

confirm-draft-keep = Обрати { CASE($card, "acc") }
confirm-draft-discard = Скинути { CASE($card, "acc") }
confirm-assassin-kill = Убити { CASE($card, "acc") }
confirm-witch-bewitch = Зачаклувати { CASE($card, "acc") }
confirm-magistrate-serve = Розпорядження: { $card }
confirm-magistrate-sign = Підписати: { $card }
confirm-thief-rob = Пограбувати { CASE($card, "acc") }
confirm-blackmailer-threaten = Погрожувати { CASE($card, "dat") }
confirm-blackmailer-flower = Справжня погроза: { $card }
confirm-theater-give = Віддати { CASE($card, "acc") }
confirm-warlord-destroy = Зруйнувати { CASE($card, "acc") }
confirm-armory-destroy = Зруйнувати { CASE($card, "acc") }
confirm-necropolis-sacrifice = Пожертвувати { CASE($card, "ins") }
confirm-diplomat-give = Віддати { CASE($card, "acc") }
confirm-diplomat-take = Узяти { CASE($card, "acc") }
confirm-marshal-seize = Захопити { CASE($card, "acc") }
confirm-artist-beautify = Прикрасити { CASE($card, "acc") }
confirm-gather-keep = Лишити { CASE($card, "acc") }
confirm-scholar-keep = Лишити { CASE($card, "acc") }
confirm-wizard-take = Забрати { CASE($card, "acc") }
confirm-lighthouse-search = Узяти { CASE($card, "acc") }
confirm-seer-give = Віддати { CASE($card, "acc") }
confirm-cardinal-repay = Віддати { CASE($card, "acc") }
confirm-magician-redraw = Покласти під низ колоди: { $card }
confirm-laboratory-discard = Обміняти { CASE($card, "acc") } на 2 монети
confirm-museum-tuck = Покласти під Музей: { $card }
confirm-thieves-den-pay = Заплатити картою: { $card }
several-magician-redraw =
    { $count ->
        [one] Обміняти з колодою { $count } карту
        [few] Обміняти з колодою { $count } карти
       *[many] Обміняти з колодою { $count } карт
    }
several-cardinal-repay =
    { $count ->
        [one] Віддати { $count } карту
        [few] Віддати { $count } карти
       *[many] Віддати { $count } карт
    }
several-thieves-den-pay =
    { $count ->
        [one] Заплатити { $count } картою
        [few] Заплатити { $count } картами
       *[many] Заплатити { $count } картами
    }
