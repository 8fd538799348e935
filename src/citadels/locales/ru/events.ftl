### Events in Russian: everything that happens in a game, told as one sentence each.
###
### The value is what everybody else reads, `.you` what the player who did it reads, `.other` what the
### other player concerned reads. Arguments and endings: see the English file. Verbs are in the
### present tense, so that no player has a gender; a card as the subject may be plural («Врата дракона»).

## Beginning and end

event-starts = { $player } начинает игру с короной.
    .you = Вы начинаете игру с короной.
event-round = Раунд { $amount }. Корона и первый выбор у { CASE($player, "gen") }.
    .you = Раунд { $amount }. Корона и первый выбор у вас.
event-completes = { $player } достраивает город раньше всех: этот раунд — последний.
    .you = Вы достраиваете город раньше всех: этот раунд — последний.
event-over = Игра окончена. Победу одерживает { $player }.
    .you = Игра окончена. Победа за вами!

## Choosing characters

event-face-up = { $thing } лежит в открытую и в этом раунде не участвует.
event-face-down =
    { $seen ->
        [yes] { $thing } сбрасывается в закрытую.
       *[no] Один персонаж сбрасывается в закрытую.
    }
event-picks =
    { $seen ->
        [yes] { $player } выбирает { CASE($thing, "acc") }.
       *[no] { $player } выбирает персонажа.
    }
    .you = Вы выбираете { CASE($thing, "acc") }.
event-lays-down =
    { $seen ->
        [yes] { $player } сбрасывает { CASE($thing, "acc") } в закрытую.
       *[no] { $player } сбрасывает персонажа в закрытую.
    }
    .you = Вы сбрасываете { CASE($thing, "acc") } в закрытую.
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
    { $player }{ $source ->
        [character] {" "}в роли { CASE($card, "gen") }
        [district] {" "}благодаря { CASE($card, "dat") }
       *[none] {""}
    } тянет { $seen ->
        [yes] { CASE($things, "acc") }
       *[no] { $amount ->
            [one] { $amount } карту
            [few] { $amount } карты
           *[many] { $amount } карт
        }
    }.
    .you =
        { $source ->
            [character] В роли { CASE($card, "gen") } вы тянете
            [district] Благодаря { CASE($card, "dat") } вы тянете
           *[none] Вы тянете
        } { CASE($things, "acc") }.
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
        [yes] { $other } наугад берёт карту у { CASE($player, "gen") }: { $thing }.
       *[no] { $other } наугад берёт карту у { CASE($player, "gen") }.
    }
    .you = { $other } наугад берёт у вас карту: { $thing }.
    .other = Вы наугад берёте карту у { CASE($player, "gen") }: { $thing }.
event-gives-card-seer =
    { $seen ->
        [yes] { $other } получает { CASE($thing, "acc") } с руки { CASE($player, "gen") }.
       *[no] { $other } получает 1 карту с руки { CASE($player, "gen") }.
    }
    .you = { $other } получает { CASE($thing, "acc") } с вашей руки.
    .other = Вы получаете { CASE($thing, "acc") } с руки { CASE($player, "gen") }.
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

event-discount = { $player } благодаря { CASE($card, "dat") } платит за { CASE($thing, "acc") } на { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    } меньше.
    .you = Благодаря { CASE($card, "dat") } вы платите за { CASE($thing, "acc") } на { $amount ->
            [one] { $amount } золотой
            [few] { $amount } золотых
           *[many] { $amount } золотых
        } меньше.
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
        [0] Ордер на { CASE($thing, "loc") } оказывается неподписанным.
       *[other] Ордер на { CASE($thing, "loc") } оказывается подписанным.
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

## The story: names, amounts, and the end of a round

story-the = { $thing }
story-coins =
    { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
story-cards =
    { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }
story-sums = Кварталы после раунда { $round }: { $items }. Золото: { $gold-items }.
story-sums-item = { $player } ({ $number })

## The story: choosing and calling

story-deal =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } берёт { CASE($things, "acc") }, а также { $gold-coins }.
               *[no] { $player } берёт { $amount-cards } и { $gold-coins }.
            }
       *[other] { $people } берут по { $amount-cards } и по { $gold-coins }.
    }
    .you = Вы берёте { CASE($things, "acc") }, а также { $gold-coins }.
