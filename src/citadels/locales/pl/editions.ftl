### Editions, presets and variants in Polish: what players choose before a game.
###
### - "Name: proposed" marks a title that the Polish edition does not print for us.

## Editions

edition-deluxe = Rozszerzona
    .text = Duża gra dla 2–8 graczy: postacie i dzielnice unikatowe do wyboru.
edition-classic = Klasyczna
    .text = Pierwotna gra dla 2–7 graczy: zawsze te same osiem postaci i ta sama talia.
edition-czech = Czeska
    .text = Rozszerzona gra według czeskich zasad, ze starszymi dzielnicami, takimi jak Cmentarz i Szpital, oraz Szkołą magii hojniejszą dla Opata.

## Presets: a cast of characters and a set of 14 unique districts that go well together

preset-first-game = Pierwsza rozgrywka
    .text = Osiem pierwotnych postaci i dzielnice unikatowe, które łatwo poznać.
# Name: proposed
preset-ambitious-aristocrats = Ambitni arystokraci
    .text = Miasta rosną szybko: jest wiele sposobów, by zdobyć w turze więcej niż jedną dzielnicę.
# Name: proposed
preset-cunning-agents = Przebiegli agenci
    .text = Otwarte starcie, z podstępnymi postaciami i niezwykłymi dzielnicami.
preset-illustrious-emissaries = Wpływowi wysłannicy
    .text = Łagodniejsza gra: mało ataków, dobra ochrona i niecodzienne źródła monet i kart.
preset-devious-dignitaries = Sprytni dygnitarze
    .text = Blef na blefie: zgadnij, co kryją zakryte znaczniki.
# Name: proposed
preset-tenacious-delegates = Nieustępliwi delegaci
    .text = Dla lubiących kombinować: postacie i dzielnice, które najlepiej działają razem.
# Name: proposed
preset-vicious-nobles = Bezwzględni możni
    .text = Najostrzejszy zestaw ze wszystkich: nic, co masz, nie jest długo bezpieczne.
# Name: proposed
preset-classic-8 = Klasyka
    .text = Gra dla 2–7 graczy: osiem postaci bez rangi 9 i zawsze ta sama talia 68 dzielnic.

## Presets as the Polish edition prints them

preset-devious-dignitaries-polish = Sprytni dygnitarze (wersja polska)
    .text = Ta sama gra blefu, z Kopalnią złota zamiast Fabryki.
preset-illustrious-emissaries-polish = Wpływowi wysłannicy (wersja polska)
    .text = Ta sama łagodna gra, z Kapitolem zamiast Muzeum; część wydrukowanej listy się nie zachowała i tę lukę wypełniamy sami.

## Variants: rules that can be switched for any game

variant-complete-size = Wielkość miasta
    .text = Do ukończenia miasta potrzeba siedmiu dzielnic, a w grze 2- i 3-osobowej ośmiu; na osiem można się umówić w każdej grze.
variant-draft3 = Wybór w grze 3-osobowej
    .text = Rozszerzona: dziewięć postaci, a między oboma obiegami odrzuca się losowo jeszcze jedną kartę. Klasyczna: osiem postaci, a między obiegami nie odrzuca się niczego.
variant-great-wall-covers-itself = Wielki mur chroni sam siebie
    .text = Dodatkową monetę płaci się też za sam Wielki mur; w edycji klasycznej tylko za pozostałe dzielnice jego miasta.
variant-abbot-school-of-magic = Opat ze Szkołą magii
    .text = Szkoła magii daje Opatowi jedną monetę albo jedną kartę; według czeskich zasad daje jedno i drugie.
variant-tie-break-rank = Rozstrzyganie remisu
    .text = Przy remisie wygrywa gracz, który w ostatniej rundzie ma postać o wyższej randze; jeśli wolicie, liczą się tylko postacie ujawnione, a zabita się nie liczy.
variant-queen-bewitched = Królowa obok zaczarowanej postaci o randze 4
    .text = Królowa otrzymuje swoje 3 monety we własnej turze; według czeskich zasad dopiero na koniec rundy.
variant-diplomat-same-name = Dyplomata zamienia takie same dzielnice
    .text = Dyplomata może zamienić dzielnicę na inną o tej samej nazwie; według zasad czeskich i polskich nie może.
