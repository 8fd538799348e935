### The browser in Czech: a finished game, watched step by step.
###
### For translators: labels are short. $player is a name without gender, $character the name of a card.
### A replay is “přehrání”, the record of a game “záznam”.

replay-title = Přehrání hry
replay-load = Přehrání se připravuje…
replay-none = Hru nelze přehrát
replay-not-over = Hra ještě běží. Přehrát ji půjde, až skončí.
replay-other-rules = Tato hra se hrála podle jiné verze pravidel, takže ji nelze ukázat krok za krokem. Její záznam si však stáhnout můžete.
replay-to-table = Ke stolu
replay-record = Stáhnout záznam
replay-step = Krok { $step } / { $last }
replay-steps = Kroky hry
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-on = O krok dál
replay-last = Na konec
replay-speed = Rychlost
replay-slow = Pomalu
replay-normal = Normálně
replay-fast = Rychle
replay-jump = Přejít na
replay-draft = Výběr postav
replay-turn = { $character }: { $player }
replay-over = Konec
replay-copy = Kopírovat odkaz na tento okamžik
replay-happened = Co se právě stalo
replay-hand = Karty v ruce
replay-no-hand = žádné karty
replay-chosen = zvoleno
replay-players = Všichni hráči
replay-choices =
    { $count ->
        [one] Jediná možnost:
        [few] Na výběr jsou { $count } možnosti:
       *[other] Na výběr je { $count } možností:
    }
