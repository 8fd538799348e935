### The browser in Czech: the table where a game is played.
###
### For translators: labels are short and stand on small buttons. $player is a name, sometimes without its
### cases, and so is $character: they stay in the nominative here.

table-cast = Postavy v pořadí, v jakém se vyvolávají
table-silent = mlčí
table-out = odložená
table-city = Město
table-city-of = Město: { $player }
table-yours = Vaše město
table-rivals = Ostatní města
table-more-rivals = Ukázat další města
table-has-crown = má korunu
table-hidden = tajná
table-away = pryč, hraje bot
# $when is a day, such as “August 3”.
table-vacation = na dovolené do { $when }
table-bot = bot
table-first = dokončené město
table-districts = Budovy: { $count } / { $complete }
table-points = { $score }, kdyby hra skončila teď
table-can-build = Můžete postavit
table-pick-card = Vyberte kartu.
table-pick-cards = Označte jednu či více karet
table-pick-character = Vyberte postavu.
table-pick-standing = Vyberte budovu ve městě.
table-pick-build = Vyberte z ruky kartu, kterou postavíte.
table-actions = Vaše možnosti
table-step-gather = Zdroje
table-step-income = Příjem
table-step-build = Stavba
table-step-end = Konec
table-undo = Vzít zpět
table-no-undo = Není co vzít zpět.
table-end = Ukončit tah
table-no-end = Nejdřív odpovězte na otázku.
table-skip = Až na můj tah
table-skips = Už se přeskakuje na váš tah.
table-recap = Co se stalo
table-recap-title = Od vaší poslední volby
table-recap-seen = Co se stalo bez vás
table-recap-none = Zatím nic.
table-caught-up =
    { $count ->
        [one] Ještě 1 událost a pak:
        [few] Ještě { $count } události a pak:
       *[other] Ještě { $count } událostí a pak:
    }
table-taken-back = { $player } bere svou volbu zpět.
    .you = Berete svou volbu zpět.
table-blow-murder = Zneškodnili vás: tento tah vynecháte.
table-blow-bewitched = Vaše postava je očarovaná: jen si doberete zdroje a tah dohraje Ježibaba.
table-scene-murder = Vražda
table-scene-robbery = Krádež
table-scene-crown = Koruna putuje dál
table-scene-fall = Budova padá
table-scene-last-round = Poslední kolo
table-scene-victory = Vítězství
table-hint = Nápověda
table-hint-chance = Šance na výhru
table-hint-share = Šance na výhru: { $share } %
table-hint-percent = { $share } %
table-hint-spread = ± { $share }
table-hint-sure = Tady je to jasně nejlepší.
table-hint-close = Rozdíl je malý: jiné odpovědi jsou asi stejně dobré.
table-hint-open = Není to jisté: jiná odpověď může být stejně dobrá.
table-tray-read = Stisknutím postavy si přečtete, co umí.
table-draft-out = Odložené lícem nahoru:
table-draft-down = Odložená lícem dolů:
table-draft-took = Váš výběr: { $character }. Předáno dál:
table-draft-discarded = Odložená postava: { $character }. Předáno dál:
table-lost-line = Spojení je přerušeno. Obnoví se samo.
table-lost-sitter = Po minutě za vás začne odpovídat bot.
table-sitter = Za vaší nepřítomnosti hraje bot.
table-sitter-late = Čas vypršel. Zatím za vás hraje bot.
table-take-over = Hrát dál
table-missed =
    { $count ->
        [one] Bot za vás rozhodl jednou.
        [few] Bot za vás rozhodl { $count }krát.
       *[other] Bot za vás rozhodl { $count }krát.
    }
table-hurry = Čas se krátí. Pak za vás bude hrát bot.
table-paused = Hra je pozastavená.
table-pause-wished =
    { $count ->
        [one] Pauzu lze ukončit, když souhlasí všichni. Po 1 minutě stačí jeden hráč.
        [few] Pauzu lze ukončit, když souhlasí všichni. Po { $count } minutách stačí jeden hráč.
       *[other] Pauzu lze ukončit, když souhlasí všichni. Po { $count } minutách stačí jeden hráč.
    }
table-pause-left =
    { $count ->
        [one] Pokračovat lze, když souhlasí všichni. Za 1 minutu bude stačit jeden hráč.
        [few] Pokračovat lze, když souhlasí všichni. Za { $count } minuty bude stačit jeden hráč.
       *[other] Pokračovat lze, když souhlasí všichni. Za { $count } minut bude stačit jeden hráč.
    }
