### The review of a game in Ukrainian. Names of players have no gender: nothing agrees with them.

review-title = Що вирішило гру
review-reviewing = Розбір гри
review-percent = { $gain } %
review-written = Сторінку збережено у файлі { $file }.

## The curve

review-curve = Шанси на перемогу
review-curve-text = Наскільки ймовірною була перемога кожного гравця – від першої карти до останньої.
review-table = Усі кроки в таблиці
review-step = Крок
review-round = Раунд
review-choice = Що обрано
review-substitute = зіграно за гравця
    .you = зіграно за вас
review-deal = Роздано карти.

## The account of a player

review-accounts = З чого склався результат
review-accounts-text = Результат кожного гравця – це його початковий шанс і ці п’ять частин.
review-part-cards = Удача з картами
    .low = удача з картами
review-part-own = Власна гра
    .low = власна гра
review-part-guess = Удача в здогадках
    .low = удача в здогадках
review-part-targeted = Ходи проти гравця
    .low = ходи проти гравця
    .you = Ходи проти вас
    .low-you = ходи проти вас
review-part-others = Решта чужих ходів
    .low = решта чужих ходів
review-helped = Найбільше допомогло: { $text }, { $gain }.
review-harmed = Найбільше зашкодило: { $text }, { $gain }.
review-by = Більша частина шкоди – від { CASE($other, "gen") }.
    .you = Більша частина шкоди – від вас.
review-by-more = Найбільше шкоди – від { CASE($other, "gen") }.
    .you = Найбільше шкоди – від вас.
# $things are cards: with which somebody hurt a player, and how often with each.
review-powers = Чим саме: { $things }.

## Mistakes

review-mistakes = Помилки
review-mistakes-text = Помилку названо лише там, де найкращий суддя серед ботів у ній певен, і лише за тим, що гравець міг знати. Помилки оцінено, догравши раунд до кінця, а п’ять частин – за шансами одразу після кожного рішення, тож одне з одним може не збігатися.
review-mistakes-more =
    { $count ->
        [one] Не показано ще { $count } меншу помилку.
        [few] Не показано ще { $count } менші помилки.
       *[many] Не показано ще { $count } менших помилок.
    }
review-lost = Утрачено шансів
review-choices = Рішення
review-better = Що було краще
review-error = { $player } обирає «{ $option }»: { $before }. Найкраще було «{ $way }»: { $after }.
    .you = Ви обрали «{ $option }»: { $before }. Найкраще було «{ $way }»: { $after }.
review-sure = Похибка: { $gain }.

## Moments

review-moments = Переломні моменти
review-no-moments = Жоден окремий момент гри не вирішив.
review-moment = Раунд { $round }: { $text }
# Where the story has no sentence for a choice.
review-chose = { $player } обирає «{ $option }».
    .you = Ви обрали «{ $option }».
# What the power of a $card is aimed at: a player, a number, a type of district.
review-power = { $card }: { $option }
review-goes = { $player }: було { $before }, стало { $after }.
    .you = У вас було { $before }, стало { $after }.
review-kind-cards = Удача з картами
review-kind-hit = Удар
review-kind-error = Помилка
review-kind-guess = Цього ніхто не міг знати
review-kind-find = Сильний хід
review-kind-swing = Несподіваний поворот

## Who did what to whom

review-hurt = Хто кому зашкодив
review-hurt-text = Як ходи одного гравця проти інших змінили їхні шанси. У рядку – хто ходив, у стовпчику – проти кого.

## The draft

review-drafts = Хто ким міг бути
review-drafts-text = Наскільки ймовірним був кожен персонаж за тим, що гравець міг знати, коли всі вже обрали. Справжнього позначено.
review-draft = Раунд { $round }: що знає { $player }
review-held = справжній
review-draft-seat = Хто вгадує

## In the browser

review-open = Розбір
review-look = Показати стіл
review-why = Чому?
review-whose = Шанс перемогти для { CASE($player, "gen") }
    .you = Ваш шанс перемогти
review-against = Це порівняно з варіантом «{ $option }».
review-try = Спробувати
review-try-here = Спробувати звідси
review-try-title = Грати далі з раунду { $round }
review-try-text = З цього моменту почнеться нова гра. Вона позначена як спроба й ніде не враховується.
review-try-seat = За кого ви граєте
review-try-level = Боти замість інших людей
review-as-it-was = Як було
    .text = Карти в руках і персонажі лишаються такими, як були. Інакше все, чого цей гравець не міг знати, буде роздано наново. Карти, взяті пізніше, нові в будь-якому разі.
review-try-begin = Почати спробу
review-try-again = Спробувати ще раз
review-tried = Спроба
review-tried-text = Продовження з раунду { $round } завершеної гри. Ніде не враховується.
review-making = Розбір готується: { $gain }.
review-closer = Це перший погляд. Докладніший розбір готується: { $gain }.
review-came-quick = Перший погляд готовий.
review-came = Розбір готовий повністю.
review-stuck = Завершити розбір не вдалося.
review-none = Розбору немає
review-board = Стіл на цьому кроці
review-older = Цей розбір зробила попередня версія судді.
review-again = Розібрати знову