story-aside =
    { $seen ->
        [yes] В этом раунде не участвуют: { $open-things } — в открытую, { $thing } — в закрытую.
       *[no] В этом раунде не участвуют: { $open-things } — в открытую, ещё один персонаж — в закрытую.
    }
story-face-up = В этом раунде не участвуют, лежат в открытую: { $things }.
story-pick-and-drop =
    { $seen ->
        [yes] { $player } выбирает { CASE($thing, "acc") } и сбрасывает { CASE($given-things, "acc") }.
       *[no] { $player } выбирает одного персонажа и сбрасывает другого.
    }
    .you = Вы выбираете { CASE($thing, "acc") } и сбрасываете { CASE($given-things, "acc") }.
story-picks =
    { $seen ->
        [yes] Тайный выбор: { $items }.
       *[no] { $people } выбирают персонажей.
    }
story-picks-item = { $player } ({ $thing })
story-silent = Никто не откликается: { $things }.

## The story: gathering and building

story-gathers-gold = { $player } берёт { $amount-coins }.
    .you = Вы берёте { $amount-coins }.
story-gathers-cards =
    { $seen ->
        [yes] { $player } тянет { CASE($drawn-things, "acc") }, оставляет себе { CASE($thing, "acc") }.
       *[no] { $player } тянет { $drawn-cards }, оставляет себе { $amount-cards }.
    }
    .you = Вы тянете { CASE($drawn-things, "acc") }, оставляете себе { CASE($thing, "acc") }.
story-keeps-all =
    { $seen ->
        [yes] { $player } благодаря { CASE($card, "dat") } тянет и оставляет себе { CASE($things, "acc") }.
       *[no] { $player } благодаря { CASE($card, "dat") } тянет и оставляет себе { $amount-cards }.
    }
    .you = Благодаря { CASE($card, "dat") } вы тянете и оставляете себе { CASE($things, "acc") }.
story-builds =
    { $player } строит { CASE($thing, "acc") }{ $amount ->
        [0] {" "}бесплатно
       *[other] {" "}за { $amount-coins }
    }{ $less ->
        [0] {""}
       *[other] {" "}(на { $less-coins } дешевле благодаря { CASE($less-card, "dat") })
    }{ $tax ->
        [0] .
       *[other] {" "}и платит налог: { $tax-coins }.
    }
    .you =
        Вы строите { CASE($thing, "acc") }{ $amount ->
            [0] {" "}бесплатно
           *[other] {" "}за { $amount-coins }
        }{ $less ->
            [0] {""}
           *[other] {" "}(на { $less-coins } дешевле благодаря { CASE($less-card, "dat") })
        }{ $tax ->
            [0] .
           *[other] {" "}и платите налог: { $tax-coins }.
        }
story-builds-with-cards =
    { $player } строит { CASE($thing, "acc") } за { $amount ->
        [0] { $paid-cards }
       *[other] { $amount-coins } и { $paid-cards }
    }{ $tax ->
        [0] .
       *[other] {" "}и платит налог: { $tax-coins }.
    }
    .you =
        Вы строите { CASE($thing, "acc") } за { $amount ->
            [0] { CASE($paid-things, "acc") }
           *[other] { $amount-coins }, а также { CASE($paid-things, "acc") }
        }{ $tax ->
            [0] .
           *[other] {" "}и платите налог: { $tax-coins }.
        }
story-builds-instead =
    { $tax ->
        [0] { $player } сносит { CASE($given-things, "acc") } и строит { CASE($thing, "acc") }.
       *[other] { $player } сносит { CASE($given-things, "acc") }, строит { CASE($thing, "acc") } и платит налог: { $tax-coins }.
    }
    .you =
        { $tax ->
            [0] Вы сносите { CASE($given-things, "acc") } и строите { CASE($thing, "acc") }.
           *[other] Вы сносите { CASE($given-things, "acc") }, строите { CASE($thing, "acc") } и платите налог: { $tax-coins }.
        }
