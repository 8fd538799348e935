### The browser in Russian: the settings, and how others see a player.
###
### Labels are short. `.text` is a small remark under a label. A shield is «герб» everywhere.

settings-language = Язык
settings-name = Ваше имя
settings-nameless = Имени пока нет
settings-seen = Так вас видят другие.
# Under the field of the name; $count: how many letters can still be typed.
settings-letters =
    { $count ->
        [0] Больше не поместится
        [one] Ещё { $count } символ
        [few] Ещё { $count } символа
       *[many] Ещё { $count } символов
    }
settings-shield = Выберите герб
settings-shield-number = Герб { $number }
settings-look = Оформление
settings-theme = Тема
settings-theme-auto = Как в системе
settings-theme-light = Светлая
settings-theme-dark = Тёмная
settings-large = Крупный текст
settings-motion = Анимация
    .text = Карты, монеты и корона движутся по столу.
settings-motion-system = Ваше устройство просит меньше движения, поэтому анимация выключена.
settings-scenes = Сцены
    .text = Убийство, кража, корона и другие важные моменты показаны крупным планом.
settings-sound = Звук
    .text = Когда наступает ваш ход и когда что-то происходит за столом.
settings-notify = Уведомления
    .text = Когда наступает ваш ход, а вы смотрите на что-то другое.
settings-notify-denied = Браузер их не разрешает: измените это в его настройках для этой страницы.
settings-notify-none = Этот браузер не умеет их показывать.
settings-notify-push = Когда наступает ваш ход, даже если страница закрыта. Их доставляет служба вашего браузера, и прочитать их она не может.
settings-notify-open = Ваш браузер не может доставить их закрытой странице: держите её открытой в фоне.
settings-notify-on = Вы узнаете, когда наступит ваш ход.
settings-notify-offer = Сообщать о моём ходе
settings-remind = Напоминания
    .text = По переписке — ещё раз, прежде чем истечёт ваше время.
settings-install = Установить игру
    .text = В отдельном окне, со значком среди ваших приложений.
settings-you = Вы
settings-you-more = Устройства, друзья и ваши данные
settings-forget = Забыть меня
    .text = Удаляет имя, герб, ключи, друзей и всё, что вы писали в чатах. Неоконченные партии вы покинете; партии других останутся, без вашего имени.
settings-forget-sure = Удалить имя, герб, ключи, друзей и всё, что вы писали в чатах? Отменить это нельзя.
settings-forget-do = Да, забыть меня
settings-forget-not = Нет, оставить
