### Options in Ukrainian: every answer a player can give, as it stands on a button.
###
### Ids and arguments: see the English file. What one does is in the infinitive, what one takes in the
### accusative. On a phone a button has room for some 34 letters, a power for 44.

## Things to point at

option-seat =
    { $own ->
        [yes] ви самі
       *[no] { $player }
    }
option-colour = { $colour }
option-number = { $number }
option-character = { $card }
option-district = { $card }
option-build = Збудувати { CASE($card, "acc") }
option-build-by = { $option }. { $way }.
option-standing =
    { $own ->
        [yes] { $card } у вашому місті{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] прикрашена
                [neuter] прикрашене
                [plural] прикрашені
               *[masculine] прикрашений
            }
           *[no] {""}
        }
       *[no] { $card } { CASE($player, "gen") }{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] прикрашена
                [neuter] прикрашене
                [plural] прикрашені
               *[masculine] прикрашений
            }
           *[no] {""}
        }
    }

## Buttons

button-gold = Золото
button-cards = Карти
button-income = Взяти дохід
button-end = Завершити хід
button-done = Це все
button-yes = Так
button-no = Ні
button-pass = Ні, дякую
button-gather = Виконати дію
button-swap = Обмінятися картами з гравцем
button-redraw = Замінити карти новими з колоди
button-hand = Взяти в руку
button-build = Збудувати зараз
button-card = Карта

## Buttons that mean something else to one question

turn-turn-gold = Дія: взяти золото
turn-turn-cards = Дія: взяти карти
build-pay-gold = Заплатити золотом
build-pay-use-framework = Розібрати Будівельний майданчик
build-pay-use-necropolis = Пожертвувати кварталом
build-pay-use-thieves-den = Заплатити картами
build-pay-use-cardinal = Взяти чуже золото за карти
navigator-gain-gold = 4 монети
navigator-gain-cards = 4 карти
emperor-take-gold = 1 монету
emperor-take-card = 1 випадкову карту
abbot-split-number =
    { $number ->
        [one] { $number } монету
        [few] { $number } монети
       *[many] { $number } монет
    }
magistrate-confiscate-yes = Конфіскувати
magistrate-confiscate-no = Пропустити
blackmailer-bribe-yes = Дати хабар: половину золота
blackmailer-bribe-no = Відмовитися й ризикнути всім
blackmailer-reveal-yes = Відкрити жетон погрози
blackmailer-reveal-no = Не відкривати
cemetery-recover-yes = Заплатити 1 монету й узяти карту
cemetery-recover-no = Не брати
theater-swap-pass = Лишити свого персонажа
hospital-gather-pass = Промовчати
hospital-gather-gather = Відкрити карту й виконати дію

## Abilities of characters

option-use = Скористатися { CASE($card, "ins") }
option-use-assassin = Вбити персонажа
option-use-magistrate = Розкласти розпорядження
option-use-thief = Пограбувати персонажа
option-use-spy = Підглянути чужі карти
option-use-blackmailer = Погрозити двом персонажам
option-use-magician = Обміняти карти
option-use-wizard = Подивитися чужі карти й забрати одну
option-use-seer = Взяти по карті в кожного
option-use-emperor = Передати корону
option-use-abbot = Взяти 1 монету в найбагатшого
option-use-merchant = Взяти 1 додаткову монету
option-use-architect = Взяти 2 додаткові карти
option-use-navigator = Взяти 4 монети або 4 карти
option-use-scholar = Взяти 7 карт і лишити собі одну
option-use-warlord = Зруйнувати квартал
option-use-diplomat = Обміняти квартали
option-use-marshal = Захопити квартал
option-use-queen = Взяти 3 монети за сусідство з рангом 4
option-use-artist = Прикрасити квартали
option-use-tax-collector = Забрати мито

## Effects of districts

option-use-armory = Підірвати Арсенал і ще один квартал
option-use-laboratory = Лабораторія: скинути карту за 2 монети
option-use-museum = Музей: покласти карту під нього
option-use-smithy = Кузня: 3 карти за 2 монети
