### The browser in Czech: the sheet at the end of a game. The lines of a score are in scores.ftl.
###
### For translators: $player is a name without gender; $place counts from 1.

sheet-title = Konečné výsledky
sheet-wins = Vítězí { $player }
    .you = Vítězíte!
sheet-place = { $place }. místo
sheet-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
# How far I am from the first, or the first from the second; $score: "3 points".
sheet-behind = ztráta: { $score }
sheet-ahead = náskok: { $score }
sheet-level = stejně bodů
sheet-tie-rank = Při shodě bodů rozhoduje číslo { $rank }
sheet-total = Celkem
sheet-fold = Prohlédnout stůl
sheet-unfold = Konečné výsledky
sheet-rematch = Hrát znovu
sheet-join = Přidat se k další hře
sheet-watch = Sledovat další hru
sheet-next = Ostatní hrají znovu.
sheet-decline = Tentokrát ne
sheet-declined = už nehraje
sheet-replay = Přehrát průběh hry
sheet-share = Sdílet průběh hry
sheet-picture = Výsledek jako obrázek
sheet-fair = Bylo to poctivé?
sheet-fair-text = Ještě před rozdáním první karty ukázal server otisk čísla, z něhož pochází veškerá náhoda této hry. Teď ukazuje i samotné číslo: otisk je SHA-256 textu „citadels seed “ a 32 bajtů tohoto čísla. Kdokoli může hru podle záznamu přehrát a porovnat.
sheet-promised = Otisk ukázaný na začátku
sheet-seed = Samotné číslo
sheet-fair-yes = Souhlasí to: váš prohlížeč to právě přepočítal.
sheet-fair-no = Nesouhlasí to!
sheet-record = Stáhnout záznam
sheet-verify = Ke kontrole každé volby slouží záznam a otisk
