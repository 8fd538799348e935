### Questions in Ukrainian: what a player is asked, in one sentence each.
###
### Ids and arguments: see the English file. Questions are in the infinitive («Кому передати корону?»).

asked-phase = { $player } думає ({ $card }).
asked-card = { $player } думає ({ $card }).
phase-draft = вибір персонажа
phase-turn = хід
phase-gather = дія
phase-build = будівництво

## The game itself

draft-keep = Якого персонажа обрати на цей раунд?
draft-discard = Якого персонажа скинути долілиць?
turn-turn = Ваш хід. Що робитимете?
gather-keep = Яку карту лишити собі?
build-pay = Як оплатити квартал?

## Characters

assassin-kill = Якого персонажа вбити?
witch-bewitch = Якого персонажа зачаклувати?
magistrate-serve = На якого персонажа покласти розпорядження?
magistrate-sign = Котре з розпоряджень підписати?
# Asked about a district of one's own second character: $count is not 0.
magistrate-confiscate =
    { $count ->
        [0] Конфіскувати щойно оплачений квартал?
       *[other] Це ваш власний квартал: конфіскація не поверне золота й нічого не змінить. Усе одно конфіскувати?
    }
thief-rob = Якого персонажа пограбувати?
spy-spy = Чиї карти подивитися?
spy-colour = Який тип кварталів назвати, перш ніж побачити карти { CASE($other, "gen") }?
blackmailer-threaten = Якому персонажеві погрожувати?
blackmailer-flower = Котра з двох погроз справжня?
blackmailer-bribe = Вам погрожують. Дати хабар, половину свого золота?
blackmailer-reveal = Хабара вам не дали. Відкрити жетон погрози?
magician-magic = Як обміняти карти?
magician-swap = З ким обмінятися картами?
magician-redraw =
    { $count ->
        [0] Яку карту покласти під низ колоди, щоб узяти замість неї іншу?
        [one] Під низ колоди йде { $count } карта. Яку ще?
        [few] Під низ колоди йдуть { $count } карти. Яку ще?
       *[many] Під низ колоди йде { $count } карт. Яку ще?
    }
wizard-look = Чиї карти подивитися?
wizard-take = Яку карту забрати в { CASE($other, "gen") }?
wizard-place = Що зробити з картою?
seer-give = Яку карту дати { CASE($other, "dat") }?
emperor-crown = Кому передати корону?
emperor-appoint = Вас убито, але корону все одно передаєте ви. Кому?
emperor-take = Що взяти в { CASE($other, "gen") }?
abbot-split = Яку частину доходу взяти монетами? Решту ви отримаєте картами.
abbot-alms = У кого з найбагатших узяти 1 монету?
cardinal-borrow = У кого взяти золото, якого бракує?
cardinal-repay =
    { $amount ->
        [1] Яку карту віддати { CASE($other, "dat") } за золото?
        [one] Яку карту віддати { CASE($other, "dat") } за золото? Лишилося віддати { $amount } карту.
        [few] Яку карту віддати { CASE($other, "dat") } за золото? Лишилося віддати { $amount } карти.
       *[many] Яку карту віддати { CASE($other, "dat") } за золото? Лишилося віддати { $amount } карт.
    }
navigator-gain = Що взяти?
scholar-keep = Яку карту лишити собі?
warlord-destroy = Який квартал зруйнувати?
diplomat-give = Котрий зі своїх кварталів віддати?
diplomat-take = Який квартал узяти в обмін на { CASE($thing, "acc") }?
marshal-seize = Який квартал захопити?
artist-beautify =
    { $count ->
        [0] Який квартал прикрасити?
       *[other] Прикрасити ще один?
    }

## Districts

armory-destroy = Який квартал підірвати разом з Арсеналом?
cemetery-recover =
    { GENDER($thing) ->
        [feminine] Заплатити 1 монету й узяти зруйновану { CASE($thing, "acc") }?
        [neuter] Заплатити 1 монету й узяти зруйноване { CASE($thing, "acc") }?
        [plural] Заплатити 1 монету й узяти зруйновані { CASE($thing, "acc") }?
       *[masculine] Заплатити 1 монету й узяти зруйнований { CASE($thing, "acc") }?
    }
hospital-gather = Викликано вбитого персонажа. Усе-таки виконати дію?
laboratory-discard = Яку карту скинути за 2 монети?
lighthouse-search = Яку карту взяти з колоди?
museum-tuck = Яку карту покласти під Музей?
necropolis-sacrifice = Яким кварталом пожертвувати заради Некрополіса?
theater-swap = З ким обмінятися персонажами?
theater-give = Котрого зі своїх персонажів віддати { CASE($other, "dat") }?
thieves-den-pay = Якою картою заплатити?
