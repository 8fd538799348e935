### Events in Polish: everything that happens in a game, told as one sentence each.
###
### - Arguments and ids are explained in the English file.
### - Players are gender-neutral: present tense, names in the nominative where possible.

## Beginning and end

event-starts = { $player } zaczyna z koroną.
    .you = Zaczynasz z koroną.
event-round = Runda { $amount }. { $player } ma koronę i rozpoczyna wybór postaci.
    .you = Runda { $amount }. Masz koronę i rozpoczynasz wybór postaci.
event-completes = { $player } kończy miasto przed innymi: to ostatnia runda.
    .you = Kończysz miasto przed innymi: to ostatnia runda.
event-over = Koniec gry. Wygrywa { $player }.
    .you = Koniec gry. Wygrywasz!

## Choosing characters

event-face-up = Karta { CASE($thing, "gen") } leży odkryta: w tej rundzie nikt nią nie gra.
event-face-down =
    { $seen ->
        [yes] Karta { CASE($thing, "gen") } zostaje odrzucona zakryta.
       *[no] Jedna karta postaci zostaje odrzucona zakryta.
    }
event-picks =
    { $seen ->
        [yes] { $player } wybiera { CASE($thing, "acc") }.
       *[no] { $player } wybiera postać.
    }
    .you = Wybierasz { CASE($thing, "acc") }.
event-lays-down =
    { $seen ->
        [yes] { $player } odrzuca zakrytą kartę { CASE($thing, "gen") }.
       *[no] { $player } odrzuca zakrytą kartę postaci.
    }
    .you = Odrzucasz zakrytą kartę { CASE($thing, "gen") }.
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
    { $player }{ $source ->
        [character] {" "}jako { $card }
        [district] {" "}dzięki { CASE($card, "dat") }
       *[none] {""}
    } dobiera { $seen ->
        [yes] { CASE($things, "acc") }
       *[no]
            { $amount ->
                [one] 1 kartę
                [few] { $amount } karty
               *[many] { $amount } kart
            }
    }.
    .you =
        { $source ->
            [character] Jako { $card } dobierasz
            [district] Dzięki { CASE($card, "dat") } dobierasz
           *[none] Dobierasz
        } { CASE($things, "acc") }.
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
        [yes] { $player } kładzie { CASE($thing, "acc") } na spód talii.
       *[no] { $player } kładzie 1 kartę na spód talii.
    }
    .you = Kładziesz { CASE($thing, "acc") } na spód talii.
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
        [yes] { $other } losuje kartę z ręki { CASE($player, "gen") }: { $thing }.
       *[no] { $other } losuje kartę z ręki { CASE($player, "gen") }.
    }
    .you = { $other } losuje kartę z twojej ręki: { $thing }.
    .other = Losujesz kartę z ręki { CASE($player, "gen") }: { $thing }.
event-gives-card-seer =
    { $seen ->
        [yes] { $other } dostaje { CASE($thing, "acc") } z ręki { CASE($player, "gen") }.
       *[no] { $other } dostaje 1 kartę z ręki { CASE($player, "gen") }.
    }
    .you = { $other } dostaje { CASE($thing, "acc") } z twojej ręki.
    .other = Dostajesz { CASE($thing, "acc") } z ręki { CASE($player, "gen") }.
event-takes-card =
    { $seen ->
        [yes] { $player } bierze { CASE($thing, "acc") } na rękę.
       *[no] { $player } bierze 1 kartę na rękę.
    }
    .you = Bierzesz { CASE($thing, "acc") } na rękę.
