### The browser in Ukrainian: a card explained, and the pages with the rules and all cards.
###
### Headings and labels are short. $edition agrees with "видання".

## A card, explained

pages-rank = Ранг { $rank }
pages-cost = Вартість { $cost }
pages-copies =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
pages-from-players =
    { $count ->
        [one] Від { $count } гравця
        [few] Від { $count } гравців
       *[many] Від { $count } гравців
    }
pages-needs = Лише якщо в партії є { $character }
pages-rules-of = Докладно
pages-same-elsewhere = У виданнях
pages-in-edition = { $edition }: { $count }
pages-printed-as = { $edition } видання: назва на карті – «{ $name }»
pages-other-text = { $edition } видання: { $text }
pages-card-page = Сторінка цієї карти
pages-here = За цим столом
pages-can = Цю карту зараз можна обрати.
pages-cannot = Зараз не можна. { $reason }
pages-in-hand = { $player } має цю карту в руці.
    .you = Ця карта у вашій руці.
pages-in-city = Цей квартал стоїть у місті { CASE($player, "gen") }.
    .you = Цей квартал стоїть у вашому місті.
pages-beautified = Його прикрашено.
pages-has-role = Цього раунду цим персонажем грає { $player }.
    .you = Цього раунду цим персонажем граєте ви.
pages-turn = Зараз хід цього персонажа.
pages-out = Лежить горілиць: цього раунду цим персонажем ніхто не грає.
pages-silent = На виклик ніхто не відгукнувся.
pages-not-here = Цього персонажа в партії немає.
pages-nothing-known = Цього раунду про цього персонажа ще нічого не відомо.
pages-hoard =
    { $gold ->
        [one] На цій карті { $gold } монета
        [few] На цій карті { $gold } монети
       *[many] На цій карті { $gold } монет
    }

## The pages

pages-parts = Розділи
pages-game = Гра
pages-characters = Персонажі
pages-districts = Квартали
pages-editions = Видання
pages-contents = Зміст
pages-print = Друкувати
pages-search = Пошук
pages-all-editions = Усі видання
pages-this-table = Цей стіл
pages-filter = Звідки карти
pages-found =
    { $count ->
        [0] Жодна карта не підходить.
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
pages-colour = Тип
pages-all-colours = Усі типи
pages-players = Від { $min } до { $max } гравців
pages-presets = Готові комбінації
pages-cast = Персонажі
pages-unique = Особливі квартали
pages-basic = Базові квартали

## The set-up that binds a table

pages-bound = Правила за цим столом
pages-bound-text = Хоч би що казали ці сторінки далі, у цю гру грають саме так.
pages-edition = Видання
pages-preset = Комбінація
pages-own-choice = Карти на власний вибір
pages-size = Завершене місто
pages-size-is =
    { $size ->
        [one] { $size } квартал
        [few] { $size } квартали
       *[many] { $size } кварталів
    }
pages-code = Код
pages-switch-draft3 =
    { $value ->
        [classic] Троє гравців: вісім персонажів, між двома колами вибору нікого не скидають
       *[deluxe] Троє гравців: дев’ять персонажів, між двома колами вибору скидають іще одного
    }
pages-switch-tie-break-rank =
    { $value ->
        [revealed] Нічия: перемагає той, чий відкритий персонаж в останньому раунді має вищий ранг
       *[held] Нічия: перемагає той, чий персонаж в останньому раунді має вищий ранг
    }
pages-switch-queen-bewitched =
    { $value ->
        [end_of_round] Зачаклований ранг 4: монети за сусідство з ним отримують наприкінці раунду
       *[now] Зачаклований ранг 4: монети за сусідство з ним отримують одразу
    }
pages-switch-great-wall-covers-itself =
    { $value ->
        [yes] Велика стіна захищає й саму себе
       *[no] Велика стіна захищає лише інші квартали свого міста
    }
pages-switch-abbot-school-of-magic =
    { $value ->
        [both] Школа магії дає Абатові і монету, і карту
       *[one] Школа магії дає Абатові монету або карту
    }
pages-switch-diplomat-same-name =
    { $value ->
        [no] Дипломат не може обміняти квартал на інший з такою самою назвою
       *[yes] Дипломат може обміняти квартал на інший з такою самою назвою
    }
pages-switch-throne-room-threatened =
    { $value ->
        [now] Тронна зала платить власникові одразу, під погрозою він чи ні
       *[later] Власникові під погрозою Тронна зала платить, щойно з погрозою розібралися
    }

## What a study found out about a card: $gain, $before and $after are percentages or differences of them

pages-study = Що кажуть партії ботів
pages-study-points = { $gain } в. п.
pages-study-worth = У руці від початку гри змінює шанс на перемогу на { $gain } (від { $before } до { $after }); рівна частка – { $value }.
pages-study-holds = Хто має цього персонажа в раунді, виграє { $gain } партій (від { $before } до { $after }); рівна частка – { $value }. Це лише зв’язок: хто попереду, обирає інакше.
pages-study-games = Виміряно з ботами. Рівень: { $text }. Гравців: { $players }. Партій: { $games }.
