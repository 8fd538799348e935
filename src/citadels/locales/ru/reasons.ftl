### Reasons in Russian: why something cannot be done now, in one short sentence each.
###
### Arguments: $amount, a number (gold), and $card, the card whose rule it is.

reason-gather-first = Сначала соберите золото или карты.
    .short = Сначала сбор
reason-gathered = Ресурсы уже собраны.
reason-deck-empty = Колода кварталов пуста.
reason-limit = Лимит строительства на этот ход исчерпан.
    .short = Лимит исчерпан
reason-duplicate = Такой квартал в городе уже есть.
    .short = Уже стоит
reason-cannot-be-built = Построить этот квартал нельзя.
    .short = Не построить
reason-used = Только раз за ход.
reason-no-target = Применить это не к чему.
reason-no-cards = Карт нет.
reason-no-gold = Золота нет.
reason-nothing-to-gain = Получать нечего.
reason-duty = Сначала передайте корону.
    .short = Сначала корона
reason-not-in-hand = Этой карты нет у вас на руке.
reason-not-standing = Такого квартала там нет.
reason-not-yours = Это не ваш персонаж.
reason-not-now = Это не ответ на заданный вопрос.
reason-over = Игра окончена.
reason-own-character = Это ваш собственный персонаж.
reason-rank-one = Персонажа 1-го ранга выбрать нельзя.
reason-marked = На этом персонаже уже лежит метка.
reason-own-city = Это ваш собственный город.
    .short = Ваш город
reason-completed = Город достроен.
    .short = Город достроен
reason-beautified = Этот квартал уже украшен.
    .short = Уже украшен
reason-has-crown = У этого игрока корона.
reason-yourself = Себя выбрать нельзя.
reason-richest = Больше всего золота у вас.
reason-not-richest = Есть игроки богаче.
reason-too-large = В городе пять кварталов или больше.
    .short = Город слишком велик
reason-not-neighbour = Никто из ваших соседей не раскрыл персонажа 4-го ранга.
reason-too-poor = У этого игрока слишком мало золота.
reason-this-card = Саму эту карту выбрать нельзя.
    .short = Не эта карта
reason-not-signed = Ордер не подписан.
reason-bound = Вы можете только собрать ресурсы.
    .short = Только сбор
reason-short =
    Вам не хватает { $amount ->
        [one] { $amount } золотого
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
    .short = Не хватает { $amount }
reason-costly = Стоимость — { $amount }, это слишком много.
    .short = Слишком дорого
reason-builds-nothing = { $card } ничего не строит.
    .short = Не строит
reason-witch = { $card } сначала собирает ресурсы, потом околдовывает.
    .short = Сначала сбор
reason-bewitched = Вас околдовали: вы можете только собрать ресурсы.
    .short = Под чарами
reason-threatened = Сначала соберите ресурсы, потом ответьте на угрозу.
    .short = Сначала сбор
reason-protected = Под защитой { CASE($card, "gen") }.
    .short = Под защитой
