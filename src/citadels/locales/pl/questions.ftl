### Questions in Polish: what a player is asked, in one sentence each.
###
### - Arguments and ids are explained in the English file.

asked-phase = { $player } się zastanawia ({ $card }).
asked-card = { $player } się zastanawia ({ $card }).
phase-draft = wybór postaci
phase-turn = tura
phase-gather = pobieranie zasobów
phase-build = budowa

## The game itself

draft-keep = Którą postać wybierasz na tę rundę?
draft-discard = Którą kartę postaci odrzucasz zakrytą?
turn-turn = Co robisz?
gather-keep = Którą kartę zatrzymujesz?
build-pay = Jak płacisz za dzielnicę?

## Characters

assassin-kill = Którą postać zabijasz?
witch-bewitch = Którą postać zaczarowujesz?
magistrate-serve = Której postaci przydzielasz nakaz?
magistrate-sign = Której z tych postaci przydzielasz podpisany nakaz?
# Asked about a district of one's own second character: $count is not 0.
magistrate-confiscate =
    { $count ->
        [0] Czy konfiskujesz właśnie opłaconą dzielnicę?
       *[other] To twoja własna dzielnica: konfiskata nie zwróci ci monet i nic nie zmieni. Czy mimo to ją konfiskujesz?
    }
thief-rob = Którą postać okradasz?
spy-spy = Czyje karty podglądasz?
spy-colour = Jaki rodzaj dzielnic wskazujesz, zanim zobaczysz karty { CASE($other, "gen") }?
blackmailer-threaten = Którą postać szantażujesz?
blackmailer-flower = Której z obu postaci przydzielasz kartę szantażu z kwiatem?
blackmailer-bribe = Ktoś cię szantażuje. Czy płacisz łapówkę, połowę swoich monet?
blackmailer-reveal = Gracz nie płaci łapówki. Czy odkrywasz kartę szantażu?
magician-magic = Co wymieniasz?
magician-swap = Z kim wymieniasz się kartami?
magician-redraw =
    { $count ->
        [0] Którą kartę odkładasz na spód talii, żeby dobrać za nią inną?
        [one] Odkładasz na spód talii 1 kartę. Która następna?
        [few] Odkładasz na spód talii { $count } karty. Która następna?
       *[many] Odkładasz na spód talii { $count } kart. Która następna?
    }
wizard-look = Czyje karty oglądasz?
wizard-take = Którą kartę bierzesz z ręki { CASE($other, "gen") }?
wizard-place = Co robisz z tą kartą?
seer-give = Którą kartę dajesz { CASE($other, "dat") }?
emperor-crown = Komu przekazujesz koronę?
emperor-appoint = Cesarz został zabity, ale i tak przekazuje koronę. Komu?
emperor-take = Co bierzesz od { CASE($other, "gen") }?
abbot-split = Jaką część dochodu bierzesz w monetach? Resztę dostajesz w kartach.
abbot-alms = Od kogo z najbogatszych bierzesz 1 monetę?
cardinal-borrow = Od kogo bierzesz brakujące monety?
cardinal-repay =
    { $amount ->
        [one] Którą kartę dajesz { CASE($other, "dat") } za monetę?
        [few] Którą kartę dajesz { CASE($other, "dat") } za monety? Zostały do oddania { $amount } karty.
       *[many] Którą kartę dajesz { CASE($other, "dat") } za monety? Zostało do oddania { $amount } kart.
    }
navigator-gain = Co otrzymujesz?
scholar-keep = Którą kartę zatrzymujesz?
warlord-destroy = Którą dzielnicę burzysz?
diplomat-give = Którą ze swoich dzielnic oddajesz?
diplomat-take = Którą dzielnicę bierzesz w zamian za { CASE($thing, "acc") }?
marshal-seize = Którą dzielnicę zabierasz?
artist-beautify =
    { $count ->
        [0] Którą dzielnicę upiększasz?
       *[other] Czy upiększasz jeszcze jedną?
    }

## Districts

armory-destroy = Którą dzielnicę wysadzasz razem ze Zbrojownią?
cemetery-recover = Czy płacisz 1 monetę, żeby zabrać zburzoną dzielnicę: { $thing }?
hospital-gather = Wywołano zabitą postać. Czy mimo to pobierasz zasoby?
laboratory-discard = Którą kartę zamieniasz na 2 monety?
lighthouse-search = Którą kartę bierzesz z talii?
museum-tuck = Którą kartę kładziesz pod Muzeum?
necropolis-sacrifice = Którą dzielnicę poświęcasz dla Nekropolii?
theater-swap = Z kim wymieniasz się postaciami?
theater-give = Którą ze swoich postaci dajesz { CASE($other, "dat") }?
thieves-den-pay = Którą kartą płacisz?
