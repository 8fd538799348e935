### The browser: leagues of friends.
###
### For translators: $name is the name of a person, $text that of a league.

league-title = Ligi
    .text = Liga porównuje przyjaciół. Liczy się każda ukończona gra, w której brało udział co najmniej dwoje jej członków, rankingowa czy nie.
league-none = Nie jesteś jeszcze w żadnej lidze. Załóż ją i wyślij przyjaciołom link.
league-name = Nazwa ligi
league-make = Załóż ligę
league-members =
    { $count ->
        [one] { $count } członek
        [few] { $count } członków
       *[other] { $count } członków
    }
league-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[other] { $count } gier
    }
league-yours = twoja
league-ended = zakończona
league-link = Skopiuj link
league-link-new = Utwórz nowy link
    .text = Stary przestanie działać.
league-invited = { $name } zaprasza cię do ligi „{ $text }”.
league-join = Dołącz
league-open = Otwórz ligę
league-table = Tabela
    .text = Porównuje się tylko członków ligi przy stole. Za każdego, kto skończy za tobą, masz punkt.
league-player = Gracz
league-points = Punkty
league-former = byli członkowie
league-owner = właściciel
league-remove = Usuń
league-leave = Opuść ligę
league-rename = Zmień nazwę
league-end = Zakończ ligę
    .text = Kolejne gry już nie będą się liczyć. Tabelę nadal każdy może czytać.
league-sure = Naciśnij jeszcze raz, aby potwierdzić
