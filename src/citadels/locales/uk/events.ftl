### Events in Ukrainian: everything that happens in a game, told as one sentence each.
###
### The value is what everybody else reads, .you the player who did it, .other the other player.
### Arguments: $player $other $amount $thing $second $things $card $source $seen $own, as in English.
### Players are never the subject of a past tense and never "він" or "вона".

## Beginning and end

event-starts = { $player } починає гру з короною.
    .you = Ви починаєте гру з короною.
event-round = Раунд { $amount }. { $player } має корону й право першого вибору.
    .you = Раунд { $amount }. Ви маєте корону й право першого вибору.
event-completes = { $player } завершує місто раніше за всіх: цей раунд останній.
    .you = Ви завершуєте своє місто раніше за всіх: цей раунд останній.
event-over = Гру завершено. Перемагає { $player }.
    .you = Гру завершено. Ви перемогли!

## Choosing characters

event-face-up = { CASE($thing, "acc") } скинуто горілиць: цього раунду цим персонажем ніхто не грає.
event-face-down =
    { $seen ->
        [yes] { CASE($thing, "acc") } скинуто долілиць.
       *[no] Одного персонажа скинуто долілиць.
    }
event-picks =
    { $seen ->
        [yes] { $player } обирає { CASE($thing, "acc") }.
       *[no] { $player } обирає персонажа.
    }
    .you = Ви обираєте { CASE($thing, "acc") }.
event-lays-down =
    { $seen ->
        [yes] { $player } скидає { CASE($thing, "acc") } долілиць.
       *[no] { $player } скидає персонажа долілиць.
    }
    .you = Ви скидаєте { CASE($thing, "acc") } долілиць.
event-swaps =
    { $seen ->
        [yes] { $player } віддає { CASE($thing, "acc") } { CASE($other, "dat") } та отримує { CASE($second, "acc") }.
       *[no] { $player } та { $other } наосліп міняються персонажами.
    }
    .you = Ви віддаєте { CASE($thing, "acc") } { CASE($other, "dat") } та отримуєте { CASE($second, "acc") }.
    .other = { $player } забирає у вас { CASE($second, "acc") } й віддає вам { CASE($thing, "acc") }.

## Calls and turns

event-calls = { $player } викликає ранг { $amount }: { $thing }.
    .you = Ви викликаєте ранг { $amount }: { $thing }.
event-silent = { CASE($thing, "acc") } викликано, та ніхто не відгукується.
event-reveals = { $player } відкриває карту: { $thing }.
    .you = Ви відкриваєте карту: { $thing }.
event-resumes = { $player } продовжує хід у ролі { CASE($thing, "gen") }.
    .you = Ви продовжуєте хід у ролі { CASE($thing, "gen") }.
event-stops = Хід { CASE($player, "gen") } одразу завершується.
    .you = Ваш хід одразу завершується.
event-stops-witch = Хід { CASE($player, "gen") } призупинено, доки той персонаж не виконає дії.
    .you = Ваш хід призупинено, доки той персонаж не виконає дії.
event-stops-hospital = { $player } цього ходу більше нічого не може робити.
    .you = Цього ходу ви більше нічого не можете робити.
event-ends = { $player } завершує хід.
    .you = Ви завершуєте хід.
event-crown = { $player } отримує корону.
    .you = Ви отримуєте корону.

## Gold

event-gathers-gold = Дія: { $player } бере золото.
    .you = Дія: ви берете золото.
event-gains =
    { $source ->
        [character] { $player } отримує { $amount ->
                [one] { $amount } монету
                [few] { $amount } монети
               *[many] { $amount } монет
            } як { $card }.
        [district] { $player } отримує { $amount ->
                [one] { $amount } монету
                [few] { $amount } монети
               *[many] { $amount } монет
            } завдяки { CASE($card, "dat") }.
       *[none] { $player } бере { $amount ->
               [one] { $amount } монету
               [few] { $amount } монети
              *[many] { $amount } монет
           }.
    }
    .you =
        { $source ->
            [character] Ви отримуєте { $amount ->
                    [one] { $amount } монету
                    [few] { $amount } монети
                   *[many] { $amount } монет
                } як { $card }.
            [district] Ви отримуєте { $amount ->
                    [one] { $amount } монету
                    [few] { $amount } монети
                   *[many] { $amount } монет
                } завдяки { CASE($card, "dat") }.
           *[none] Ви берете { $amount ->
                   [one] { $amount } монету
                   [few] { $amount } монети
                  *[many] { $amount } монет
               }.
        }
event-gains-alchemist = { $player } повертає собі { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    } як Алхімік.
    .you = Ви повертаєте собі { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        } як Алхімік.
event-refunds =
    { $amount ->
        [one] { $player } повертає собі { $amount } монету, сплачену за { CASE($card, "acc") }.
        [few] { $player } повертає собі { $amount } монети, сплачені за { CASE($card, "acc") }.
       *[many] { $player } повертає собі { $amount } монет, сплачених за { CASE($card, "acc") }.
    }
    .you =
        { $amount ->
            [one] Ви повертаєте собі { $amount } монету, сплачену за { CASE($card, "acc") }.
            [few] Ви повертаєте собі { $amount } монети, сплачені за { CASE($card, "acc") }.
           *[many] Ви повертаєте собі { $amount } монет, сплачених за { CASE($card, "acc") }.
        }