story-confiscates =
    { $own ->
        [yes] { $player } конфискует { CASE($thing, "acc") } у себя же и платит { $gold-coins }.
       *[no]
            { $gold ->
                [0] { $other } конфискует квартал, который строит { $player }: { $thing }.
               *[other] { $other } конфискует у { CASE($player, "gen") } только что оплаченный квартал: { $thing }. Плата возвращается: { $gold-coins }.
            }
    }
    .you =
        { $own ->
            [yes] Вы конфискуете { CASE($thing, "acc") } у себя же и платите { $gold-coins }.
           *[no]
                { $gold ->
                    [0] { $other } конфискует квартал, который вы строите: { $thing }.
                   *[other] { $other } конфискует у вас только что оплаченный квартал: { $thing }. Вы получаете назад { $gold-coins }.
                }
        }
    .other =
        { $gold ->
            [0] Вы конфискуете квартал, который строит { $player }: { $thing }.
           *[other] Вы конфискуете у { CASE($player, "gen") } только что оплаченный квартал: { $thing }. Плата возвращается: { $gold-coins }.
        }
story-beautifies = { $player } украшает { CASE($things, "acc") }: стоимость каждого квартала отныне на 1 больше.
    .you = Вы украшаете { CASE($things, "acc") }: стоимость каждого квартала отныне на 1 больше.

## The story: districts at work

story-buys-cards =
    { $seen ->
        [yes] { $player } благодаря { CASE($card, "dat") } платит { $gold-coins } и тянет { CASE($things, "acc") }.
       *[no] { $player } благодаря { CASE($card, "dat") } платит { $gold-coins } и тянет { $amount-cards }.
    }
    .you = Благодаря { CASE($card, "dat") } вы платите { $gold-coins } и тянете { CASE($things, "acc") }.
story-sells-card =
    { $seen ->
        [yes] { $player } благодаря { CASE($card, "dat") } сбрасывает { CASE($thing, "acc") } и получает { $gold-coins }.
       *[no] { $player } благодаря { CASE($card, "dat") } сбрасывает { $amount-cards } и получает { $gold-coins }.
    }
    .you = Благодаря { CASE($card, "dat") } вы сбрасываете { CASE($thing, "acc") } и получаете { $gold-coins }.
