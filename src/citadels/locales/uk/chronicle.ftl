### The browser in Ukrainian: the chronicle of a game, the chat, and what calls a player back.
###
### Labels are short. $player is a name that may not be declined here: it stays in the nominative.

chronicle-empty = Ще нічого не сталося.
chronicle-nothing = Такого ще не було.
chronicle-who = Хто
chronicle-who-all = Усі
chronicle-what = Що
chronicle-what-all = Усе
chronicle-what-turns = Ходи й виклики
chronicle-what-gold = Золото
chronicle-what-cards = Карти
chronicle-what-city = Будівництво
chronicle-what-deeds = Проти інших
chronicle-detailed = Розповідати про кожну подію
chronicle-earlier =
    { $count ->
        [one] Показати { $count } попередню подію
        [few] Показати { $count } попередні події
       *[many] Показати { $count } попередніх подій
    }
chronicle-now = До останніх подій

## The title of the page

chronicle-your-turn = Ваш хід
chronicle-their-turn = { $player } думає

## Chat

chronicle-chat-empty = Ще ніхто нічого не сказав.
chronicle-chat-lines = Розмова
chronicle-chat-input = Скажіть щось
chronicle-chat-send = Надіслати
chronicle-chat-left =
    { $count ->
        [one] Лишилася { $count } літера
        [few] Лишилося { $count } літери
       *[many] Лишилося { $count } літер
    }
chronicle-chat-quick = Готові фрази
chronicle-chat-watching = глядач
chronicle-chat-muted =
    { $count ->
        [one] Не показано { $count } рядок
        [few] Не показано { $count } рядки
       *[many] Не показано { $count } рядків
    }
chronicle-chat-hide = Сховати чат
chronicle-chat-show = Показати чат
chronicle-chat-hidden = Чат сховано.
