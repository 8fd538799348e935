### Questions in Ukrainian: what a player is asked, in one sentence each.
###
### Arguments: $player $card $other $thing $amount $count, as in English.

asked-phase = { $player } думає ({ $card }).
asked-card = { $player } думає ({ $card }).
phase-draft = вибір персонажа
phase-turn = хід
phase-gather = дія
phase-build = будівництво

## The game itself

draft-keep = Якого персонажа ви обираєте на цей раунд?
draft-discard = Якого персонажа ви скидаєте долілиць?
turn-turn = Що ви робите?
gather-keep = Яку карту ви лишаєте собі?
build-pay = Як ви платите за квартал?

## Characters

assassin-kill = Якого персонажа ви вбиваєте?
witch-bewitch = Якого персонажа ви зачакловуєте?
magistrate-serve = На якого персонажа ви кладете розпорядження?
magistrate-sign = Котре з розпоряджень ви підписуєте?
# Asked about a district of one's own second character: $count is not 0.
magistrate-confiscate =
    { $count ->
        [0] Чи конфіскуєте ви щойно оплачений квартал?
       *[other] Це ваш власний квартал: конфіскація не поверне золота й нічого не змінить. Чи все одно конфіскуєте його?
    }
thief-rob = Якого персонажа ви грабуєте?
spy-spy = Чию руку ви дивитеся?
spy-colour = Який тип ви називаєте, перш ніж подивитися руку { CASE($other, "gen") }?
blackmailer-threaten = Якому персонажеві ви погрожуєте?
blackmailer-flower = Котра з двох погроз справжня?
blackmailer-bribe = Вам погрожують. Чи платите ви половину свого золота?
blackmailer-reveal = Вашої погрози не злякалися. Чи показуєте ви, що за нею?
magician-magic = Що ви обмінюєте?
magician-swap = З ким ви міняєтеся всіма картами?
magician-redraw =
    { $count ->
        [0] Яку карту ви кладете під низ колоди, щоб узяти замість неї іншу?
        [one] Ви кладете під низ колоди { $count } карту. Яка наступна?
        [few] Ви кладете під низ колоди { $count } карти. Яка наступна?
       *[many] Ви кладете під низ колоди { $count } карт. Яка наступна?
    }
wizard-look = Чию руку ви дивитеся?
wizard-take = Яку карту ви берете з руки { CASE($other, "gen") }?
wizard-place = Що ви робите з картою?
seer-give = Яку карту ви даєте { CASE($other, "dat") }?
emperor-crown = Кому ви передаєте корону?
emperor-appoint = Вас убито, але корона однаково переходить. До кого?
emperor-take = Що ви берете в { CASE($other, "gen") }?
abbot-split = Скільки доходу ви берете монетами? Решта буде картами.
abbot-alms = У кого з найбагатших ви берете 1 монету?
cardinal-borrow = У кого ви берете золото, якого бракує?
cardinal-repay =
    { $amount ->
        [1] Яку карту ви віддаєте { CASE($other, "dat") } за золото?
        [one] Яку карту ви віддаєте { CASE($other, "dat") } за золото? Належить { $amount } карта.
        [few] Яку карту ви віддаєте { CASE($other, "dat") } за золото? Належить { $amount } карти.
       *[many] Яку карту ви віддаєте { CASE($other, "dat") } за золото? Належить { $amount } карт.
    }
navigator-gain = Що ви берете?
scholar-keep = Яку карту ви лишаєте собі?
warlord-destroy = Який квартал ви руйнуєте?
diplomat-give = Котрий зі своїх кварталів ви віддаєте?
diplomat-take = Який квартал ви берете в обмін на { CASE($thing, "acc") }?
marshal-seize = Який квартал ви захоплюєте?
artist-beautify =
    { $count ->
        [0] Який квартал ви прикрашаєте?
       *[other] Чи прикрашаєте ви ще один?
    }

## Districts

armory-destroy = Який квартал ви підриваєте разом з Арсеналом?
cemetery-recover =
    { GENDER($thing) ->
        [feminine] Чи платите ви 1 монету, щоб узяти зруйновану { CASE($thing, "acc") }?
        [neuter] Чи платите ви 1 монету, щоб узяти зруйноване { CASE($thing, "acc") }?
        [plural] Чи платите ви 1 монету, щоб узяти зруйновані { CASE($thing, "acc") }?
       *[masculine] Чи платите ви 1 монету, щоб узяти зруйнований { CASE($thing, "acc") }?
    }
hospital-gather = Викликають убитого персонажа. Чи виконуєте ви все-таки дію?
laboratory-discard = Яку карту ви обертаєте на 2 монети?
lighthouse-search = Яку карту ви берете з колоди?
museum-tuck = Яку карту ви кладете під Музей?
necropolis-sacrifice = Яким кварталом ви жертвуєте заради Некрополіса?
theater-swap = З ким ви міняєтеся персонажами?
theater-give = Котрого зі своїх персонажів ви віддаєте { CASE($other, "dat") }?
thieves-den-pay = Якою картою ви платите?
