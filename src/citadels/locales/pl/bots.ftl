### Bots in Polish: why a bot chose what it chose, in one short sentence each.
###
### Arguments: $card, the card it is about; $player, the player it is about; $amount, a number
### (of gold, or of districts where the comment says so).
### The same sentences explain the advice that a player asks for: nothing in them says who chooses.

bot-only-choice = Nie ma innej możliwości.
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
bot-build = Teraz najlepiej wybudować { CASE($card, "acc") }.
bot-finishes = Do ukończenia miasta brakuje tylko { CASE($card, "gen") }.
bot-saves =
    { $amount ->
        [one] Warto zbierać na { CASE($card, "acc") } (koszt: 1 moneta).
        [few] Warto zbierać na { CASE($card, "acc") } (koszt: { $amount } monety).
       *[many] Warto zbierać na { CASE($card, "acc") } (koszt: { $amount } monet).
    }
bot-denies = Lepiej nie zostawiać { CASE($card, "gen") } { CASE($player, "dat") }.
bot-fears = Trzeba uważać na { CASE($card, "acc") }.
bot-likes = Najlepiej wybrać { CASE($card, "acc") }.
bot-leader-target = { $player } prowadzi.
bot-richest-target =
    { $amount ->
        [one] Spośród rywali najwięcej ma { $player }: 1 monetę.
        [few] Spośród rywali najwięcej ma { $player }: { $amount } monety.
       *[many] Spośród rywali najwięcej ma { $player }: { $amount } monet.
    }
bot-keeps = { $card } to najlepsza z tych kart.
bot-parts = Najmniej szkoda { CASE($card, "gen") }.
bot-power = Warto użyć { CASE($card, "gen") }.
bot-ends = W tej turze nic więcej nie warto robić.

## What a choice brings by the end of the round, as reviews and hints have measured it

# In these, $amount is the difference to another choice: gold, gold's worth of districts, or cards; 0 is less than one half.
bot-gains-won = Częściej daje to zwycięstwo już w tej rundzie.
bot-gains-city =
    { $amount ->
        [0] Na koniec rundy wartość miasta jest nieco większa.
        [one] Na koniec rundy wartość miasta jest większa średnio o 1 monetę.
        [few] Na koniec rundy wartość miasta jest większa średnio o { $amount } monety.
       *[many] Na koniec rundy wartość miasta jest większa średnio o { $amount } monet.
    }
bot-gains-gold =
    { $amount ->
        [0] Na koniec rundy zostaje nieco więcej monet.
        [one] Na koniec rundy zostaje średnio o 1 monetę więcej.
        [few] Na koniec rundy zostaje średnio o { $amount } monety więcej.
       *[many] Na koniec rundy zostaje średnio o { $amount } monet więcej.
    }
bot-gains-cards =
    { $amount ->
        [0] Na koniec rundy w ręce zostaje często o kartę więcej.
        [one] Na koniec rundy w ręce zostaje średnio o 1 kartę więcej.
        [few] Na koniec rundy w ręce zostaje średnio o { $amount } karty więcej.
       *[many] Na koniec rundy w ręce zostaje średnio o { $amount } kart więcej.
    }
bot-gains-crown = Częściej daje to koronę.
bot-costs-won = { $player } rzadziej wygrywa już w tej rundzie.
bot-costs-city =
    { $amount ->
        [0] Na koniec rundy wartość miasta { CASE($player, "gen") } jest nieco mniejsza.
        [one] Na koniec rundy wartość miasta { CASE($player, "gen") } jest mniejsza średnio o 1 monetę.
        [few] Na koniec rundy wartość miasta { CASE($player, "gen") } jest mniejsza średnio o { $amount } monety.
       *[many] Na koniec rundy wartość miasta { CASE($player, "gen") } jest mniejsza średnio o { $amount } monet.
    }
bot-costs-gold =
    { $amount ->
        [0] Na koniec rundy { $player } ma nieco mniej monet.
        [one] Na koniec rundy { $player } ma średnio o 1 monetę mniej.
        [few] Na koniec rundy { $player } ma średnio o { $amount } monety mniej.
       *[many] Na koniec rundy { $player } ma średnio o { $amount } monet mniej.
    }
bot-costs-cards =
    { $amount ->
        [0] Na koniec rundy { $player } ma często o kartę mniej.
        [one] Na koniec rundy { $player } ma średnio o 1 kartę mniej.
        [few] Na koniec rundy { $player } ma średnio o { $amount } karty mniej.
       *[many] Na koniec rundy { $player } ma średnio o { $amount } kart mniej.
    }
bot-costs-share = Najbardziej szkodzi to { CASE($player, "dat") }.
bot-many = Nie ma jednego powodu: sumuje się wiele drobnych korzyści.
bot-even = Wszystkie te opcje dają mniej więcej to samo.

## Who sits at a table: names of the levels, and a word about each

level-random = Losowy
    .text = Robi cokolwiek, byle było dozwolone.
level-novice = Nowicjusz
    .text = Buduje, co może, a o reszcie zapomina.
level-apprentice = Czeladnik
    .text = Zna typowe sztuczki; każdy czeladnik ma własny temperament.
level-apprentice-builder = Czeladnik (budowniczy)
    .text = Buduje wcześnie i często.
level-apprentice-raider = Czeladnik (łupieżca)
    .text = Lubi okradać i burzyć.
level-apprentice-miser = Czeladnik (skąpiec)
    .text = Oszczędza na drogie dzielnice.
level-apprentice-schemer = Czeladnik (intrygant)
    .text = Woli podstępne postacie.
level-citizen = Mieszczanin
    .text = Pamięta, kto kim może być, i widzi, że zbliża się koniec gry.
level-master-builder = Nadworny Budowniczy
    .text = Przed wyborem rozważa całą rundę.
level-regent = Regent
    .text = Myśli do pół sekundy i z doświadczenia wie, ile warta jest każda postać.
level-grand-architect = Wielka Architektka
    .text = Myśli najdłużej: do dwóch sekund nad każdym wyborem.
level-rush = Pędziwiatr
    .text = Buduje tanie dzielnice tak szybko, jak się da.
level-richard = Ryszard
    .text = Kieruje się kilkoma starymi maksymami.
level-cheat = Oszust
    .text = Widzi wszystko; tylko do pomiarów.
