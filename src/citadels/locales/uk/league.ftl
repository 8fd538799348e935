### The browser: leagues of friends.
###
### For translators: $name is the name of a person, $text that of a league.

league-title = Ліги
    .text = Ліга порівнює друзів. Рахується кожна завершена гра, у якій брали участь щонайменше двоє її учасників, рейтингова чи ні.
league-none = Ви ще не в жодній лізі. Створіть свою й надішліть друзям посилання.
league-name = Назва ліги
league-make = Створити лігу
league-members =
    { $count ->
        [one] { $count } учасник
        [few] { $count } учасники
       *[other] { $count } учасників
    }
league-games =
    { $count ->
        [one] { $count } гра
        [few] { $count } гри
       *[other] { $count } ігор
    }
league-yours = ваша
league-ended = завершено
league-link = Скопіювати посилання
league-link-new = Створити нове посилання
    .text = Старе перестане діяти.
league-invited = { $name } запрошує вас до ліги «{ $text }».
league-join = Приєднатися
league-open = Відкрити лігу
league-table = Таблиця
    .text = Порівнюються лише учасники ліги, що сидять за столом. Кожен, хто посів нижче місце, ніж ви, дає вам бал.
league-player = Гравець
league-points = Бали
league-former = колишні учасники
league-owner = власник
league-remove = Вилучити
league-leave = Вийти з ліги
league-rename = Перейменувати
league-end = Завершити лігу
    .text = Нові ігри більше не рахуватимуться. Таблицю всі й далі зможуть читати.
league-sure = Натисніть ще раз, щоб підтвердити
