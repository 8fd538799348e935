### The browser in Russian: words that every screen shares.
###
### These stand on buttons and in short messages; they are short.

web-title = Цитадели
web-home = На главную
web-rules = Правила и карты
web-settings = Настройки
web-sound = Звук
web-close = Закрыть
web-loading = Минутку…
web-copied = Ссылка скопирована.
web-failed = Что-то пошло не так
web-again = Попробовать ещё раз
web-outdated = Появилась новая версия этой страницы.
web-offline = Нет сети. Правила, карты и уже открытые повторы доступны и без неё.
web-reload = Перезагрузить
web-nothing = Здесь ничего нет
web-nothing-text = Возможно, в адресе опечатка или страница переехала.
