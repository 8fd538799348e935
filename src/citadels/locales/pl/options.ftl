### Options in Polish: every answer a player can give, as it stands on a button.
###
### - Arguments and ids are explained in the English file.

## Things to point at

option-seat =
    { $own ->
        [yes] ty
       *[no] { $player }
    }
option-colour = { $colour }
option-number = { $number }
option-character = { $card }
option-district = { $card }
option-build = Wybuduj { CASE($card, "acc") }
option-build-by = { $option }. { $way }.
option-standing =
    { $own ->
        [yes] { $card } w twoim mieście{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] upiększona
                [neuter] upiększone
                [plural] upiększone
               *[masculine] upiększony
            }
           *[no] {""}
        }
       *[no] { $card } w mieście { CASE($player, "gen") }{ $beautified ->
            [yes] , { GENDER($card) ->
                [feminine] upiększona
                [neuter] upiększone
                [plural] upiększone
               *[masculine] upiększony
            }
           *[no] {""}
        }
    }

## Buttons

button-gold = Monety
button-cards = Karty
button-income = Weź dochód
button-end = Zakończ turę
button-done = To wszystko
button-yes = Tak
button-no = Nie
button-pass = Nie, dziękuję
button-gather = Pobierz zasoby
button-swap = Wymień się kartami z innym graczem
button-redraw = Wymień karty na nowe z talii
button-hand = Weź ją na rękę
button-build = Wybuduj ją teraz
button-card = Karta

## Buttons that mean something else to one question

turn-turn-gold = Pobierz monety
turn-turn-cards = Pobierz karty
build-pay-gold = Zapłać monetami
build-pay-use-framework = Zburz Rusztowanie i nic nie płać
build-pay-use-necropolis = Poświęć dzielnicę i nic nie płać
build-pay-use-thieves-den = Zapłać kartami
build-pay-use-cardinal = Wymień karty na brakujące monety
navigator-gain-gold = 4 monety
navigator-gain-cards = 4 karty
emperor-take-gold = 1 moneta
emperor-take-card = 1 losowa karta
abbot-split-number =
    { $number ->
        [one] 1 moneta
        [few] { $number } monety
       *[many] { $number } monet
    }
magistrate-confiscate-yes = Skonfiskuj ją
magistrate-confiscate-no = Zrezygnuj z konfiskaty
blackmailer-bribe-yes = Zapłać połowę swoich monet
blackmailer-bribe-no = Odmów i zaryzykuj wszystko
blackmailer-reveal-yes = Odkryj kartę szantażu
blackmailer-reveal-no = Zostaw ją
cemetery-recover-yes = Zapłać 1 monetę i weź kartę
cemetery-recover-no = Zostaw ją
theater-swap-pass = Zatrzymaj swoją postać
hospital-gather-pass = Zachowaj milczenie
hospital-gather-gather = Ujawnij się i pobierz zasoby

## Powers of characters

option-use = Użyj { CASE($card, "gen") }
option-use-assassin = Zabij postać
option-use-magistrate = Przydziel nakazy
option-use-thief = Okradnij postać
option-use-spy = Podejrzyj czyjeś karty
option-use-blackmailer = Szantażuj dwie postacie
option-use-magician = Wymień karty
option-use-wizard = Obejrzyj czyjeś karty i weź jedną
option-use-seer = Weź po karcie od wszystkich
option-use-emperor = Przekaż koronę
option-use-abbot = Weź 1 monetę od najbogatszego
option-use-merchant = Weź 1 dodatkową monetę
option-use-architect = Weź 2 dodatkowe karty
option-use-navigator = Weź 4 monety albo 4 karty
option-use-scholar = Dobierz 7 kart i zatrzymaj jedną
option-use-warlord = Zburz dzielnicę
option-use-diplomat = Zamień dzielnice
option-use-marshal = Zabierz dzielnicę
option-use-queen = Weź 3 monety za sąsiedztwo rangi 4
option-use-artist = Upiększ dzielnice
option-use-tax-collector = Zabierz podatki

## Powers of districts

option-use-armory = Wysadź Zbrojownię i inną dzielnicę
option-use-laboratory = Laboratorium: zamień kartę na 2 monety
option-use-museum = Muzeum: połóż pod nim kartę
option-use-smithy = Kuźnia: kup 3 karty za 2 monety
