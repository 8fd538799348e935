### Events in Polish: everything that happens in a game, told as one sentence each.
###
### - Arguments and ids are explained in the English file.
### - Players are gender-neutral: present tense, names in the nominative where possible.

## Beginning and end

event-starts = { $player } zaczyna z koroną.
    .you = Zaczynasz z koroną.
event-round = Runda { $amount }. { $player } ma koronę i rozpoczyna wybór postaci.
    .you = Runda { $amount }. Masz koronę i rozpoczynasz wybór postaci.
event-completes = Pierwsze ukończone miasto ma { $player }: to ostatnia runda.
    .you = Pierwsze ukończone miasto jest twoje: to ostatnia runda.
event-over = Koniec gry. Wygrywa { $player }.
    .you = Koniec gry. Wygrywasz!

## Choosing characters

event-face-up = Odkryta leży karta { CASE($thing, "gen") }: w tej rundzie nikt nią nie gra.
event-face-down =
    { $seen ->
        [yes] Karta { CASE($thing, "gen") } zostaje odłożona zakryta.
       *[no] Jedna karta postaci zostaje odłożona zakryta.
    }
event-picks =
    { $seen ->
        [yes] { $player } wybiera { CASE($thing, "acc") }.
       *[no] { $player } wybiera postać.
    }
    .you = Wybierasz { CASE($thing, "acc") }.
event-lays-down =
    { $seen ->
        [yes] { $player } odrzuca { CASE($thing, "acc") }.
       *[no] { $player } odrzuca zakrytą kartę postaci.
    }
    .you = Odrzucasz { CASE($thing, "acc") }.
event-swaps =
    { $seen ->
        [yes] { $player } oddaje { CASE($thing, "acc") } i dostaje { CASE($second, "acc") } od { CASE($other, "gen") }.
       *[no] { $player } i { $other } w ciemno wymieniają się postaciami.
    }
    .you = Oddajesz { CASE($thing, "acc") } i dostajesz { CASE($second, "acc") } od { CASE($other, "gen") }.
    .other = { $player } zabiera ci { CASE($second, "acc") } i daje { CASE($thing, "acc") }.

## Calls and turns

event-calls = { $player } wywołuje rangę { $amount }: { $thing }.
    .you = Wywołujesz rangę { $amount }: { $thing }.
event-silent = Na wywołanie { CASE($thing, "gen") } nikt nie odpowiada.
event-reveals = { $player } to { $thing }.
    .you = Jesteś { CASE($thing, "ins") }.
event-resumes = { $player } wznawia turę jako { $thing }.
    .you = Wznawiasz turę jako { $thing }.
event-stops = Tura { CASE($player, "gen") } natychmiast się kończy.
    .you = Twoja tura natychmiast się kończy.
event-stops-witch = Tura { CASE($player, "gen") } jest wstrzymana, aż ta postać pobierze zasoby.
    .you = Twoja tura jest wstrzymana, aż ta postać pobierze zasoby.
event-stops-hospital = { $player } nie może już nic zrobić w tej turze.
    .you = Nie możesz już nic zrobić w tej turze.
event-ends = { $player } kończy turę.
    .you = Kończysz turę.
event-crown = { $player } otrzymuje koronę.
    .you = Otrzymujesz koronę.

## Gold

event-gathers-gold = { $player } pobiera monety.
    .you = Pobierasz monety.
event-gains =
    { $source ->
        [character]
            { $player } jako { $card } otrzymuje { $amount ->
                [one] 1 monetę
                [few] { $amount } monety
               *[many] { $amount } monet
            }.
        [district]
            { $player } otrzymuje { $amount ->
                [one] 1 monetę
                [few] { $amount } monety
               *[many] { $amount } monet
            } dzięki { CASE($card, "dat") }.
       *[none]
            { $player } bierze { $amount ->
                [one] 1 monetę
                [few] { $amount } monety
               *[many] { $amount } monet
            }.
    }
    .you =
        { $source ->
            [character]
                Jako { $card } otrzymujesz { $amount ->
                    [one] 1 monetę
                    [few] { $amount } monety
                   *[many] { $amount } monet
                }.
            [district]
                Otrzymujesz { $amount ->
                    [one] 1 monetę
                    [few] { $amount } monety
                   *[many] { $amount } monet
                } dzięki { CASE($card, "dat") }.
           *[none]
                Bierzesz { $amount ->
                    [one] 1 monetę
                    [few] { $amount } monety
                   *[many] { $amount } monet
                }.
        }
