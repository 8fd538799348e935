### Reasons in Russian: why something cannot be done now, in one short sentence each.
###
### Arguments: $amount, a number (gold), and $card, the card whose rule it is.

reason-gather-first = Сначала соберите золото или карты.
reason-gathered = Ресурсы уже собраны.
reason-deck-empty = Колода кварталов пуста.
reason-limit = Лимит строительства на этот ход исчерпан.
reason-duplicate = Такой квартал в городе уже есть.
reason-cannot-be-built = Построить этот квартал нельзя.
reason-used = Только раз за ход.
reason-no-target = Применить это не к чему.
reason-no-cards = Карт нет.
reason-no-gold = Золота нет.
reason-nothing-to-gain = Получать нечего.
reason-duty = Сначала передайте корону.
reason-not-in-hand = Этой карты нет у вас на руке.
reason-not-standing = Такого квартала там нет.
reason-not-yours = Это не ваш персонаж.
reason-not-now = Это не ответ на заданный вопрос.
reason-over = Игра окончена.
reason-own-character = Это ваш собственный персонаж.
reason-rank-one = Персонажа 1-го ранга выбрать нельзя.
reason-marked = На этом персонаже уже лежит метка.
reason-own-city = Это ваш собственный город.
reason-completed = Город достроен.
reason-beautified = Этот квартал уже украшен.
reason-has-crown = У этого игрока корона.
reason-yourself = Себя выбрать нельзя.
reason-richest = Больше всего золота у вас.
reason-not-richest = Есть игроки богаче.
reason-too-large = В городе пять кварталов или больше.
reason-not-neighbour = Никто из ваших соседей не раскрыл персонажа 4-го ранга.
reason-too-poor = У этого игрока слишком мало золота.
reason-this-card = Саму эту карту выбрать нельзя.
reason-not-signed = Ордер не подписан.
reason-bound = Вы можете только собрать ресурсы.
reason-short =
    Вам не хватает { $amount ->
        [one] { $amount } золотого
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
reason-costly = Стоимость — { $amount }, это слишком много.
reason-builds-nothing = { $card } ничего не строит.
reason-witch = { $card } сначала собирает ресурсы, потом околдовывает.
reason-bewitched = Вас околдовали: вы можете только собрать ресурсы.
reason-threatened = Сначала соберите ресурсы, потом ответьте на угрозу.
reason-protected = Под защитой { CASE($card, "gen") }.
