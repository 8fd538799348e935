### `citadels --help`, and what is said about a wrong command line.
###
### For translators
###
### - The value of help-COMMAND is one sentence: it stands in the list of commands. Its attributes
###   explain the options of the command, `more` adds a paragraph. Options that several commands
###   have are attributes of help-options.
### - What is typed stands in backquotes; names of other programs are literals: neither is translated.
### - Lines are read in a terminal of 80 columns: keep them short.

help-citadels = «Цитаделі»: будуйте місто, відгадуйте, хто є хто, і не дайте себе вбити.
    .more = Без команди запускається сервер і відкривається браузер.

## Headings and small words

help-usage = Використання: { $text }
help-command = КОМАНДА
help-some-options = [ПАРАМЕТРИ]
help-commands = Команди
help-arguments = Аргументи
help-number = ЧИСЛО
help-file = ФАЙЛ
help-text = ТЕКСТ
help-default = типово: { $value }
help-required = обов’язково
help-help = Показати цю довідку.
help-version = Показати версію.

## Options of several commands

help-options = Параметри
    .players = Кількість гравців, від 2 до 8.
    .edition = Видання гри: `deluxe`, `classic` або `czech`.
    .preset = Готова комбінація персонажів і кварталів, як-от `vicious_nobles`.
    .deck = Готова комбінація або `random`: щоразу нові персонажі й квартали.
    .seed = Зерно випадковості: те саме зерно дає ті самі партії.
    .jobs = Скільки процесів запустити; 0 – по одному на ядро.
    .failures-dir = Тека, куди зберігати записи партій, у яких стався збій.
    .file = Запис гри.
    .host = Адреса, на якій чекати з’єднань; `0.0.0.0` пускає й інші комп’ютери.
    .database = Де зберігати ігри (адреса бази даних); якщо не вказати – у файлі на цьому комп’ютері.
    .redis = Адреса сервера { "Redis" }, що зв’язує кілька процесів.
    .json = Вивести JSON для інших програм.
    .language = `en`, `uk`, `ru`, `cs` або `pl`; якщо не вказати – мова вашої системи.

## Commands

help-play = Зіграти проти ботів у терміналі.
    .setup = Узяти налаштування гри з цього файлу; їх виводить `setup`.
    .seed = Зерно випадковості; якщо не вказати – нове.
    .bots = Сила ботів: `novice`, `apprentice`, `citizen` або `master_builder`.
    .seat = Ваше місце; відлік від 0.
    .name = Ваше ім’я.
    .record = Зберегти запис гри в цей файл.
help-serve = Запустити сервер, щоб грати у браузері.
    .port = Порт; якщо не вказати – 8000 або наступний вільний.
    .workers = Скільки процесів обслуговують гравців; для кількох потрібна { "PostgreSQL" }.
    .thinkers = Скільки процесів для ботів має кожен із них.
    .origin = Ще один сайт, якому дозволено з’єднуватися, як-от `https://example.org`; можна повторювати.
    .browser = Відкрити браузер.
help-replay = Переказати записану гру словами, з підсумком балів.
    .events = Розповісти про кожну подію, а не лише про головні.
    .view = Розповісти лише те, що відомо цьому місцю; якщо не вказати – усе.
help-verify = Перевірити, що роздача відповідає зерну, обіцяному на початку гри.
    .commitment = Відбиток, показаний на початку гри.
help-cards = Показати всі карти з їхніми текстами.
help-setup = Вивести налаштування гри, щоб змінити їх і зіграти: `play --setup`.
    .players = Кількість гравців, від 2 до 8; 0 разом із `--random` – будь-яка.
    .random = Вибрати персонажів і квартали навмання.
    .seed = Зерно для цього вибору; якщо не вказати – нове.
help-simulate = Дати ботам зіграти багато партій і підбити підсумки.
    .more = { "Ctrl-C" } зупиняє й показує, що встигли зіграти.
    .games = Скільки партій зіграти.
    .players = Кількість гравців, від 2 до 8; 0 – будь-яка.
    .bots = Які боти сидять за столом, по черзі: `novice,random`.
help-arena = Виміряти силу ботів.
    .more = Кожну роздачу грають по разу з кожного місця. Частки перемог подано з 95-відсотковими інтервалами. Бот, у якого стався збій, програє партію. { "Ctrl-C" } зупиняє й показує, що встигли зіграти; із `--resume` можна продовжити згодом.
    .challenger = Бот, якого вимірюють.
    .against = Бот на всіх інших місцях.
    .pool = Або пул: боти, що сідають упереміш, `a,b,c`.
    .games = Скільки партій зіграти; округлюється вгору до повних роздач.
    .ladder = Скласти рейтинг ботів пулу за зайнятими місцями.
    .time-limit = Секунди роботи процесора на одне рішення; хто думає довше – програє.
    .resume = Вести журнал у цьому файлі й продовжувати з нього.
help-doctor = Перевірити, чи все встановлено, і сказати, що виправити.
    .port = Порт, який перевірити; якщо не вказати – 8000 або наступний вільний.
help-completion = Вивести скрипт, з яким оболонка доповнює команди.
    .shell = `bash`, `zsh`, `fish` або `powershell`; якщо не вказати – та, у якій ви працюєте.
    .install = Встановити скрипт, а не виводити.

## What goes wrong

help-no-command = Команди «{ $name }» немає. Є: { $known }.
help-no-option = Параметра «{ $name }» немає. Довідка: `citadels --help`.
help-no-value = Значення «{ $value }» для { $option } не підходить.
help-missing = Для { $option } потрібне значення.
help-interrupted = перервано
help-installed = Автодоповнення встановлено: { $file }. Воно запрацює в новому вікні оболонки.
help-no-shell = Не вдалося розпізнати вашу оболонку. Назвіть одну з цих: { $known }.
