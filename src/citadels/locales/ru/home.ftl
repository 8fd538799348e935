### The browser in Russian: the first page.
###
### Labels stand on buttons and above lists: they are short. $preset and $edition are names.

home-title = Карточная игра «Цитадели»
home-tagline = Постройте город. Угадайте, кто есть кто.
home-promise = Бесплатно, без регистрации, на пяти языках: одно нажатие — и карты розданы.

## One press, and a game begins

home-play = Играть
home-dealing = Раздаём карты…
home-players = Игроки
home-level = Боты
home-cards = Карты
home-random = Случайные карты
home-random-text = Персонажей и бонусные кварталы этой партии выбирает случай.
home-against =
    { $count ->
        [one] Вы против { $count } бота
        [few] Вы против { $count } ботов
       *[many] Вы против { $count } ботов
    }

## Other ways to begin

home-guide = Играете впервые?
    .text = Игра минут на пять, в которой каждый шаг поясняем, когда до него доходит дело.
home-guide-go = Обучающая игра
home-new = С друзьями
    .text = Откройте стол, отправьте ссылку и играйте с любого устройства.
home-new-go = Новый стол
home-join = Присоединиться
    .text = Вставьте ссылку или код, который вам прислали.
home-join-field = Ссылка или код
home-join-go = Войти
home-join-none = Это не ссылка на стол и не код стола.
home-you = Как вас видят другие

## Lists of tables

home-mine = Ваши игры
home-mine-none = Игр у вас пока нет. Нажмите «Играть», и первая появится здесь.
home-mine-over = Статистика
home-open = Столы, где ждут игроков
home-open-none = Сейчас игроков нигде не ждут. Откройте свой стол.
home-watch = Игры для зрителей
home-watch-none = Сейчас нет ни одной открытой игры.
home-refresh = Обновить
home-list-failed = Не удалось получить список.
home-turn = Ваш ход
# $turn is a span of time, such as “3 days”.
home-left = осталось { $turn }
home-turns = Вас ждут игры: { $count }
home-waiting = Ждём других
home-gathering =
    { $free ->
        [0] Все места заняты
        [one] Свободно { $free } место
        [few] Свободно { $free } места
       *[many] Свободно { $free } мест
    }
home-playing = Идёт игра
home-paused = На паузе
home-over = Игра окончена
home-resume = Продолжить
home-take-seat = Занять место
home-look = Смотреть
home-see = Итоги
home-replay = Повтор
home-more =
    { $count ->
        [one] Показать ещё { $count } игру
        [few] Показать ещё { $count } игры
       *[many] Показать ещё { $count } игр
    }
home-fewer = Показать меньше
home-own-cards = Свой набор карт
home-of = { $preset } · { $edition }
home-seats =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
## The foot of the page

home-about = О программе, лицензии, конфиденциальность
home-fan-work = Неофициальный проект поклонников, не связанный с Бруно Файдутти и издателями.
