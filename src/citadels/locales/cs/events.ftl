### Events in Czech: everything that happens in a game, told as one sentence each.
###
### For translators
###
### - Ids, parts and arguments are as in English. Present tense throughout, so that nothing is said
###   about the gender of a player; sentences begin with a player in the nominative, or with none.
### - `{ CASE($thing, "acc") }` is the name in a case, `{ GENDER($thing) -> … }` selects by its gender.
### - Numbers select [one] 1, [few] 2-4, *[other] 0 and 5 or more.

## Beginning and end

event-starts = { $player } začíná s korunou.
    .you = Začínáte s korunou.
event-round = Kolo { $amount }. { $player } má korunu a vybírá si jako první.
    .you = Kolo { $amount }. Máte korunu a vybíráte si jako první.
event-completes = { $player } jako první dokončuje město: toto kolo je poslední.
    .you = Jako první dokončujete město: toto kolo je poslední.
event-over = Hra je u konce. Vítězí { $player }.
    .you = Hra je u konce. Vítězíte!

## Choosing characters

event-face-up = { $thing } leží lícem nahoru: v tomto kole za tuto postavu nikdo nehraje.
event-face-down =
    { $seen ->
        [yes] { $thing } se odkládá lícem dolů.
       *[no] Jedna postava se odkládá lícem dolů.
    }
event-picks =
    { $seen ->
        [yes] { $player } si vybírá { CASE($thing, "acc") }.
       *[no] { $player } si vybírá postavu.
    }
    .you = Vybíráte si { CASE($thing, "acc") }.
event-lays-down =
    { $seen ->
        [yes] { $player } odkládá { CASE($thing, "acc") } lícem dolů.
       *[no] { $player } odkládá jednu postavu lícem dolů.
    }
    .you = Odkládáte { CASE($thing, "acc") } lícem dolů.
event-swaps =
    { $seen ->
        [yes] { $player } dává { CASE($thing, "acc") } { CASE($other, "dat") } a dostává { CASE($second, "acc") }.
       *[no] { $player } a { $other } si naslepo vyměňují postavy.
    }
    .you = Dáváte { CASE($thing, "acc") } { CASE($other, "dat") } a dostáváte { CASE($second, "acc") }.
    .other = { $player } vám bere { CASE($second, "acc") } a dává vám { CASE($thing, "acc") }.

## Calls and turns

event-calls = { $player } vyvolává číslo { $amount }: { $thing }.
    .you = Vyvoláváte číslo { $amount }: { $thing }.
event-silent = { $thing } je na řadě, ale nikdo se nehlásí.
event-reveals = { $player } odhaluje svou postavu: { $thing }.
    .you = Odhalujete svou postavu: { $thing }.
event-resumes = { $player } pokračuje ve svém tahu jako { $thing }.
    .you = Pokračujete ve svém tahu jako { $thing }.
event-stops = { $player } ihned končí svůj tah.
    .you = Váš tah ihned končí.
event-stops-witch = { $player } má tah pozastavený, dokud si ona postava nedobere zdroje.
    .you = Váš tah je pozastavený, dokud si ona postava nedobere zdroje.
event-stops-hospital = { $player } už v tomto tahu nesmí dělat nic dalšího.
    .you = V tomto tahu už nesmíte dělat nic dalšího.
event-ends = { $player } končí svůj tah.
    .you = Končíte svůj tah.
event-crown = { $player } dostává korunu.
    .you = Dostáváte korunu.

## Gold

event-gathers-gold = { $player } volí jako zdroje mince.
    .you = Jako zdroje volíte mince.
