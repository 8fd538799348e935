### Reasons in Ukrainian: why something cannot be done now, in one short sentence each.
###
### Arguments: $amount, a number (gold), and $card, the card whose rule it is.

reason-gather-first = Спершу виконайте дію: візьміть золото чи карти.
    .short = Спершу дія
reason-gathered = Дію вже виконано.
reason-deck-empty = Колода кварталів порожня.
reason-limit = Ліміт на будівництво цього ходу вичерпано.
    .short = Ліміт вичерпано
reason-duplicate = Такий квартал у місті вже є.
    .short = Уже стоїть
reason-cannot-be-built = Збудувати цей квартал не можна.
    .short = Не збудувати
reason-used = Лише раз за хід.
reason-no-target = Немає до чого це застосувати.
reason-no-cards = Карт немає.
reason-no-gold = Золота немає.
reason-nothing-to-gain = Це нічого не дасть.
reason-duty = Спершу передайте корону.
    .short = Спершу корона
reason-not-in-hand = Цієї карти немає у вашій руці.
reason-not-standing = Цей квартал там не стоїть.
reason-not-yours = Це не ваш персонаж.
reason-not-now = Це не відповідь на поставлене запитання.
reason-over = Гру завершено.
reason-own-character = Це ваш власний персонаж.
reason-rank-one = Персонажа рангу 1 обрати не можна.
reason-marked = На цьому персонажі вже є позначка.
reason-own-city = Це ваше власне місто.
    .short = Ваше місто
reason-completed = Місто завершене.
    .short = Місто завершене
reason-beautified = Цей квартал уже прикрашено.
    .short = Уже гарний
reason-has-crown = Корона вже в цього гравця.
reason-yourself = Себе обрати не можна.
reason-richest = Найбільше золота у вас.
reason-not-richest = Цей гравець не найбагатший.
reason-too-large = У місті вже п’ять кварталів або більше.
    .short = Місто завелике
reason-not-neighbour = Ніхто з ваших сусідів не відкрив персонажа рангу 4.
reason-too-poor = У цього гравця замало золота.
reason-this-card = Саму цю карту обрати не можна.
    .short = Не ця карта
reason-not-signed = Розпорядження не підписане.
reason-bound = Ви можете лише виконати дію.
    .short = Лише дія
reason-short =
    { $amount ->
        [one] Вам бракує { $amount } монети.
        [few] Вам бракує { $amount } монет.
       *[many] Вам бракує { $amount } монет.
    }
    .short = Бракує { $amount }
reason-costly = Вартість – { $amount }, це забагато.
    .short = Надто дорого
reason-builds-nothing = { $card } нічого не будує.
    .short = Не будує
reason-witch = { $card } спершу виконує дію, тоді зачакловує.
    .short = Спершу дія
reason-bewitched = Вас зачакловано: ви можете лише виконати дію.
    .short = Під чарами
reason-threatened = Спершу виконайте дію, тоді розберіться з погрозою.
    .short = Спершу дія
reason-protected = Під захистом { CASE($card, "gen") }.
    .short = Під захистом