event-pays =
    { $source ->
        [district] { $player } платить { $amount ->
                [one] { $amount } монету
                [few] { $amount } монети
               *[many] { $amount } монет
            } за { CASE($card, "acc") }.
        [character] { $player } платить { $amount ->
                [one] { $amount } монету
                [few] { $amount } монети
               *[many] { $amount } монет
            } як { $card }.
       *[none] { $player } платить { $amount ->
               [one] { $amount } монету
               [few] { $amount } монети
              *[many] { $amount } монет
           }.
    }
    .you =
        { $source ->
            [district] Ви платите { $amount ->
                    [one] { $amount } монету
                    [few] { $amount } монети
                   *[many] { $amount } монет
                } за { CASE($card, "acc") }.
            [character] Ви платите { $amount ->
                    [one] { $amount } монету
                    [few] { $amount } монети
                   *[many] { $amount } монет
                } як { $card }.
           *[none] Ви платите { $amount ->
                   [one] { $amount } монету
                   [few] { $amount } монети
                  *[many] { $amount } монет
               }.
        }
event-moves-gold = { $player } віддає { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    } { CASE($other, "dat") }.
    .you = Ви віддаєте { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        } { CASE($other, "dat") }.
    .other = { $player } віддає вам { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        }.
event-moves-gold-thief = { $other } краде { $amount ->
        [one] { $amount } монету в
        [few] { $amount } монети в
       *[many] { $amount } монет у
    } { CASE($player, "gen") }.
    .you = { $other } краде у вас { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        }.
    .other = Ви крадете { $amount ->
            [one] { $amount } монету в
            [few] { $amount } монети в
           *[many] { $amount } монет у
        } { CASE($player, "gen") }.
event-moves-gold-spy = { $other } забирає { $amount ->
        [one] { $amount } монету в
        [few] { $amount } монети в
       *[many] { $amount } монет у
    } { CASE($player, "gen") }.
    .you = { $other } забирає у вас { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        }.
    .other = Ви забираєте { $amount ->
            [one] { $amount } монету в
            [few] { $amount } монети в
           *[many] { $amount } монет у
        } { CASE($player, "gen") }.
event-moves-gold-abbot = { $other } забирає { $amount ->
        [one] { $amount } монету в
        [few] { $amount } монети в
       *[many] { $amount } монет у
    } найбагатшого – { CASE($player, "gen") }.
    .you = { $other } забирає у вас, найбагатшого гравця, { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        }.
    .other = Ви забираєте { $amount ->
            [one] { $amount } монету в
            [few] { $amount } монети в
           *[many] { $amount } монет у
        } найбагатшого – { CASE($player, "gen") }.
event-moves-gold-emperor = { $other } забирає { $amount ->
        [one] { $amount } монету в
        [few] { $amount } монети в
       *[many] { $amount } монет у
    } { CASE($player, "gen") }.
    .you = { $other } забирає у вас { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        }.
    .other = Ви забираєте { $amount ->
            [one] { $amount } монету в
            [few] { $amount } монети в
           *[many] { $amount } монет у
        } { CASE($player, "gen") }.
event-moves-gold-cardinal = { $other } бере { $amount ->
        [one] { $amount } монету в
        [few] { $amount } монети в
       *[many] { $amount } монет у
    } { CASE($player, "gen") } в обмін на карти.
    .you = { $other } бере у вас { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        } в обмін на карти.
    .other = Ви берете { $amount ->
            [one] { $amount } монету в
            [few] { $amount } монети в
           *[many] { $amount } монет у
        } { CASE($player, "gen") } в обмін на карти.
event-moves-gold-blackmailer = { $other } отримує { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    } від { CASE($player, "gen") }.
    .you = { $other } отримує від вас { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        }.
    .other = Ви отримуєте { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        } від { CASE($player, "gen") }.
event-lays-gold = { $player } кладе { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    } на жетон { CASE($thing, "gen") }.
    .you = Ви кладете { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        } на жетон { CASE($thing, "gen") }.
event-takes-gold = { $player } забирає { $amount ->
        [one] { $amount } монету з
        [few] { $amount } монети з
       *[many] { $amount } монет із
    } жетона { CASE($thing, "gen") }.
    .you = Ви забираєте { $amount ->
            [one] { $amount } монету з
            [few] { $amount } монети з
           *[many] { $amount } монет із
        } жетона { CASE($thing, "gen") }.

## Cards

event-gathers-cards = Дія: { $player } бере карти.
    .you = Дія: ви берете карти.
event-draws-more = { $player } завдяки { CASE($card, "dat") } витягує ще { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }.
    .you = Завдяки { CASE($card, "dat") } ви витягуєте ще { $amount ->
            [one] { $amount } карту
            [few] { $amount } карти
           *[many] { $amount } карт
        }.
event-keeps-all = { $player } завдяки { CASE($card, "dat") } лишає собі всі витягнуті карти.
    .you = Завдяки { CASE($card, "dat") } ви лишаєте собі всі витягнуті карти.
event-draws =
    { $player }{ $source ->
        [character] {" "}як { $card }
        [district] {" "}завдяки { CASE($card, "dat") }
       *[none] {""}
    } бере з колоди { $seen ->
        [yes] { CASE($things, "acc") }
       *[no] { $amount ->
               [one] { $amount } карту
               [few] { $amount } карти
              *[many] { $amount } карт
           }
    }.
    .you =
        { $source ->
            [character] Ви як { $card } берете
            [district] Завдяки { CASE($card, "dat") } ви берете
           *[none] Ви берете
        } з колоди { CASE($things, "acc") }.
