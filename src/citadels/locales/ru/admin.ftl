### The operator in Russian: the page, and what its commands print.
###
### Labels are short; operators read them on a page and on the command line.

admin-title = Страница оператора
admin-key = Ключ
admin-key-text = Его выводит на сервере { "citadels admin key" }.
admin-key-made = Этот ключ открывает страницу { "/admin" }; оператор: { $name }. Второй раз его не покажут.
admin-open = Открыть
admin-leave = Выйти
admin-look = Обновить
admin-done = Готово.
admin-later = Ни один сервер этого ещё не сделал; это произойдёт, как только какой-нибудь заработает.
admin-nothing = Здесь пусто.

## Parts of the page

admin-people = Кто на связи
admin-tables = Столы
admin-reports = Жалобы
admin-penalties = Запреты
admin-processes = Процессы
admin-audit = Что сделано

## Columns

admin-guest = Гость
admin-name = Имя
admin-network = Сеть
admin-table = Стол
admin-status = Состояние
admin-status-open = ждёт
admin-status-playing = идёт игра
admin-status-paused = на паузе
admin-players = Игроки
admin-when = Когда
admin-until = До
admin-who = Кто
admin-deed = Действие
admin-target = Кого
admin-detail = Подробности
admin-about = О ком
admin-author = От кого
admin-words = Слова
admin-outcome = Итог
admin-rating = Рейтинг
admin-games = Рейтинговые игры
admin-rated-people = люди
admin-rerated = Пересчитано игр: { $count }.

## Deeds

admin-close = Закрыть
admin-mute = Запретить писать
admin-unmute = Разрешить писать
admin-ban = Запретить вход
admin-ban-network = Запретить вход из сети
admin-unban = Разрешить вход
admin-unname = Забрать имя
admin-resolve = Рассмотрено
admin-announce = Объявить
admin-announce-text = Объявление для всех
admin-withdraw = Снять
admin-drain = Не начинать новых партий
admin-undrain = Снова начинать партии
admin-draining = не начинает новых партий
admin-for = На сколько
admin-for-hour = на час
admin-for-day = на день
admin-for-week = на неделю
admin-for-month = на 30 дней
admin-sure = Точно?
