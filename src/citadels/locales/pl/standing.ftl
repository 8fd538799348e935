### The browser: ratings and profiles.
###
### For translators
###
### - $score and $gain are numbers: “1,480 ± 120”. Nothing here may sound surer than it is.
### - $name is what somebody calls themselves.

standing-rating = Ranking
    .text = Prawdziwa siła leży w tym zakresie 19 razy na 20. Liczą się tylko gry rankingowe z innymi ludźmi; o 400 więcej to dziesięć razy większa szansa, by skończyć wyżej.
standing-value = { $score } ± { $gain }
standing-value-new = { $score } ± { $gain }, nowy
standing-value-said = ranking { $score }, plus minus { $gain }
standing-gained = { $gain } za tę grę
standing-none = Nie ukończono jeszcze żadnej gry rankingowej.
standing-rated-games =
    { $count ->
        [one] z { $count } gry rankingowej
        [few] z { $count } gier rankingowych
       *[other] z { $count } gier rankingowych
    }
standing-rated = Gra rankingowa
    .text = Zmienia ranking wszystkich, także tych, którzy odejdą. Nie ma podpowiedzi, a gospodarz nie może zamknąć stołu.
standing-rated-soon = Gra rankingowa bez podpowiedzi, jeśli gra co najmniej dwoje ludzi
standing-unrated = Bez rankingu
standing-no-advice = W grze rankingowej nie ma podpowiedzi.
standing-only-people = Tylko z innymi ludźmi, każdy przy swoim ekranie.

## Profile

standing-profile = Profil
standing-profile-of = Jak gra { $name }
standing-profile-open = Pokazuj mój profil ludziom, z którymi gram
    .text = Ranking, wyniki i ulubione postacie. Inaczej widzisz je tylko ty.
standing-characters = Ulubione postacie
    .text = Jak często postać była wybierana, gdy można było ją wziąć, i jak często wybrano by ją losowo. Cała lista jest prawdziwa 99 razy na 100.
standing-character = Postać
standing-chosen = Wybrana
standing-by-chance = Losowo
standing-likes = ulubiona
standing-avoids = rzadko wybierana
standing-usual = mniej więcej jak losowo
standing-few = za mało wyborów, by to stwierdzić
standing-more = Więcej
standing-no-games = Nie ukończono jeszcze żadnej gry.