event-looks =
    { $seen ->
        [yes] { $player } обирає з таких карт: { $things }.
       *[no] { $player } витягує на вибір { $amount ->
               [one] { $amount } карту
               [few] { $amount } карти
              *[many] { $amount } карт
           }.
    }
    .you = Ви витягуєте на вибір { CASE($things, "acc") }.
event-keeps =
    { $seen ->
        [yes] { $player } лишає собі { CASE($thing, "acc") }.
       *[no] { $player } лишає собі 1 карту.
    }
    .you = Ви лишаєте собі { CASE($thing, "acc") }.
event-discards =
    { $seen ->
        [yes] { $player } кладе { CASE($thing, "acc") } під низ колоди.
       *[no] { $player } кладе 1 карту під низ колоди.
    }
    .you = Ви кладете { CASE($thing, "acc") } під низ колоди.
event-gives-card =
    { $seen ->
        [yes] { $player } віддає { CASE($thing, "acc") } { CASE($other, "dat") }.
       *[no] { $player } віддає 1 карту { CASE($other, "dat") }.
    }
    .you = Ви віддаєте { CASE($thing, "acc") } { CASE($other, "dat") }.
    .other = { $player } віддає вам { CASE($thing, "acc") }.
event-gives-card-wizard =
    { $seen ->
        [yes] { $other } бере { CASE($thing, "acc") } з руки { CASE($player, "gen") }.
       *[no] { $other } бере 1 карту з руки { CASE($player, "gen") }.
    }
    .you = { $other } бере { CASE($thing, "acc") } з вашої руки.
    .other = Ви берете { CASE($thing, "acc") } з руки { CASE($player, "gen") }.
event-gives-card-emperor =
    { $seen ->
        [yes] { $other } навмання бере карту в { CASE($player, "gen") }: { $thing }.
       *[no] { $other } навмання бере карту в { CASE($player, "gen") }.
    }
    .you = { $other } навмання бере у вас карту: { $thing }.
    .other = Ви навмання берете карту в { CASE($player, "gen") }: { $thing }.
event-gives-card-seer =
    { $seen ->
        [yes] { $other } отримує { CASE($thing, "acc") } з руки { CASE($player, "gen") }.
       *[no] { $other } отримує 1 карту з руки { CASE($player, "gen") }.
    }
    .you = { $other } отримує { CASE($thing, "acc") } з вашої руки.
    .other = Ви отримуєте { CASE($thing, "acc") } з руки { CASE($player, "gen") }.
event-takes-card =
    { $seen ->
        [yes] { $player } бере в руку { CASE($thing, "acc") }.
       *[no] { $player } бере в руку 1 карту.
    }
    .you = Ви берете в руку { CASE($thing, "acc") }.
