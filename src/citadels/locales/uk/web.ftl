### The browser in Ukrainian: words that every screen shares.
###
### These stand on buttons and in short messages; keep them short.

web-title = Цитаделі
web-home = На головну
web-rules = Правила й карти
web-settings = Налаштування
web-sound = Звук
web-close = Закрити
web-loading = Хвилинку…
web-copied = Посилання скопійовано.
web-failed = Щось пішло не так
web-again = Спробувати ще раз
web-outdated = Є нова версія цієї сторінки.
web-offline = Немає мережі. Правила, карти й повтори, які ви вже відкривали, читаються і так.
web-reload = Перезавантажити
web-nothing = Тут нічого немає
web-nothing-text = Може, в адресі помилка або сторінку переміщено.