event-gains =
    { $source ->
        [character] { $player } jako { $card } získává { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
        [district] { $player } díky { CASE($card, "dat") } dostává { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
       *[none] { $player } si bere { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
    }
    .you =
        { $source ->
            [character] Jako { $card } získáváte { $amount ->
                [one] 1 minci
                [few] { $amount } mince
               *[other] { $amount } mincí
            }.
            [district] Díky { CASE($card, "dat") } dostáváte { $amount ->
                [one] 1 minci
                [few] { $amount } mince
               *[other] { $amount } mincí
            }.
           *[none] Berete si { $amount ->
                [one] 1 minci
                [few] { $amount } mince
               *[other] { $amount } mincí
            }.
        }
event-gains-alchemist = { $player } jako Alchymistka dostává zpět { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    }.
    .you = Jako Alchymistka dostáváte zpět { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
event-refunds = { $player } dostává za { CASE($card, "acc") } zpět { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    }.
    .you = Za { CASE($card, "acc") } dostáváte zpět { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
event-pays =
    { $source ->
        [district] { $player } platí za { CASE($card, "acc") } { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
        [character] { $player } jako { $card } platí { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
       *[none] { $player } platí { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
    }
    .you =
        { $source ->
            [district] Za { CASE($card, "acc") } platíte { $amount ->
                [one] 1 minci
                [few] { $amount } mince
               *[other] { $amount } mincí
            }.
            [character] Jako { $card } platíte { $amount ->
                [one] 1 minci
                [few] { $amount } mince
               *[other] { $amount } mincí
            }.
           *[none] Platíte { $amount ->
                [one] 1 minci
                [few] { $amount } mince
               *[other] { $amount } mincí
            }.
        }
event-moves-gold = { $player } dává { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } { CASE($other, "dat") }.
    .you = Dáváte { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } { CASE($other, "dat") }.
    .other = { $player } vám dává { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
event-moves-gold-thief = { $other } krade { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } { CASE($player, "dat") }.
    .you = { $other } vám krade { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
    .other = Kradete { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } { CASE($player, "dat") }.
event-moves-gold-spy = { $other } bere { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } { CASE($player, "dat") }.
    .you = { $other } vám bere { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
    .other = Berete { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } { CASE($player, "dat") }.
event-moves-gold-abbot = { $other } bere { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } nejbohatšímu: { $player }.
    .you = { $other } vám bere { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }, protože jste nejbohatší.
    .other = Berete { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } nejbohatšímu: { $player }.
event-moves-gold-emperor = { $other } bere { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } { CASE($player, "dat") }.
    .you = { $other } vám bere { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
    .other = Berete { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } { CASE($player, "dat") }.
event-moves-gold-cardinal = { $other } výměnou za karty bere { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } { CASE($player, "dat") }.
    .you = { $other } vám výměnou za karty bere { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
    .other = Výměnou za karty berete { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } { CASE($player, "dat") }.
event-moves-gold-blackmailer = { $other } dostává { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } od { CASE($player, "gen") }.
    .you = { $other } od vás dostává { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }.
    .other = Dostáváte { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } od { CASE($player, "gen") }.
event-lays-gold = { $player } pokládá { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } na kartičku { CASE($thing, "gen") }.
    .you = Pokládáte { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } na kartičku { CASE($thing, "gen") }.
event-takes-gold = { $player } si bere { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } z kartičky { CASE($thing, "gen") }.
    .you = Berete si { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } z kartičky { CASE($thing, "gen") }.

## Cards

event-gathers-cards = { $player } volí jako zdroje karty.
    .you = Jako zdroje volíte karty.
event-draws-more = { $player } si díky { CASE($card, "dat") } dobírá o { $amount ->
        [one] 1 kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } více.
    .you = Díky { CASE($card, "dat") } si dobíráte o { $amount ->
            [one] 1 kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        } více.
event-keeps-all = { $player } si díky { CASE($card, "dat") } nechává všechny dobrané karty.
    .you = Díky { CASE($card, "dat") } si necháváte všechny dobrané karty.
event-draws =
    { $player } si{ $source ->
        [character] {" "}jako { $card }
        [district] {" "}díky { CASE($card, "dat") }
       *[none] {""}
    } dobírá { $seen ->
        [yes] { CASE($things, "acc") }
       *[no] { $amount ->
            [one] 1 kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }
    }.
    .you =
        { $source ->
            [character] Jako { $card } si dobíráte
            [district] Díky { CASE($card, "dat") } si dobíráte
           *[none] Dobíráte si
        } { CASE($things, "acc") }.
event-looks =
    { $seen ->
        [yes] { $player } má na výběr { CASE($things, "acc") }.
       *[no] { $player } si dobírá na výběr { $amount ->
            [one] 1 kartu
            [few] { $amount } karty
           *[other] { $amount } karet
        }.
    }
    .you = Dobíráte si na výběr { CASE($things, "acc") }.
event-keeps =
    { $seen ->
        [yes] { $player } si nechává { CASE($thing, "acc") }.
       *[no] { $player } si nechává 1 kartu.
    }
    .you = Necháváte si { CASE($thing, "acc") }.
event-discards =
    { $seen ->
        [yes] { $player } dává { CASE($thing, "acc") } dospod balíčku.
       *[no] { $player } dává 1 kartu dospod balíčku.
    }
    .you = Dáváte { CASE($thing, "acc") } dospod balíčku.
event-gives-card =
    { $seen ->
        [yes] { $player } dává { CASE($thing, "acc") } { CASE($other, "dat") }.
       *[no] { $player } dává 1 kartu { CASE($other, "dat") }.
    }
    .you = Dáváte { CASE($thing, "acc") } { CASE($other, "dat") }.
    .other = { $player } vám dává { CASE($thing, "acc") }.
event-gives-card-wizard =
    { $seen ->
        [yes] { $other } bere { CASE($thing, "acc") } z ruky { CASE($player, "gen") }.
       *[no] { $other } bere 1 kartu z ruky { CASE($player, "gen") }.
    }
    .you = { $other } vám bere z ruky { CASE($thing, "acc") }.
    .other = Berete { CASE($thing, "acc") } z ruky { CASE($player, "gen") }.
event-gives-card-emperor =
    { $seen ->
        [yes] { $other } bere náhodnou kartu z ruky { CASE($player, "gen") }: { $thing }.
       *[no] { $other } bere náhodnou kartu z ruky { CASE($player, "gen") }.
    }
    .you = { $other } vám bere z ruky náhodnou kartu: { $thing }.
    .other = Berete náhodnou kartu z ruky { CASE($player, "gen") }: { $thing }.
event-gives-card-seer =
    { $seen ->
        [yes] { $other } dostává { CASE($thing, "acc") } z ruky { CASE($player, "gen") }.
       *[no] { $other } dostává 1 kartu z ruky { CASE($player, "gen") }.
    }
    .you = { $other } dostává { CASE($thing, "acc") } z vaší ruky.
    .other = Dostáváte { CASE($thing, "acc") } z ruky { CASE($player, "gen") }.
event-takes-card =
    { $seen ->
        [yes] { $player } si bere do ruky { CASE($thing, "acc") }.
       *[no] { $player } si bere do ruky 1 kartu.
    }
    .you = Berete si do ruky { CASE($thing, "acc") }.
event-sees-hand =
    { $amount ->
        [0] { $player } si prohlíží karty { CASE($other, "gen") }: žádné nemá.
        [one] { $player } si prohlíží 1 kartu v ruce { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } si prohlíží { $amount } karty v ruce { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[other] { $player } si prohlíží { $amount } karet v ruce { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Prohlížíte si karty { CASE($other, "gen") }: žádné nemá.
           *[other] Prohlížíte si karty v ruce { CASE($other, "gen") }: { $things }.
        }
    .other = { $player } si prohlíží vaše karty v ruce.
event-gets-hand =
    { $amount ->
        [0] { $player } zůstává bez karet.
        [one] { $player } dostává 1 kartu z ruky { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } dostává { $amount } karty z ruky { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[other] { $player } dostává { $amount } karet z ruky { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Zůstáváte bez karet.
           *[other] Dostáváte karty z ruky { CASE($other, "gen") }: { $things }.
        }
    .other =
        { $amount ->
            [0] { $player } zůstává bez karet.
           *[other] { $player } dostává karty z vaší ruky: { $things }.
        }
event-shuffles = Balíček budov se míchá.
event-searches = { $player } prohledává balíček: { $amount ->
        [one] 1 karta
        [few] { $amount } karty
       *[other] { $amount } karet
    }.
    .you = Prohledáváte balíček: { $amount ->
            [one] 1 karta
            [few] { $amount } karty
           *[other] { $amount } karet
        }.
event-tucks =
    { $seen ->
        [yes] { $player } zasouvá { CASE($thing, "acc") } lícem dolů pod { CASE($card, "acc") }.
       *[no] { $player } zasouvá 1 kartu lícem dolů pod { CASE($card, "acc") }.
    }
    .you = Zasouváte { CASE($thing, "acc") } lícem dolů pod { CASE($card, "acc") }.

## Districts

event-discount = { $player } platí díky { CASE($card, "dat") } za { CASE($thing, "acc") } o { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    } méně.
    .you = Díky { CASE($card, "dat") } platíte za { CASE($thing, "acc") } o { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        } méně.
event-builds =
    { $amount ->
        [0] { $player } staví { CASE($thing, "acc") } a neplatí žádné mince.
       *[other] { $player } staví { CASE($thing, "acc") }.
    }
    .you =
        { $amount ->
            [0] Stavíte { CASE($thing, "acc") } a neplatíte žádné mince.
           *[other] Stavíte { CASE($thing, "acc") }.
        }
event-confiscates = { $player } zabavuje { CASE($other, "dat") } zaplacenou budovu: { $thing }.
    .you = Zabavujete { CASE($other, "dat") } zaplacenou budovu: { $thing }.
    .other = { $player } vám zabavuje zaplacenou budovu: { $thing }.
event-destroys =
    { $own ->
        [yes] { $player } bourá { CASE($thing, "acc") } ve vlastním městě.
       *[no] { $player } bourá { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Bouráte { CASE($thing, "acc") } ve vlastním městě.
           *[no] Bouráte { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
        }
    .other = { $player } bourá { CASE($thing, "acc") } ve vašem městě.
event-destroys-framework = { $player } bourá { CASE($thing, "acc") } a staví bez placení.
    .you = Bouráte { CASE($thing, "acc") } a stavíte bez placení.
event-destroys-necropolis = { $player } obětuje { CASE($thing, "acc") } za Město mrtvých.
    .you = Obětujete { CASE($thing, "acc") } za Město mrtvých.
event-moves-district =
    { GENDER($thing) ->
        [plural] { $thing } se přesouvají z města { CASE($player, "gen") } do města { CASE($other, "gen") }.
       *[masculine] { $thing } se přesouvá z města { CASE($player, "gen") } do města { CASE($other, "gen") }.
    }
    .you =
        { GENDER($thing) ->
            [plural] { $thing } se přesouvají z vašeho města do města { CASE($other, "gen") }.
           *[masculine] { $thing } se přesouvá z vašeho města do města { CASE($other, "gen") }.
        }
    .other =
        { GENDER($thing) ->
            [plural] { $thing } se přesouvají z města { CASE($player, "gen") } do vašeho.
           *[masculine] { $thing } se přesouvá z města { CASE($player, "gen") } do vašeho.
        }
event-beautifies = { $player } zkrášluje { CASE($thing, "acc") }: náklady jsou odteď o 1 vyšší.
    .you = Zkrášlujete { CASE($thing, "acc") }: náklady jsou odteď o 1 vyšší.

## Markers

event-marks = { $player } označuje { CASE($thing, "acc") } ({ $card }).
    .you = Označujete { CASE($thing, "acc") } ({ $card }).
event-marks-assassin = { $player } zneškodňuje { CASE($thing, "acc") }.
    .you = Zneškodňujete { CASE($thing, "acc") }.
event-marks-witch = { $player } očarovává { CASE($thing, "acc") }.
    .you = Očarováváte { CASE($thing, "acc") }.
event-marks-thief = { $player } se chystá okrást { CASE($thing, "acc") }.
    .you = Chystáte se okrást { CASE($thing, "acc") }.
event-marks-magistrate = { $player } pokládá glejt ke kartičce { CASE($thing, "gen") }.
    .you = Pokládáte glejt ke kartičce { CASE($thing, "gen") }.
event-marks-blackmailer = { $player } vyhrožuje { CASE($thing, "dat") }.
    .you = Vyhrožujete { CASE($thing, "dat") }.
event-decides =
    { $seen ->
        [yes] { $player } tajně volí { CASE($thing, "acc") } ({ $card }).
       *[no] { $player } tajně volí jednu z těchto postav ({ $card }).
    }
    .you = Tajně volíte { CASE($thing, "acc") } ({ $card }).
event-decides-magistrate =
    { $seen ->
        [yes] { $player } tajně pečetí glejt u kartičky { CASE($thing, "gen") }.
       *[no] { $player } tajně pečetí jeden z glejtů.
    }
    .you = Tajně pečetíte glejt u kartičky { CASE($thing, "gen") }.
event-decides-blackmailer =
    { $seen ->
        [yes] { $player } tajně dává šátek s růží ke kartičce { CASE($thing, "gen") }.
       *[no] { $player } tajně určuje, který ze šátků má růži.
    }
    .you = Tajně dáváte šátek s růží ke kartičce { CASE($thing, "gen") }.
event-shows =
    { $amount ->
        [0] Žeton u kartičky { CASE($thing, "gen") } se otáčí: je prázdný ({ $card }).
       *[other] Žeton u kartičky { CASE($thing, "gen") } se otáčí: je pravý ({ $card }).
    }
event-shows-magistrate =
    { $amount ->
        [0] Glejt u kartičky { CASE($thing, "gen") } se otáčí: je bez pečeti.
       *[other] Glejt u kartičky { CASE($thing, "gen") } se otáčí: je s pečetí.
    }
event-shows-blackmailer =
    { $amount ->
        [0] Šátek u kartičky { CASE($thing, "gen") } se otáčí: je bez růže.
       *[other] Šátek u kartičky { CASE($thing, "gen") } se otáčí: je s růží.
    }
event-bribes = { $player } platí { CASE($other, "dat") } výpalné, polovinu mincí.
    .you = Platíte { CASE($other, "dat") } výpalné, polovinu svých mincí.
    .other = { $player } vám platí výpalné, polovinu mincí.
event-refuses = { $player } odmítá zaplatit { CASE($other, "dat") } výpalné.
    .you = Odmítáte zaplatit { CASE($other, "dat") } výpalné.
    .other = { $player } vám odmítá zaplatit výpalné.
event-counts =
    { $amount ->
        [0] V ruce { CASE($other, "gen") } není žádná { $thing } karta.
        [one] V ruce { CASE($other, "gen") } je 1 { $thing } karta.
        [few] V ruce { CASE($other, "gen") } jsou { $amount } { CASE($thing, "plural") } karty.
       *[other] V ruce { CASE($other, "gen") } je { $amount } { CASE($thing, "gen-plural") } karet.
    }
    .other =
        { $amount ->
            [0] V ruce nemáte žádnou { CASE($thing, "acc") } kartu.
            [one] V ruce máte 1 { CASE($thing, "acc") } kartu.
            [few] V ruce máte { $amount } { CASE($thing, "plural") } karty.
           *[other] V ruce máte { $amount } { CASE($thing, "gen-plural") } karet.
        }

## The story: names, amounts, and the end of a round

story-the = { $thing }
story-coins =
    { $amount ->
        [one] 1 minci
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
story-cards =
    { $amount ->
        [one] 1 kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
story-sums = Budovy po kole { $round }: { $items }. Mince: { $gold-items }.
story-sums-item = { $player } ({ $number })

## The story: choosing and calling

story-deal =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } dostává { CASE($things, "acc") } a k tomu { $gold-coins }.
               *[no] { $player } dostává { $amount-cards } a { $gold-coins }.
            }
       *[other] { $people } dostávají každý { $amount-cards } a { $gold-coins }.
    }
    .you = Dostáváte { CASE($things, "acc") } a k tomu { $gold-coins }.
story-aside =
    { $seen ->
        [yes] V tomto kole nehrají: { $open-things } lícem nahoru, { $thing } lícem dolů.
       *[no] V tomto kole nehrají: { $open-things } lícem nahoru, jedna další postava lícem dolů.
    }
story-face-up = V tomto kole nehrají, leží lícem nahoru: { $things }.
story-pick-and-drop =
    { $seen ->
        [yes] { $player } si vybírá { CASE($thing, "acc") } a odkládá { CASE($given-things, "acc") }.
       *[no] { $player } si vybírá jednu postavu a jinou odkládá.
    }
    .you = Vybíráte si { CASE($thing, "acc") } a odkládáte { CASE($given-things, "acc") }.
story-picks =
    { $seen ->
        [yes] Tajná volba: { $items }.
       *[no] { $people } si vybírají postavy.
    }
story-picks-item = { $player } ({ $thing })
story-silent = Nikdo se nehlásí: { $things }.

## The story: gathering and building

story-gathers-gold = { $player } si bere { $amount-coins }.
    .you = Berete si { $amount-coins }.
story-gathers-cards =
    { $seen ->
        [yes] { $player } si dobírá { CASE($drawn-things, "acc") } a nechává si { CASE($thing, "acc") }.
       *[no] { $player } si dobírá { $drawn-cards } a nechává si { $amount-cards }.
    }
    .you = Dobíráte si { CASE($drawn-things, "acc") } a necháváte si { CASE($thing, "acc") }.
story-keeps-all =
    { $seen ->
        [yes] { $player } si díky { CASE($card, "dat") } dobírá a nechává { CASE($things, "acc") }.
       *[no] { $player } si díky { CASE($card, "dat") } dobírá a nechává { $amount-cards }.
    }
    .you = Díky { CASE($card, "dat") } si dobíráte a necháváte { CASE($things, "acc") }.
story-builds =
    { $player } staví { CASE($thing, "acc") }{ $amount ->
        [0] {" "}zdarma
       *[other] {" "}za { $amount-coins }
    }{ $less ->
        [0] {""}
       *[other] {" "}(o { $less-coins } méně díky { CASE($less-card, "dat") })
    }{ $tax ->
        [0] .
       *[other] {" "}a na dani platí { $tax-coins }.
    }
    .you =
        Stavíte { CASE($thing, "acc") }{ $amount ->
            [0] {" "}zdarma
           *[other] {" "}za { $amount-coins }
        }{ $less ->
            [0] {""}
           *[other] {" "}(o { $less-coins } méně díky { CASE($less-card, "dat") })
        }{ $tax ->
            [0] .
           *[other] {" "}a na dani platíte { $tax-coins }.
        }
story-builds-with-cards =
    { $player } staví { CASE($thing, "acc") } za { $amount ->
        [0] { $paid-cards }
       *[other] { $amount-coins } a { $paid-cards }
    }{ $tax ->
        [0] .
       *[other] {" "}a na dani platí { $tax-coins }.
    }
    .you =
        Stavíte { CASE($thing, "acc") } za { $amount ->
            [0] { CASE($paid-things, "acc") }
           *[other] { $amount-coins } a k tomu { CASE($paid-things, "acc") }
        }{ $tax ->
            [0] .
           *[other] {" "}a na dani platíte { $tax-coins }.
        }
story-builds-instead =
    { $tax ->
        [0] { $player } bourá { CASE($given-things, "acc") } a staví { CASE($thing, "acc") }.
       *[other] { $player } bourá { CASE($given-things, "acc") }, staví { CASE($thing, "acc") } a na dani platí { $tax-coins }.
    }
    .you =
        { $tax ->
            [0] Bouráte { CASE($given-things, "acc") } a stavíte { CASE($thing, "acc") }.
           *[other] Bouráte { CASE($given-things, "acc") }, stavíte { CASE($thing, "acc") } a na dani platíte { $tax-coins }.
        }
story-confiscates =
    { $own ->
        [yes] { $player } zabavuje { CASE($thing, "acc") } sobě a platí { $gold-coins }.
       *[no]
            { $gold ->
                [0] { $other } zabavuje budovu, kterou staví { $player }: { $thing }.
               *[other] { $other } zabavuje { CASE($player, "dat") } zaplacenou budovu: { $thing }. { $player } dostává zpět { $gold-coins }.
            }
    }
    .you =
        { $own ->
            [yes] Zabavujete { CASE($thing, "acc") } sobě a platíte { $gold-coins }.
           *[no]
                { $gold ->
                    [0] { $other } zabavuje budovu, kterou stavíte: { $thing }.
                   *[other] { $other } vám zabavuje zaplacenou budovu: { $thing }. Dostáváte zpět { $gold-coins }.
                }
        }
    .other =
        { $gold ->
            [0] Zabavujete budovu, kterou staví { $player }: { $thing }.
           *[other] Zabavujete { CASE($player, "dat") } zaplacenou budovu: { $thing }. { $player } dostává zpět { $gold-coins }.
        }
story-beautifies = { $player } zkrášluje { CASE($things, "acc") }: náklady každé z nich jsou odteď o 1 vyšší.
    .you = Zkrášlujete { CASE($things, "acc") }: náklady každé z nich jsou odteď o 1 vyšší.

## The story: districts at work

story-buys-cards =
    { $seen ->
        [yes] { $player } díky { CASE($card, "dat") } platí { $gold-coins } a dobírá si { CASE($things, "acc") }.
       *[no] { $player } díky { CASE($card, "dat") } platí { $gold-coins } a dobírá si { $amount-cards }.
    }
    .you = Díky { CASE($card, "dat") } platíte { $gold-coins } a dobíráte si { CASE($things, "acc") }.
story-sells-card =
    { $seen ->
        [yes] { $player } díky { CASE($card, "dat") } odkládá { CASE($thing, "acc") } a dostává { $gold-coins }.
       *[no] { $player } díky { CASE($card, "dat") } odkládá { $amount-cards } a dostává { $gold-coins }.
    }
    .you = Díky { CASE($card, "dat") } odkládáte { CASE($thing, "acc") } a dostáváte { $gold-coins }.
story-wrecks =
    { $own ->
        [yes] { $player } bourá { CASE($given-things, "acc") } a zároveň i { CASE($thing, "acc") } ve vlastním městě.
       *[no] { $player } bourá { CASE($given-things, "acc") } a zároveň i { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Bouráte { CASE($given-things, "acc") } a zároveň i { CASE($thing, "acc") } ve vlastním městě.
           *[no] Bouráte { CASE($given-things, "acc") } a zároveň i { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
        }
    .other = { $player } bourá { CASE($given-things, "acc") } a zároveň i { CASE($thing, "acc") } ve vašem městě.
story-searches =
    { $seen ->
        [yes] { $player } prohledává balíček a bere si { CASE($thing, "acc") }.
       *[no] { $player } prohledává balíček a bere si { $amount-cards }.
    }
    .you = Prohledáváte balíček a berete si { CASE($thing, "acc") }.
# A destroyed district is bought back.
story-recovers = { $player } díky { CASE($card, "dat") } platí { $gold-coins } a bere si do ruky { CASE($thing, "acc") }.
    .you = Díky { CASE($card, "dat") } platíte { $gold-coins } a berete si do ruky { CASE($thing, "acc") }.

## The story: characters at work

story-bewitches = { $player } očarovává { CASE($thing, "acc") } a čeká.
    .you = Očarováváte { CASE($thing, "acc") } a čekáte.
story-marks = { $player } označuje { CASE($things, "acc") } ({ $card }).
    .you = Označujete { CASE($things, "acc") } ({ $card }).
story-marks-magistrate =
    { $chosen-seen ->
        [yes] { $player } pokládá glejty ke kartičkám { CASE($things, "gen") }; pečeť má glejt u kartičky { CASE($chosen-things, "gen") }.
       *[no] { $player } pokládá glejty ke kartičkám { CASE($things, "gen") }; pečeť má jen jeden z nich.
    }
    .you =
        { $chosen-seen ->
            [yes] Pokládáte glejty ke kartičkám { CASE($things, "gen") }; pečeť má glejt u kartičky { CASE($chosen-things, "gen") }.
           *[no] Pokládáte glejty ke kartičkám { CASE($things, "gen") }.
        }
story-marks-blackmailer =
    { $chosen-seen ->
        [yes] { $player } vyhrožuje { CASE($things, "dat") }; růži má šátek u kartičky { CASE($chosen-things, "gen") }.
       *[no] { $player } vyhrožuje { CASE($things, "dat") }; růži má jen jeden šátek.
    }
    .you =
        { $chosen-seen ->
            [yes] Vyhrožujete { CASE($things, "dat") }; růži má šátek u kartičky { CASE($chosen-things, "gen") }.
           *[no] Vyhrožujete { CASE($things, "dat") }.
        }
story-spies =
    { $amount ->
        [0] { $player } si prohlíží karty { CASE($other, "gen") } a nenachází žádnou { CASE($thing, "acc") } kartu.
       *[other] { $player } si prohlíží karty { CASE($other, "gen") }, nachází { $amount ->
            [one] 1 { CASE($thing, "acc") } kartu
            [few] { $amount } { CASE($thing, "plural") } karty
           *[other] { $amount } { CASE($thing, "gen-plural") } karet
        }, bere si { $gold-coins } a dobírá si { $drawn-seen ->
            [yes] { CASE($drawn-things, "acc") }
           *[no] { $drawn-cards }
        }.
    }
    .you =
        Prohlížíte si karty { CASE($other, "gen") }: { $hand ->
            [0] žádné nemá.
           *[other] { $hand-things }. { $amount ->
                [0] Nic si neberete, žádná { $thing } karta tu není.
               *[other] Za { $amount ->
                    [one] 1 { CASE($thing, "acc") } kartu
                    [few] { $amount } { CASE($thing, "plural") } karty
                   *[other] { $amount } { CASE($thing, "gen-plural") } karet
                } si berete { $gold-coins } a dobíráte si { $drawn-seen ->
                    [yes] { CASE($drawn-things, "acc") }
                   *[no] { $drawn-cards }
                }.
            }
        }
    .other =
        { $amount ->
            [0] { $player } si prohlíží vaše karty a nenachází žádnou { CASE($thing, "acc") } kartu.
           *[other] { $player } si prohlíží vaše karty, nachází { $amount ->
                [one] 1 { CASE($thing, "acc") } kartu
                [few] { $amount } { CASE($thing, "plural") } karty
               *[other] { $amount } { CASE($thing, "gen-plural") } karet
            }, bere si { $gold-coins } a dobírá si { $drawn-cards }.
        }
story-takes-from-hand =
    { $seen ->
        [yes] { $player } si prohlíží karty { CASE($other, "gen") } a bere si { CASE($thing, "acc") }.
       *[no] { $player } si prohlíží karty { CASE($other, "gen") } a bere si { $amount-cards }.
    }
    .you = Prohlížíte si karty { CASE($other, "gen") } ({ $hand-things }) a berete si { CASE($thing, "acc") }.
    .other = { $player } si prohlíží vaše karty a bere si { CASE($thing, "acc") }.
story-swaps-hands =
    { $player } si vyměňuje karty s { CASE($other, "ins") }: dává { $given-seen ->
        [yes] { CASE($given-things, "acc") }
       *[no] { $given-cards }
    }; dostává { $seen ->
        [yes] { CASE($things, "acc") }
       *[no] { $amount-cards }
    }.
    .you =
        Vyměňujete si karty s { CASE($other, "ins") }: dáváte { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }; dostáváte { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }.
    .other =
        { $player } si s vámi vyměňuje karty: dáváte { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }; dostáváte { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }.
story-redraws =
    { $seen ->
        [yes] { $player } dává dospod balíčku { CASE($things, "acc") } a dobírá si { CASE($drawn-things, "acc") }.
       *[no] { $player } dává dospod balíčku { $amount-cards } a dobírá si { $drawn-cards }.
    }
    .you = Dáváte dospod balíčku { CASE($things, "acc") } a dobíráte si { CASE($drawn-things, "acc") }.
story-discards =
    { $seen ->
        [yes] { $player } dává dospod balíčku { CASE($things, "acc") }.
       *[no] { $player } dává dospod balíčku { $amount-cards }.
    }
    .you = Dáváte dospod balíčku { CASE($things, "acc") }.
story-seer-takes =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } si náhodně bere kartu od { CASE($people, "gen") }: { $things }.
               *[no] { $player } si náhodně bere kartu od { CASE($people, "gen") }.
            }
       *[other]
            { $seen ->
                [yes] { $player } si náhodně bere po kartě od { CASE($people, "gen") }: { $things }.
               *[no] { $player } si náhodně bere po kartě od { CASE($people, "gen") }.
            }
    }
    .you =
        { $count ->
            [1] Náhodně si berete kartu od { CASE($people, "gen") }: { $things }.
           *[other] Náhodně si berete po kartě od { CASE($people, "gen") }: { $things }.
        }
    .other = { $player } si od vás náhodně bere kartu: { $things }.
story-seer-returns =
    { $seen ->
        [yes] { $player } dává po kartě { CASE($people, "dat") }: { $things }.
       *[no] { $player } dává po kartě { CASE($people, "dat") }.
    }
    .you = Dáváte po kartě { CASE($people, "dat") }: { $things }.
story-crowns = { $player } předává korunu { CASE($other, "dat") }.
    .you = Předáváte korunu { CASE($other, "dat") }.
    .other = { $player } vám předává korunu.
story-crowns-for-card =
    { $taken-seen ->
        [yes] { $player } předává korunu { CASE($other, "dat") } a náhodně si bere kartu: { $taken-things }.
       *[no] { $player } předává korunu { CASE($other, "dat") } a náhodně si bere kartu.
    }
    .you = Předáváte korunu { CASE($other, "dat") } a náhodně si berete kartu: { $taken-things }.
    .other = { $player } vám předává korunu a náhodně vám bere kartu: { $taken-things }.
story-crowns-for-gold = { $player } předává korunu { CASE($other, "dat") } a bere si { $gold-coins }.
    .you = Předáváte korunu { CASE($other, "dat") } a berete si { $gold-coins }.
    .other = { $player } vám předává korunu a bere vám { $gold-coins }.
story-trades =
    { $seen ->
        [yes] { $player } bere { $gold-coins } { CASE($other, "dat") } výměnou za { CASE($things, "acc") }.
       *[no] { $player } bere { $gold-coins } { CASE($other, "dat") } výměnou za { $amount-cards }.
    }
    .you = Berete { $gold-coins } { CASE($other, "dat") } výměnou za { CASE($things, "acc") }.
    .other = { $player } vám bere { $gold-coins } výměnou za { CASE($things, "acc") }.
story-bribes = { $player } platí { CASE($other, "dat") } výpalné: { $gold-coins }.
    .you = Platíte { CASE($other, "dat") } výpalné: { $gold-coins }.
    .other = { $player } vám platí výpalné: { $gold-coins }.
story-refuses =
    { $shown ->
        [0] { $player } odmítá zaplatit { CASE($other, "dat") } výpalné a hrozba je planá: šátek je bez růže.
       *[other] { $player } odmítá zaplatit { CASE($other, "dat") } výpalné, ale šátek je s růží: { $other } bere { $gold-coins }.
    }
    .you =
        { $shown ->
            [0] Odmítáte zaplatit { CASE($other, "dat") } výpalné a hrozba je planá: šátek je bez růže.
           *[other] Odmítáte zaplatit { CASE($other, "dat") } výpalné, ale šátek je s růží: { $other } bere { $gold-coins }.
        }
    .other =
        { $shown ->
            [0] { $player } vám odmítá zaplatit výpalné a hrozba je planá: šátek je bez růže.
           *[other] { $player } vám odmítá zaplatit výpalné, ale šátek je s růží: berete { $gold-coins }.
        }
story-studies =
    { $seen ->
        [yes] { $player } si dobírá { CASE($drawn-things, "acc") }, nechává si { CASE($thing, "acc") } a zbytek vmíchává do balíčku.
       *[no] { $player } si dobírá { $drawn-cards }, nechává si { $amount-cards } a zbytek vmíchává do balíčku.
    }
    .you = Dobíráte si { CASE($drawn-things, "acc") }, necháváte si { CASE($thing, "acc") } a zbytek vmícháváte do balíčku.
story-exchanges =
    { $gold ->
        [0] { $player } vyměňuje { CASE($given-things, "acc") } za { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
       *[other] { $player } vyměňuje { CASE($given-things, "acc") } za { CASE($thing, "acc") } ve městě { CASE($other, "gen") } a doplácí { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Vyměňujete { CASE($given-things, "acc") } za { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
           *[other] Vyměňujete { CASE($given-things, "acc") } za { CASE($thing, "acc") } ve městě { CASE($other, "gen") } a doplácíte { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } vyměňuje { CASE($given-things, "acc") } za { CASE($thing, "acc") } ve vašem městě.
           *[other] { $player } vyměňuje { CASE($given-things, "acc") } za { CASE($thing, "acc") } ve vašem městě a doplácí { $gold-coins }.
        }
story-hands-over = { $player } předává { CASE($other, "dat") } { CASE($thing, "acc") }.
    .you = Předáváte { CASE($other, "dat") } { CASE($thing, "acc") }.
    .other = { $player } vám předává { CASE($thing, "acc") }.
story-takes-over = { $player } si výměnou bere { CASE($thing, "acc") } z města { CASE($other, "gen") }.
    .you = Výměnou si berete { CASE($thing, "acc") } z města { CASE($other, "gen") }.
    .other = { $player } si výměnou bere { CASE($thing, "acc") } z vašeho města.
story-seizes =
    { $gold ->
        [0] { $player } zabírá { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
       *[other] { $player } zabírá { CASE($thing, "acc") } ve městě { CASE($other, "gen") } za { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Zabíráte { CASE($thing, "acc") } ve městě { CASE($other, "gen") }.
           *[other] Zabíráte { CASE($thing, "acc") } ve městě { CASE($other, "gen") } za { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } zabírá { CASE($thing, "acc") } ve vašem městě.
           *[other] { $player } zabírá { CASE($thing, "acc") } ve vašem městě za { $gold-coins }.
        }
story-destroys =
    { $own ->
        [yes] { $player } bourá { CASE($thing, "acc") } ve vlastním městě za { $gold-coins }.
       *[no] { $player } bourá { CASE($thing, "acc") } ve městě { CASE($other, "gen") } za { $gold-coins }.
    }
    .you =
        { $own ->
            [yes] Bouráte { CASE($thing, "acc") } ve vlastním městě za { $gold-coins }.
           *[no] Bouráte { CASE($thing, "acc") } ve městě { CASE($other, "gen") } za { $gold-coins }.
        }
    .other = { $player } bourá { CASE($thing, "acc") } ve vašem městě za { $gold-coins }.
