### The browser: one’s own finished games, over time.

games-title = Ваші ігри: динаміка
games-text = Що кажуть разом усі ваші завершені ігри. Біля кожного числа – межі, у яких справжнє лежить у 99 випадках зі 100.
games-none = Ви ще не завершили жодної гри.
games-counted =
    { $count ->
        [one] { $count } завершена гра
        [few] { $count } завершені гри
       *[many] { $count } завершених ігор
    }
games-reviewed =
    { $count ->
        [one] { $count } з розбором
        [few] { $count } з розбором
       *[many] { $count } з розбором
    }
games-range = від { $before } до { $after }
games-few = Замало ігор, щоб судити.
games-some = Розберіть більше своїх ігор: розібрано лише частину, а решта може бути інакшою.
games-needed =
    { $count ->
        [one] Потрібна приблизно { $count } гра.
        [few] Потрібно приблизно { $count } гри.
       *[many] Потрібно приблизно { $count } ігор.
    }

## Results

games-results = Результати
games-players = Гравці
games-all = Усі
games-played = Ігри
games-places = Місця, від першого до останнього
games-won = Перемоги
games-chance = Рівна частка
games-won-more = Ви виграєте частіше, ніж за рівних шансів.
games-won-less = Ви виграєте рідше, ніж за рівних шансів.
games-won-even = Ви виграєте приблизно так само часто, як за рівних шансів.

## Mistakes

games-mistakes = Помилки за видами
games-mistakes-text = Враховано лише ігри з розбором і лише рішення, які ви ухвалили самі.
games-kind = Вид
games-kind-draft = Вибір персонажа
    .low = вибір персонажа
games-kind-target = Вибір цілі
    .low = вибір цілі
games-kind-build = Будівництво
    .low = будівництво
games-kind-timing = Вибір моменту
    .low = вибір моменту
games-rate = На 100 ваших рішень
games-lost = Втрата шансу на перемогу за гру
games-worst = Найдорожче вам коштує: { $text }.
games-worst-none = Замало ігор, щоб сказати, що вам коштує найдорожче.

## Luck

games-luck = Удача
games-luck-text = Наскільки кожен вид удачі змінював ваш шанс на перемогу, у середньому за гру з розбором. Лінія – середнє за всі розібрані ігри до цього часу, смуга – його межі.
games-luck-mean = У середньому за гру
games-luck-more = У середньому вона була на вашому боці.
games-luck-less = У середньому вона була проти вас.
games-luck-even = Вона вирівнюється.
games-luck-table = Лінії в таблиці
games-luck-after = Після ігор
games-against = Ходи проти вас
games-against-text = Наскільки ходи інших проти вас змінювали ваш шанс на перемогу, у середньому за гру з розбором. Вони чогось коштують кожному, тож порівнювати нема з чим.

## One by one

games-list = Гра за грою
games-make = Розібрати
games-make-all = Розібрати всі
games-making = Розбір готується: { $before }
games-more =
    { $count ->
        [one] Показати ще { $count } гру
        [few] Показати ще { $count } гри
       *[many] Показати ще { $count } ігор
    }
