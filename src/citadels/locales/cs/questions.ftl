### Questions in Czech: what a player is asked, in one sentence each.
###
### Ids and arguments are as in English. Questions look ahead (perfective verbs), so nothing is said
### about the gender of the reader. `phase-…` becomes the $card of `asked-phase`.

asked-phase = { $player } přemýšlí ({ $card }).
asked-card = { $player } přemýšlí ({ $card }).
phase-draft = výběr postavy
phase-turn = tah
phase-gather = dobírání zdrojů
phase-build = stavba

## The game itself

draft-keep = Kterou postavu si vyberete pro toto kolo?
draft-discard = Kterou postavu odložíte lícem dolů?
turn-turn = Co uděláte?
gather-keep = Kterou kartu si necháte?
build-pay = Jak za budovu zaplatíte?

## Characters

assassin-kill = Kterou postavu zneškodníte?
witch-bewitch = Kterou postavu očarujete?
magistrate-serve = Která postava dostane glejt?
magistrate-sign = U které z těchto postav bude glejt s pečetí?
# Asked about a district of one's own second character: $count is not 0.
magistrate-confiscate =
    { $count ->
        [0] Zabavíte právě zaplacenou budovu?
       *[other] Budova je vaše vlastní: zabavením nedostanete žádné mince zpět a nic se nezmění. Zabavíte ji přesto?
    }
thief-rob = Kterou postavu okradete?
spy-spy = Komu se podíváte do karet?
spy-colour = Kterou barvu určíte, než uvidíte karty { CASE($other, "gen") }?
blackmailer-threaten = Které postavě budete vyhrožovat?
blackmailer-flower = U které z obou postav bude šátek s růží?
blackmailer-bribe = Někdo vás vydírá. Zaplatíte výpalné, polovinu svých mincí?
blackmailer-reveal = Hráč odmítá zaplatit výpalné. Otočíte šátek?
magician-magic = Co vyměníte?
magician-swap = S kým si vyměníte karty v ruce?
magician-redraw =
    { $count ->
        [0] Kterou kartu dáte dospod balíčku a doberete si za ni jinou?
        [one] Dospod balíčku dáváte 1 kartu. Která bude další?
        [few] Dospod balíčku dáváte { $count } karty. Která bude další?
       *[other] Dospod balíčku dáváte { $count } karet. Která bude další?
    }
wizard-look = Komu se podíváte do karet?
wizard-take = Kterou kartu si vezmete z ruky { CASE($other, "gen") }?
wizard-place = Co s kartou uděláte?
seer-give = Kterou kartu dáte { CASE($other, "dat") }?
emperor-crown = Komu předáte korunu?
emperor-appoint = Císař je zneškodněn, ale korunu předá i tak. Komu?
emperor-take = Co vezmete { CASE($other, "dat") }?
abbot-split = Kolik příjmu si vezmete v mincích? Zbytek dostanete v kartách.
abbot-alms = Komu z nejbohatších vezmete 1 minci?
cardinal-borrow = Komu vezmete chybějící mince?
cardinal-repay =
    { $amount ->
        [one] Kterou kartu dáte { CASE($other, "dat") } za minci?
        [few] Kterou kartu dáte { CASE($other, "dat") } za mince? Zbývá dát { $amount } karty.
       *[other] Kterou kartu dáte { CASE($other, "dat") } za mince? Zbývá dát { $amount } karet.
    }
navigator-gain = Co získáte?
scholar-keep = Kterou kartu si necháte?
warlord-destroy = Kterou budovu zbouráte?
diplomat-give = Kterou ze svých budov odevzdáte?
diplomat-take = Kterou budovu si vezmete za { CASE($thing, "acc") }?
marshal-seize = Kterou budovu zaberete?
artist-beautify =
    { $count ->
        [0] Kterou budovu zkrášlíte?
       *[other] Zkrášlíte ještě další?
    }

## Districts

armory-destroy = Kterou budovu vyhodíte do povětří spolu se Zbrojnicí?
cemetery-recover = Zaplatíte 1 minci a vezmete si { CASE($thing, "acc") } z trosek?
hospital-gather = Je vyvolána zneškodněná postava. Doberete si přesto zdroje?
laboratory-discard = Kterou kartu proměníte ve 2 mince?
lighthouse-search = Kterou kartu si z balíčku vezmete?
museum-tuck = Kterou kartu zasunete pod Muzeum?
necropolis-sacrifice = Kterou budovu obětujete za Město mrtvých?
theater-swap = S kým si vyměníte postavu?
theater-give = Kterou ze svých postav dáte { CASE($other, "dat") }?
thieves-den-pay = Kterou kartou zaplatíte?
