### Options in Czech: every answer a player can give, as it stands on a button.
###
### Ids and arguments are as in English. Actions are infinitives, things are nominatives.

## Things to point at

option-seat =
    { $own ->
        [yes] vy
       *[no] { $player }
    }
option-colour = { $colour }
option-number = { $number }
option-character = { $card }
option-district = { $card }
option-build = Postavit { CASE($card, "acc") }
option-build-by = { $option }. { $way }.
option-standing =
    { $own ->
        [yes] { $card } ve vašem městě{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] zkrášlená
                [neuter] zkrášlené
                [plural] zkrášlené
               *[masculine] zkrášlený
            }
           *[no] {""}
        }
       *[no] { $card } ve městě { CASE($player, "gen") }{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] zkrášlená
                [neuter] zkrášlené
                [plural] zkrášlené
               *[masculine] zkrášlený
            }
           *[no] {""}
        }
    }

## Buttons

button-gold = Mince
button-cards = Karty
button-income = Vzít si příjem
button-end = Ukončit tah
button-done = To je vše
button-yes = Ano
button-no = Ne
button-pass = Ne, děkuji
button-gather = Dobrat si zdroje
button-swap = Vyměnit si karty s jiným hráčem
button-redraw = Vyměnit karty s balíčkem
button-hand = Vzít ji do ruky
button-build = Ihned ji postavit
button-card = Kartu

## Buttons that mean something else to one question

turn-turn-gold = Vzít si mince z banku
turn-turn-cards = Dobrat si karty z balíčku
build-pay-gold = Zaplatit mincemi
build-pay-use-framework = Zbourat Lešení a nic neplatit
build-pay-use-necropolis = Obětovat budovu a nic neplatit
build-pay-use-thieves-den = Zaplatit kartami
build-pay-use-cardinal = Vyměnit karty za chybějící mince
navigator-gain-gold = 4 mince
navigator-gain-cards = 4 karty
emperor-take-gold = 1 minci
emperor-take-card = 1 náhodnou kartu
abbot-split-number = { $number ->
        [one] 1 minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
magistrate-confiscate-yes = Zabavit ji
magistrate-confiscate-no = Nechat ji být
blackmailer-bribe-yes = Zaplatit polovinu mincí
blackmailer-bribe-no = Odmítnout a riskovat všechno
blackmailer-reveal-yes = Otočit šátek
blackmailer-reveal-no = Nechat ho být
cemetery-recover-yes = Zaplatit 1 minci a vzít si kartu
cemetery-recover-no = Nechat ji být
theater-swap-pass = Nechat si svou postavu
hospital-gather-pass = Mlčet
hospital-gather-gather = Odhalit se a dobrat si zdroje

## Powers of characters

option-use = Použít { CASE($card, "acc") }
option-use-assassin = Zneškodnit postavu
option-use-magistrate = Rozmístit glejty
option-use-thief = Okrást postavu
option-use-spy = Podívat se někomu do karet
option-use-blackmailer = Vyhrožovat dvěma postavám
option-use-magician = Vyměnit karty
option-use-wizard = Podívat se někomu do karet a jednu vzít
option-use-seer = Vzít každému po kartě
option-use-emperor = Předat korunu
option-use-abbot = Vzít nejbohatšímu 1 minci
option-use-merchant = Vzít si 1 minci navíc
option-use-architect = Vzít si 2 karty navíc
option-use-navigator = Vzít si 4 mince nebo 4 karty
option-use-scholar = Dobrat si 7 karet a jednu si nechat
option-use-warlord = Zbourat budovu
option-use-diplomat = Vyměnit budovy
option-use-marshal = Zabrat budovu
option-use-queen = Vzít si 3 mince za souseda s číslem 4
option-use-artist = Zkrášlit budovy
option-use-tax-collector = Vybrat daně

## Powers of districts

option-use-armory = Odpálit Zbrojnici a další budovu
option-use-laboratory = Laboratoř: proměnit kartu ve 2 mince
option-use-museum = Muzeum: zasunout pod ně kartu
option-use-smithy = Kovárna: koupit 3 karty za 2 mince