event-sees-hand =
    { $amount ->
        [0] { $player } дивиться карти { CASE($other, "gen") }: рука порожня.
       *[other] { $player } дивиться карти { CASE($other, "gen") } ({ $amount ->
               [one] { $amount } карта
               [few] { $amount } карти
              *[many] { $amount } карт
           }){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Ви дивитеся карти { CASE($other, "gen") }: рука порожня.
           *[other] Ви дивитеся карти { CASE($other, "gen") }: { $things }.
        }
    .other = { $player } дивиться ваші карти.
event-gets-hand =
    { $amount ->
        [0] { $player } лишається без карт.
       *[other] { $player } забирає всі карти { CASE($other, "gen") } ({ $amount ->
               [one] { $amount } карта
               [few] { $amount } карти
              *[many] { $amount } карт
           }){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Ви лишаєтеся без карт.
           *[other] Ви забираєте всі карти { CASE($other, "gen") }: { $things }.
        }
    .other =
        { $amount ->
            [0] { $player } лишається без карт.
           *[other] { $player } забирає всі ваші карти: { $things }.
        }
event-shuffles = Колоду кварталів перемішано.
event-searches = { $player } переглядає колоду: { $amount ->
        [one] { $amount } карта
        [few] { $amount } карти
       *[many] { $amount } карт
    }.
    .you = Ви переглядаєте колоду: { $amount ->
            [one] { $amount } карта
            [few] { $amount } карти
           *[many] { $amount } карт
        }.
event-tucks =
    { $seen ->
        [yes] { $player } кладе { CASE($thing, "acc") } долілиць під { CASE($card, "acc") }.
       *[no] { $player } кладе 1 карту долілиць під { CASE($card, "acc") }.
    }
    .you = Ви кладете { CASE($thing, "acc") } долілиць під { CASE($card, "acc") }.

## Districts

event-discount = { $player } завдяки { CASE($card, "dat") } платить за { CASE($thing, "acc") } на { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    } менше.
    .you = Завдяки { CASE($card, "dat") } ви платите за { CASE($thing, "acc") } на { $amount ->
            [one] { $amount } монету
            [few] { $amount } монети
           *[many] { $amount } монет
        } менше.
event-builds =
    { $amount ->
        [0] { $player } будує { CASE($thing, "acc") }, не сплачуючи золота.
       *[other] { $player } будує { CASE($thing, "acc") }.
    }
    .you =
        { $amount ->
            [0] Ви будуєте { CASE($thing, "acc") }, не сплачуючи золота.
           *[other] Ви будуєте { CASE($thing, "acc") }.
        }
event-confiscates =
    { GENDER($thing) ->
        [feminine] { $player } конфіскує { CASE($thing, "acc") }, оплачену { CASE($other, "ins") }.
        [neuter] { $player } конфіскує { CASE($thing, "acc") }, оплачене { CASE($other, "ins") }.
        [plural] { $player } конфіскує { CASE($thing, "acc") }, оплачені { CASE($other, "ins") }.
       *[masculine] { $player } конфіскує { CASE($thing, "acc") }, оплачений { CASE($other, "ins") }.
    }
    .you =
        { GENDER($thing) ->
            [feminine] Ви конфіскуєте { CASE($thing, "acc") }, оплачену { CASE($other, "ins") }.
            [neuter] Ви конфіскуєте { CASE($thing, "acc") }, оплачене { CASE($other, "ins") }.
            [plural] Ви конфіскуєте { CASE($thing, "acc") }, оплачені { CASE($other, "ins") }.
           *[masculine] Ви конфіскуєте { CASE($thing, "acc") }, оплачений { CASE($other, "ins") }.
        }
    .other =
        { GENDER($thing) ->
            [feminine] { $player } конфіскує оплачену вами { CASE($thing, "acc") }.
            [neuter] { $player } конфіскує оплачене вами { CASE($thing, "acc") }.
            [plural] { $player } конфіскує оплачені вами { CASE($thing, "acc") }.
           *[masculine] { $player } конфіскує оплачений вами { CASE($thing, "acc") }.
        }
event-destroys =
    { $own ->
        [yes] { $player } руйнує у своєму місті { CASE($thing, "acc") }.
       *[no] { $player } руйнує { CASE($thing, "acc") } { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Ви руйнуєте у своєму місті { CASE($thing, "acc") }.
           *[no] Ви руйнуєте { CASE($thing, "acc") } { CASE($other, "gen") }.
        }
    .other = { $player } руйнує у вашому місті { CASE($thing, "acc") }.
event-destroys-framework = { $player } розбирає { CASE($thing, "acc") }, щоб збудувати без оплати.
    .you = Ви розбираєте { CASE($thing, "acc") }, щоб збудувати без оплати.
event-destroys-necropolis = { $player } жертвує { CASE($thing, "ins") } заради Некрополіса.
    .you = Ви жертвуєте { CASE($thing, "ins") } заради Некрополіса.
event-moves-district =
    { GENDER($thing) ->
        [plural] { $thing } переходять з міста { CASE($player, "gen") } до міста { CASE($other, "gen") }.
       *[masculine] { $thing } переходить з міста { CASE($player, "gen") } до міста { CASE($other, "gen") }.
    }
    .you =
        { GENDER($thing) ->
            [plural] { $thing } переходять з вашого міста до міста { CASE($other, "gen") }.
           *[masculine] { $thing } переходить з вашого міста до міста { CASE($other, "gen") }.
        }
    .other =
        { GENDER($thing) ->
            [plural] { $thing } переходять з міста { CASE($player, "gen") } до вашого.
           *[masculine] { $thing } переходить з міста { CASE($player, "gen") } до вашого.
        }
event-beautifies = { $player } прикрашає { CASE($thing, "acc") }: відтепер вартість на 1 більша.
    .you = Ви прикрашаєте { CASE($thing, "acc") }: відтепер вартість на 1 більша.

## Markers

event-marks = { $player } кладе позначку на { CASE($thing, "acc") } ({ $card }).
    .you = Ви кладете позначку на { CASE($thing, "acc") } ({ $card }).
event-marks-assassin = { $player } вбиває { CASE($thing, "acc") }.
    .you = Ви вбиваєте { CASE($thing, "acc") }.
event-marks-witch = { $player } зачакловує { CASE($thing, "acc") }.
    .you = Ви зачакловуєте { CASE($thing, "acc") }.
event-marks-thief = { $player } збирається пограбувати { CASE($thing, "acc") }.
    .you = Ви збираєтеся пограбувати { CASE($thing, "acc") }.
event-marks-magistrate = { $player } кладе розпорядження на { CASE($thing, "acc") }.
    .you = Ви кладете розпорядження на { CASE($thing, "acc") }.
event-marks-blackmailer = { $player } погрожує { CASE($thing, "dat") }.
    .you = Ви погрожуєте { CASE($thing, "dat") }.
event-decides =
    { $seen ->
        [yes] { $player } таємно обирає { CASE($thing, "acc") } ({ $card }).
       *[no] { $player } таємно робить вибір ({ $card }).
    }
    .you = Ви таємно обираєте { CASE($thing, "acc") } ({ $card }).
event-decides-magistrate =
    { $seen ->
        [yes] { $player } таємно підписує розпорядження щодо { CASE($thing, "gen") }.
       *[no] { $player } таємно підписує одне з розпоряджень.
    }
    .you = Ви таємно підписуєте розпорядження щодо { CASE($thing, "gen") }.
event-decides-blackmailer =
    { $seen ->
        [yes] { $player } таємно вирішує, що справжня погроза – { CASE($thing, "dat") }.
       *[no] { $player } таємно вирішує, котра з погроз справжня.
    }
    .you = Ви таємно вирішуєте, що справжня погроза – { CASE($thing, "dat") }.
event-shows =
    { $amount ->
        [0] Позначка на { CASE($thing, "loc") } виявляється порожньою ({ $card }).
       *[other] Позначка на { CASE($thing, "loc") } виявляється справжньою ({ $card }).
    }
event-shows-magistrate =
    { $amount ->
        [0] Розпорядження щодо { CASE($thing, "gen") } виявляється непідписаним.
       *[other] Розпорядження щодо { CASE($thing, "gen") } виявляється підписаним.
    }
event-shows-blackmailer =
    { $amount ->
        [0] Погроза { CASE($thing, "dat") } виявляється безпідставною.
       *[other] Погроза { CASE($thing, "dat") } виявляється справжньою.
    }
event-bribes = { $player } дає { CASE($other, "dat") } хабар: половину золота.
    .you = Ви даєте { CASE($other, "dat") } хабар: половину свого золота.
    .other = { $player } дає вам хабар: половину золота.
event-refuses = { $player } відмовляється дати { CASE($other, "dat") } хабар.
    .you = Ви відмовляєтеся дати { CASE($other, "dat") } хабар.
    .other = { $player } відмовляється дати вам хабар.
event-counts =
    { $amount ->
        [0] У руці { CASE($other, "gen") } немає { CASE($thing, "gen-plural") } кварталів.
        [one] У руці { CASE($other, "gen") } є { $amount } { $thing } квартал.
        [few] У руці { CASE($other, "gen") } є { $amount } { CASE($thing, "nom-plural") } квартали.
       *[many] У руці { CASE($other, "gen") } є { $amount } { CASE($thing, "gen-plural") } кварталів.
    }
    .other =
        { $amount ->
            [0] У вашій руці немає { CASE($thing, "gen-plural") } кварталів.
            [one] У вашій руці є { $amount } { $thing } квартал.
            [few] У вашій руці є { $amount } { CASE($thing, "nom-plural") } квартали.
           *[many] У вашій руці є { $amount } { CASE($thing, "gen-plural") } кварталів.
        }

## The story: names, amounts, and the end of a round

story-the = { $thing }
story-coins =
    { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    }
story-cards =
    { $amount ->
        [one] { $amount } карту
        [few] { $amount } карти
       *[many] { $amount } карт
    }
story-sums = Квартали після раунду { $round }: { $items }. Золото: { $gold-items }.
story-sums-item = { $player } ({ $number })

## The story: choosing and calling

story-deal =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } бере { CASE($things, "acc") }, а також { $gold-coins }.
               *[no] { $player } бере { $amount-cards } та { $gold-coins }.
            }
       *[other] { $people } беруть по { $amount-cards } та по { $gold-coins }.
    }
    .you = Ви берете { CASE($things, "acc") }, а також { $gold-coins }.
