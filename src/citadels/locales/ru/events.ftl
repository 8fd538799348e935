### Events in Russian: everything that happens in a game, told as one sentence each.
###
### The value is what everybody else reads, `.you` what the player who did it reads, `.other` what the
### other player concerned reads. Arguments and endings: see the English file. Verbs are in the
### present tense, so that no player has a gender; a card as the subject may be plural («Врата дракона»).

## Beginning and end

event-starts = { $player } начинает игру с короной.
    .you = Вы начинаете игру с короной.
event-round = Раунд { $amount }. { $player } владеет короной и начинает выбор персонажей.
    .you = Раунд { $amount }. Корона у вас: выбор персонажей начинаете вы.
event-completes = { $player } достраивает город раньше всех: этот раунд — последний.
    .you = Вы достраиваете город раньше всех: этот раунд — последний.
event-over = Игра окончена. Победу одерживает { $player }.
    .you = Игра окончена. Победа за вами!

## Choosing characters

event-face-up = { $thing } лежит в открытую: в этом раунде этим персонажем никто не играет.
event-face-down =
    { $seen ->
        [yes] { $thing } откладывается в закрытую.
       *[no] Один персонаж откладывается в закрытую.
    }
event-picks =
    { $seen ->
        [yes] { $player } выбирает { CASE($thing, "acc") }.
       *[no] { $player } выбирает персонажа.
    }
    .you = Вы выбираете { CASE($thing, "acc") }.
event-lays-down =
    { $seen ->
        [yes] { $player } откладывает { CASE($thing, "acc") } в закрытую.
       *[no] { $player } откладывает персонажа в закрытую.
    }
    .you = Вы откладываете { CASE($thing, "acc") } в закрытую.
event-swaps =
    { $seen ->
        [yes] { $player } отдаёт { CASE($other, "dat") } { CASE($thing, "acc") } и получает { CASE($second, "acc") }.
       *[no] { $player } и { $other } вслепую меняются персонажами.
    }
    .you = Вы отдаёте { CASE($other, "dat") } { CASE($thing, "acc") } и получаете { CASE($second, "acc") }.
    .other = { $player } забирает у вас { CASE($second, "acc") } и отдаёт вам { CASE($thing, "acc") }.

## Calls and turns

event-calls = { $player } вызывает { CASE($thing, "acc") } (ранг { $amount }).
    .you = Вы вызываете { CASE($thing, "acc") } (ранг { $amount }).
event-silent =
    { GENDER($thing) ->
        [feminine] Вызвана { $thing }, но никто не откликается.
        [neuter] Вызвано { $thing }, но никто не откликается.
        [plural] Вызваны { $thing }, но никто не откликается.
       *[masculine] Вызван { $thing }, но никто не откликается.
    }
event-reveals = { $player } раскрывает карту: это { $thing }.
    .you = Вы раскрываете карту: это { $thing }.
event-resumes = { $player } продолжает ход в роли { CASE($thing, "gen") }.
    .you = Вы продолжаете ход в роли { CASE($thing, "gen") }.
event-stops = Ход { CASE($player, "gen") } тут же заканчивается.
    .you = Ваш ход тут же заканчивается.
event-stops-witch = Ход { CASE($player, "gen") } прерван, пока этот персонаж не соберёт ресурсы.
    .you = Ваш ход прерван, пока этот персонаж не соберёт ресурсы.
event-stops-hospital = { $player } больше ничего не может сделать в этом ходу.
    .you = Вы больше ничего не можете сделать в этом ходу.
event-ends = { $player } завершает ход.
    .you = Вы завершаете ход.
event-crown = { $player } получает корону.
    .you = Вы получаете корону.

## Gold

event-gathers-gold = { $player } собирает ресурсы: золото.
    .you = Вы собираете ресурсы: золото.