event-gains-alchemist =
    { $player } jako Alchemik odzyskuje { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }.
    .you =
        Jako Alchemik odzyskujesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }.
event-refunds =
    { $player } odzyskuje { $amount ->
        [one] 1 monetę zapłaconą
        [few] { $amount } monety zapłacone
       *[many] { $amount } monet zapłaconych
    } za { CASE($card, "acc") }.
    .you =
        Odzyskujesz { $amount ->
            [one] 1 monetę zapłaconą
            [few] { $amount } monety zapłacone
           *[many] { $amount } monet zapłaconych
        } za { CASE($card, "acc") }.
event-pays =
    { $source ->
        [district]
            { $player } płaci { $amount ->
                [one] 1 monetę
                [few] { $amount } monety
               *[many] { $amount } monet
            } za { CASE($card, "acc") }.
        [character]
            { $player } jako { $card } płaci { $amount ->
                [one] 1 monetę
                [few] { $amount } monety
               *[many] { $amount } monet
            }.
       *[none]
            { $player } płaci { $amount ->
                [one] 1 monetę
                [few] { $amount } monety
               *[many] { $amount } monet
            }.
    }
    .you =
        { $source ->
            [district]
                Płacisz { $amount ->
                    [one] 1 monetę
                    [few] { $amount } monety
                   *[many] { $amount } monet
                } za { CASE($card, "acc") }.
            [character]
                Jako { $card } płacisz { $amount ->
                    [one] 1 monetę
                    [few] { $amount } monety
                   *[many] { $amount } monet
                }.
           *[none]
                Płacisz { $amount ->
                    [one] 1 monetę
                    [few] { $amount } monety
                   *[many] { $amount } monet
                }.
        }
event-moves-gold =
    { $player } daje { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } { CASE($other, "dat") }.
    .you =
        Dajesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } { CASE($other, "dat") }.
    .other =
        { $player } daje ci { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }.
event-moves-gold-thief =
    { $other } kradnie { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } { CASE($player, "dat") }.
    .you =
        { $other } kradnie ci { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }.
    .other =
        Kradniesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } { CASE($player, "dat") }.
event-moves-gold-spy =
    { $other } zabiera { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } { CASE($player, "dat") }.
    .you =
        { $other } zabiera ci { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }.
    .other =
        Zabierasz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } { CASE($player, "dat") }.
event-moves-gold-abbot =
    { $other } bierze { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } od najbogatszej osoby: { $player }.
    .you =
        Masz najwięcej monet: { $other } bierze od ciebie { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }.
    .other =
        Bierzesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } od najbogatszej osoby: { $player }.
event-moves-gold-emperor =
    { $other } bierze { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } od { CASE($player, "gen") }.
    .you =
        { $other } bierze od ciebie { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }.
    .other =
        Bierzesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } od { CASE($player, "gen") }.
event-moves-gold-cardinal =
    { $other } bierze { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } od { CASE($player, "gen") } w zamian za karty.
    .you =
        { $other } bierze od ciebie { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } w zamian za karty.
    .other =
        Bierzesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } od { CASE($player, "gen") } w zamian za karty.
event-moves-gold-blackmailer =
    { $other } dostaje { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } od { CASE($player, "gen") }.
    .you =
        { $other } dostaje od ciebie { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        }.
    .other =
        Dostajesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } od { CASE($player, "gen") }.
event-lays-gold =
    { $player } kładzie { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } na karcie { CASE($thing, "gen") }.
    .you =
        Kładziesz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } na karcie { CASE($thing, "gen") }.
event-takes-gold =
    { $player } zabiera { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } z karty { CASE($thing, "gen") }.
    .you =
        Zabierasz { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } z karty { CASE($thing, "gen") }.

## Cards

event-gathers-cards = { $player } pobiera karty.
    .you = Pobierasz karty.