story-aside =
    { $seen ->
        [yes] Цього раунду не грають: { $open-things } – горілиць, { $thing } – долілиць.
       *[no] Цього раунду не грають: { $open-things } – горілиць, ще один персонаж – долілиць.
    }
story-face-up = Цього раунду не грають, лежать горілиць: { $things }.
story-pick-and-drop =
    { $seen ->
        [yes] { $player } обирає { CASE($thing, "acc") } й скидає { CASE($given-things, "acc") }.
       *[no] { $player } обирає одного персонажа й скидає іншого.
    }
    .you = Ви обираєте { CASE($thing, "acc") } й скидаєте { CASE($given-things, "acc") }.
story-picks =
    { $seen ->
        [yes] Таємний вибір: { $items }.
       *[no] { $people } обирають персонажів.
    }
story-picks-item = { $player } ({ $thing })
story-silent = Ніхто не відгукується: { $things }.

## The story: gathering and building

story-gathers-gold = { $player } бере { $amount-coins }.
    .you = Ви берете { $amount-coins }.
story-gathers-cards =
    { $seen ->
        [yes] { $player } витягує { CASE($drawn-things, "acc") }, лишає собі { CASE($thing, "acc") }.
       *[no] { $player } витягує { $drawn-cards }, лишає собі { $amount-cards }.
    }
    .you = Ви витягуєте { CASE($drawn-things, "acc") }, лишаєте собі { CASE($thing, "acc") }.
story-keeps-all =
    { $seen ->
        [yes] { $player } завдяки { CASE($card, "dat") } витягує й лишає собі { CASE($things, "acc") }.
       *[no] { $player } завдяки { CASE($card, "dat") } витягує й лишає собі { $amount-cards }.
    }
    .you = Завдяки { CASE($card, "dat") } ви витягуєте й лишаєте собі { CASE($things, "acc") }.
story-builds =
    { $player } будує { CASE($thing, "acc") }{ $amount ->
        [0] {" "}безплатно
       *[other] {" "}за { $amount-coins }
    }{ $less ->
        [0] {""}
       *[other] {" "}(на { $less-coins } менше завдяки { CASE($less-card, "dat") })
    }{ $tax ->
        [0] .
       *[other] {" "}і сплачує { $tax-coins } мита.
    }
    .you =
        Ви будуєте { CASE($thing, "acc") }{ $amount ->
            [0] {" "}безплатно
           *[other] {" "}за { $amount-coins }
        }{ $less ->
            [0] {""}
           *[other] {" "}(на { $less-coins } менше завдяки { CASE($less-card, "dat") })
        }{ $tax ->
            [0] .
           *[other] {" "}і сплачуєте { $tax-coins } мита.
        }
story-builds-with-cards =
    { $player } будує { CASE($thing, "acc") } за { $amount ->
        [0] { $paid-cards }
       *[other] { $amount-coins } та { $paid-cards }
    }{ $tax ->
        [0] .
       *[other] {" "}і сплачує { $tax-coins } мита.
    }
    .you =
        Ви будуєте { CASE($thing, "acc") } за { $amount ->
            [0] { CASE($paid-things, "acc") }
           *[other] { $amount-coins }, а також { CASE($paid-things, "acc") }
        }{ $tax ->
            [0] .
           *[other] {" "}і сплачуєте { $tax-coins } мита.
        }
