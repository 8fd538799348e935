### The browser: leagues of friends.
###
### For translators: $name is the name of a person, $text that of a league.

league-title = Лиги
    .text = Лига сравнивает друзей. Считается каждая законченная игра, в которой участвовали хотя бы двое её членов, рейтинговая или нет.
league-none = Вы пока ни в одной лиге. Создайте свою и пошлите друзьям ссылку.
league-name = Название лиги
league-make = Создать лигу
league-members =
    { $count ->
        [one] { $count } участник
        [few] { $count } участника
       *[other] { $count } участников
    }
league-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[other] { $count } игр
    }
league-yours = ваша
league-ended = завершена
league-link = Скопировать ссылку
league-link-new = Создать новую ссылку
    .text = Старая перестанет работать.
league-invited = { $name } приглашает вас в лигу «{ $text }».
league-join = Вступить
league-open = Открыть лигу
league-table = Таблица
    .text = Сравниваются только участники лиги, сидящие за столом. Каждый, кто занял место ниже вас, даёт вам очко.
league-player = Игрок
league-points = Очки
league-former = бывшие участники
league-owner = владелец
league-remove = Исключить
league-leave = Выйти из лиги
league-rename = Переименовать
league-end = Завершить лигу
    .text = Новые игры больше не будут считаться. Таблицу все по-прежнему смогут читать.
league-sure = Нажмите ещё раз, чтобы подтвердить
