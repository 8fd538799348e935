### Bots in Polish: why a bot chose what it chose, in one short sentence each.
###
### Arguments: $card, the card it is about; $player, the player it is about; $amount, a number
### (of gold, or of districts where the comment says so).

bot-only-choice = Nie ma nic innego do zrobienia.
bot-chance = Decyduje przypadek.
bot-habit = Tak się zwykle robi.
# $amount: how many districts bring something.
bot-income =
    { $amount ->
        [one] { $card } otrzymuje dochód za 1 dzielnicę.
        [few] { $card } otrzymuje dochód za { $amount } dzielnice.
       *[many] { $card } otrzymuje dochód za { $amount } dzielnic.
    }
bot-gather-gold = Potrzeba więcej monet.
bot-gather-cards = Potrzeba więcej kart.
bot-build = Najlepsza dzielnica do wybudowania to teraz { $card }.
bot-finishes = { $card } to ostatnia dzielnica do ukończenia miasta.
bot-saves =
    { $amount ->
        [one] Zbiera na { CASE($card, "acc") }, koszt: 1 moneta.
        [few] Zbiera na { CASE($card, "acc") }, koszt: { $amount } monety.
       *[many] Zbiera na { CASE($card, "acc") }, koszt: { $amount } monet.
    }
bot-denies = Nie chce zostawić { CASE($card, "gen") } { CASE($player, "dat") }.
bot-fears = Obawia się { CASE($card, "gen") }.
bot-likes = Najwięcej warta jest tu karta { CASE($card, "gen") }.
bot-leader-target = { $player } prowadzi.
bot-richest-target =
    { $amount ->
        [one] Z pozostałych { $player } ma najwięcej: 1 monetę.
        [few] Z pozostałych { $player } ma najwięcej: { $amount } monety.
       *[many] Z pozostałych { $player } ma najwięcej: { $amount } monet.
    }
bot-keeps = { $card } to najlepsza z tych kart.
bot-parts = Najmniej szkoda { CASE($card, "gen") }.
bot-power = Warto użyć zdolności { CASE($card, "gen") }.
bot-ends = Nic więcej nie warto robić w tej turze.

## Who sits at a table: names of the levels, and a word about each

level-random = Losowy
    .text = Robi cokolwiek, byle było dozwolone.
level-novice = Nowicjusz
    .text = Buduje, co może, a o reszcie zapomina.
level-apprentice = Czeladnik
    .text = Zna zwykłe sztuczki; każdy ma własny temperament.
level-apprentice-builder = Czeladnik (budowniczy)
    .text = Buduje wcześnie i często.
level-apprentice-raider = Czeladnik (łupieżca)
    .text = Lubi okradać i burzyć.
level-apprentice-miser = Czeladnik (skąpiec)
    .text = Oszczędza na drogie dzielnice.
level-apprentice-schemer = Czeladnik (intrygant)
    .text = Woli podstępne postacie.
level-citizen = Mieszczanin
    .text = Pamięta, kto kim może być, i pilnuje końca gry.
level-master-builder = Nadworny Budowniczy
    .text = Przed wyborem rozważa całą rundę. Najsilniejszy ze wszystkich.
level-rush = Pędziwiatr
    .text = Buduje tanie dzielnice tak szybko, jak się da.
level-richard = Ryszard
    .text = Kieruje się kilkoma starymi maksymami.
level-cheat = Oszust
    .text = Widzi wszystko; tylko do pomiarów.