story-builds-instead =
    { $tax ->
        [0] { $player } розбирає { CASE($given-things, "acc") } і будує { CASE($thing, "acc") }.
       *[other] { $player } розбирає { CASE($given-things, "acc") }, будує { CASE($thing, "acc") } і сплачує { $tax-coins } мита.
    }
    .you =
        { $tax ->
            [0] Ви розбираєте { CASE($given-things, "acc") } і будуєте { CASE($thing, "acc") }.
           *[other] Ви розбираєте { CASE($given-things, "acc") }, будуєте { CASE($thing, "acc") } і сплачуєте { $tax-coins } мита.
        }
story-confiscates =
    { $own ->
        [yes] { $player } конфіскує { CASE($thing, "acc") } у себе ж і платить { $gold-coins }.
       *[no]
            { $gold ->
                [0] { $other } конфіскує { CASE($thing, "acc") } – квартал, який будує { $player }.
               *[other] { $other } конфіскує { CASE($thing, "acc") }, щойно оплачений квартал { CASE($player, "gen") }; { $gold-coins } повернено.
            }
    }
    .you =
        { $own ->
            [yes] Ви конфіскуєте { CASE($thing, "acc") } у себе ж і платите { $gold-coins }.
           *[no]
                { $gold ->
                    [0] { $other } конфіскує { CASE($thing, "acc") } – квартал, який ви будуєте.
                   *[other] { $other } конфіскує { CASE($thing, "acc") }, щойно оплачений вами квартал; { $gold-coins } вам повернено.
                }
        }
    .other =
        { $gold ->
            [0] Ви конфіскуєте { CASE($thing, "acc") } – квартал, який будує { $player }.
           *[other] Ви конфіскуєте { CASE($thing, "acc") }, щойно оплачений квартал { CASE($player, "gen") }; { $gold-coins } повернено.
        }
story-beautifies = { $player } прикрашає { CASE($things, "acc") }: відтепер вартість кожного кварталу на 1 більша.
    .you = Ви прикрашаєте { CASE($things, "acc") }: відтепер вартість кожного кварталу на 1 більша.

## The story: districts at work

story-buys-cards =
    { $seen ->
        [yes] { $player } завдяки { CASE($card, "dat") } платить { $gold-coins } і бере з колоди { CASE($things, "acc") }.
       *[no] { $player } завдяки { CASE($card, "dat") } платить { $gold-coins } і бере з колоди { $amount-cards }.
    }
    .you = Завдяки { CASE($card, "dat") } ви платите { $gold-coins } і берете з колоди { CASE($things, "acc") }.
story-sells-card =
    { $seen ->
        [yes] { $player } завдяки { CASE($card, "dat") } скидає { CASE($thing, "acc") } і бере { $gold-coins }.
       *[no] { $player } завдяки { CASE($card, "dat") } скидає { $amount-cards } і бере { $gold-coins }.
    }
    .you = Завдяки { CASE($card, "dat") } ви скидаєте { CASE($thing, "acc") } і берете { $gold-coins }.
