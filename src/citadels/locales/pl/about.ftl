### The browser in Polish: about this program.
###
### - `.text` holds whole paragraphs, one in each line. The game is Cytadela; licences, typefaces and
###   what stands in quotes after "citadels" are not translated.
### - fingerprint (of the secret number) = odcisk; record = zapis gry

about-title = O programie
about-fan = Projekt fanów
    .text =
        Cytadela (Citadels) to gra karciana, której autorem jest Bruno Faidutti. Ten program to jej nieoficjalna wersja, stworzona przez ludzi, którzy ją lubią. Bruno Faidutti i wydawcy gry nie są z nią związani ani jej nie firmują; nazwy należą do swoich właścicieli.
        Wszystkie teksty, rysunki i dźwięki są naszego autorstwa. Jeśli gra ci się podoba, kup ją: z przyjaciółmi przy prawdziwym stole jest jeszcze lepsza.
about-licence = Licencje
    .text =
        To wolne oprogramowanie na licencji MIT: wolno go używać, zmieniać je i rozpowszechniać.
        Kroje pisma Forum, Alegreya Sans i Alegreya SC są używane na licencji SIL Open Font License.
about-third = Licencje składników zewnętrznych
about-privacy = Prywatność
    .text =
        Nie ma tu kont, reklam ani śledzenia i nic nie jest wczytywane z innych stron.
        Po jednym pliku cookie serwer poznaje, że jesteś tym samym gościem co poprzednio. Plik zawiera losową liczbę i podpis; jest ważny przez rok od ostatniej wizyty.
        Serwer przechowuje wybrane przez ciebie imię, herb i język, twoje wypowiedzi na czacie oraz gry wraz z każdym dokonanym w nich wyborem. Kto ma link do stołu, widzi to, co jest na nim jawne, a po zakończeniu – całą grę.
        Twoje ustawienia, ostatnie wybory i klucze do twoich miejsc zostają w tej przeglądarce.
        Jeśli utworzysz klucz dostępu lub link do powrotu, serwer przechowuje publiczną połowę klucza albo odcisk linku; same niczego nie otwierają. Przechowuje też twoich znajomych, ligi, do których należysz, oraz twój ranking z wynikami, na których się opiera. Przycisk „Pobierz wszystko” na stronie „Ty” daje to wszystko w jednym pliku.
        Jeśli włączysz powiadomienia, serwer przechowuje, dokąd doręcza je usługa twojej przeglądarki, dopóki ich nie wyłączysz albo nie wybierzesz „Zapomnij o mnie”. Ta usługa dowiaduje się, kiedy cię wzywamy, ale nie, co jest w wiadomości.
        To, skąd się łączysz, jest przechowywane przez jeden dzień, a zgłoszenia od ciebie lub o tobie przez 90 dni, chyba że osoba prowadząca serwer wybrała inaczej.
        „Zapomnij o mnie” w ustawieniach usuwa twoje imię, herb, klucze, znajomych, ranking i wypowiedzi; gry zostają, bez twojego imienia. W kopiach zapasowych może to pozostać jeszcze przez kilka tygodni.
about-fair = Uczciwe rozdanie
    .text =
        Rozdanie każdej gry wynika z jednej tajnej liczby o długości 256 bitów. Zanim zostanie rozdana pierwsza karta, serwer pokazuje odcisk tej liczby (jej SHA-256), którego nie może już zmienić; po grze pokazuje samą liczbę.
        Dzięki temu każdy może sprawdzić, że niczego nie ustawiono: wystarczy wziąć zapis zakończonej gry oraz pokazany odcisk i uruchomić „citadels verify”. Program jeszcze raz rozdaje tę samą grę i porównuje każdy wybór.
        Boty siedzą przy stole jak wszyscy inni: wiedzą tylko to, co wolno wiedzieć graczowi na ich miejscu.
about-version = Wersja { $version }
