### The terminal game and the commands in Ukrainian.
###
### - Lines are read in a terminal of 80 columns: keep them short.
### - Command words in quotes, such as «undo», are typed as they are.

## Names and lists

## A name that was typed cannot be declined itself, so the word "гравець" carries the case.

ui-player = Гравець { $number }
    .gen = гравця { $number }
    .dat = гравцеві { $number }
    .acc = гравця { $number }
    .ins = гравцем { $number }
    .loc = гравцеві { $number }
ui-named = { $name }
    .gen = гравця { $name }
    .dat = гравцеві { $name }
    .acc = гравця { $name }
    .ins = гравцем { $name }
    .loc = гравцеві { $name }
ui-several = { $thing } ×{ $count }
ui-list-more = { $first }, { $next }
ui-list-last = { $first } та { $next }

## The table

ui-round = Раунд { $round }
ui-deck =
    { $cards ->
        [one] у колоді { $cards } карта
        [few] у колоді { $cards } карти
       *[many] у колоді { $cards } карт
    }
ui-size =
    { $size ->
        [one] місто завершує { $size } квартал
        [few] місто завершують { $size } квартали
       *[many] місто завершують { $size } кварталів
    }
ui-last-round = останній раунд
ui-gold =
    { $gold ->
        [one] { $gold } монета
        [few] { $gold } монети
       *[many] { $gold } монет
    }
ui-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
ui-you = ви
ui-no-districts = кварталів іще немає
ui-under =
    { $cards ->
        [one] знизу { $cards } карта
        [few] знизу { $cards } карти
       *[many] знизу { $cards } карт
    }
ui-face-up = Цього раунду не грають: { $characters }
ui-marks = Позначки: { $marks }
ui-mark-killed = вбито { CASE($character, "acc") }
ui-mark-bewitched = зачакловано { CASE($character, "acc") }
ui-mark-robbed = пограбують { CASE($character, "acc") }
ui-mark-warrant =
    { $face ->
        [real] на { CASE($character, "loc") } підписане розпорядження
        [empty] на { CASE($character, "loc") } непідписане розпорядження
       *[hidden] на { CASE($character, "loc") } розпорядження
    }
ui-mark-threat =
    { $face ->
        [real] справжня погроза { CASE($character, "dat") }
        [empty] безпідставна погроза { CASE($character, "dat") }
       *[hidden] погроза { CASE($character, "dat") }
    }
ui-mark-other = позначено { CASE($character, "acc") }
ui-hoard = Мито: { $gold ->
        [one] { $gold } монета
        [few] { $gold } монети
       *[many] { $gold } монет
    } на жетоні { CASE($character, "gen") }
ui-hand = Ваші карти
ui-empty-hand = Карт у вас немає.
ui-building = Будується: { $card }
ui-because = { $option }: { $reason }

## The terminal game

ui-welcome =
    Будуйте місто й відгадуйте, хто є хто. Введіть номер варіанта або його слова; «?» пояснює карти, «help» показує, що ще можна ввести.
ui-prompt = Ваш вибір
ui-help-title = Що можна ввести
ui-help-number = номер варіанта або його слова, як-от «збудувати таверну»
ui-help-enter = нічого, якщо варіант лише один
ui-help-cards = усі карти на столі з поясненнями
ui-help-card = одна карта докладно
ui-help-why = чому щось неможливо
ui-help-undo = скасувати останній вибір, доки нічого нового не відкрилося
ui-help-table = показати стіл іще раз
ui-help-log = усе, що досі сталося
ui-help-quit = вийти з гри
ui-unknown = «{ $text }» немає серед варіантів. «help» показує, що можна ввести.
ui-no-card = Немає карти «{ $text }».
ui-nothing = «{ $text }» нічого не означає в цій грі.
ui-why-possible = Це можливо.
ui-undo-none = Нема чого скасовувати.
ui-undone = Скасовано.
ui-quit = Ви виходите з гри.
ui-input-ended = Введення скінчилося, а з ним і гра.
ui-saved = Запис гри: { $file }.
ui-cast = Персонажі
ui-districts = Квартали
ui-scores = Підсумок

## Commands

ui-open = Гру не завершено: вирішує { $player }.
ui-card-name = Назва
ui-card-rank = Ранг
ui-card-colour = Тип
ui-card-cost = Вартість
ui-card-copies = Кількість
ui-card-text = Текст
ui-simulating = Триває гра
ui-sim-games = Партії
ui-sim-decisions = Рішення
ui-sim-forced = з них вимушені
ui-sim-seconds = Секунди
ui-sim-rate = Рішень за секунду
ui-sim-speed = { $amount } партій/с
ui-sim-failures = Збої
ui-sim-rounds = Раундів у середньому
ui-sim-score = Балів у середньому
ui-sim-winning = Балів у переможця в середньому
ui-sim-wins = Перемоги за місцями
ui-sim-interrupted = Перервано: ось що встигли зіграти.
ui-arena-playing = Триває гра
ui-arena-games =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }: { $deals ->
        [1] { $deals } роздача, зіграна з усіх місць
        [one] { $deals } роздача, кожна зіграна з усіх місць
        [few] { $deals } роздачі, кожна зіграна з усіх місць
       *[many] { $deals } роздач, кожна зіграна з усіх місць
    }
ui-arena-rounded =
    { $games ->
        [one] Замовлено { $games } партію; кожну роздачу грають з усіх місць.
        [few] Замовлено { $games } партії; кожну роздачу грають з усіх місць.
       *[many] Замовлено { $games } партій; кожну роздачу грають з усіх місць.
    }
ui-arena-bot = Бот
ui-arena-share = Частка перемог
ui-arena-interval = Інтервал 95 %
ui-arena-chance = Навмання
ui-arena-points = Бали
ui-arena-decisions = Рішення
ui-arena-median = Медіана, мс
ui-arena-slow = 99 % у межах, мс
ui-arena-failures =
    { $count ->
        [0] Збоїв немає
        [one] { $count } збій, зараховано як поразку
        [few] { $count } збої, зараховано як поразки
       *[many] { $count } збоїв, зараховано як поразки
    }
ui-arena-failure = { $bot }: збій у роздачі { $deal }, партія { $game }: { $text } (запис: { $file })
ui-arena-interrupted = Перервано: ось що встигли зіграти.
ui-bot-failed = Бот { $player } більше не може грати: { $text }. Відтепер за нього грають обережно.
ui-bot-failure = Чому бот { $player } не зміг грати далі: { $text }
ui-score-failed = { $player } (поразка: бот не зміг грати далі)
ui-serve-address = «Цитаделі» тут: { $address }
ui-serve-stop = { "Ctrl-C" } зупиняє сервер. Після наступного запуску ігри продовжаться.
ui-serve-port = Порт { $port } зайнятий; сервер узяв { $free }.
ui-serve-default = типово
ui-verify-fair = Чесно: роздача відповідає обіцяному зерну, і кожен вибір – за правилами.
ui-verify-unfair = Нечесно: роздача в цьому записі не відповідає обіцяному зерну.
