### Options in Russian: every answer a player can give, as it stands on a button.
###
### Ids and arguments: see the English file. What one does is in the infinitive, what one takes in the
### accusative. On a phone a button has room for some 34 letters, a power for 44.

## Things to point at

option-seat =
    { $own ->
        [yes] вы сами
       *[no] { $player }
    }
option-colour = { $colour }
option-number = { $number }
option-character = { $card }
option-district = { $card }
option-build = Построить { CASE($card, "acc") }
option-build-by = { $option }. { $way }.
option-standing =
    { $own ->
        [yes] { $card } в вашем городе{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] украшена
                [neuter] украшено
                [plural] украшены
               *[masculine] украшен
            }
           *[no] {""}
        }
       *[no] { $card } { CASE($player, "gen") }{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] украшена
                [neuter] украшено
                [plural] украшены
               *[masculine] украшен
            }
           *[no] {""}
        }
    }

## Buttons

button-gold = Золото
button-cards = Карты
button-income = Получить доход
button-end = Завершить ход
button-done = Это всё
button-yes = Да
button-no = Нет
button-pass = Нет, не нужно
button-gather = Собрать ресурсы
button-swap = Обменяться картами с игроком
button-redraw = Заменить карты новыми из колоды
button-hand = Взять на руку
button-build = Построить сейчас
button-card = Карта

## Buttons that mean something else to one question

turn-turn-gold = Собрать золото
turn-turn-cards = Собрать карты
build-pay-gold = Заплатить золотом
build-pay-use-framework = Снести Каркас вместо оплаты
build-pay-use-necropolis = Пожертвовать кварталом
build-pay-use-thieves-den = Заплатить картами
build-pay-use-cardinal = Взять чужое золото за карты
navigator-gain-gold = 4 золотых
navigator-gain-cards = 4 карты
emperor-take-gold = 1 золотой
emperor-take-card = 1 случайную карту
abbot-split-number =
    { $number ->
        [one] { $number } золотой
        [few] { $number } золотых
       *[many] { $number } золотых
    }
magistrate-confiscate-yes = Конфисковать
magistrate-confiscate-no = Пропустить
blackmailer-bribe-yes = Откупиться половиной золота
blackmailer-bribe-no = Отказаться и рискнуть всем
blackmailer-reveal-yes = Вскрыть угрозу
blackmailer-reveal-no = Не вскрывать
cemetery-recover-yes = Заплатить 1 золотой и взять карту
cemetery-recover-no = Не брать
theater-swap-pass = Оставить своего персонажа
hospital-gather-pass = Промолчать
hospital-gather-gather = Раскрыться и собрать ресурсы

## Abilities of characters

option-use = Использовать { CASE($card, "acc") }
option-use-assassin = Убить персонажа
option-use-magistrate = Разложить ордера
option-use-thief = Обворовать персонажа
option-use-spy = Подсмотреть чужие карты
option-use-blackmailer = Угрожать двум персонажам
option-use-magician = Обменять карты
option-use-wizard = Посмотреть чужие карты и взять одну
option-use-seer = Взять по карте у каждого
option-use-emperor = Передать корону
option-use-abbot = Взять 1 золотой у самого богатого
option-use-merchant = Получить ещё 1 золотой
option-use-architect = Получить ещё 2 карты
option-use-navigator = Получить 4 золотых или 4 карты
option-use-scholar = Вытянуть 7 карт и оставить одну
option-use-warlord = Разрушить квартал
option-use-diplomat = Обменять кварталы
option-use-marshal = Захватить квартал
option-use-queen = Взять 3 золотых за соседство с 4-м рангом
option-use-artist = Украсить кварталы
option-use-tax-collector = Забрать налоги

## Abilities of districts

option-use-armory = Взорвать Арсенал и ещё один квартал
option-use-laboratory = { $card }: сбросить карту за 2 золотых
option-use-museum = { $card }: положить карту под него
option-use-smithy = { $card }: 3 карты за 2 золотых
