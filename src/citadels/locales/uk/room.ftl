### The browser in Ukrainian: a table before the game begins.
###
### Labels are short; $player is a name, $number the number of a seat.

room-title = Стіл готовий
room-waiting =
    { $count ->
        [one] Чекаємо ще на { $count } гравця
        [few] Чекаємо ще на { $count } гравців
       *[many] Чекаємо ще на { $count } гравців
    }
room-full = Усі місця зайнято
room-full-watch = Усі місця зайнято. Залишайтеся тут: щойно гра почнеться, ви зможете її дивитися.
room-full-closed = Усі місця зайнято, а глядачів за цим столом не приймають.
room-seats = Місця
room-seat = Місце { $number }
room-free = Це місце вільне
room-you = ви
room-host = господар столу
room-gone = зараз не тут
room-conduct-games = останніх ігор з іншими: { $count }
room-conduct-left = покинуто: { $count }
room-conduct-returned = повернень: { $count }
room-conduct-late = вийшов час: { $count }
room-sit = Сісти
room-move = Пересісти сюди
room-sit-too = Ще хтось за цим екраном
room-stand = Встати
room-bot = Посадити бота
room-bot-level = Рівень бота ({ $player })
room-bot-away = Прибрати бота
room-away = Попросити піти
room-away-sure = { $player } звільнить місце й більше не зможе повернутися за цей стіл.
room-away-do = Так, попросити піти
room-away-not = Ні, хай лишається
room-start = Почати гру
room-start-fill = Додати ботів і почати
room-start-wait = Гру починає господар столу.
room-start-free = Гру можна почати, коли всі місця зайнято.
room-starting = Роздаємо карти…
room-close = Закрити стіл
room-close-sure = Закрити стіл для всіх?
room-close-do = Так, закрити
room-close-not = Ні, лишити
room-share-here = За цим екраном можуть грати кілька людей: між їхніми ходами опускається завіса.

## The invitation

room-invite = Запросити інших
    .text = Хто відкриє це посилання, зможе сісти за стіл – з будь-якого пристрою й без реєстрації.
room-link = Посилання на цей стіл
room-copy = Скопіювати
room-share = Поділитися
room-share-title = На вас чекає місце за столом «Цитаделей»
room-qr = { "QR" }-код із посиланням на цей стіл
room-local = Ця адреса працює лише на цьому комп’ютері. Іншим потрібна адреса цього комп’ютера у вашій мережі.
# Where nothing can be copied; $text is what should have been.
room-no-copy = Скопіювати тут не вдається. Ось текст: { $text }

## The game that will be played

room-cast = Персонажі
room-unique = Особливі квартали
room-clock-none = час не обмежено
room-clock-turn = { $turn } на кожен хід
room-clock-bank = { $turn } на кожен хід, { $bank } про запас
room-clock-days = за листуванням, { $turn } на хід
# The fingerprint (a long number) of the secret from which the cards of this game follow.
room-seal = Відбиток роздачі
    .text = Після гри він доведе, що нічого не підлаштовано.
room-chat = Чат
room-who = Як вас бачать інші
