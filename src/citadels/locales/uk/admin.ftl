### The operator in Ukrainian: the page, and what its commands print.
###
### Labels are short; operators read them on a page and on the command line.

admin-title = Сторінка оператора
admin-key = Ключ
admin-key-text = Його виводить на сервері { "citadels admin key" }.
admin-key-made = Цей ключ відкриває сторінку { "/admin" }; оператор: { $name }. Удруге його не буде показано.
admin-open = Відкрити
admin-leave = Вийти
admin-look = Оновити
admin-done = Зроблено.
admin-later = Жоден сервер цього ще не зробив; це станеться, щойно якийсь запрацює.
admin-nothing = Тут порожньо.

## Parts of the page

admin-people = Хто на зв’язку
admin-tables = Столи
admin-reports = Скарги
admin-penalties = Заборони
admin-processes = Процеси
admin-audit = Що зроблено

## Columns

admin-guest = Гість
admin-name = Ім’я
admin-network = Мережа
admin-table = Стіл
admin-status = Стан
admin-status-open = чекає
admin-status-playing = триває гра
admin-status-paused = на паузі
admin-players = Гравці
admin-when = Коли
admin-until = До
admin-who = Хто
admin-deed = Дія
admin-target = Кого
admin-detail = Подробиці
admin-about = Про кого
admin-author = Від кого
admin-words = Слова
admin-outcome = Підсумок
admin-rating = Рейтинг
admin-games = Рейтингові ігри
admin-rated-people = люди
admin-rerated = Перераховано ігор: { $count }.

## Deeds

admin-close = Закрити
admin-mute = Заборонити писати
admin-unmute = Дозволити писати
admin-ban = Заборонити вхід
admin-ban-network = Заборонити вхід із мережі
admin-unban = Дозволити вхід
admin-unname = Забрати ім’я
admin-resolve = Розглянуто
admin-announce = Оголосити
admin-announce-text = Оголошення для всіх
admin-withdraw = Зняти
admin-drain = Не починати нових ігор
admin-undrain = Знову починати ігри
admin-draining = не починає нових ігор
admin-for = На скільки
admin-for-hour = на годину
admin-for-day = на день
admin-for-week = на тиждень
admin-for-month = на 30 днів
admin-sure = Справді?
