### The browser in Russian: a table before the game begins.
###
### Labels are short; $player is a name, $number the number of a seat. $turn and $bank are lengths of time
### in the nominative («1 минута»).

room-title = Стол готов
room-waiting =
    { $count ->
        [one] Ждём ещё { $count } игрока
        [few] Ждём ещё { $count } игроков
       *[many] Ждём ещё { $count } игроков
    }
room-full = Все места заняты
room-full-watch = Все места заняты. Оставайтесь: как только игра начнётся, вы сможете её смотреть.
room-full-closed = Все места заняты, а зрителей за этим столом не принимают.
room-seats = Места
room-seat = Место { $number }
room-free = Это место свободно
room-you = вы
room-host = хозяин стола
room-gone = сейчас не здесь
room-conduct-games = последних игр с другими: { $count }
room-conduct-left = покинуто: { $count }
room-conduct-returned = возвращений: { $count }
room-conduct-late = вышло время: { $count }
room-sit = Сесть
room-move = Пересесть сюда
room-sit-too = Ещё кто-то за этим экраном
room-stand = Встать
room-bot = Посадить бота
room-bot-level = Уровень бота: { $player }
room-bot-away = Убрать бота
room-away = Попросить уйти
room-away-sure = { $player } освободит место и больше не сможет вернуться за этот стол.
room-away-do = Да, попросить уйти
room-away-not = Нет, пусть остаётся
room-start = Начать игру
room-start-fill = Добавить ботов и начать
room-start-wait = Игру начинает хозяин стола.
room-start-free = Игру можно начать, когда все места заняты.
room-starting = Раздаём карты…
room-close = Закрыть стол
room-close-sure = Закрыть стол для всех?
room-close-do = Да, закрыть
room-close-not = Нет, оставить
room-share-here = За этим экраном могут играть несколько человек: между их ходами опускается занавес.

## The invitation

room-invite = Пригласить других
    .text = Кто откроет эту ссылку, сможет сесть за стол — с любого устройства и без регистрации.
room-link = Ссылка на этот стол
room-copy = Скопировать
room-share = Поделиться
room-share-title = Вас ждёт место за столом «Цитаделей»
room-qr = { "QR" }-код со ссылкой на этот стол
room-local = Этот адрес работает только на этом компьютере. Другим нужен адрес этого компьютера в вашей сети.
# Where nothing can be copied; $text is what should have been.
room-no-copy = Скопировать здесь не получается. Вот этот текст: { $text }

## The game that will be played

room-cast = Персонажи
room-unique = Бонусные кварталы
room-clock-none = время не ограничено
room-clock-turn = { $turn } на каждый ход
room-clock-bank = { $turn } на каждый ход, { $bank } в запасе
room-clock-days = по переписке, { $turn } на ход
# The fingerprint (a long number) of the secret from which the cards of this game follow.
room-seal = Отпечаток раздачи
    .text = После игры он докажет, что ничего не подстроено.
room-chat = Чат
room-who = Как вас видят другие
