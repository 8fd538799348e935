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
table-has-crown = має корону
table-hidden = приховано
table-away = поки що грає бот
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
table-pick = Оберіть на столі.
table-pick-build = Оберіть карту в руці, щоб збудувати.
table-actions = Ваш вибір
table-step-gather = Дія
table-step-income = Дохід
table-step-build = Будівництво
table-step-end = Кінець
table-undo = Скасувати
table-no-undo = Нема чого скасовувати.
table-end = Завершити хід
table-hint = Підказка
table-hint-share = Шанс перемогти: { $share } %
table-tray-fold = Показати стіл
table-tray-open = Назад до карт
table-draft-out = Скинуто горілиць:
table-draft-down = Скинуто долілиць:
table-draft-took = Ваш вибір – { $character }, решту передано далі:
table-lost-line = Зв’язок утрачено. Він відновиться сам.
table-paused = Гру призупинено.
table-wish-pause = За паузу: { $names }
table-wish-go-on = За продовження: { $names }
table-wish-missing = Чекаємо на згоду: { $names }
table-over = Гру завершено.
table-watching = Ви дивитеся гру
table-clock =
    { $seconds ->
        [one] Лишилася { $seconds } секунда
        [few] Лишилося { $seconds } секунди
       *[many] Лишилося { $seconds } секунд
    }
table-menu = Меню столу
table-pause = Пауза
table-go-on = Продовжити
table-copy-link = Скопіювати посилання на цей стіл
table-copy-seat = Скопіювати посилання на моє місце
table-step-out = Відійти від столу
table-leave = Покинути гру назавжди
table-leave-sure = Покинути гру назавжди? Далі за вас гратиме бот.
table-close = Закрити стіл
table-close-sure = Закрити стіл для всіх?
table-side = Хроніка та чат
table-chronicle = Хроніка
table-chat = Чат
table-none = Цей стіл не можна показати
table-closed = Стіл закрито
table-closed-text = Його закрив господар, або сюди довго ніхто не приходив.
table-curtain = { $player }, ваша черга
table-curtain-text = Передайте екран. Іншим дивитися не можна.
table-curtain-lift = Це я, { $player }
