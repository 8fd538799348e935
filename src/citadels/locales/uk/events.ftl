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
    .you = Гру завершено. Ви перемагаєте!

## Choosing characters

event-face-up = { $thing } лежить горілиць: цього раунду цим персонажем ніхто не грає.
event-face-down =
    { $seen ->
        [yes] { CASE($thing, "acc") } відкладено долілиць.
       *[no] Одного персонажа відкладено долілиць.
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
        [yes] { $player } віддає { CASE($thing, "acc") } { CASE($other, "dat") } й отримує { CASE($second, "acc") }.
       *[no] { $player } та { $other } наосліп міняються персонажами.
    }
    .you = Ви віддаєте { CASE($thing, "acc") } { CASE($other, "dat") } й отримуєте { CASE($second, "acc") }.
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
    { $seen ->
        [yes] { $player } бере з колоди { CASE($things, "acc") }.
       *[no] { $player } бере з колоди { $amount ->
               [one] { $amount } карту
               [few] { $amount } карти
              *[many] { $amount } карт
           }.
    }
    .you = Ви берете з колоди { CASE($things, "acc") }.
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
        [yes] { $other } навмання бере { CASE($thing, "acc") } з руки { CASE($player, "gen") }.
       *[no] { $other } навмання бере 1 карту з руки { CASE($player, "gen") }.
    }
    .you = { $other } навмання бере { CASE($thing, "acc") } з вашої руки.
    .other = Ви навмання берете { CASE($thing, "acc") } з руки { CASE($player, "gen") }.
event-takes-card =
    { $seen ->
        [yes] { $player } бере в руку { CASE($thing, "acc") }.
       *[no] { $player } бере в руку 1 карту.
    }
    .you = Ви берете в руку { CASE($thing, "acc") }.
event-sees-hand =
    { $amount ->
        [0] { $player } дивиться руку { CASE($other, "gen") }: вона порожня.
       *[other] { $player } дивиться руку { CASE($other, "gen") } ({ $amount ->
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
            [0] Ви дивитеся руку { CASE($other, "gen") }: вона порожня.
           *[other] Ви дивитеся руку { CASE($other, "gen") }: { $things }.
        }
    .other = { $player } дивиться вашу руку.
event-gets-hand =
    { $amount ->
        [0] { $player } лишається без карт.
       *[other] { $player } отримує руку { CASE($other, "gen") } ({ $amount ->
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
           *[other] Ви отримуєте руку { CASE($other, "gen") }: { $things }.
        }
    .other =
        { $amount ->
            [0] { $player } лишається без карт.
           *[other] { $player } отримує вашу руку: { $things }.
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

event-discount = { $player } платить за { CASE($thing, "acc") } на { $amount ->
        [one] { $amount } монету
        [few] { $amount } монети
       *[many] { $amount } монет
    } менше.
    .you = Ви платите за { CASE($thing, "acc") } на { $amount ->
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
