### The browser: leagues of friends.
###
### For translators: $name is the name of a person, $text that of a league.

league-title = Ligy
    .text = Liga porovnává přátele. Počítá se každá dohraná hra, které se zúčastnili aspoň dva její členové, hodnocená i nehodnocená.
league-none = Zatím nejste v žádné lize. Založte si ji a pošlete přátelům odkaz.
league-name = Název ligy
league-make = Založit ligu
league-members =
    { $count ->
        [one] { $count } člen
        [few] { $count } členové
       *[other] { $count } členů
    }
league-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
league-yours = vaše
league-ended = ukončena
league-link = Kopírovat odkaz
league-link-new = Vytvořit nový odkaz
    .text = Starý přestane platit.
league-invited = { $name } vás zve do ligy „{ $text }“.
league-join = Vstoupit
league-open = Otevřít ligu
league-table = Tabulka
    .text = Porovnávají se jen členové ligy u stolu. Za každého, kdo skončí za vámi, máte bod.
league-player = Hráč
league-points = Body
league-former = bývalí členové
league-owner = vlastník
league-remove = Vyřadit
league-leave = Opustit ligu
league-rename = Přejmenovat
league-end = Ukončit ligu
    .text = Další hry se už nebudou počítat. Tabulku si všichni mohou dál přečíst.
league-sure = Potvrďte dalším stisknutím
