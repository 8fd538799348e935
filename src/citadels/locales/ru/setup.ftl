### The browser in Russian: setting up a table.
###
### Labels are short. `.text` is a small remark under a label. Lengths of time are in the nominative: other
### messages put them into «1 минута на каждый ход».

setup-title = Новый стол
setup-shared = С вами поделились этой партией
setup-edition = Издание
setup-box = В коробке
setup-box-characters =
    { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
       *[many] { $count } персонажей
    }
setup-box-unique =
    { $count ->
        [one] { $count } бонусный квартал
        [few] { $count } бонусных квартала
       *[many] { $count } бонусных кварталов
    }
setup-box-players =
    { $most ->
        [one] от { $least } до { $most } игрока
        [few] от { $least } до { $most } игроков
       *[many] от { $least } до { $most } игроков
    }
setup-box-fixed = Карты этого издания всегда одни и те же.
setup-players = Игроки
setup-preset = Карты
setup-preset-own = Свой набор
    .text = Часть карт заменена или выбрана случайно.
setup-draw = Выбрать случайно
setup-cast = Персонажи
setup-cast-hint = По одному каждого ранга. Маленькая кнопка расскажет о персонаже.
setup-rank = Ранг { $rank }
setup-no-rank = никого
# Under a character; $players: how many it needs at least.
setup-from =
    { $players ->
        [one] от { $players } игрока
        [few] от { $players } игроков
       *[many] от { $players } игроков
    }
setup-explain = Пояснение: { $card }
setup-unique = Бонусные кварталы
# $count of $wanted districts are chosen.
setup-chosen =
    { $count ->
        [one] Выбран { $count } из { $wanted }
        [few] Выбрано { $count } из { $wanted }
       *[many] Выбрано { $count } из { $wanted }
    }
setup-unique-none = Снять выбор
setup-unique-fill = Дополнить случайно
setup-unique-new = Выбрать заново
setup-size-value =
    { $size ->
        [one] { $size } квартал
        [few] { $size } квартала
       *[many] { $size } кварталов
    }
setup-variants = Варианты правил
setup-draft3-deluxe = Девять персонажей
setup-draft3-classic = Восемь персонажей
setup-tie-break-rank-held = Высший ранг
setup-tie-break-rank-revealed = Высший раскрытый ранг
setup-queen-bewitched-now = В её ход
setup-queen-bewitched-end-of-round = В конце раунда
setup-abbot-school-of-magic-one = Что-то одно
setup-abbot-school-of-magic-both = И то и другое
setup-yes = Да
setup-no = Нет

## Who sits where

setup-seats = Места
setup-seat-you = Вы
setup-seat = Место { $number }
setup-free = Свободное, ждёт гостя
setup-here = Кто-то за этим экраном
setup-name = Имя
setup-bots = Боты
setup-fill = Все остальные места
setup-fill-mixed = Как выбрано ниже
setup-here-text = За этим экраном играют несколько человек: между их ходами опускается занавес.

## How the table is run

setup-table = Порядок за столом
setup-listed = Кто может прийти
setup-listed-no = По приглашению
setup-listed-yes = Все желающие
    .text = Стол показан в списке столов, где ждут игроков.
setup-timer = Время на раздумья
setup-timer-none = Без ограничений
setup-timer-turn = На ход
setup-timer-bank = С запасом
setup-timer-days = По переписке
setup-timer-none-text = Никого не торопят.
setup-timer-turn-text = Когда время истекает, за игрока делается осторожный выбор.
setup-timer-bank-text = Кроме времени на каждый ход, у каждого игрока есть запас на всю игру.
setup-timer-days-text = Не обязательно быть в сети одновременно. Если ваше время истечёт, бот сыграет за вас только этот ход.
setup-vacation = Отпуска
    .text = Пока игрок в отпуске, его время не идёт.
setup-turn-time = На каждый ход
setup-bank-time = Запас
setup-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
setup-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
setup-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }
setup-pace = Боты играют
setup-pace-natural = Спокойно
setup-pace-quick = Быстро
setup-pace-instant = Мгновенно
setup-spectators = Зрители
    .text = Любой, у кого есть ссылка, может смотреть игру и видит то, что открыто всем.
setup-chat = Чат
    .text = Игроки могут разговаривать и обмениваться готовыми фразами.
setup-hints = Подсказки
    .text = Кто решает, может спросить, что разбор назвал бы лучшим.

## The code and the end

setup-code = Код этой партии
    .text = Кто откроет ссылку, сможет сыграть такую же партию.
setup-copy-code = Скопировать код
setup-copy-link = Скопировать ссылку
setup-share = Поделиться
setup-code-copied = Код скопирован.
setup-checking = Проверяем…
setup-mend = Чтобы открыть стол, исправьте отмеченное выше.
setup-open = Открыть стол
setup-start = Начать игру
setup-opening = Готовим стол…
