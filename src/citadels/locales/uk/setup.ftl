### The browser in Ukrainian: setting up a table.
###
### The names and texts of editions, presets and variants are in editions.ftl, those of bots in bots.ftl.
### Labels are short. `.text` is a small remark under a label.

setup-title = Новий стіл
setup-shared = З вами поділилися цією грою
setup-edition = Видання
setup-box = У коробці
setup-box-characters =
    { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажі
       *[many] { $count } персонажів
    }
setup-box-unique =
    { $count ->
        [one] { $count } особливий квартал
        [few] { $count } особливі квартали
       *[many] { $count } особливих кварталів
    }
setup-box-players =
    { $most ->
        [one] від { $least } до { $most } гравця
        [few] від { $least } до { $most } гравців
       *[many] від { $least } до { $most } гравців
    }
setup-box-fixed = Карти цього видання завжди ті самі.
setup-players = Гравці
setup-preset = Карти
setup-preset-own = Власний набір
    .text = Деякі карти змінено або обрано навмання.
setup-draw = Обрати навмання
setup-cast = Персонажі
setup-cast-hint = По одному кожного рангу. Маленька кнопка розповість про персонажа.
setup-rank = Ранг { $rank }
setup-no-rank = нікого
# Under a character; $players: how many it needs at least.
setup-from =
    { $players ->
        [one] від { $players } гравця
        [few] від { $players } гравців
       *[many] від { $players } гравців
    }
setup-explain = Пояснення: { $card }
setup-unique = Особливі квартали
# $count of $wanted districts are chosen.
setup-chosen = Обрано { $count } із { $wanted }
setup-unique-none = Зняти вибір
setup-unique-fill = Добрати навмання
setup-unique-new = Обрати наново
setup-size-value =
    { $size ->
        [one] { $size } квартал
        [few] { $size } квартали
       *[many] { $size } кварталів
    }
setup-variants = Варіанти правил
setup-draft3-deluxe = Дев’ять персонажів
setup-draft3-classic = Вісім персонажів
setup-tie-break-rank-held = Обраний ранг
setup-tie-break-rank-revealed = Відкритий ранг
setup-queen-bewitched-now = У її хід
setup-queen-bewitched-end-of-round = Наприкінці раунду
setup-abbot-school-of-magic-one = Щось одне
setup-abbot-school-of-magic-both = І те, й інше
setup-yes = Так
setup-no = Ні

## Who sits where

setup-seats = Місця
setup-seat-you = Ви
setup-seat = Місце { $number }
setup-free = Вільне, чекає на гостя
setup-here = Хтось за цим екраном
setup-name = Ім’я
setup-bots = Боти
setup-fill = Усі інші місця
setup-fill-mixed = Як обрано нижче
setup-here-text = За цим екраном грають кілька людей: між їхніми ходами опускається завіса.

## How the table is run

setup-table = Порядок за столом
setup-listed = Хто може прийти
setup-listed-no = За запрошенням
setup-listed-yes = Усі охочі
    .text = Стіл видно у списку відкритих столів.
setup-timer = Час на роздуми
setup-timer-none = Скільки завгодно
setup-timer-turn = На хід
setup-timer-bank = Із запасом
setup-timer-days = За листуванням
setup-timer-none-text = Нікого не квапимо.
setup-timer-turn-text = Коли час спливає, за гравця робиться обережний вибір.
setup-timer-bank-text = Крім часу на кожен хід, кожен гравець має запас на всю гру.
setup-timer-days-text = Не обов’язково бути в мережі водночас. Якщо ваш час спливе, бот зіграє за вас лише цей хід.
setup-vacation = Відпустки
    .text = Поки гравець у відпустці, його час не йде.
setup-turn-time = На кожен хід
setup-bank-time = Запас
setup-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
       *[many] { $count } секунд
    }
setup-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
       *[many] { $count } хвилин
    }
setup-hours =
    { $count ->
        [one] { $count } година
        [few] { $count } години
       *[many] { $count } годин
    }
setup-pace = Боти грають
setup-pace-natural = Спокійно
setup-pace-quick = Швидко
setup-pace-instant = Миттєво
setup-spectators = Глядачі
    .text = Хто має посилання, може дивитися гру й бачить те, що відкрите всім.
setup-chat = Чат
    .text = Гравці можуть розмовляти, зокрема готовими фразами.
setup-hints = Підказки
    .text = Хто вирішує, може спитати, що розбір назвав би найкращим.

## The code and the end

setup-code = Код цієї гри
    .text = Хто відкриє посилання, зможе зіграти таку саму гру.
setup-copy-code = Скопіювати код
setup-copy-link = Скопіювати посилання
setup-share = Поділитися
setup-code-copied = Код скопійовано.
setup-checking = Перевіряємо…
setup-mend = Щоб відкрити стіл, виправте позначене вище.
setup-open = Відкрити стіл
setup-start = Почати гру
setup-opening = Готуємо стіл…