event-gains =
    { $source ->
        [none] { $player } получает { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
       *[other]
            { GENDER($card) ->
                [plural] { $card } приносят { $amount ->
                    [one] { $amount } золотой
                    [few] { $amount } золотых
                   *[many] { $amount } золотых
                } { CASE($player, "dat") }.
               *[masculine] { $card } приносит { $amount ->
                    [one] { $amount } золотой
                    [few] { $amount } золотых
                   *[many] { $amount } золотых
                } { CASE($player, "dat") }.
            }
    }
    .you =
        { $source ->
            [none] Вы получаете { $amount ->
                [one] { $amount } золотой
                [few] { $amount } золотых
               *[many] { $amount } золотых
            }.
           *[other]
                { GENDER($card) ->
                    [plural] { $card } приносят вам { $amount ->
                        [one] { $amount } золотой
                        [few] { $amount } золотых
                       *[many] { $amount } золотых
                    }.
                   *[masculine] { $card } приносит вам { $amount ->
                        [one] { $amount } золотой
                        [few] { $amount } золотых
                       *[many] { $amount } золотых
                    }.
                }
        }
event-gains-alchemist =
    Алхимик возвращает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } { CASE($player, "dat") }.
    .you =
        Алхимик возвращает вам { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
event-refunds =
    { $player } получает назад плату за { CASE($card, "acc") }: { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }.
    .you =
        Вы получаете назад плату за { CASE($card, "acc") }: { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
event-pays =
    { $source ->
        [district] { $player } платит { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } за { CASE($card, "acc") }.
        [character] { $player } платит { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } в роли { CASE($card, "gen") }.
       *[none] { $player } платит { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
    }
    .you =
        { $source ->
            [district] Вы платите { $amount ->
                [one] { $amount } золотой
                [few] { $amount } золотых
               *[many] { $amount } золотых
            } за { CASE($card, "acc") }.
            [character] Вы платите { $amount ->
                [one] { $amount } золотой
                [few] { $amount } золотых
               *[many] { $amount } золотых
            } в роли { CASE($card, "gen") }.
           *[none] Вы платите { $amount ->
                [one] { $amount } золотой
                [few] { $amount } золотых
               *[many] { $amount } золотых
            }.
        }
event-moves-gold =
    { $player } отдаёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } { CASE($other, "dat") }.
    .you =
        Вы отдаёте { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } { CASE($other, "dat") }.
    .other =
        { $player } отдаёт вам { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
event-moves-gold-thief =
    { $other } крадёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } у { CASE($player, "gen") }.
    .you =
        { $other } крадёт у вас { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
    .other =
        Вы крадёте { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } у { CASE($player, "gen") }.
event-moves-gold-spy =
    { $other } берёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } у { CASE($player, "gen") }.
    .you =
        { $other } берёт у вас { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
    .other =
        Вы берёте { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } у { CASE($player, "gen") }.
event-moves-gold-abbot =
    { $other } берёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } у самого богатого из игроков: это { $player }.
    .you =
        { $other } берёт у вас { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }: богаче вас никого нет.
    .other =
        Вы берёте { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } у самого богатого из игроков: это { $player }.
event-moves-gold-emperor =
    { $other } берёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } у { CASE($player, "gen") }.
    .you =
        { $other } берёт у вас { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
    .other =
        Вы берёте { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } у { CASE($player, "gen") }.
event-moves-gold-cardinal =
    { $other } берёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } у { CASE($player, "gen") } в обмен на карты.
    .you =
        { $other } берёт у вас { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } в обмен на карты.
    .other =
        Вы берёте { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } у { CASE($player, "gen") } в обмен на карты.
event-moves-gold-blackmailer =
    { $other } получает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } от { CASE($player, "gen") }.
    .you =
        { $other } получает от вас { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        }.
    .other =
        Вы получаете { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } от { CASE($player, "gen") }.
event-lays-gold =
    { $player } кладёт { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } на жетон { CASE($thing, "gen") }.
    .you =
        Вы кладёте { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } на жетон { CASE($thing, "gen") }.
event-takes-gold =
    { $player } забирает { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } с жетона { CASE($thing, "gen") }.
    .you =
        Вы забираете { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } с жетона { CASE($thing, "gen") }.

## Cards

event-gathers-cards = { $player } собирает ресурсы: карты.
    .you = Вы собираете ресурсы: карты.
event-draws-more =
    { GENDER($card) ->
        [plural] { $card } позволяют { CASE($player, "dat") } взять ещё { $amount ->
            [one] { $amount } карту
            [few] { $amount } карты
           *[many] { $amount } карт
        }.
       *[masculine] { $card } позволяет { CASE($player, "dat") } взять ещё { $amount ->
            [one] { $amount } карту
            [few] { $amount } карты
           *[many] { $amount } карт
        }.
    }
    .you =
        { GENDER($card) ->
            [plural] { $card } позволяют вам взять ещё { $amount ->
                [one] { $amount } карту
                [few] { $amount } карты
               *[many] { $amount } карт
            }.
           *[masculine] { $card } позволяет вам взять ещё { $amount ->
                [one] { $amount } карту
                [few] { $amount } карты
               *[many] { $amount } карт
            }.
        }
