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
table-has-crown = má korunu
table-hidden = tajná
table-away = pryč, hraje bot
table-bot = bot
table-first = dokončené město
table-districts = Budovy: { $count } / { $complete }
table-points = { $score }, kdyby hra skončila teď
table-can-build = Můžete postavit
table-pick = Vyberte přímo na stole.
table-pick-build = Vyberte z ruky kartu, kterou postavíte.
table-actions = Vaše možnosti
table-step-gather = Zdroje
table-step-income = Příjem
table-step-build = Stavba
table-step-end = Konec
table-undo = Vzít zpět
table-no-undo = Není co vzít zpět.
table-end = Ukončit tah
table-hint = Nápověda
table-hint-share = šance na výhru { $share } %
table-tray-fold = Prohlédnout stůl
table-tray-open = Zpět ke kartám
table-draft-out = Odložené lícem nahoru:
table-draft-down = Odložená lícem dolů:
table-draft-took = Váš výběr: { $character }. Předáno dál:
table-lost-line = Spojení je přerušeno. Obnoví se samo.
table-paused = Hra je pozastavená.
table-wish-pause = Žádost o pauzu: { $names }
table-wish-go-on = Pro pokračování: { $names }
table-wish-missing = Chybí souhlas: { $names }
table-over = Hra je u konce.
table-watching = Díváte se
table-clock =
    { $seconds ->
        [one] Zbývá 1 sekunda
        [few] Zbývají { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }
table-menu = Nabídka stolu
table-pause = Pozastavit
table-go-on = Pokračovat
table-copy-link = Kopírovat odkaz na tento stůl
table-copy-seat = Kopírovat odkaz na mé místo
table-step-out = Odejít na chvíli
table-leave = Opustit hru nadobro
table-leave-sure = Opustit hru nadobro? Dál bude za vás hrát bot.
table-close = Zavřít stůl
table-close-sure = Zavřít stůl pro všechny?
table-side = Kronika a chat
table-chronicle = Kronika
table-chat = Chat
table-none = Tento stůl nelze zobrazit
table-closed = Stůl je zavřený
table-closed-text = Buď ho zavřel hostitel, nebo dlouho nikdo nepřišel.
table-curtain = Na řadě je { $player }
table-curtain-text = Předejte obrazovku. Nikdo jiný by se neměl dívat.
table-curtain-lift = Jsem { $player }