event-draws-more =
    { $player } dobiera o { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } więcej dzięki { CASE($card, "dat") }.
    .you =
        Dobierasz o { $amount ->
            [one] 1 kartę
            [few] { $amount } karty
           *[many] { $amount } kart
        } więcej dzięki { CASE($card, "dat") }.
event-keeps-all = { $player } zatrzymuje wszystkie dobrane karty dzięki { CASE($card, "dat") }.
    .you = Zatrzymujesz wszystkie dobrane karty dzięki { CASE($card, "dat") }.
event-draws =
    { $seen ->
        [yes] { $player } dobiera { CASE($things, "acc") }.
       *[no]
            { $player } dobiera { $amount ->
                [one] 1 kartę
                [few] { $amount } karty
               *[many] { $amount } kart
            }.
    }
    .you = Dobierasz { CASE($things, "acc") }.
event-looks =
    { $seen ->
        [yes] { $player } wybiera spośród kart: { $things }.
       *[no]
            { $player } dobiera do wyboru { $amount ->
                [one] 1 kartę
                [few] { $amount } karty
               *[many] { $amount } kart
            }.
    }
    .you = Dobierasz do wyboru { CASE($things, "acc") }.
event-keeps =
    { $seen ->
        [yes] { $player } zatrzymuje { CASE($thing, "acc") }.
       *[no] { $player } zatrzymuje 1 kartę.
    }
    .you = Zatrzymujesz { CASE($thing, "acc") }.
event-discards =
    { $seen ->
        [yes] { $player } odkłada { CASE($thing, "acc") } na spód talii.
       *[no] { $player } odkłada 1 kartę na spód talii.
    }
    .you = Odkładasz { CASE($thing, "acc") } na spód talii.
event-gives-card =
    { $seen ->
        [yes] { $player } daje { CASE($thing, "acc") } { CASE($other, "dat") }.
       *[no] { $player } daje 1 kartę { CASE($other, "dat") }.
    }
    .you = Dajesz { CASE($thing, "acc") } { CASE($other, "dat") }.
    .other = { $player } daje ci { CASE($thing, "acc") }.
event-gives-card-wizard =
    { $seen ->
        [yes] { $other } bierze { CASE($thing, "acc") } z ręki { CASE($player, "gen") }.
       *[no] { $other } bierze 1 kartę z ręki { CASE($player, "gen") }.
    }
    .you = { $other } bierze { CASE($thing, "acc") } z twojej ręki.
    .other = Bierzesz { CASE($thing, "acc") } z ręki { CASE($player, "gen") }.
event-gives-card-emperor =
    { $seen ->
        [yes] { $other } losuje { CASE($thing, "acc") } z ręki { CASE($player, "gen") }.
       *[no] { $other } losuje 1 kartę z ręki { CASE($player, "gen") }.
    }
    .you = { $other } losuje { CASE($thing, "acc") } z twojej ręki.
    .other = Losujesz { CASE($thing, "acc") } z ręki { CASE($player, "gen") }.
event-takes-card =
    { $seen ->
        [yes] { $player } bierze { CASE($thing, "acc") } na rękę.
       *[no] { $player } bierze 1 kartę na rękę.
    }
    .you = Bierzesz { CASE($thing, "acc") } na rękę.