table-pause-over = Teď už k pokračování stačí jeden hráč.
table-wish-pause = Žádost o pauzu: { $names }
table-wish-go-on = Pro pokračování: { $names }
table-wish-undo = Žádost o vrácení tahu: { $names }
table-wish-missing = Chybí souhlas: { $names }
table-agree = Souhlasit
table-decline = Odmítnout
table-withdraw = Stáhnout
table-declined = { $player } nesouhlasí.
table-ask-undo = Požádat o vrácení mého tahu
table-over = Hra je u konce.
table-watching = Díváte se
table-clock =
    { $seconds ->
        [one] Zbývá 1 sekunda
        [few] Zbývají { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }
# $turn is a span of time, such as “3 days”.
table-clock-days = Zbývá: { $turn }
table-menu = Nabídka stolu
table-pause = Pozastavit
table-go-on = Pokračovat
table-copy-link = Kopírovat odkaz na tento stůl
table-other-device = Hrát na jiném zařízení
table-step-out = Odejít na chvíli
table-leave = Opustit hru nadobro
table-leave-sure = Opustit hru nadobro? Dál bude za vás hrát bot.
table-close = Zavřít stůl
table-close-sure = Zavřít stůl pro všechny?
table-stay = Ne, zůstat
table-side = Kronika a chat
table-chronicle = Kronika
table-chat = Chat
table-none = Tento stůl nelze zobrazit
table-closed = Stůl je zavřený
table-closed-text = Buď ho zavřel hostitel, nebo dlouho nikdo nepřišel.
table-curtain = Na řadě je { $player }
table-curtain-text = Předejte obrazovku. Nikdo jiný by se neměl dívat.
table-curtain-lift = Jsem { $player }

## Questions that say more

table-pay-for =
    { $cost ->
        [0] Jak zaplatíte za { CASE($card, "acc") }?
       *[other] Jak zaplatíte za { CASE($card, "acc") }? Cena: { $cost }.
    }
step-blackmailer-threaten = { $text } ({ $step } ze 2)
step-magistrate-serve = { $text } ({ $step } ze 3)

## What an answer gains or costs

effect-pays = Stojí { $cost }, zbude { $left }
effect-free = Zdarma
effect-draws = Dobrat { $drawn }, nechat si { $keep }
effect-income = příjem +{ $amount }

## The button that confirms what is picked on the table

confirm-draft-keep = Vybrat { CASE($card, "acc") }
confirm-draft-discard = Odložit { CASE($card, "acc") }
confirm-assassin-kill = Zneškodnit { CASE($card, "acc") }
confirm-witch-bewitch = Očarovat { CASE($card, "acc") }
confirm-magistrate-serve = Glejt: { $card }
confirm-magistrate-sign = S pečetí: { $card }
confirm-thief-rob = Okrást { CASE($card, "acc") }
confirm-blackmailer-threaten = Vyhrožovat { CASE($card, "dat") }
confirm-blackmailer-flower = Šátek s růží: { $card }
confirm-theater-give = Dát { CASE($card, "acc") }
confirm-warlord-destroy = Zbourat { CASE($card, "acc") }
confirm-armory-destroy = Zbourat { CASE($card, "acc") }
confirm-necropolis-sacrifice = Obětovat { CASE($card, "acc") }
confirm-diplomat-give = Dát { CASE($card, "acc") }
confirm-diplomat-take = Vzít si { CASE($card, "acc") }
confirm-marshal-seize = Zabrat { CASE($card, "acc") }
confirm-artist-beautify = Zkrášlit { CASE($card, "acc") }
confirm-gather-keep = Nechat si { CASE($card, "acc") }
confirm-scholar-keep = Nechat si { CASE($card, "acc") }
confirm-wizard-take = Vzít si { CASE($card, "acc") }
confirm-lighthouse-search = Vzít si { CASE($card, "acc") }
confirm-seer-give = Dát { CASE($card, "acc") }
confirm-cardinal-repay = Dát { CASE($card, "acc") }
confirm-magician-redraw = Dospod balíčku: { $card }
confirm-laboratory-discard = Vyměnit { CASE($card, "acc") } za 2 mince
confirm-museum-tuck = Pod Muzeum: { $card }
confirm-thieves-den-pay = Zaplatit kartou: { $card }
several-magician-redraw =
    { $count ->
        [one] Vyměnit s balíčkem 1 kartu
        [few] Vyměnit s balíčkem { $count } karty
       *[other] Vyměnit s balíčkem { $count } karet
    }
several-cardinal-repay =
    { $count ->
        [one] Dát 1 kartu
        [few] Dát { $count } karty
       *[other] Dát { $count } karet
    }
several-thieves-den-pay =
    { $count ->
        [one] Zaplatit 1 kartou
        [few] Zaplatit { $count } kartami
       *[other] Zaplatit { $count } kartami
    }
