### The browser in Ukrainian: the settings, and how others see a player.
###
### Labels are short. `.text` is a small remark under a label. A player's shield is "герб".

settings-language = Мова
settings-name = Ваше ім’я
settings-nameless = Імені ще немає
settings-seen = Так вас бачать інші.
# Under the field of the name; $count: how many letters can still be typed.
settings-letters =
    { $count ->
        [0] Більше не вміститься
        [one] Ще { $count } символ
        [few] Ще { $count } символи
       *[many] Ще { $count } символів
    }
settings-shield = Оберіть герб
settings-shield-number = Герб { $number }
settings-look = Вигляд
settings-theme = Тема
settings-theme-auto = Як на пристрої
settings-theme-light = Світла
settings-theme-dark = Темна
settings-large = Великий текст
settings-motion = Анімація
    .text = Карти, монети й корона пересуваються столом.
settings-motion-system = Ваш пристрій просить менше руху, тож анімацію вимкнено.
settings-scenes = Сцени
    .text = Убивство, крадіжку, корону та інші визначні миті показано великим планом.
settings-sound = Звук
    .text = Коли настає ваш хід і коли за столом щось стається.
settings-notify = Сповіщення
    .text = Коли настає ваш хід, а ви дивитеся на щось інше.
settings-notify-denied = Браузер їх не дозволяє: змініть це в його налаштуваннях для цієї сторінки.
settings-notify-none = Цей браузер не вміє їх показувати.
settings-notify-push = Коли настає ваш хід, навіть якщо сторінку закрито. Їх доставляє служба вашого браузера, і прочитати їх вона не може.
settings-notify-open = Ваш браузер не може доставити їх закритій сторінці: тримайте її відкритою у фоні.
settings-notify-on = Ви дізнаєтеся, коли настане ваш хід.
settings-notify-offer = Сповіщати про мій хід
settings-remind = Нагадування
    .text = За листуванням – ще раз, перш ніж спливе ваш час.
settings-install = Встановити гру
    .text = В окремому вікні, зі значком серед ваших програм.
settings-you = Ви
settings-you-more = Пристрої, друзі та ваші дані
settings-forget = Забути мене
    .text = Видаляє ім’я, герб, ключі, друзів і все, що ви писали в чатах. Незавершені партії ви покинете; партії інших залишаться, без вашого імені.
settings-forget-sure = Видалити ім’я, герб, ключі, друзів і все, що ви писали в чатах? Скасувати це не можна.
settings-forget-do = Так, забути мене
settings-forget-not = Ні, лишити
