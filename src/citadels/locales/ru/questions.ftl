### Questions in Russian: what a player is asked, in one sentence each.
###
### Ids and arguments: see the English file. Questions are in the infinitive («Кому передать корону?»).

asked-phase = { $player } думает ({ $card }).
asked-card = { $player } думает ({ $card }).
phase-draft = выбор персонажа
phase-turn = ход
phase-gather = сбор ресурсов
phase-build = строительство

## The game itself

draft-keep = Какого персонажа выбрать на этот раунд?
draft-discard = Какого персонажа сбросить в закрытую?
turn-turn = Ваш ход. Что делаете?
gather-keep = Какую карту оставить себе?
build-pay = Как оплатить квартал?

## Characters

assassin-kill = Какого персонажа убить?
witch-bewitch = Какого персонажа околдовать?
magistrate-serve = На какого персонажа положить ордер?
magistrate-sign = Какой из ордеров подписать?
# Asked about a district of one's own second character: $count is not 0.
magistrate-confiscate =
    { $count ->
        [0] Конфисковать только что оплаченный квартал?
       *[other] Это ваш собственный квартал: конфискация не вернёт золота и ничего не изменит. Всё равно конфисковать?
    }
thief-rob = Какого персонажа обворовать?
spy-spy = Чьи карты посмотреть?
spy-colour = Какой вид кварталов назвать, прежде чем увидеть карты { CASE($other, "gen") }?
blackmailer-threaten = Какому персонажу угрожать?
blackmailer-flower = Какая из двух угроз настоящая?
blackmailer-bribe = Вам угрожают. Откупиться половиной своего золота?
blackmailer-reveal = Откупаться от вас не стали. Вскрыть угрозу?
magician-magic = Как обменять карты?
magician-swap = С кем обменяться картами?
magician-redraw =
    { $count ->
        [0] Какую карту положить под низ колоды, чтобы взять взамен другую?
        [one] Под низ колоды уходит { $count } карта. Какую ещё?
        [few] Под низ колоды уходят { $count } карты. Какую ещё?
       *[many] Под низ колоды уходит { $count } карт. Какую ещё?
    }
wizard-look = Чьи карты посмотреть?
wizard-take = Какую карту взять с руки { CASE($other, "gen") }?
wizard-place = Что сделать с картой?
seer-give = Какую карту отдать { CASE($other, "dat") }?
emperor-crown = Кому передать корону?
emperor-appoint = Вас убили, но корону всё равно передаёте вы. Кому?
emperor-take = Что взять у { CASE($other, "gen") }?
abbot-split = Какую часть дохода взять золотом? Остальное вы получите картами.
abbot-alms = У кого из самых богатых взять 1 золотой?
cardinal-borrow = У кого взять недостающее золото?
cardinal-repay =
    { $amount ->
        [1] Какую карту отдать { CASE($other, "dat") } за золото?
        [one] Какую карту отдать { CASE($other, "dat") } за золото? Осталось отдать { $amount } карту.
        [few] Какую карту отдать { CASE($other, "dat") } за золото? Осталось отдать { $amount } карты.
       *[many] Какую карту отдать { CASE($other, "dat") } за золото? Осталось отдать { $amount } карт.
    }
navigator-gain = Что получить?
scholar-keep = Какую карту оставить себе?
warlord-destroy = Какой квартал разрушить?
diplomat-give = Какой из своих кварталов отдать?
diplomat-take = Какой квартал взять в обмен на { CASE($thing, "acc") }?
marshal-seize = Какой квартал захватить?
artist-beautify =
    { $count ->
        [0] Какой квартал украсить?
       *[other] Украсить ещё один?
    }

## Districts

armory-destroy = Какой квартал взорвать вместе с Арсеналом?
cemetery-recover = Квартал разрушен: { $thing }. Заплатить 1 золотой и взять карту?
hospital-gather = Вызван убитый персонаж. Всё равно собрать ресурсы?
laboratory-discard = Какую карту сбросить за 2 золотых?
lighthouse-search = Какую карту взять из колоды?
museum-tuck = Какую карту положить под Музей?
necropolis-sacrifice = Каким кварталом пожертвовать ради Некрополя?
theater-swap = С кем обменяться персонажами?
theater-give = Какого из своих персонажей отдать { CASE($other, "dat") }?
thieves-den-pay = Какой картой заплатить?
