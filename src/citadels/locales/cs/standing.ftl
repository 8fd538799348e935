### The browser: ratings and profiles.
###
### For translators
###
### - $score and $gain are numbers: “1,480 ± 120”. Nothing here may sound surer than it is.
### - $name is what somebody calls themselves.

standing-rating = Rating
    .text = Skutečná síla leží v tomto rozmezí v 19 případech z 20. Počítají se jen hodnocené hry s jinými lidmi; o 400 víc znamená desetkrát větší naději skončit vpředu.
standing-value = { $score } ± { $gain }
standing-value-new = { $score } ± { $gain }, nový
standing-value-said = rating { $score }, plus minus { $gain }
standing-gained = { $gain } za tuto hru
standing-none = Zatím není dohrána žádná hodnocená hra.
standing-rated-games =
    { $count ->
        [one] z { $count } hodnocené hry
        [few] z { $count } hodnocených her
        [many] z { $count } hodnocené hry
       *[other] z { $count } hodnocených her
    }
standing-rated = Hodnocená hra
    .text = Mění rating všech, i těch, kdo odejdou. Nápovědy nejsou a hostitel nemůže stůl zavřít.
standing-rated-soon = Hodnocená hra bez nápověd, pokud hrají aspoň dva lidé
standing-unrated = Bez hodnocení
standing-no-advice = V hodnocené hře nápovědy nejsou.
standing-only-people = Jen s dalšími lidmi, každý u své obrazovky.

## Profile

standing-profile = Profil
standing-profile-of = Jak hraje { $name }
standing-profile-open = Ukazovat můj profil lidem, se kterými hraji
    .text = Rating, výsledky a oblíbené postavy. Jinak je vidíte jen vy.
standing-characters = Oblíbené postavy
    .text = Jak často byla postava vybrána, když byla na výběr, a jak často by ji někdo vybral náhodou. Celý seznam platí v 99 případech ze 100.
standing-character = Postava
standing-chosen = Vybrána
standing-by-chance = Náhodou
standing-likes = oblíbená
standing-avoids = málokdy vybraná
standing-usual = asi jako náhodou
standing-few = příliš málo výběrů, nelze říci
standing-more = Více
standing-no-games = Zatím není dohrána žádná hra.