story-wrecks =
    { $own ->
        [yes] { $player } разрушает { CASE($given-things, "acc") }, а заодно и { CASE($thing, "acc") } в собственном городе.
       *[no] { $player } разрушает { CASE($given-things, "acc") }, а заодно и { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
    }
    .you =
        { $own ->
            [yes] Вы разрушаете { CASE($given-things, "acc") }, а заодно и { CASE($thing, "acc") } в собственном городе.
           *[no] Вы разрушаете { CASE($given-things, "acc") }, а заодно и { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
        }
    .other = { $player } разрушает { CASE($given-things, "acc") }, а заодно и { CASE($thing, "acc") } в вашем городе.
story-searches =
    { $seen ->
        [yes] { $player } просматривает колоду и берёт { CASE($thing, "acc") }.
       *[no] { $player } просматривает колоду и берёт { $amount-cards }.
    }
    .you = Вы просматриваете колоду и берёте { CASE($thing, "acc") }.
# A destroyed district is bought back.
story-recovers = { $player } благодаря { CASE($card, "dat") } платит { $gold-coins } и берёт на руку { CASE($thing, "acc") }.
    .you = Благодаря { CASE($card, "dat") } вы платите { $gold-coins } и берёте на руку { CASE($thing, "acc") }.

## The story: characters at work

story-bewitches = { $player } околдовывает { CASE($thing, "acc") } и ждёт.
    .you = Вы околдовываете { CASE($thing, "acc") } и ждёте.
story-marks = { $player } кладёт метки на { CASE($things, "acc") } ({ $card }).
    .you = Вы кладёте метки на { CASE($things, "acc") } ({ $card }).
story-marks-magistrate =
    { $chosen-seen ->
        [yes] { $player } кладёт ордера на { CASE($things, "acc") }; подписан тот, что на { CASE($chosen-things, "loc") }.
       *[no] { $player } кладёт ордера на { CASE($things, "acc") }; подписан лишь один.
    }
    .you =
        { $chosen-seen ->
            [yes] Вы кладёте ордера на { CASE($things, "acc") }; подписан тот, что на { CASE($chosen-things, "loc") }.
           *[no] Вы кладёте ордера на { CASE($things, "acc") }.
        }
story-marks-blackmailer =
    { $chosen-seen ->
        [yes] { $player } угрожает { CASE($things, "dat") }; настоящая угроза — { CASE($chosen-things, "dat") }.
       *[no] { $player } угрожает { CASE($things, "dat") }; настоящая лишь одна угроза.
    }
    .you =
        { $chosen-seen ->
            [yes] Вы угрожаете { CASE($things, "dat") }; настоящая угроза — { CASE($chosen-things, "dat") }.
           *[no] Вы угрожаете { CASE($things, "dat") }.
        }
story-spies =
    { $amount ->
        [0] { $player } смотрит карты { CASE($other, "gen") } и не находит { CASE($thing, "gen-plural") } кварталов.
       *[other] { $player } смотрит карты { CASE($other, "gen") }, находит { $amount ->
            [one] { $amount } { $thing } квартал
            [few] { $amount } { CASE($thing, "gen-plural") } квартала
           *[many] { $amount } { CASE($thing, "gen-plural") } кварталов
        }, берёт { $gold-coins } и тянет { $drawn-seen ->
            [yes] { CASE($drawn-things, "acc") }
           *[no] { $drawn-cards }
        }.
    }
    .you =
        Вы смотрите карты { CASE($other, "gen") }: { $hand ->
            [0] рука пуста.
           *[other] { $hand-things }. { $amount ->
                [0] Вы ничего не берёте: { CASE($thing, "gen-plural") } кварталов нет.
               *[other] За { $amount ->
                    [one] { $amount } { $thing } квартал
                    [few] { $amount } { CASE($thing, "gen-plural") } квартала
                   *[many] { $amount } { CASE($thing, "gen-plural") } кварталов
                } вы берёте { $gold-coins } и тянете { $drawn-seen ->
                    [yes] { CASE($drawn-things, "acc") }
                   *[no] { $drawn-cards }
                }.
            }
        }
    .other =
        { $amount ->
            [0] { $player } смотрит ваши карты и не находит { CASE($thing, "gen-plural") } кварталов.
           *[other] { $player } смотрит ваши карты, находит { $amount ->
                [one] { $amount } { $thing } квартал
                [few] { $amount } { CASE($thing, "gen-plural") } квартала
               *[many] { $amount } { CASE($thing, "gen-plural") } кварталов
            }, берёт { $gold-coins } и тянет { $drawn-cards }.
        }
story-takes-from-hand =
    { $seen ->
        [yes] { $player } смотрит карты { CASE($other, "gen") } и забирает { CASE($thing, "acc") }.
       *[no] { $player } смотрит карты { CASE($other, "gen") } и забирает { $amount-cards }.
    }
    .you = Вы смотрите карты { CASE($other, "gen") } ({ $hand-things }) и забираете { CASE($thing, "acc") }.
    .other = { $player } смотрит ваши карты и забирает { CASE($thing, "acc") }.
story-swaps-hands =
    { $player } обменивается картами с { CASE($other, "ins") }: отдаёт { $given-seen ->
        [yes] { CASE($given-things, "acc") }
       *[no] { $given-cards }
    }; получает { $seen ->
        [yes] { CASE($things, "acc") }
       *[no] { $amount-cards }
    }.
    .you =
        Вы обмениваетесь картами с { CASE($other, "ins") }: отдаёте { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }; получаете { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }.
    .other =
        { $player } обменивается картами с вами: вы отдаёте { $seen ->
            [yes] { CASE($things, "acc") }
           *[no] { $amount-cards }
        }; получаете { $given-seen ->
            [yes] { CASE($given-things, "acc") }
           *[no] { $given-cards }
        }.
story-redraws =
    { $seen ->
        [yes] { $player } кладёт под низ колоды { CASE($things, "acc") }, а взамен тянет { CASE($drawn-things, "acc") }.
       *[no] { $player } кладёт под низ колоды { $amount-cards }, а взамен тянет { $drawn-cards }.
    }
    .you = Вы кладёте под низ колоды { CASE($things, "acc") }, а взамен тянете { CASE($drawn-things, "acc") }.
story-discards =
    { $seen ->
        [yes] { $player } кладёт под низ колоды { CASE($things, "acc") }.
       *[no] { $player } кладёт под низ колоды { $amount-cards }.
    }
    .you = Вы кладёте под низ колоды { CASE($things, "acc") }.
story-seer-takes =
    { $count ->
        [1]
            { $seen ->
                [yes] { $player } наугад берёт карту у { CASE($people, "gen") }: { $things }.
               *[no] { $player } наугад берёт карту у { CASE($people, "gen") }.
            }
       *[other]
            { $seen ->
                [yes] { $player } наугад берёт по карте у { CASE($people, "gen") }: { $things }.
               *[no] { $player } наугад берёт по карте у { CASE($people, "gen") }.
            }
    }
    .you =
        { $count ->
            [1] Вы наугад берёте карту у { CASE($people, "gen") }: { $things }.
           *[other] Вы наугад берёте по карте у { CASE($people, "gen") }: { $things }.
        }
    .other = { $player } наугад берёт у вас карту: { $things }.
story-seer-returns =
    { $seen ->
        [yes] { $player } отдаёт по карте { CASE($people, "dat") }: { $things }.
       *[no] { $player } отдаёт по карте { CASE($people, "dat") }.
    }
    .you = Вы отдаёте по карте { CASE($people, "dat") }: { $things }.
story-crowns = { $player } передаёт корону { CASE($other, "dat") }.
    .you = Вы передаёте корону { CASE($other, "dat") }.
    .other = { $player } передаёт корону вам.
story-crowns-for-card =
    { $taken-seen ->
        [yes] { $player } передаёт корону { CASE($other, "dat") } и наугад берёт карту: { $taken-things }.
       *[no] { $player } передаёт корону { CASE($other, "dat") } и наугад берёт карту.
    }
    .you = Вы передаёте корону { CASE($other, "dat") } и наугад берёте карту: { $taken-things }.
    .other = { $player } передаёт корону вам и наугад берёт у вас карту: { $taken-things }.
story-crowns-for-gold = { $player } передаёт корону { CASE($other, "dat") } и берёт { $gold-coins }.
    .you = Вы передаёте корону { CASE($other, "dat") } и берёте { $gold-coins }.
    .other = { $player } передаёт корону вам и берёт у вас { $gold-coins }.
story-trades =
    { $seen ->
        [yes] { $player } берёт { $gold-coins } у { CASE($other, "gen") } в обмен на { CASE($things, "acc") }.
       *[no] { $player } берёт { $gold-coins } у { CASE($other, "gen") } в обмен на { $amount-cards }.
    }
    .you = Вы берёте { $gold-coins } у { CASE($other, "gen") } в обмен на { CASE($things, "acc") }.
    .other = { $player } берёт у вас { $gold-coins } в обмен на { CASE($things, "acc") }.
story-bribes = { $player } откупается от { CASE($other, "gen") }: отдаёт { $gold-coins }.
    .you = Вы откупаетесь от { CASE($other, "gen") }: отдаёте { $gold-coins }.
    .other = { $player } откупается от вас: отдаёт { $gold-coins }.
story-refuses =
    { $shown ->
        [0] { $player } отказывается платить откуп { CASE($other, "dat") }, и угроза оказывается пустой.
       *[other] { $player } отказывается платить откуп { CASE($other, "dat") }, но угроза настоящая: { $other } забирает { $gold-coins }.
    }
    .you =
        { $shown ->
            [0] Вы отказываетесь платить откуп { CASE($other, "dat") }, и угроза оказывается пустой.
           *[other] Вы отказываетесь платить откуп { CASE($other, "dat") }, но угроза настоящая: { $other } забирает { $gold-coins }.
        }
    .other =
        { $shown ->
            [0] { $player } отказывается платить вам откуп, и угроза оказывается пустой.
           *[other] { $player } отказывается платить вам откуп, но угроза настоящая: вы забираете { $gold-coins }.
        }
story-studies =
    { $seen ->
        [yes] { $player } тянет { CASE($drawn-things, "acc") }, оставляет себе { CASE($thing, "acc") }, а остальные замешивает в колоду.
       *[no] { $player } тянет { $drawn-cards }, оставляет себе { $amount-cards }, а остальные замешивает в колоду.
    }
    .you = Вы тянете { CASE($drawn-things, "acc") }, оставляете себе { CASE($thing, "acc") }, а остальные замешиваете в колоду.
story-exchanges =
    { $gold ->
        [0] { $player } обменивает { CASE($given-things, "acc") } на { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
       *[other] { $player } обменивает { CASE($given-things, "acc") } на { CASE($thing, "acc") } в городе { CASE($other, "gen") } и доплачивает { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Вы обмениваете { CASE($given-things, "acc") } на { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
           *[other] Вы обмениваете { CASE($given-things, "acc") } на { CASE($thing, "acc") } в городе { CASE($other, "gen") } и доплачиваете { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } обменивает { CASE($given-things, "acc") } на { CASE($thing, "acc") } в вашем городе.
           *[other] { $player } обменивает { CASE($given-things, "acc") } на { CASE($thing, "acc") } в вашем городе и доплачивает { $gold-coins }.
        }
story-hands-over = { $player } отдаёт { CASE($other, "dat") } { CASE($thing, "acc") }.
    .you = Вы отдаёте { CASE($other, "dat") } { CASE($thing, "acc") }.
    .other = { $player } отдаёт вам { CASE($thing, "acc") }.
story-takes-over = { $player } взамен забирает { CASE($thing, "acc") } из города { CASE($other, "gen") }.
    .you = Взамен вы забираете { CASE($thing, "acc") } из города { CASE($other, "gen") }.
    .other = { $player } взамен забирает { CASE($thing, "acc") } из вашего города.
story-seizes =
    { $gold ->
        [0] { $player } захватывает { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
       *[other] { $player } захватывает { CASE($thing, "acc") } в городе { CASE($other, "gen") } за { $gold-coins }.
    }
    .you =
        { $gold ->
            [0] Вы захватываете { CASE($thing, "acc") } в городе { CASE($other, "gen") }.
           *[other] Вы захватываете { CASE($thing, "acc") } в городе { CASE($other, "gen") } за { $gold-coins }.
        }
    .other =
        { $gold ->
            [0] { $player } захватывает { CASE($thing, "acc") } в вашем городе.
           *[other] { $player } захватывает { CASE($thing, "acc") } в вашем городе за { $gold-coins }.
        }
story-destroys =
    { $own ->
        [yes] { $player } разрушает { CASE($thing, "acc") } в собственном городе за { $gold-coins }.
       *[no] { $player } разрушает { CASE($thing, "acc") } в городе { CASE($other, "gen") } за { $gold-coins }.
    }
    .you =
        { $own ->
            [yes] Вы разрушаете { CASE($thing, "acc") } в собственном городе за { $gold-coins }.
           *[no] Вы разрушаете { CASE($thing, "acc") } в городе { CASE($other, "gen") } за { $gold-coins }.
        }
    .other = { $player } разрушает { CASE($thing, "acc") } в вашем городе за { $gold-coins }.
