### The terminal game and the commands in Russian: what they say besides the game's own words.
###
### Lines are read in a terminal of 80 columns. Command words such as «undo» are typed as they are.

## Names and lists

## A name that was typed cannot be declined: the word «игрок» takes the case.

ui-player = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
    .acc = игрока { $number }
    .ins = игроком { $number }
    .loc = игроке { $number }
ui-named = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }
    .acc = игрока { $name }
    .ins = игроком { $name }
    .loc = игроке { $name }
ui-several = { $thing } ×{ $count }
ui-list-more = { $first }, { $next }
ui-list-last = { $first } и { $next }

## The table

ui-round = Раунд { $round }
ui-deck =
    в колоде { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
ui-size =
    { $size ->
        [one] достроенный город — { $size } квартал
        [few] достроенный город — { $size } квартала
       *[many] достроенный город — { $size } кварталов
    }
ui-last-round = последний раунд
ui-gold =
    { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    }
ui-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
ui-you = вы
ui-no-districts = кварталов пока нет
ui-under =
    снизу { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
ui-face-up = В этом раунде не играют: { $characters }
ui-marks = Метки: { $marks }
ui-mark-killed =
    { GENDER($character) ->
        [feminine] { $character } убита
        [neuter] { $character } убито
        [plural] { $character } убиты
       *[masculine] { $character } убит
    }
ui-mark-bewitched =
    { GENDER($character) ->
        [feminine] { $character } околдована
        [neuter] { $character } околдовано
        [plural] { $character } околдованы
       *[masculine] { $character } околдован
    }
ui-mark-robbed =
    { GENDER($character) ->
        [feminine] { $character } будет обворована
        [neuter] { $character } будет обворовано
        [plural] { $character } будут обворованы
       *[masculine] { $character } будет обворован
    }
ui-mark-warrant =
    { $face ->
        [real] на { CASE($character, "loc") } подписанный ордер
        [empty] на { CASE($character, "loc") } неподписанный ордер
       *[hidden] на { CASE($character, "loc") } ордер
    }
ui-mark-threat =
    { $face ->
        [real] { $character } под настоящей угрозой
        [empty] { $character } под ложной угрозой
       *[hidden] { $character } под угрозой
    }
ui-mark-other = на { CASE($character, "loc") } метка
ui-hoard =
    Налоги: { $gold ->
        [one] { $gold } золотой
        [few] { $gold } золотых
       *[many] { $gold } золотых
    } на жетоне { CASE($character, "gen") }
ui-hand = Ваши карты
ui-empty-hand = Карт у вас нет.
ui-building = Строится: { $card }
ui-because = { $option }: { $reason }

## The terminal game

ui-welcome =
    Постройте город и угадайте, кто есть кто. Введите номер варианта или его слова; «?» объясняет карты, «help» перечисляет остальные команды.
ui-prompt = Ваш выбор
ui-help-title = Что можно ввести
ui-help-number = номер варианта или его слова, например «построить таверну»
ui-help-enter = ничего, если вариант только один
ui-help-cards = все карты на столе с пояснениями
ui-help-card = одна карта целиком
ui-help-why = почему что-то невозможно
ui-help-undo = отменить последний выбор, пока не открылось ничего нового
ui-help-table = показать стол ещё раз
ui-help-log = всё, что произошло до сих пор
ui-help-quit = выйти из игры
ui-unknown = Варианта «{ $text }» нет. Команда «help» покажет, что можно ввести.
ui-no-card = Карты «{ $text }» нет.
ui-nothing = «{ $text }» ничего не значит в этой игре.
ui-why-possible = Это возможно.
ui-undo-none = Отменять нечего.
ui-undone = Отменено.
ui-quit = Вы выходите из игры.
ui-input-ended = Ввод закончился, а с ним и игра.
ui-saved = Запись партии: { $file }.
ui-cast = Персонажи
ui-districts = Кварталы
ui-scores = Итоговые очки

## Commands

ui-open = Игра не окончена: решает { $player }.
ui-card-name = Название
ui-card-rank = Ранг
ui-card-colour = Вид
ui-card-cost = Стоимость
ui-card-copies = Количество
ui-card-text = Текст
ui-simulating = Идёт игра
ui-sim-games = Партии
ui-sim-decisions = Решения
ui-sim-forced = из них вынужденные
ui-sim-seconds = Секунды
ui-sim-rate = Решений в секунду
ui-sim-speed = { $amount } партий/с
ui-sim-failures = Сбои
ui-sim-rounds = Раундов в среднем
ui-sim-score = Очков в среднем
ui-sim-winning = Очков у победителя в среднем
ui-sim-wins = Победы по местам
ui-sim-interrupted = Прервано: вот что успели сыграть.
ui-arena-playing = Идёт игра
ui-arena-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }: { $deals ->
        [1] { $deals } раздача, сыгранная со всех мест
        [one] { $deals } раздача, каждая сыграна со всех мест
        [few] { $deals } раздачи, каждая сыграна со всех мест
       *[many] { $deals } раздач, каждая сыграна со всех мест
    }
ui-arena-rounded =
    { $games ->
        [one] Заказана { $games } партия; каждая раздача играется со всех мест.
        [few] Заказаны { $games } партии; каждая раздача играется со всех мест.
       *[many] Заказано { $games } партий; каждая раздача играется со всех мест.
    }
ui-arena-bot = Бот
ui-arena-share = Доля побед
ui-arena-interval = Интервал 95 %
ui-arena-chance = Наугад
ui-arena-points = Очки
ui-arena-decisions = Решения
ui-arena-median = Медиана, мс
ui-arena-slow = 99 % не дольше, мс
ui-arena-failures =
    { $count ->
        [0] Сбоев нет
        [one] { $count } сбой засчитан как поражение
        [few] { $count } сбоя засчитаны как поражения
       *[many] { $count } сбоев засчитано как поражения
    }
ui-arena-failure = Сбой бота { $bot }, раздача { $deal }, партия { $game }: { $text } (запись: { $file })
ui-arena-interrupted = Прервано: вот что успели сыграть.
ui-bot-failed = Бот { $player } больше не может играть: { $text }. Теперь за него играют осторожно.
ui-bot-failure = Почему бот { $player } не смог играть дальше: { $text }
ui-score-failed = { $player } (поражение: бот не смог играть дальше)
ui-serve-address = «Цитадели» ждут вас по адресу { $address }
ui-serve-stop = { "Ctrl-C" } останавливает сервер. После следующего запуска игры продолжатся.
ui-serve-port = Порт { $port } занят; сервер взял { $free }.
ui-serve-default = по умолчанию
ui-verify-fair = Честно: раздача соответствует обещанному зерну, и каждый выбор сделан по правилам.
ui-verify-unfair = Нечестно: раздача в этой записи не соответствует обещанному зерну.
