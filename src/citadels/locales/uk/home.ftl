### The browser in Ukrainian: the first page.
###
### Labels stand on buttons and above lists: keep them short. $edition agrees with "видання".

home-title = «Цитаделі», карткова гра
home-tagline = Будуйте місто. Відгадуйте, хто є хто.
home-promise = Безкоштовно, без реєстрації, п’ятьма мовами: одне натискання – і карти роздано.

## One press, and a game begins

home-play = Грати
home-dealing = Роздаємо карти…
home-players = Гравці
home-level = Боти
home-cards = Карти
home-random = Випадкові карти
home-random-text = Персонажів і особливі квартали для цієї гри обирає випадок.
home-against =
    { $count ->
        [one] Ви проти { $count } бота
        [few] Ви проти { $count } ботів
       *[many] Ви проти { $count } ботів
    }

## Other ways to begin

home-guide = Граєте вперше?
    .text = Гра хвилин на п’ять, у якій кожен крок пояснюємо, коли до нього доходить черга.
home-guide-go = Навчальна гра
home-new = З друзями
    .text = Підготуйте стіл, надішліть посилання й грайте з будь-якого пристрою.
home-new-go = Новий стіл
home-join = Приєднатися
    .text = Вставте посилання або код, які вам надіслали.
home-join-field = Посилання або код
home-join-go = До столу
home-join-none = Це не посилання на стіл і не код столу.
home-you = Як вас бачать інші

## Lists of tables

home-mine = Ваші ігри
home-mine-none = Ігор у вас іще немає. Натисніть «Грати», і перша з’явиться тут.
home-mine-over = Статистика
home-open = Відкриті столи
home-open-none = Зараз ніхто не чекає на гравців. Відкрийте власний стіл.
home-watch = Ігри для глядачів
home-watch-none = Зараз немає жодної публічної гри.
home-refresh = Оновити
home-list-failed = Не вдалося отримати список.
home-turn = Ваш хід
# $turn is a span of time, such as “3 days”.
home-left = залишилося { $turn }
home-turns = На вас чекають ігри: { $count }
home-waiting = Чекаємо на інших
home-gathering =
    { $free ->
        [0] Усі місця зайнято
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[many] { $free } вільних місць
    }
home-playing = Триває гра
home-paused = Призупинено
home-over = Завершено
home-resume = Продовжити
home-take-seat = Сісти за стіл
home-look = Дивитися
home-see = Результат
home-replay = Повтор
home-more =
    { $count ->
        [one] Показати ще { $count } гру
        [few] Показати ще { $count } гри
       *[many] Показати ще { $count } ігор
    }
home-fewer = Показати менше
home-own-cards = Власний набір карт
home-of = { $preset } · { $edition } видання
home-seats =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
## The foot of the page

home-about = Про програму, ліцензії, приватність
home-fan-work = Неофіційний проєкт шанувальників, не пов’язаний із Бруно Файдутті чи видавцями.