event-sees-hand =
    { $amount ->
        [0] { $player } ogląda rękę { CASE($other, "gen") }: jest pusta.
        [one] { $player } ogląda 1 kartę z ręki { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } ogląda { $amount } karty z ręki { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[many] { $player } ogląda { $amount } kart z ręki { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Oglądasz rękę { CASE($other, "gen") }: jest pusta.
           *[other] Oglądasz rękę { CASE($other, "gen") }: { $things }.
        }
    .other = { $player } ogląda twoją rękę.
event-gets-hand =
    { $amount ->
        [0] { $player } zostaje bez kart.
        [one] { $player } przejmuje rękę { CASE($other, "gen") } (1 karta){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } przejmuje rękę { CASE($other, "gen") } ({ $amount } karty){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[many] { $player } przejmuje rękę { CASE($other, "gen") } ({ $amount } kart){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Zostajesz bez kart.
           *[other] Przejmujesz rękę { CASE($other, "gen") }: { $things }.
        }
    .other =
        { $amount ->
            [0] { $player } zostaje bez kart.
           *[other] { $player } przejmuje twoją rękę: { $things }.
        }
event-shuffles = Talia dzielnic zostaje potasowana.
event-searches =
    { $player } przegląda talię ({ $amount ->
        [one] 1 karta
        [few] { $amount } karty
       *[many] { $amount } kart
    }).
    .you =
        Przeglądasz talię ({ $amount ->
            [one] 1 karta
            [few] { $amount } karty
           *[many] { $amount } kart
        }).
event-tucks =
    { $seen ->
        [yes] { $player } kładzie zakrytą kartę pod { CASE($card, "acc") }: { $thing }.
       *[no] { $player } kładzie zakrytą kartę pod { CASE($card, "acc") }.
    }
    .you = Kładziesz zakrytą kartę pod { CASE($card, "acc") }: { $thing }.

## Districts

event-discount =
    { $player } płaci za { CASE($thing, "acc") } o { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } mniej.
    .you =
        Płacisz za { CASE($thing, "acc") } o { $amount ->
            [one] 1 monetę
            [few] { $amount } monety
           *[many] { $amount } monet
        } mniej.
event-builds =
    { $amount ->
        [0] { $player } buduje { CASE($thing, "acc") }, nie płacąc monetami.
       *[other] { $player } buduje { CASE($thing, "acc") }.
    }
    .you =
        { $amount ->
            [0] Budujesz { CASE($thing, "acc") }, nie płacąc monetami.
           *[other] Budujesz { CASE($thing, "acc") }.
        }
event-confiscates =
    { $player } konfiskuje { CASE($other, "dat") } właśnie { GENDER($thing) ->
        [feminine] opłaconą
        [neuter] opłacone
        [plural] opłacone
       *[masculine] opłacony
    } { CASE($thing, "acc") }.
    .you =
        Konfiskujesz { CASE($other, "dat") } właśnie { GENDER($thing) ->
            [feminine] opłaconą
            [neuter] opłacone
            [plural] opłacone
           *[masculine] opłacony
        } { CASE($thing, "acc") }.
    .other =
        { $player } konfiskuje ci właśnie { GENDER($thing) ->
            [feminine] opłaconą
            [neuter] opłacone
            [plural] opłacone
           *[masculine] opłacony
        } { CASE($thing, "acc") }.
event-destroys =
    { $own ->
        [yes] { $player } burzy { CASE($thing, "acc") } we własnym mieście.
       *[no] { $player } burzy { CASE($thing, "acc") } w mieście { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Burzysz { CASE($thing, "acc") } we własnym mieście.
           *[no] Burzysz { CASE($thing, "acc") } w mieście { CASE($other, "gen") }.
        }
    .other = { $player } burzy { CASE($thing, "acc") } w twoim mieście.
event-destroys-framework = { $player } rozbiera { CASE($thing, "acc") }, żeby budować bez płacenia.
    .you = Rozbierasz { CASE($thing, "acc") }, żeby budować bez płacenia.
event-destroys-necropolis = { $player } poświęca { CASE($thing, "acc") } dla Nekropolii.
    .you = Poświęcasz { CASE($thing, "acc") } dla Nekropolii.
event-moves-district =
    { $thing } { GENDER($thing) ->
        [plural] przechodzą
       *[masculine] przechodzi
    } z miasta { CASE($player, "gen") } do miasta { CASE($other, "gen") }.
    .you =
        { $thing } { GENDER($thing) ->
            [plural] przechodzą
           *[masculine] przechodzi
        } z twojego miasta do miasta { CASE($other, "gen") }.
    .other =
        { $thing } { GENDER($thing) ->
            [plural] przechodzą
           *[masculine] przechodzi
        } z miasta { CASE($player, "gen") } do twojego miasta.
event-beautifies = { $player } upiększa { CASE($thing, "acc") }: koszt rośnie na stałe o 1.
    .you = Upiększasz { CASE($thing, "acc") }: koszt rośnie na stałe o 1.

## Markers

event-marks = { $player } oznacza { CASE($thing, "acc") } ({ $card }).
    .you = Oznaczasz { CASE($thing, "acc") } ({ $card }).
event-marks-assassin = { $player } zabija { CASE($thing, "acc") }.
    .you = Zabijasz { CASE($thing, "acc") }.
event-marks-witch = { $player } rzuca czar na { CASE($thing, "acc") }.
    .you = Rzucasz czar na { CASE($thing, "acc") }.
event-marks-thief = { $player } zamierza okraść { CASE($thing, "acc") }.
    .you = Zamierzasz okraść { CASE($thing, "acc") }.
event-marks-magistrate = { $player } wystawia nakaz na { CASE($thing, "acc") }.
    .you = Wystawiasz nakaz na { CASE($thing, "acc") }.
event-marks-blackmailer = { $player } szantażuje { CASE($thing, "acc") }.
    .you = Szantażujesz { CASE($thing, "acc") }.
event-decides =
    { $seen ->
        [yes] { $player } w tajemnicy wybiera { CASE($thing, "acc") } ({ $card }).
       *[no] { $player } w tajemnicy wybiera jedną z tych postaci ({ $card }).
    }
    .you = W tajemnicy wybierasz { CASE($thing, "acc") } ({ $card }).
event-decides-magistrate =
    { $seen ->
        [yes] { $player } w tajemnicy podpisuje nakaz na { CASE($thing, "acc") }.
       *[no] { $player } w tajemnicy podpisuje jeden z nakazów.
    }
    .you = W tajemnicy podpisujesz nakaz na { CASE($thing, "acc") }.
event-decides-blackmailer =
    { $seen ->
        [yes] { $player } w tajemnicy decyduje, że prawdziwy szantaż dotyczy { CASE($thing, "gen") }.
       *[no] { $player } w tajemnicy decyduje, który szantaż jest prawdziwy.
    }
    .you = W tajemnicy decydujesz, że prawdziwy szantaż dotyczy { CASE($thing, "gen") }.
event-shows =
    { $amount ->
        [0] Znacznik na karcie { CASE($thing, "gen") } okazuje się pusty ({ $card }).
       *[other] Znacznik na karcie { CASE($thing, "gen") } okazuje się prawdziwy ({ $card }).
    }
event-shows-magistrate =
    { $amount ->
        [0] Nakaz na { CASE($thing, "acc") } okazuje się niepodpisany.
       *[other] Nakaz na { CASE($thing, "acc") } okazuje się podpisany.
    }
event-shows-blackmailer =
    { $amount ->
        [0] Szantaż wobec { CASE($thing, "gen") } okazuje się blefem.
       *[other] Szantaż wobec { CASE($thing, "gen") } okazuje się prawdziwy.
    }
event-bribes = { $player } przekupuje { CASE($other, "acc") } połową monet.
    .you = Przekupujesz { CASE($other, "acc") } połową swoich monet.
    .other = { $player } przekupuje cię połową monet.
event-refuses = { $player } nie daje się zastraszyć: { $other } nie dostaje łapówki.
    .you = Nie dajesz się zastraszyć: { $other } nie dostaje łapówki.
    .other = { $player } nie daje się zastraszyć: nie dostajesz łapówki.
event-counts =
    { $amount ->
        [0] Na ręce { CASE($other, "gen") } nie ma kart dzielnic { CASE($thing, "gen-plural") }.
        [one] Na ręce { CASE($other, "gen") } jest 1 karta dzielnicy { CASE($thing, "gen") }.
        [few] Na ręce { CASE($other, "gen") } są { $amount } karty dzielnic { CASE($thing, "gen-plural") }.
       *[many] Na ręce { CASE($other, "gen") } jest { $amount } kart dzielnic { CASE($thing, "gen-plural") }.
    }
    .other =
        { $amount ->
            [0] Na twojej ręce nie ma kart dzielnic { CASE($thing, "gen-plural") }.
            [one] Na twojej ręce jest 1 karta dzielnicy { CASE($thing, "gen") }.
            [few] Na twojej ręce są { $amount } karty dzielnic { CASE($thing, "gen-plural") }.
           *[many] Na twojej ręce jest { $amount } kart dzielnic { CASE($thing, "gen-plural") }.
        }
