### Options in Ukrainian: every answer a player can give, as it stands on a button.
###
### Arguments: $card $player $own $number $colour $beautified, as in English.

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
            [yes] , з прикрасою
           *[no] {""}
        }
       *[no] { $card } { CASE($player, "gen") }{ $beautified ->
            [yes] , з прикрасою
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
button-swap = Помінятися з кимось усіма картами
button-redraw = Покласти карти під низ колоди й узяти стільки ж
button-hand = Взяти в руку
button-build = Збудувати зараз
button-card = Карта

## Buttons that mean something else to one question

turn-turn-gold = Дія: взяти золото
turn-turn-cards = Дія: взяти карти
build-pay-gold = Заплатити золотом
build-pay-use-framework = Розібрати Будівельний майданчик і нічого не платити
build-pay-use-necropolis = Пожертвувати кварталом і нічого не платити
build-pay-use-thieves-den = Заплатити картами
build-pay-use-cardinal = Взяти в когось золото, якого бракує, за карти
navigator-gain-gold = 4 монети
navigator-gain-cards = 4 карти
emperor-take-gold = 1 монета
emperor-take-card = 1 карта, навмання
abbot-split-number =
    { $number ->
        [one] { $number } монета
        [few] { $number } монети
       *[many] { $number } монет
    }
magistrate-confiscate-yes = Конфіскувати
magistrate-confiscate-no = Пропустити
blackmailer-bribe-yes = Заплатити половину свого золота
blackmailer-bribe-no = Відмовитися й ризикнути всім
blackmailer-reveal-yes = Перевернути жетон
blackmailer-reveal-no = Не чіпати
cemetery-recover-yes = Заплатити 1 монету й узяти карту
cemetery-recover-no = Не брати
theater-swap-pass = Лишити собі свого персонажа
hospital-gather-pass = Промовчати
hospital-gather-gather = Відкрити карту й виконати дію

## Powers of characters

option-use = Скористатися { CASE($card, "ins") }
option-use-assassin = Вбити персонажа
option-use-magistrate = Розкласти розпорядження
option-use-thief = Пограбувати персонажа
option-use-spy = Підглянути чужу руку
option-use-blackmailer = Погрозити двом персонажам
option-use-magician = Обміняти карти
option-use-wizard = Подивитися чужу руку й узяти карту
option-use-seer = Взяти по карті в кожного
option-use-emperor = Передати корону
option-use-abbot = Взяти 1 монету в найбагатшого
option-use-merchant = Взяти 1 додаткову монету
option-use-architect = Взяти 2 додаткові карти
option-use-navigator = Взяти 4 монети або 4 карти
option-use-scholar = Витягнути 7 карт і лишити собі одну
option-use-warlord = Зруйнувати квартал
option-use-diplomat = Обміняти квартали
option-use-marshal = Захопити квартал
option-use-queen = Взяти 3 монети за сусідство з рангом 4
option-use-artist = Прикрасити квартали
option-use-tax-collector = Забрати мито

## Powers of districts

option-use-armory = Підірвати Арсенал та ще один квартал
option-use-laboratory = Лабораторія: віддати карту за 2 монети
option-use-museum = Музей: покласти під нього карту
option-use-smithy = Кузня: 3 карти за 2 монети