event-keeps-all =
    { GENDER($card) ->
        [plural] { $card } позволяют { CASE($player, "dat") } оставить все взятые карты.
       *[masculine] { $card } позволяет { CASE($player, "dat") } оставить все взятые карты.
    }
    .you =
        { GENDER($card) ->
            [plural] { $card } позволяют вам оставить все взятые карты.
           *[masculine] { $card } позволяет вам оставить все взятые карты.
        }
event-draws =
    { $seen ->
        [yes] { $player } берёт { CASE($things, "acc") }.
       *[no] { $player } берёт { $amount ->
            [one] { $amount } карту
            [few] { $amount } карты
           *[many] { $amount } карт
        }.
    }
    .you = Вы берёте { CASE($things, "acc") }.
event-looks =
    { $seen ->
        [yes] { $player } тянет карты на выбор: { $things }.
       *[no] { $player } тянет { $amount ->
            [one] { $amount } карту
            [few] { $amount } карты
           *[many] { $amount } карт
        } на выбор.
    }
    .you = Вы тянете карты на выбор: { $things }.
event-keeps =
    { $seen ->
        [yes] { $player } оставляет себе { CASE($thing, "acc") }.
       *[no] { $player } оставляет себе 1 карту.
    }
    .you = Вы оставляете себе { CASE($thing, "acc") }.
event-discards =
    { $seen ->
        [yes] { $player } кладёт { CASE($thing, "acc") } под низ колоды.
       *[no] { $player } кладёт 1 карту под низ колоды.
    }
    .you = Вы кладёте { CASE($thing, "acc") } под низ колоды.
event-gives-card =
    { $seen ->
        [yes] { $player } отдаёт { CASE($other, "dat") } { CASE($thing, "acc") }.
       *[no] { $player } отдаёт 1 карту { CASE($other, "dat") }.
    }
    .you = Вы отдаёте { CASE($other, "dat") } { CASE($thing, "acc") }.
    .other = { $player } отдаёт вам { CASE($thing, "acc") }.
event-gives-card-wizard =
    { $seen ->
        [yes] { $other } забирает { CASE($thing, "acc") } с руки { CASE($player, "gen") }.
       *[no] { $other } забирает 1 карту с руки { CASE($player, "gen") }.
    }
    .you = { $other } забирает { CASE($thing, "acc") } с вашей руки.
    .other = Вы забираете { CASE($thing, "acc") } с руки { CASE($player, "gen") }.
event-gives-card-emperor =
    { $seen ->
        [yes] { $other } наугад берёт { CASE($thing, "acc") } с руки { CASE($player, "gen") }.
       *[no] { $other } наугад берёт 1 карту с руки { CASE($player, "gen") }.
    }
    .you = { $other } наугад берёт { CASE($thing, "acc") } с вашей руки.
    .other = Вы наугад берёте { CASE($thing, "acc") } с руки { CASE($player, "gen") }.
event-takes-card =
    { $seen ->
        [yes] { $player } берёт на руку { CASE($thing, "acc") }.
       *[no] { $player } берёт на руку 1 карту.
    }
    .you = Вы берёте на руку { CASE($thing, "acc") }.