story-wrecks =
    { $own ->
        [yes] { $player } руйнує { CASE($given-things, "acc") }, а заразом і { CASE($thing, "acc") } у своєму місті.
       *[no] { $player } руйнує { CASE($given-things, "acc") }, а заразом і { CASE($thing, "acc") } у місті { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Ви руйнуєте { CASE($given-things, "acc") }, а заразом і { CASE($thing, "acc") } у своєму місті.
           *[no] Ви руйнуєте { CASE($given-things, "acc") }, а заразом і { CASE($thing, "acc") } у місті { CASE($other, "gen") }.
        }
    .other = { $player } руйнує { CASE($given-things, "acc") }, а заразом і { CASE($thing, "acc") } у вашому місті.
story-searches =
    { $seen ->
        [yes] { $player } переглядає колоду й бере { CASE($thing, "acc") }.
       *[no] { $player } переглядає колоду й бере { $amount-cards }.
    }
    .you = Ви переглядаєте колоду й берете { CASE($thing, "acc") }.
# A destroyed district is bought back.
story-recovers = { $player } завдяки { CASE($card, "dat") } платить { $gold-coins } і бере в руку { CASE($thing, "acc") }.
    .you = Завдяки { CASE($card, "dat") } ви платите { $gold-coins } і берете в руку { CASE($thing, "acc") }.

## The story: characters at work

story-bewitches = { $player } зачакловує { CASE($thing, "acc") } й чекає.
    .you = Ви зачакловуєте { CASE($thing, "acc") } й чекаєте.
story-marks = { $player } кладе позначки на { CASE($things, "acc") } ({ $card }).
    .you = Ви кладете позначки на { CASE($things, "acc") } ({ $card }).
story-marks-magistrate =
    { $chosen-seen ->
        [yes] { $player } кладе розпорядження на { CASE($things, "acc") }; підписане – на { CASE($chosen-things, "acc") }.
       *[no] { $player } кладе розпорядження на { CASE($things, "acc") }; підписане лише одне.
    }
    .you =
        { $chosen-seen ->
            [yes] Ви кладете розпорядження на { CASE($things, "acc") }; підписане – на { CASE($chosen-things, "acc") }.
           *[no] Ви кладете розпорядження на { CASE($things, "acc") }.
        }
story-marks-blackmailer =
    { $chosen-seen ->
        [yes] { $player } погрожує { CASE($things, "dat") }; справжня погроза – { CASE($chosen-things, "dat") }.
       *[no] { $player } погрожує { CASE($things, "dat") }; справжня лише одна погроза.
    }
    .you =
        { $chosen-seen ->
            [yes] Ви погрожуєте { CASE($things, "dat") }; справжня погроза – { CASE($chosen-things, "dat") }.
           *[no] Ви погрожуєте { CASE($things, "dat") }.
        }
story-spies =
    { $amount ->
        [0] { $player } дивиться карти { CASE($other, "gen") } та не знаходить { CASE($thing, "gen-plural") } кварталів.
       *[other] { $player } дивиться карти { CASE($other, "gen") }, знаходить { $amount ->
               [one] { $amount } { $thing } квартал
               [few] { $amount } { CASE($thing, "nom-plural") } квартали
              *[many] { $amount } { CASE($thing, "gen-plural") } кварталів
           }, бере { $gold-coins }, а з колоди – { $drawn-seen ->
               [yes] { CASE($drawn-things, "acc") }
              *[no] { $drawn-cards }
           }.
    }
    .you =
        Ви дивитеся карти { CASE($other, "gen") }: { $hand ->
            [0] рука порожня.
           *[other] { $hand-things }. { $amount ->
                [0] Ви нічого не берете: { CASE($thing, "gen-plural") } кварталів немає.
               *[other] За { $amount ->
                       [one] { $amount } { $thing } квартал
                       [few] { $amount } { CASE($thing, "nom-plural") } квартали
                      *[many] { $amount } { CASE($thing, "gen-plural") } кварталів
                   } ви берете { $gold-coins }, а з колоди – { $drawn-seen ->
                       [yes] { CASE($drawn-things, "acc") }
                      *[no] { $drawn-cards }
                   }.
            }
        }
    .other =
        { $amount ->
            [0] { $player } дивиться ваші карти й не знаходить { CASE($thing, "gen-plural") } кварталів.
           *[other] { $player } дивиться ваші карти, знаходить { $amount ->
                   [one] { $amount } { $thing } квартал
                   [few] { $amount } { CASE($thing, "nom-plural") } квартали
                  *[many] { $amount } { CASE($thing, "gen-plural") } кварталів
               }, бере { $gold-coins }, а з колоди – { $drawn-cards }.
        }
story-takes-from-hand =
    { $seen ->
        [yes] { $player } дивиться карти { CASE($other, "gen") } та забирає { CASE($thing, "acc") }.
       *[no] { $player } дивиться карти { CASE($other, "gen") } та забирає { $amount-cards }.
    }
    .you = Ви дивитеся карти { CASE($other, "gen") } ({ $hand-things }) і забираєте { CASE($thing, "acc") }.
    .other = { $player } дивиться ваші карти й забирає { CASE($thing, "acc") }.
story-swaps-hands =
    { $player } обмінюється картами з { CASE($other, "ins") }: віддає { $given-seen ->
        [yes] { CASE($given-things, "acc") }
       *[no] { $given-cards }
    }; отримує { $seen ->
        [yes] { CASE($things, "acc") }
       *[no] { $amount-cards }
    }.
    .you =
        Ви обмінюєтеся картами з { CASE($other, "ins") }: віддаєте { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }; отримуєте { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }.
    .other =
        { $player } обмінюється картами з вами: ви віддаєте { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }; отримуєте { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }.
story-redraws =
    { $seen ->
        [yes] { $player } кладе під низ колоди { CASE($things, "acc") }, а натомість бере { CASE($drawn-things, "acc") }.
       *[no] { $player } кладе під низ колоди { $amount-cards }, а натомість бере { $drawn-cards }.
    }
    .you = Ви кладете під низ колоди { CASE($things, "acc") }, а натомість берете { CASE($drawn-things, "acc") }.
story-discards =
    { $seen ->
        [yes] { $player } кладе під низ колоди { CASE($things, "acc") }.
       *[no] { $player } кладе під низ колоди { $amount-cards }.
    }
    .you = Ви кладете під низ колоди { CASE($things, "acc") }.
story-seer-takes =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } навмання бере карту в { CASE($people, "gen") }: { $things }.
               *[no] { $player } навмання бере карту в { CASE($people, "gen") }.
            }
       *[other]
            { $seen ->
                [yes] { $player } навмання бере по карті в { CASE($people, "gen") }: { $things }.
               *[no] { $player } навмання бере по карті в { CASE($people, "gen") }.
            }
    }
    .you =
        { $count ->
            [1] Ви навмання берете карту в { CASE($people, "gen") }: { $things }.
           *[other] Ви навмання берете по карті в { CASE($people, "gen") }: { $things }.
        }
    .other = { $player } навмання бере у вас карту: { $things }.
story-seer-returns =
    { $seen ->
        [yes] { $player } віддає по карті { CASE($people, "dat") }: { $things }.
       *[no] { $player } віддає по карті { CASE($people, "dat") }.
    }
    .you = Ви віддаєте по карті { CASE($people, "dat") }: { $things }.
story-crowns = { $player } передає корону { CASE($other, "dat") }.
    .you = Ви передаєте корону { CASE($other, "dat") }.
    .other = { $player } передає корону вам.
