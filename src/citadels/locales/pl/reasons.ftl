### Reasons in Polish: why something cannot be done now, in one short sentence each.
###
### Arguments: $amount, a number (gold), and $card, the card whose rule it is.

reason-gather-first = Najpierw pobierz monety lub karty.
    .short = Najpierw zasoby
reason-gathered = Zasoby są już pobrane.
reason-deck-empty = Talia dzielnic jest pusta.
reason-limit = Limit budowy w tej turze jest wyczerpany.
    .short = Limit budowy
reason-duplicate = W tym mieście już taka stoi.
    .short = Już stoi
reason-cannot-be-built = Tej karty nie da się wybudować.
    .short = Nie do budowy
reason-used = Tylko raz w turze.
reason-no-target = Nie ma na czym tego użyć.
reason-no-cards = Nie ma kart.
reason-no-gold = Nie ma monet.
reason-nothing-to-gain = Nie ma nic do zyskania.
reason-duty = Najpierw przekaż koronę.
    .short = Najpierw korona
reason-not-in-hand = Nie masz tej karty na ręce.
reason-not-standing = Ta dzielnica tam nie stoi.
reason-not-yours = To nie jest twoja postać.
reason-not-now = To nie jest odpowiedź na to pytanie.
reason-over = Gra jest zakończona.
reason-own-character = To twoja własna postać.
reason-rank-one = Postaci o randze 1 nie można wskazać.
reason-marked = Na tej postaci już leży znacznik.
reason-own-city = We własnym mieście nie można.
    .short = Twoje miasto
reason-completed = To miasto jest ukończone.
    .short = Miasto ukończone
reason-beautified = Ta dzielnica jest już upiększona.
    .short = Już piękna
reason-has-crown = Ten gracz ma koronę.
reason-yourself = Nie możesz wskazać siebie.
reason-richest = To ty masz najwięcej monet.
reason-not-richest = Ten gracz nie jest najbogatszy.
reason-too-large = To miasto ma pięć lub więcej dzielnic.
    .short = Miasto za duże
reason-not-neighbour = Nikt obok ciebie nie ma ujawnionej postaci o randze 4.
reason-too-poor = Ten gracz ma za mało monet.
reason-this-card = Musi to być inna karta.
    .short = Inna karta
reason-not-signed = Ten nakaz nie jest podpisany.
reason-bound = Możesz tylko pobrać zasoby.
    .short = Tylko zasoby
reason-short =
    { $amount ->
        [one] Brakuje ci 1 monety.
        [few] Brakuje ci { $amount } monet.
       *[many] Brakuje ci { $amount } monet.
    }
    .short = Brakuje { $amount }
reason-costly = Koszt { $amount } to za dużo.
    .short = Za droga
reason-builds-nothing = { $card } nic nie buduje.
    .short = Nie buduje
reason-witch = { $card } najpierw pobiera zasoby, a potem zaczarowuje postać.
    .short = Najpierw zasoby
reason-bewitched = Twoja postać jest zaczarowana: możesz tylko pobrać zasoby.
    .short = Pod urokiem
reason-threatened = Najpierw pobierz zasoby, potem rozpatrz szantaż.
    .short = Najpierw zasoby
reason-protected = Ochrona: { $card }.
    .short = Chroniona
