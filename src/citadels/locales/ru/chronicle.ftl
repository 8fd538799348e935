### The browser in Russian: the chronicle of a game, the chat beside it, and what calls a player back.
###
### Labels are short. In the chat $player is a plain name: it stands after a colon, in no case.

chronicle-empty = Пока ничего не произошло.
chronicle-nothing = Ничего такого пока не произошло.
chronicle-who = Игрок
chronicle-who-all = Все игроки
chronicle-what = События
chronicle-what-all = Все события
chronicle-what-turns = Ходы и вызовы
chronicle-what-gold = Золото
chronicle-what-cards = Карты
chronicle-what-city = Строительство
chronicle-what-deeds = Против других
chronicle-detailed = Рассказывать о каждом событии
chronicle-earlier =
    { $count ->
        [one] Показать ещё { $count } прежнее событие
        [few] Показать ещё { $count } прежних события
       *[many] Показать ещё { $count } прежних событий
    }
chronicle-now = К последним событиям

## The title of the page

chronicle-your-turn = Ваш ход
chronicle-their-turn = { $player } думает

## Chat

chronicle-chat-empty = Пока никто ничего не сказал.
chronicle-chat-lines = Разговор
chronicle-chat-input = Ваше сообщение
chronicle-chat-send = Отправить
chronicle-chat-left =
    { $count ->
        [one] Остался { $count } символ
        [few] Осталось { $count } символа
       *[many] Осталось { $count } символов
    }
chronicle-chat-quick = Готовые фразы
chronicle-chat-watching = зритель
chronicle-chat-muted =
    { $count ->
        [one] Скрыто { $count } сообщение
        [few] Скрыто { $count } сообщения
       *[many] Скрыто { $count } сообщений
    }
chronicle-chat-hide = Скрыть чат
chronicle-chat-show = Показать чат
chronicle-chat-hidden = Чат скрыт.