event-sees-hand =
    { $amount ->
        [0] { $player } смотрит карты { CASE($other, "gen") }: рука пуста.
        [one] { $player } смотрит карты { CASE($other, "gen") } ({ $amount } карта){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } смотрит карты { CASE($other, "gen") } ({ $amount } карты){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[many] { $player } смотрит карты { CASE($other, "gen") } ({ $amount } карт){ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Вы смотрите карты { CASE($other, "gen") }: рука пуста.
            [one] Вы смотрите карты { CASE($other, "gen") }: { $things }.
            [few] Вы смотрите карты { CASE($other, "gen") }: { $things }.
           *[many] Вы смотрите карты { CASE($other, "gen") }: { $things }.
        }
    .other = { $player } смотрит ваши карты.
event-gets-hand =
    { $amount ->
        [0] { $player } остаётся без карт.
        [one] { $player } получает { $amount } карту с руки { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
        [few] { $player } получает { $amount } карты с руки { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
       *[many] { $player } получает { $amount } карт с руки { CASE($other, "gen") }{ $seen ->
            [yes] : { $things }.
           *[no] .
        }
    }
    .you =
        { $amount ->
            [0] Вы остаётесь без карт.
            [one] Вы получаете карту с руки { CASE($other, "gen") }: { $things }.
            [few] Вы получаете карты с руки { CASE($other, "gen") }: { $things }.
           *[many] Вы получаете карты с руки { CASE($other, "gen") }: { $things }.
        }
    .other =
        { $amount ->
            [0] { $player } остаётся без карт.
            [one] { $player } получает карту с вашей руки: { $things }.
            [few] { $player } получает карты с вашей руки: { $things }.
           *[many] { $player } получает карты с вашей руки: { $things }.
        }
event-shuffles = Колода кварталов перемешивается.
event-searches =
    { $player } просматривает колоду: { $amount ->
        [one] { $amount } карта
        [few] { $amount } карты
       *[many] { $amount } карт
    }.
    .you =
        Вы просматриваете колоду: { $amount ->
            [one] { $amount } карта
            [few] { $amount } карты
           *[many] { $amount } карт
        }.
event-tucks =
    { $seen ->
        [yes] { $player } кладёт { CASE($thing, "acc") } в закрытую под { CASE($card, "acc") }.
       *[no] { $player } кладёт 1 карту в закрытую под { CASE($card, "acc") }.
    }
    .you = Вы кладёте { CASE($thing, "acc") } в закрытую под { CASE($card, "acc") }.

## Districts

event-discount =
    { GENDER($thing) ->
        [plural] { $thing } обходятся { CASE($player, "dat") } на { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } дешевле.
       *[masculine] { $thing } обходится { CASE($player, "dat") } на { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } дешевле.
    }
    .you =
        { GENDER($thing) ->
            [plural] { $thing } обходятся вам на { $amount ->
                [one] { $amount } золотой
                [few] { $amount } золотых
               *[many] { $amount } золотых
            } дешевле.
           *[masculine] { $thing } обходится вам на { $amount ->
                [one] { $amount } золотой
                [few] { $amount } золотых
               *[many] { $amount } золотых
            } дешевле.
        }
event-builds =
    { $amount ->
        [0] { $player } строит { CASE($thing, "acc") }, не платя золота.
       *[other] { $player } строит { CASE($thing, "acc") }.
    }
    .you =
        { $amount ->
            [0] Вы строите { CASE($thing, "acc") }, не платя золота.
           *[other] Вы строите { CASE($thing, "acc") }.
        }
event-confiscates = { $player } конфискует у { CASE($other, "gen") } только что оплаченный квартал: { $thing }.
    .you = Вы конфискуете у { CASE($other, "gen") } только что оплаченный квартал: { $thing }.
    .other = { $player } конфискует у вас только что оплаченный квартал: { $thing }.
event-destroys =
    { $own ->
        [yes] { $player } разрушает { CASE($thing, "acc") } в собственном городе.
       *[no] { $player } разрушает { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Вы разрушаете { CASE($thing, "acc") } в собственном городе.
           *[no] Вы разрушаете { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
        }
    .other = { $player } разрушает { CASE($thing, "acc") } в вашем городе.
event-destroys-framework = { $player } сносит { CASE($thing, "acc") }, чтобы построить квартал без оплаты.
    .you = Вы сносите { CASE($thing, "acc") }, чтобы построить квартал без оплаты.
event-destroys-necropolis = { $player } жертвует { CASE($thing, "ins") } ради Некрополя.
    .you = Вы жертвуете { CASE($thing, "ins") } ради Некрополя.
event-moves-district =
    { GENDER($thing) ->
        [plural] { $thing } переходят из города { CASE($player, "gen") } в город { CASE($other, "gen") }.
       *[masculine] { $thing } переходит из города { CASE($player, "gen") } в город { CASE($other, "gen") }.
    }
    .you =
        { GENDER($thing) ->
            [plural] { $thing } переходят из вашего города в город { CASE($other, "gen") }.
           *[masculine] { $thing } переходит из вашего города в город { CASE($other, "gen") }.
        }
    .other =
        { GENDER($thing) ->
            [plural] { $thing } переходят из города { CASE($player, "gen") } в ваш город.
           *[masculine] { $thing } переходит из города { CASE($player, "gen") } в ваш город.
        }
event-beautifies = { $player } украшает { CASE($thing, "acc") }: стоимость квартала отныне на 1 больше.
    .you = Вы украшаете { CASE($thing, "acc") }: стоимость квартала отныне на 1 больше.

## Markers

event-marks = { $player } кладёт метку на { CASE($thing, "acc") } ({ $card }).
    .you = Вы кладёте метку на { CASE($thing, "acc") } ({ $card }).
event-marks-assassin = { $player } убивает { CASE($thing, "acc") }.
    .you = Вы убиваете { CASE($thing, "acc") }.
event-marks-witch = { $player } околдовывает { CASE($thing, "acc") }.
    .you = Вы околдовываете { CASE($thing, "acc") }.
event-marks-thief = { $player } собирается обворовать { CASE($thing, "acc") }.
    .you = Вы собираетесь обворовать { CASE($thing, "acc") }.
event-marks-magistrate = { $player } кладёт ордер на { CASE($thing, "acc") }.
    .you = Вы кладёте ордер на { CASE($thing, "acc") }.
event-marks-blackmailer = { $player } угрожает { CASE($thing, "dat") }.
    .you = Вы угрожаете { CASE($thing, "dat") }.
event-decides =
    { $seen ->
        [yes] { $player } втайне выбирает { CASE($thing, "acc") } ({ $card }).
       *[no] { $player } втайне выбирает одного из них ({ $card }).
    }
    .you = Вы втайне выбираете { CASE($thing, "acc") } ({ $card }).
event-decides-magistrate =
    { $seen ->
        [yes] { $player } втайне подписывает ордер на { CASE($thing, "acc") }.
       *[no] { $player } втайне подписывает один из ордеров.
    }
    .you = Вы втайне подписываете ордер на { CASE($thing, "acc") }.
event-decides-blackmailer =
    { $seen ->
        [yes] { $player } втайне решает: настоящая угроза — { CASE($thing, "dat") }.
       *[no] { $player } втайне решает, какая из угроз настоящая.
    }
    .you = Вы втайне решаете: настоящая угроза — { CASE($thing, "dat") }.
event-shows =
    { $amount ->
        [0] Метка на { CASE($thing, "loc") } оказывается пустой ({ $card }).
       *[other] Метка на { CASE($thing, "loc") } оказывается настоящей ({ $card }).
    }
event-shows-magistrate =
    { $amount ->
        [0] Ордер на { CASE($thing, "acc") } оказывается пустым.
       *[other] Ордер на { CASE($thing, "acc") } оказывается подписанным.
    }
event-shows-blackmailer =
    { $amount ->
        [0] Угроза { CASE($thing, "dat") } оказывается пустой.
       *[other] Угроза { CASE($thing, "dat") } оказывается настоящей.
    }
event-bribes = { $player } откупается от { CASE($other, "gen") } половиной золота.
    .you = Вы откупаетесь от { CASE($other, "gen") } половиной золота.
    .other = { $player } откупается от вас половиной золота.
event-refuses = { $player } отказывается платить откуп { CASE($other, "dat") }.
    .you = Вы отказываетесь платить откуп { CASE($other, "dat") }.
    .other = { $player } отказывается платить вам откуп.
event-counts =
    { $amount ->
        [0] На руке у { CASE($other, "gen") } нет карт { CASE($thing, "gen-plural") } кварталов.
        [1] На руке у { CASE($other, "gen") } — 1 карта { CASE($thing, "gen") } квартала.
        [one] На руке у { CASE($other, "gen") } — { $amount } карта { CASE($thing, "gen-plural") } кварталов.
        [few] На руке у { CASE($other, "gen") } — { $amount } карты { CASE($thing, "gen-plural") } кварталов.
       *[many] На руке у { CASE($other, "gen") } — { $amount } карт { CASE($thing, "gen-plural") } кварталов.
    }
    .other =
        { $amount ->
            [0] У вас на руке нет карт { CASE($thing, "gen-plural") } кварталов.
            [1] У вас на руке 1 карта { CASE($thing, "gen") } квартала.
            [one] У вас на руке { $amount } карта { CASE($thing, "gen-plural") } кварталов.
            [few] У вас на руке { $amount } карты { CASE($thing, "gen-plural") } кварталов.
           *[many] У вас на руке { $amount } карт { CASE($thing, "gen-plural") } кварталов.
        }