event-sees-hand =
    { $amount ->
        [0] { $player } ogląda karty na ręce { CASE($other, "gen") }: ręka jest pusta.
        [one] { $player } ogląda 1 kartę na ręce { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } ogląda { $amount } karty na ręce { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[many] { $player } ogląda { $amount } kart na ręce { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Oglądasz karty na ręce { CASE($other, "gen") }: ręka jest pusta.
           *[other] Oglądasz karty na ręce { CASE($other, "gen") }: { $things }.
        }
    .other = { $player } ogląda karty na twojej ręce.
event-gets-hand =
    { $amount ->
        [0] { $player } zostaje bez kart.
        [one] { $player } przejmuje 1 kartę { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } przejmuje wszystkie { $amount } karty { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[many] { $player } przejmuje wszystkie { $amount } kart { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Zostajesz bez kart.
           *[other] Przejmujesz wszystkie karty { CASE($other, "gen") }: { $things }.
        }
    .other =
        { $amount ->
            [0] { $player } zostaje bez kart.
           *[other] { $player } przejmuje wszystkie twoje karty: { $things }.
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
    { $player } dzięki { CASE($card, "dat") } płaci za { CASE($thing, "acc") } o { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    } mniej.
    .you =
        Dzięki { CASE($card, "dat") } płacisz za { CASE($thing, "acc") } o { $amount ->
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
event-marks-witch = { $player } zaczarowuje { CASE($thing, "acc") }.
    .you = Zaczarowujesz { CASE($thing, "acc") }.
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

## The story: names, amounts, and the end of a round

story-the = { $thing }
story-coins =
    { $amount ->
        [one] 1 monetę
        [few] { $amount } monety
       *[many] { $amount } monet
    }
story-cards =
    { $amount ->
        [one] 1 kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }
story-sums = Dzielnice po rundzie { $round }: { $items }. Monety: { $gold-items }.
story-sums-item = { $player } ({ $number })

## The story: choosing and calling

story-deal =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } dobiera { CASE($things, "acc") }, a także bierze { $gold-coins }.
               *[no] { $player } dobiera { $amount-cards } i bierze { $gold-coins }.
            }
       *[other] { $people } dobierają po { $amount-cards } i biorą po { $gold-coins }.
    }
    .you = Dobierasz { CASE($things, "acc") }, a także bierzesz { $gold-coins }.
story-aside =
    { $seen ->
        [yes] W tej rundzie nie grają: odkryte – { $open-things }, zakryta – { $thing }.
       *[no] W tej rundzie nie grają: odkryte – { $open-things }, zakryta – jeszcze jedna postać.
    }
story-face-up = W tej rundzie nie grają, leżą odkryte: { $things }.
story-pick-and-drop =
    { $seen ->
        [yes] { $player } wybiera { CASE($thing, "acc") } i odrzuca { CASE($given-things, "acc") }.
       *[no] { $player } wybiera jedną postać i odrzuca inną.
    }
    .you = Wybierasz { CASE($thing, "acc") } i odrzucasz { CASE($given-things, "acc") }.
story-picks =
    { $seen ->
        [yes] Tajny wybór: { $items }.
       *[no] { $people } wybierają postacie.
    }
story-picks-item = { $player } ({ $thing })
story-silent = Nikt nie odpowiada: { $things }.

## The story: gathering and building

story-gathers-gold = { $player } bierze { $amount-coins }.
    .you = Bierzesz { $amount-coins }.
story-gathers-cards =
    { $seen ->
        [yes] { $player } dobiera { CASE($drawn-things, "acc") }, zatrzymuje { CASE($thing, "acc") }.
       *[no] { $player } dobiera { $drawn-cards }, zatrzymuje { $amount-cards }.
    }
    .you = Dobierasz { CASE($drawn-things, "acc") }, zatrzymujesz { CASE($thing, "acc") }.
story-keeps-all =
    { $seen ->
        [yes] { $player } dzięki { CASE($card, "dat") } dobiera i zatrzymuje { CASE($things, "acc") }.
       *[no] { $player } dzięki { CASE($card, "dat") } dobiera i zatrzymuje { $amount-cards }.
    }
    .you = Dzięki { CASE($card, "dat") } dobierasz i zatrzymujesz { CASE($things, "acc") }.
story-builds =
    { $player } buduje { CASE($thing, "acc") }{ $amount ->
        [0] {" "}za darmo
       *[other] {" "}za { $amount-coins }
    }{ $less ->
        [0] {""}
       *[other] {" "}(o { $less-coins } mniej dzięki { CASE($less-card, "dat") })
    }{ $tax ->
        [0] .
       *[other] {" "}i płaci { $tax-coins } podatku.
    }
    .you =
        Budujesz { CASE($thing, "acc") }{ $amount ->
            [0] {" "}za darmo
           *[other] {" "}za { $amount-coins }
        }{ $less ->
            [0] {""}
           *[other] {" "}(o { $less-coins } mniej dzięki { CASE($less-card, "dat") })
        }{ $tax ->
            [0] .
           *[other] {" "}i płacisz { $tax-coins } podatku.
        }
story-builds-with-cards =
    { $player } buduje { CASE($thing, "acc") } za { $amount ->
        [0] { $paid-cards }
       *[other] { $amount-coins } i { $paid-cards }
    }{ $tax ->
        [0] .
       *[other] {" "}i płaci { $tax-coins } podatku.
    }
    .you =
        Budujesz { CASE($thing, "acc") } za { $amount ->
            [0] { CASE($paid-things, "acc") }
           *[other] { $amount-coins }, a także { CASE($paid-things, "acc") }
        }{ $tax ->
            [0] .
           *[other] {" "}i płacisz { $tax-coins } podatku.
        }
story-builds-instead =
    { $tax ->
        [0] { $player } burzy { CASE($given-things, "acc") } i buduje { CASE($thing, "acc") }.
       *[other] { $player } burzy { CASE($given-things, "acc") }, buduje { CASE($thing, "acc") } i płaci { $tax-coins } podatku.
    }
    .you =
        { $tax ->
            [0] Burzysz { CASE($given-things, "acc") } i budujesz { CASE($thing, "acc") }.
           *[other] Burzysz { CASE($given-things, "acc") }, budujesz { CASE($thing, "acc") } i płacisz { $tax-coins } podatku.
        }
story-confiscates =
    { $own ->
        [yes] { $player } konfiskuje sobie { CASE($thing, "acc") } i płaci { $gold-coins }.
       *[no]
            { $gold ->
                [0] { $other } konfiskuje dzielnicę, którą buduje { $player }: { $thing }.
               *[other] { $other } konfiskuje { CASE($player, "dat") } właśnie opłaconą dzielnicę: { $thing }. Bank zwraca { $gold-coins }.
            }
    }
    .you =
        { $own ->
            [yes] Konfiskujesz sobie { CASE($thing, "acc") } i płacisz { $gold-coins }.
           *[no]
                { $gold ->
                    [0] { $other } konfiskuje dzielnicę, którą budujesz: { $thing }.
                   *[other] { $other } konfiskuje ci właśnie opłaconą dzielnicę: { $thing }. Odzyskujesz { $gold-coins }.
                }
        }
    .other =
        { $gold ->
            [0] Konfiskujesz dzielnicę, którą buduje { $player }: { $thing }.
           *[other] Konfiskujesz { CASE($player, "dat") } właśnie opłaconą dzielnicę: { $thing }. Bank zwraca { $gold-coins }.
        }
story-beautifies = { $player } upiększa { CASE($things, "acc") }: koszt każdej z tych dzielnic rośnie na stałe o 1.
    .you = Upiększasz { CASE($things, "acc") }: koszt każdej z tych dzielnic rośnie na stałe o 1.

## The story: districts at work

story-buys-cards =
    { $seen ->
        [yes] { $player } dzięki { CASE($card, "dat") } płaci { $gold-coins } i dobiera { CASE($things, "acc") }.
       *[no] { $player } dzięki { CASE($card, "dat") } płaci { $gold-coins } i dobiera { $amount-cards }.
    }
    .you = Dzięki { CASE($card, "dat") } płacisz { $gold-coins } i dobierasz { CASE($things, "acc") }.
story-sells-card =
    { $seen ->
        [yes] { $player } dzięki { CASE($card, "dat") } odrzuca { CASE($thing, "acc") } i bierze { $gold-coins }.
       *[no] { $player } dzięki { CASE($card, "dat") } odrzuca { $amount-cards } i bierze { $gold-coins }.
    }
    .you = Dzięki { CASE($card, "dat") } odrzucasz { CASE($thing, "acc") } i bierzesz { $gold-coins }.
story-wrecks =
    { $own ->
        [yes] { $player } burzy { CASE($given-things, "acc") }, a zarazem { CASE($thing, "acc") } we własnym mieście.
       *[no] { $player } burzy { CASE($given-things, "acc") }, a zarazem { CASE($thing, "acc") } w mieście { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Burzysz { CASE($given-things, "acc") }, a zarazem { CASE($thing, "acc") } we własnym mieście.
           *[no] Burzysz { CASE($given-things, "acc") }, a zarazem { CASE($thing, "acc") } w mieście { CASE($other, "gen") }.
        }
    .other = { $player } burzy { CASE($given-things, "acc") }, a zarazem { CASE($thing, "acc") } w twoim mieście.
story-searches =
    { $seen ->
        [yes] { $player } przegląda talię i bierze { CASE($thing, "acc") }.
       *[no] { $player } przegląda talię i bierze { $amount-cards }.
    }
    .you = Przeglądasz talię i bierzesz { CASE($thing, "acc") }.
# A destroyed district is bought back.
story-recovers = { $player } dzięki { CASE($card, "dat") } płaci { $gold-coins } i bierze { CASE($thing, "acc") } na rękę.
    .you = Dzięki { CASE($card, "dat") } płacisz { $gold-coins } i bierzesz { CASE($thing, "acc") } na rękę.

## The story: characters at work

story-bewitches = { $player } zaczarowuje { CASE($thing, "acc") } i czeka.
    .you = Zaczarowujesz { CASE($thing, "acc") } i czekasz.
story-marks = { $player } oznacza { CASE($things, "acc") } ({ $card }).
    .you = Oznaczasz { CASE($things, "acc") } ({ $card }).
story-marks-magistrate =
    { $chosen-seen ->
        [yes] { $player } wystawia nakazy na { CASE($things, "acc") }; podpisany jest ten na { CASE($chosen-things, "acc") }.
       *[no] { $player } wystawia nakazy na { CASE($things, "acc") }; podpisany jest tylko jeden.
    }
    .you =
        { $chosen-seen ->
            [yes] Wystawiasz nakazy na { CASE($things, "acc") }; podpisany jest ten na { CASE($chosen-things, "acc") }.
           *[no] Wystawiasz nakazy na { CASE($things, "acc") }.
        }
story-marks-blackmailer =
    { $chosen-seen ->
        [yes] { $player } szantażuje { CASE($things, "acc") }; prawdziwy szantaż dotyczy { CASE($chosen-things, "gen") }.
       *[no] { $player } szantażuje { CASE($things, "acc") }; prawdziwy jest tylko jeden szantaż.
    }
    .you =
        { $chosen-seen ->
            [yes] Szantażujesz { CASE($things, "acc") }; prawdziwy szantaż dotyczy { CASE($chosen-things, "gen") }.
           *[no] Szantażujesz { CASE($things, "acc") }.
        }
story-spies =
    { $amount ->
        [0] { $player } ogląda karty na ręce { CASE($other, "gen") } i nie znajduje kart dzielnic { CASE($thing, "gen-plural") }.
       *[other] { $player } ogląda karty na ręce { CASE($other, "gen") }, znajduje { $amount ->
            [one] 1 kartę dzielnicy { CASE($thing, "gen") }
            [few] { $amount } karty dzielnic { CASE($thing, "gen-plural") }
           *[many] { $amount } kart dzielnic { CASE($thing, "gen-plural") }
        } i bierze { $gold-coins } oraz { $drawn-seen ->
            [yes] { CASE($drawn-things, "acc") }
           *[no] { $drawn-cards }
        }.
    }
    .you =
        Oglądasz karty na ręce { CASE($other, "gen") }: { $hand ->
            [0] ręka jest pusta.
           *[other] { $hand-things }. { $amount ->
                [0] Nic nie bierzesz: nie ma tam kart dzielnic { CASE($thing, "gen-plural") }.
               *[other] Za { $amount ->
                    [one] 1 kartę dzielnicy { CASE($thing, "gen") }
                    [few] { $amount } karty dzielnic { CASE($thing, "gen-plural") }
                   *[many] { $amount } kart dzielnic { CASE($thing, "gen-plural") }
                } bierzesz { $gold-coins } oraz { $drawn-seen ->
                    [yes] { CASE($drawn-things, "acc") }
                   *[no] { $drawn-cards }
                }.
            }
        }
    .other =
        { $amount ->
            [0] { $player } ogląda karty na twojej ręce i nie znajduje kart dzielnic { CASE($thing, "gen-plural") }.
           *[other] { $player } ogląda karty na twojej ręce, znajduje { $amount ->
                [one] 1 kartę dzielnicy { CASE($thing, "gen") }
                [few] { $amount } karty dzielnic { CASE($thing, "gen-plural") }
               *[many] { $amount } kart dzielnic { CASE($thing, "gen-plural") }
            } i bierze { $gold-coins } oraz { $drawn-cards }.
        }
story-takes-from-hand =
    { $seen ->
        [yes] { $player } ogląda karty na ręce { CASE($other, "gen") } i zabiera { CASE($thing, "acc") }.
       *[no] { $player } ogląda karty na ręce { CASE($other, "gen") } i zabiera { $amount-cards }.
    }
    .you = Oglądasz karty na ręce { CASE($other, "gen") } ({ $hand-things }) i zabierasz { CASE($thing, "acc") }.
    .other = { $player } ogląda karty na twojej ręce i zabiera { CASE($thing, "acc") }.
story-swaps-hands =
    { $player } wymienia się kartami z { CASE($other, "ins") }: oddaje { $given-seen ->
        [yes] { CASE($given-things, "acc") }
       *[no] { $given-cards }
    }; dostaje { $seen ->
        [yes] { CASE($things, "acc") }
       *[no] { $amount-cards }
    }.
    .you =
        Wymieniasz się kartami z { CASE($other, "ins") }: oddajesz { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }; dostajesz { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }.
    .other =
        { $player } wymienia się z tobą kartami: oddajesz { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }; dostajesz { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }.
story-redraws =
    { $seen ->
        [yes] { $player } kładzie na spód talii { CASE($things, "acc") }, a w zamian dobiera { CASE($drawn-things, "acc") }.
       *[no] { $player } kładzie na spód talii { $amount-cards }, a w zamian dobiera { $drawn-cards }.
    }
    .you = Kładziesz na spód talii { CASE($things, "acc") }, a w zamian dobierasz { CASE($drawn-things, "acc") }.
story-discards =
    { $seen ->
        [yes] { $player } kładzie na spód talii { CASE($things, "acc") }.
       *[no] { $player } kładzie na spód talii { $amount-cards }.
    }
    .you = Kładziesz na spód talii { CASE($things, "acc") }.
story-seer-takes =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } losuje kartę z ręki { CASE($people, "gen") }: { $things }.
               *[no] { $player } losuje kartę z ręki { CASE($people, "gen") }.
            }
       *[other]
            { $seen ->
                [yes] { $player } losuje po jednej karcie od { CASE($people, "gen") }: { $things }.
               *[no] { $player } losuje po jednej karcie od { CASE($people, "gen") }.
            }
    }
    .you =
        { $count ->
            [1] Losujesz kartę z ręki { CASE($people, "gen") }: { $things }.
           *[other] Losujesz po jednej karcie od { CASE($people, "gen") }: { $things }.
        }
    .other = { $player } losuje kartę z twojej ręki: { $things }.
story-seer-returns =
    { $seen ->
        [yes] { $player } daje po jednej karcie { CASE($people, "dat") }: { $things }.
       *[no] { $player } daje po jednej karcie { CASE($people, "dat") }.
    }
    .you = Dajesz po jednej karcie { CASE($people, "dat") }: { $things }.
story-crowns = { $player } przekazuje koronę { CASE($other, "dat") }.
    .you = Przekazujesz koronę { CASE($other, "dat") }.
    .other = { $player } przekazuje ci koronę.
story-crowns-for-card =
    { $taken-seen ->
        [yes] { $player } przekazuje koronę { CASE($other, "dat") } i losuje kartę: { $taken-things }.
       *[no] { $player } przekazuje koronę { CASE($other, "dat") } i losuje kartę.
    }
    .you = Przekazujesz koronę { CASE($other, "dat") } i losujesz kartę: { $taken-things }.
    .other = { $player } przekazuje ci koronę i losuje kartę z twojej ręki: { $taken-things }.
story-crowns-for-gold = { $player } przekazuje koronę { CASE($other, "dat") } i bierze { $gold-coins }.
    .you = Przekazujesz koronę { CASE($other, "dat") } i bierzesz { $gold-coins }.
    .other = { $player } przekazuje ci koronę i bierze od ciebie { $gold-coins }.
story-trades =
    { $seen ->
        [yes] { $player } bierze { $gold-coins } od { CASE($other, "gen") } w zamian za { CASE($things, "acc") }.
       *[no] { $player } bierze { $gold-coins } od { CASE($other, "gen") } w zamian za { $amount-cards }.
    }
    .you = Bierzesz { $gold-coins } od { CASE($other, "gen") } w zamian za { CASE($things, "acc") }.
    .other = { $player } bierze od ciebie { $gold-coins } w zamian za { CASE($things, "acc") }.
story-bribes = { $player } przekupuje { CASE($other, "acc") }: oddaje { $gold-coins }.
    .you = Przekupujesz { CASE($other, "acc") }: oddajesz { $gold-coins }.
    .other = { $player } przekupuje cię: oddaje { $gold-coins }.
story-refuses =
    { $shown ->
        [0] { $player } nie daje łapówki { CASE($other, "dat") }, a szantaż okazuje się blefem.
       *[other] { $player } nie daje łapówki { CASE($other, "dat") }, ale szantaż jest prawdziwy: { $other } zabiera { $gold-coins }.
    }
    .you =
        { $shown ->
            [0] Nie dajesz łapówki { CASE($other, "dat") }, a szantaż okazuje się blefem.
           *[other] Nie dajesz łapówki { CASE($other, "dat") }, ale szantaż jest prawdziwy: { $other } zabiera { $gold-coins }.
        }
    .other =
        { $shown ->
            [0] { $player } nie daje ci łapówki, a szantaż okazuje się blefem.
           *[other] { $player } nie daje ci łapówki, ale szantaż jest prawdziwy: zabierasz { $gold-coins }.
        }
story-studies =
    { $seen ->
        [yes] { $player } dobiera { CASE($drawn-things, "acc") }, zatrzymuje { CASE($thing, "acc") }, a resztę wtasowuje w talię.
       *[no] { $player } dobiera { $drawn-cards }, zatrzymuje { $amount-cards }, a resztę wtasowuje w talię.
    }
    .you = Dobierasz { CASE($drawn-things, "acc") }, zatrzymujesz { CASE($thing, "acc") }, a resztę wtasowujesz w talię.
story-exchanges =
    { $gold ->
        [0] { $player } zamienia { CASE($given-things, "acc") } na { CASE($thing, "acc") } z miasta { CASE($other, "gen") }.
       *[other] { $player } zamienia { CASE($given-things, "acc") } na { CASE($thing, "acc") } z miasta { CASE($other, "gen") } i dopłaca { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Zamieniasz { CASE($given-things, "acc") } na { CASE($thing, "acc") } z miasta { CASE($other, "gen") }.
           *[other] Zamieniasz { CASE($given-things, "acc") } na { CASE($thing, "acc") } z miasta { CASE($other, "gen") } i dopłacasz { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } zamienia { CASE($given-things, "acc") } na { CASE($thing, "acc") } z twojego miasta.
           *[other] { $player } zamienia { CASE($given-things, "acc") } na { CASE($thing, "acc") } z twojego miasta i dopłaca { $gold-coins }.
        }
story-hands-over = { $player } oddaje { CASE($other, "dat") } { CASE($thing, "acc") }.
    .you = Oddajesz { CASE($other, "dat") } { CASE($thing, "acc") }.
    .other = { $player } oddaje ci { CASE($thing, "acc") }.
story-takes-over = { $player } w zamian bierze { CASE($thing, "acc") } z miasta { CASE($other, "gen") }.
    .you = W zamian bierzesz { CASE($thing, "acc") } z miasta { CASE($other, "gen") }.
    .other = { $player } w zamian bierze { CASE($thing, "acc") } z twojego miasta.
story-seizes =
    { $gold ->
        [0] { $player } zabiera { CASE($thing, "acc") } z miasta { CASE($other, "gen") }.
       *[other] { $player } zabiera { CASE($thing, "acc") } z miasta { CASE($other, "gen") } za { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Zabierasz { CASE($thing, "acc") } z miasta { CASE($other, "gen") }.
           *[other] Zabierasz { CASE($thing, "acc") } z miasta { CASE($other, "gen") } za { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } zabiera { CASE($thing, "acc") } z twojego miasta.
           *[other] { $player } zabiera { CASE($thing, "acc") } z twojego miasta za { $gold-coins }.
        }
story-destroys =
    { $own ->
        [yes] { $player } burzy { CASE($thing, "acc") } we własnym mieście za { $gold-coins }.
       *[no] { $player } burzy { CASE($thing, "acc") } w mieście { CASE($other, "gen") } za { $gold-coins }.
    }
    .you =
        { $own ->
            [yes] Burzysz { CASE($thing, "acc") } we własnym mieście za { $gold-coins }.
           *[no] Burzysz { CASE($thing, "acc") } w mieście { CASE($other, "gen") } za { $gold-coins }.
        }
    .other = { $player } burzy { CASE($thing, "acc") } w twoim mieście za { $gold-coins }.