story-crowns-for-card =
    { $taken-seen ->
        [yes] { $player } передає корону { CASE($other, "dat") } та навмання бере карту: { $taken-things }.
       *[no] { $player } передає корону { CASE($other, "dat") } та навмання бере карту.
    }
    .you = Ви передаєте корону { CASE($other, "dat") } та навмання берете карту: { $taken-things }.
    .other = { $player } передає корону вам і навмання бере у вас карту: { $taken-things }.
story-crowns-for-gold = { $player } передає корону { CASE($other, "dat") } та бере { $gold-coins }.
    .you = Ви передаєте корону { CASE($other, "dat") } та берете { $gold-coins }.
    .other = { $player } передає корону вам і бере у вас { $gold-coins }.
story-trades =
    { $seen ->
        [yes] { $player } отримує { $gold-coins } від { CASE($other, "gen") } в обмін на { CASE($things, "acc") }.
       *[no] { $player } отримує { $gold-coins } від { CASE($other, "gen") } в обмін на { $amount-cards }.
    }
    .you = Ви отримуєте { $gold-coins } від { CASE($other, "gen") } в обмін на { CASE($things, "acc") }.
    .other = { $player } отримує від вас { $gold-coins } в обмін на { CASE($things, "acc") }.
story-bribes = { $player } дає { CASE($other, "dat") } хабар: { $gold-coins }.
    .you = Ви даєте { CASE($other, "dat") } хабар: { $gold-coins }.
    .other = { $player } дає вам хабар: { $gold-coins }.
story-refuses =
    { $shown ->
        [0] { $player } відмовляється дати { CASE($other, "dat") } хабар, і погроза виявляється безпідставною.
       *[other] { $player } відмовляється дати { CASE($other, "dat") } хабар, та погроза справжня: { $other } забирає { $gold-coins }.
    }
    .you =
        { $shown ->
            [0] Ви відмовляєтеся дати { CASE($other, "dat") } хабар, і погроза виявляється безпідставною.
           *[other] Ви відмовляєтеся дати { CASE($other, "dat") } хабар, та погроза справжня: { $other } забирає { $gold-coins }.
        }
    .other =
        { $shown ->
            [0] { $player } відмовляється дати вам хабар, і погроза виявляється безпідставною.
           *[other] { $player } відмовляється дати вам хабар, та погроза справжня: ви забираєте { $gold-coins }.
        }
story-studies =
    { $seen ->
        [yes] { $player } витягує { CASE($drawn-things, "acc") }, лишає собі { CASE($thing, "acc") }, а решту замішує в колоду.
       *[no] { $player } витягує { $drawn-cards }, лишає собі { $amount-cards }, а решту замішує в колоду.
    }
    .you = Ви витягуєте { CASE($drawn-things, "acc") }, лишаєте собі { CASE($thing, "acc") }, а решту замішуєте в колоду.
story-exchanges =
    { $gold ->
        [0] { $player } обмінює { CASE($given-things, "acc") } на { CASE($thing, "acc") } { CASE($other, "gen") }.
       *[other] { $player } обмінює { CASE($given-things, "acc") } на { CASE($thing, "acc") } { CASE($other, "gen") } та доплачує { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Ви обмінюєте { CASE($given-things, "acc") } на { CASE($thing, "acc") } { CASE($other, "gen") }.
           *[other] Ви обмінюєте { CASE($given-things, "acc") } на { CASE($thing, "acc") } { CASE($other, "gen") } та доплачуєте { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } обмінює { CASE($given-things, "acc") } на { CASE($thing, "acc") } у вашому місті.
           *[other] { $player } обмінює { CASE($given-things, "acc") } на { CASE($thing, "acc") } у вашому місті й доплачує { $gold-coins }.
        }
story-hands-over = { $player } віддає { CASE($other, "dat") } { CASE($thing, "acc") }.
    .you = Ви віддаєте { CASE($other, "dat") } { CASE($thing, "acc") }.
    .other = { $player } віддає вам { CASE($thing, "acc") }.
story-takes-over = { $player } натомість забирає { CASE($thing, "acc") } { CASE($other, "gen") }.
    .you = Натомість ви забираєте { CASE($thing, "acc") } { CASE($other, "gen") }.
    .other = { $player } натомість забирає { CASE($thing, "acc") } з вашого міста.
story-seizes =
    { $gold ->
        [0] { $player } захоплює { CASE($thing, "acc") } { CASE($other, "gen") }.
       *[other] { $player } захоплює { CASE($thing, "acc") } { CASE($other, "gen") } за { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Ви захоплюєте { CASE($thing, "acc") } { CASE($other, "gen") }.
           *[other] Ви захоплюєте { CASE($thing, "acc") } { CASE($other, "gen") } за { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } захоплює у вашому місті { CASE($thing, "acc") }.
           *[other] { $player } захоплює у вашому місті { CASE($thing, "acc") } за { $gold-coins }.
        }
story-destroys =
    { $own ->
        [yes] { $player } руйнує у своєму місті { CASE($thing, "acc") } за { $gold-coins }.
       *[no] { $player } руйнує { CASE($thing, "acc") } { CASE($other, "gen") } за { $gold-coins }.
    }
    .you =
        { $own ->
            [yes] Ви руйнуєте у своєму місті { CASE($thing, "acc") } за { $gold-coins }.
           *[no] Ви руйнуєте { CASE($thing, "acc") } { CASE($other, "gen") } за { $gold-coins }.
        }
    .other = { $player } руйнує у вашому місті { CASE($thing, "acc") } за { $gold-coins }.
