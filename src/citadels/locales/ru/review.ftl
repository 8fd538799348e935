### The review of a game in Russian. Names of players have no gender: nothing agrees with them.

review-title = Что решило партию
review-reviewing = Разбор партии
review-percent = { $gain } %
review-written = Страница сохранена в файле { $file }.

## The curve

review-curve = Шансы на победу
review-curve-text = Насколько вероятной была победа каждого игрока — от первой карты до последней.
review-table = Все шаги в таблице
review-step = Шаг
review-round = Раунд
review-choice = Что выбрано
review-substitute = сыграно за игрока
    .you = сыграно за вас
review-deal = Карты розданы.

## The account of a player

review-accounts = Из чего сложился результат
review-accounts-text = Результат каждого игрока — это его начальный шанс и эти пять частей.
review-part-cards = Удача с картами
    .low = удача с картами
review-part-own = Своя игра
    .low = своя игра
review-part-guess = Удача в догадках
    .low = удача в догадках
review-part-targeted = Ходы против игрока
    .low = ходы против игрока
    .you = Ходы против вас
    .low-you = ходы против вас
review-part-others = Остальные чужие ходы
    .low = остальные чужие ходы
review-helped = Больше всего помогло: { $text }, { $gain }.
review-harmed = Больше всего навредило: { $text }, { $gain }.
review-by = Большая часть вреда — от { CASE($other, "gen") }.
    .you = Большая часть вреда — от вас.
review-by-more = Больше всего вреда — от { CASE($other, "gen") }.
    .you = Больше всего вреда — от вас.
# $things are cards: with which somebody hurt a player, and how often with each.
review-powers = Чем именно: { $things }.

## Mistakes

review-mistakes = Ошибки
review-mistakes-text = Ошибка названа лишь там, где лучший судья среди ботов в ней уверен, и лишь по тому, что игрок мог знать. Ошибки оценены по раунду, доигранному до конца, а пять частей — по шансам сразу после каждого решения, поэтому одно с другим может не совпадать.
review-mistakes-more =
    { $count ->
        [one] Не показана ещё { $count } ошибка поменьше.
        [few] Не показаны ещё { $count } ошибки поменьше.
       *[many] Не показано ещё { $count } ошибок поменьше.
    }
review-lost = Потеряно шансов
review-choices = Решения
review-better = Что было лучше
review-error = { $player } выбирает «{ $option }»: { $before }. Лучше всего было «{ $way }»: { $after }.
    .you = Вы выбрали «{ $option }»: { $before }. Лучше всего было «{ $way }»: { $after }.
review-sure = Погрешность: { $gain }.

## Moments

review-moments = Переломные моменты
review-no-moments = Ни один отдельный момент партию не решил.
review-moment = Раунд { $round }: { $text }
# Where the story has no sentence for a choice.
review-chose = { $player } выбирает «{ $option }».
    .you = Вы выбрали «{ $option }».
# What the power of a $card is aimed at: a player, a number, a type of district.
review-power = { $card }: { $option }
review-goes = { $player }: было { $before }, стало { $after }.
    .you = У вас было { $before }, стало { $after }.
review-kind-cards = Удача с картами
review-kind-hit = Удар
review-kind-error = Ошибка
review-kind-guess = Этого никто не мог знать
review-kind-find = Сильный ход
review-kind-swing = Неожиданный поворот

## Who did what to whom

review-hurt = Кто кому навредил
review-hurt-text = Как ходы одного игрока против других изменили их шансы. В строке — кто ходил, в столбце — против кого.

## The draft

review-drafts = Кто кем мог быть
review-drafts-text = Насколько вероятным был каждый персонаж по тому, что игрок мог знать, когда все уже выбрали. Настоящий отмечен.
review-draft = Раунд { $round }: что знает { $player }
review-held = настоящий
review-draft-seat = Кто угадывает

## In the browser

review-open = Разбор
review-look = Показать стол
review-why = Почему?
review-whose = Вероятность победы для { CASE($player, "gen") }
    .you = Ваша вероятность победы
review-against = Это по сравнению с вариантом «{ $option }».
review-try = Попробовать
review-try-here = Попробовать отсюда
review-try-title = Играть дальше с раунда { $round }
review-try-text = С этого момента начнётся новая партия. Она помечена как проба и нигде не учитывается.
review-try-seat = За кого вы играете
review-try-level = Боты вместо других людей
review-as-it-was = Как было
    .text = Карты на руках и персонажи остаются такими, как были. Иначе всё, чего этот игрок не мог знать, будет роздано заново. Карты, которые тянут позже, новые в любом случае.
review-try-begin = Начать пробу
review-try-again = Попробовать ещё раз
review-tried = Проба
review-tried-text = Продолжение с раунда { $round } оконченной партии. Нигде не учитывается.
review-making = Разбор готовится: { $gain }.
review-closer = Это первый взгляд. Более подробный разбор готовится: { $gain }.
review-came-quick = Первый взгляд готов.
review-came = Разбор полностью готов.
review-stuck = Завершить разбор не удалось.
review-none = Разбора нет
review-board = Стол на этом шаге
review-older = Этот разбор сделала прежняя версия судьи.
review-again = Разобрать снова
