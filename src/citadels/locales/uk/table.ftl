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
table-away = не тут, грає бот
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
table-step-build = Будова
table-step-end = Кінець
table-undo = Скасувати
table-no-undo = Нема чого скасовувати.
table-end = Завершити хід
table-hint = Підказка
table-hint-share = Шанс перемогти: { $share } %
table-tray-fold = Показати стіл
table-tray-open = Назад до карт
table-draft-out = Поза грою, горілиць:
table-draft-down = Поза грою, долілиць:
table-draft-took = Ваш вибір – { $character }, далі передано:
table-lost-line = З’єднання втрачено. Воно відновиться само собою.
table-paused = Гру призупинено.
table-wish-pause = Просять паузи: { $names }
table-wish-go-on = Готові продовжити: { $names }
table-wish-missing = Ще не згодні: { $names }
table-over = Гру завершено.
table-watching = Ви дивитеся гру
table-clock =
    { $seconds ->
        [one] Лишилася { $seconds } секунда
        [few] Лишилося { $seconds } секунди
       *[many] Лишилося { $seconds } секунд
    }
table-menu = Меню столу
table-pause = Призупинити
table-go-on = Продовжити
table-copy-link = Копіювати посилання на цей стіл
table-copy-seat = Копіювати посилання на моє місце
table-step-out = Відійти
table-leave = Покинути гру назавжди
table-leave-sure = Покинути гру назавжди? Далі за вас гратиме бот.
table-close = Закрити стіл
table-close-sure = Закрити стіл для всіх?
table-side = Хроніка та чат
table-chronicle = Хроніка
table-chat = Чат
table-none = Цей стіл не можна показати
table-closed = Стіл закрито
table-closed-text = Так вирішив господар столу, або сюди довго ніхто не приходив.
table-curtain = Зараз грає { $player }
table-curtain-text = Передайте екран. Іншим дивитися не слід.
table-curtain-lift = Я – { $player }
