### The rule book in Polish: the general rules, chapter by chapter; the cards follow from cards.ftl.
###
### The head of the English file says what the attributes are. The terms are those of docs/glossary.md.

rules-title = Zasady gry Cytadela
    .text =
        W Cytadeli budujesz miasto, dzielnica po dzielnicy. W każdej rundzie w tajemnicy wybierasz postać i na tę jedną rundę jej zdolność jest twoja. Niektóre postacie okradają, zabijają albo burzą, więc zgaduj, kim są pozostali, i nie daj się odgadnąć.
        Jeśli grasz po raz pierwszy, czytaj aż do przykładu podliczania punktów, a resztę zostaw na później: o karcie możesz przeczytać, gdy się pojawi.
        Ta książka jest dziełem fanów, napisanym własnymi słowami i niezwiązanym z wydawcami. Tam, gdzie wydrukowane zasady milczą, mówi, jak gramy my.

rules-goal = Cel gry
    .text =
        Wygrywa osoba, która na koniec gry ma najwięcej punktów. Punkty dostajesz za koszty dzielnic w swoim mieście i za kilka premii.
        Gra kończy się wraz z rundą, w której ktoś ukończy miasto. Miasto jest ukończone, gdy ma co najmniej siedem dzielnic, a w grze 2- i 3-osobowej co najmniej osiem.

rules-cards = Jak czytać kartę
    .text = Są dwa rodzaje kart. Postać wybierasz w każdej rundzie od nowa, a dzielnice budujesz.
    .legend =
        Ranga: w tej kolejności postacie rozgrywają tury, od najniższej.
        Nazwa postaci.
        Zdolność: co potrafi postać.
        Koszt: ile monet płacisz za budowę dzielnicy i ile punktów ona daje.
        Nazwa dzielnicy. Dwie dzielnice o tej samej nazwie nie stoją w jednym mieście.
        Efekt: mają go tylko dzielnice unikatowe.
        Rodzaj: kolor i symbol.

rules-types = Kolory i rodzaje
    .text = Każda dzielnica należy do jednego z pięciu rodzajów. Poznasz go po kolorze.
    .types =
        Szlacheckie (żółte): dwory, zamki i pałace. Dochód dla rangi 4.
        Religijne (niebieskie): świątynie, kościoły, klasztory i katedry. Dochód dla rangi 5.
        Handlowe (zielone): wszystko od tawern po ratusze. Dochód dla rangi 6.
        Wojskowe (czerwone): strażnice, więzienia, koszary i fortece. Dochód dla rangi 8.
        Unikatowe (fioletowe): każda ma własny efekt.
    .more = To, czy postać ma dochód i czy w monetach, czy w kartach, mówi jej karta. Dzielnice wszystkich pięciu rodzajów dają na koniec 3 punkty.

rules-setup = Przygotowanie gry
    .text =
        Najpierw wybierzcie karty do tej gry. Do pierwszej weźcie gotowy zestaw „Pierwsza rozgrywka”, a później układajcie własne.
        Liczby są te same co na rysunku.
    .steps =
        Wyłóżcie postacie tej gry według rang. Wszyscy zawsze znają zestaw postaci.
        Potasujcie 68 dzielnic, 54 podstawowe i 14 unikatowych, i rozdajcie każdemu po 4 zakryte. To karty na ręce.
        Reszta to talia dzielnic. Połóżcie ją zakrytą pośrodku.
        Obok połóżcie monety: to bank. Każdy bierze 2 monety.
        Najstarszy gracz bierze koronę. Na komputerze decyduje los.

rules-setup-classic =
    .text =
        W grze są wszystkie karty z pudełka.
        Liczby są te same co na rysunku.

rules-round = Runda w skrócie
    .steps =
        Wybór. Koronowany gracz w tajemnicy zatrzymuje jedną z postaci i przekazuje pozostałe w lewo, i tak dalej, aż każdy będzie miał swoją.
        Wywoływanie. Koronowany gracz wywołuje rangi, zaczynając od 1. Kto ma postać o tej randze, ujawnia ją i rozgrywa turę.
        W swojej turze pobierz zasoby: weź 2 monety albo dobierz 2 karty i zatrzymaj 1 z nich. Potem możesz wybudować 1 dzielnicę. Raz możesz użyć zdolności.
        Po ostatniej randze zbiera się wszystkie postacie i zaczyna się następna runda.
    .more = Jeśli w tej rundzie ktoś ukończy miasto, następnej już nie ma: podliczcie punkty.

rules-draft = Faza wyboru
    .text =
        Koronowany gracz tasuje postacie i odrzuca kilka odkrytych, zgodnie z tabelą. Potem odrzuca jeszcze jedną zakrytą, na którą nikt nie patrzy.
        Rangi 4 nigdy nie odrzuca się odkrytej. Jeśli się pojawi, odkryjcie zamiast niej inną postać, a rangę 4 dołóżcie z powrotem i potasujcie. Zakryta może zostać odrzucona.
        Koronowany gracz ogląda resztę, w tajemnicy zatrzymuje jedną kartę, a pozostałe przekazuje w lewo. Tak samo robią wszyscy. Ostatni gracz dostaje dwie, jedną zatrzymuje, a drugą odrzuca zakrytą.
        Odrzucone postacie są poza grą tylko w tej rundzie.
    .more = * Graczy jest dokładnie o jednego mniej niż postaci. Ostatni gracz dostaje od sąsiada tylko jedną kartę, bierze też tę odrzuconą zakrytą, zatrzymuje jedną z dwóch, a drugą odrzuca zakrytą.

rules-calls = Faza tur graczy
    .text =
        Koronowany gracz wywołuje rangi jedną po drugiej, zaczynając od 1. Jeśli masz wywołaną postać, ujawnij ją i rozegraj turę.
        Jeśli nikt się nie zgłasza, wywołuje się następną rangę. Być może postać odrzucono, a może została zabita i jej właściciel musi milczeć.
        Po ostatniej randze zbiera się wszystkie postacie i zaczyna się następna runda. Pierwszy wybiera ten, kto ma wtedy koronę.

rules-turn = Twoja tura
    .text =
        Raz musisz pobrać zasoby: weź 2 monety z banku albo dobierz 2 karty z talii, jedną zatrzymaj, a drugą odłóż na spód talii. Jeśli w talii jest mniej kart, dobierasz tyle, ile jest; jeśli jest pusta, możesz tylko wziąć monety.
        Po pobraniu zasobów możesz wybudować jedną dzielnicę z ręki.
        Zdolności swojej postaci i efektów swoich dzielnic możesz użyć w dowolnej chwili swojej tury, nawet przed pobraniem zasobów, chyba że karta wskazuje inną chwilę.
        Możesz zakończyć turę, gdy zasoby są pobrane i zrobione jest wszystko, co twoja postać musi zrobić.

rules-turn-example = Przykład tury
    .text = Ada ma Kupca, który daje 1 monetę za każdą jej dzielnicę handlową i 1 dodatkową. Ma 2 monety. W jej mieście stoją Tawerna i Targowisko, a na ręce ma Doki, które kosztują 3. Ale Ben jest w tej rundzie Złodziejem i wskazuje Kupca.
    .steps =
        Wywołana zostaje ranga 6. Ada ujawnia Kupca, a Ben od razu zabiera jej 2 monety.
        Ada pobiera zasoby i bierze 2 monety. Teraz ma 2 monety.
        Używa zdolności Kupca i bierze 1 dodatkową monetę. Teraz ma 3 monety.
        Buduje Doki i płaci 3 monety. Teraz ma 0 monet.
        Dopiero teraz bierze dochód. Jej 3 dzielnice handlowe, razem z nowymi Dokami, dają 3 monety.
        Drugiej dzielnicy wybudować nie może, więc kończy turę z 3 monetami.
    .more = Przed budową dochód wyniósłby tylko 2 monety. Warto było poczekać.

rules-building = Budowa
    .text =
        Zapłać koszt budowy dzielnicy do banku i wyłóż ją z ręki odkrytą w swoim mieście. Limit budowy to jedna dzielnica na turę, chyba że karta mówi inaczej.
        Nie możesz wybudować dzielnicy, jeśli w twoim mieście stoi już dzielnica o tej samej nazwie, chyba że pozwala na to karta.
        Zburzone dzielnice i odrzucone karty dzielnic trafiają zakryte na spód talii.

rules-abilities = Zdolności i efekty
    .text =
        Postacie mają zdolności, a dzielnice efekty. Każdej zdolności i każdego efektu można użyć raz w turze: w chwili wskazanej w opisie, a jeśli opis jej nie wskazuje, w dowolnej chwili własnej tury. Nie musisz tego robić, chyba że opis mówi, że musisz.
        Dochód też jest zdolnością. Bierzesz go raz i w całości: przed budową, żeby zapłacić za dzielnicę, albo po budowie, żeby liczyła się i nowa.
        Wskazać postać to nie to samo, co wskazać gracza. Możesz wskazać postać, której nikt nie ma; wtedy nic się nie dzieje.
        Każda karta ma krótki opis i pełne zasady. Jeśli wydają się różnić, obowiązują pełne zasady.

rules-secrets = Co jest tajne
    .text =
        Wszyscy mogą widzieć miasta, monety każdego gracza i to, ile kto ma kart. Karty na twojej ręce, twoja postać i to, co odkładasz na spód talii, są tajne. Kto zobaczy kartę, może ją zapamiętać.
        Monety leżące na dzielnicy lub na karcie postaci nie należą do żadnego gracza. Nie można ich ukraść.

rules-secrets-classic =
    .text = Wszyscy mogą widzieć miasta, monety każdego gracza i to, ile kto ma kart. Karty na twojej ręce, twoja postać i to, co odkładasz na spód talii, są tajne. Kto zobaczy kartę, może ją zapamiętać.

rules-crown = Korona
    .text =
        Korona przechodzi tylko dzięki postaciom o randze 4. Król i Patrycjusz biorą ją po ujawnieniu; Cesarz daje ją innemu graczowi. Jeśli któryś z nich zostanie zabity, dzieje się to na koniec rundy.
        Koronowany gracz wywołuje rangi i w następnej rundzie pierwszy wybiera postać. Jeśli nikt nie ma postaci o randze 4, korona zostaje na swoim miejscu.

rules-crown-classic =
    .text =
        Korona przechodzi tylko dzięki Królowi: bierze ją po ujawnieniu. Jeśli zostanie zabity, dzieje się to na koniec rundy.
        Koronowany gracz wywołuje rangi i w następnej rundzie pierwszy wybiera postać. Jeśli nikt nie ma Króla, korona zostaje na swoim miejscu.

rules-end = Koniec gry
    .text =
        Gdy tylko czyjeś miasto jest ukończone, bieżąca runda staje się ostatnia. Rozegrajcie ją do końca i podliczcie punkty. Budować można dalej, nawet w ukończonym mieście.
        Ukończonemu miastu nie zagrażają ani postacie o randze 8 innych graczy, ani Zbrojownia. Miasto może zostać ukończone także w turze innego gracza, jeśli dzielnicę dodaje do niego karta.

rules-end-classic =
    .text =
        Gdy tylko czyjeś miasto jest ukończone, bieżąca runda staje się ostatnia. Rozegrajcie ją do końca i podliczcie punkty. Budować można dalej, nawet w ukończonym mieście.
        Ukończonemu miastu nie zagraża Generał.

rules-scoring = Podliczanie punktów
    .points =
        Koszt każdej dzielnicy w twoim mieście; upiększona daje o 1 punkt więcej.
        3 punkty, jeśli masz co najmniej jedną dzielnicę każdego z pięciu rodzajów.
        4 punkty, jeśli twoje miasto ukończono jako pierwsze, albo 2 punkty, jeśli ukończono je później.
        Punkty twoich dzielnic unikatowych.
    .more = Wygrywa osoba z największą liczbą punktów. W razie remisu wygrywa gracz, którego postać w ostatniej rundzie ma wyższą rangę.

rules-scoring-classic =
    .points =
        Koszt każdej dzielnicy w twoim mieście.
        3 punkty, jeśli masz co najmniej jedną dzielnicę każdego z pięciu rodzajów.
        4 punkty, jeśli twoje miasto ukończono jako pierwsze, albo 2 punkty, jeśli ukończono je później.
        Punkty twoich dzielnic unikatowych.

rules-scoring-example = Przykład podliczania punktów
    .text = Ada kończy miasto jako pierwsza. Ben kończy swoje później w tej samej rundzie.
    .terms =
        Ada: Dwór 3, Świątynia 1, Tawerna 1, Targowisko 2, Doki 3, Więzienie 2 i Biblioteka 6 dają 18 punktów. Ma wszystkie pięć rodzajów: 3 punkty. Miasto ukończone jako pierwsze: 4 punkty. Razem 25 punktów.
        Ben: Zamek 4, Dwór 3, Port 4, Doki 3, Więzienie 2, Strażnica 1 i Smocza brama 6 dają 23 punkty. Ukończone miasto: 2 punkty. Efekt Smoczej bramy: 2 punkty. Brakuje dzielnicy religijnej, więc za rodzaje punktów nie ma. Razem 27 punktów.
    .more = Wygrywa Ben, choć Ada była pierwsza.

rules-few = Gra 2- i 3-osobowa
    .text =
        Każdy ma dwie postacie i w każdej rundzie dwie tury, po jednej na postać, ale tylko jedno miasto, jedne karty na ręce i jedną pulę monet.
        Zdolność należy do tury swojej postaci. Karty, które dobierasz jako Architektka, możesz wybudować w swojej turze jako Generał, ale limit budowy Architektki tam nie obowiązuje.
        Odkrytych postaci się nie odrzuca.
    .terms =
        Gra 2-osobowa: jedną losową z ośmiu postaci odrzuca się zakrytą. Koronowany gracz zatrzymuje jedną z siedmiu. Drugi gracz zatrzymuje jedną z sześciu i jedną odrzuca zakrytą. Koronowany gracz zatrzymuje jedną z czterech i jedną odrzuca zakrytą. Drugi gracz zatrzymuje jedną z dwóch ostatnich, a drugą odrzuca zakrytą.
        Gra 3-osobowa: jedną losową z dziewięciu postaci odrzuca się zakrytą. Każdy po kolei zatrzymuje jedną. Z pięciu pozostałych jedną losową odrzuca się zakrytą. Potem każdy zatrzymuje drugą, a ostatnią odrzuca się zakrytą.

rules-few-classic =
    .terms =
        Gra 2-osobowa: jedną losową z ośmiu postaci odrzuca się zakrytą. Koronowany gracz zatrzymuje jedną z siedmiu. Drugi gracz zatrzymuje jedną z sześciu i jedną odrzuca zakrytą. Koronowany gracz zatrzymuje jedną z czterech i jedną odrzuca zakrytą. Drugi gracz zatrzymuje jedną z dwóch ostatnich, a drugą odrzuca zakrytą.
        Gra 3-osobowa: jedną losową z ośmiu postaci odrzuca się zakrytą. Każdy po kolei zatrzymuje jedną. Potem każdy zatrzymuje drugą, a ostatnią odrzuca się zakrytą.

rules-characters = Postacie
rules-districts = Dzielnice

rules-glossary = Słowniczek
    .terms =
        Bank: skąd bierze się monety i dokąd się je płaci, chyba że karta mówi inaczej.
        Dochód: monety lub karty, które postać otrzymuje za dzielnice jednego rodzaju.
        Efekt: co potrafi dzielnica unikatowa.
        Koronowany gracz: kto ma koronę, wywołuje rangi i wybiera pierwszy.
        Limit budowy: ile dzielnic możesz wybudować w turze; zwykle jedną.
        Na spód talii: zakryta, na sam dół talii dzielnic.
        Odrzucić: usunąć z rundy (postać) albo odłożyć na spód talii (dzielnicę).
        Pobrać zasoby: wziąć 2 monety albo dobrać 2 karty i zatrzymać jedną, jak musi każdy w swojej turze.
        Ranga: numer postaci i jej miejsce w kolejności tur.
        Rodzaj: jaka jest dzielnica: szlachecka, religijna, handlowa, wojskowa lub unikatowa.
        Ukończone miasto: ma co najmniej siedem dzielnic, a w grze 2- i 3-osobowej osiem.
        Zdolność: co potrafi postać.
        Zestaw postaci: postacie tej gry, po jednej każdej rangi.

rules-casts = Dobór kart do gry
    .text =
        Weźcie gotowy zestaw, zdajcie się na los albo dobierzcie karty według uznania: po jednej postaci każdej rangi i 14 różnych dzielnic unikatowych, najlepiej o zróżnicowanych kosztach.
        W grze 3- i 8-osobowej postać o randze 9 jest potrzebna, w grze 2-osobowej jej nie ma, a w grze 4–7-osobowej zależy od was.
        Cesarz wymaga co najmniej trzech graczy, a Królowa co najmniej pięciu.
    .more = Jeśli w gotowym zestawie brakuje dla nich graczy, Cesarza zastępuje Król albo Patrycjusz, a Królową Artystka albo Poborca podatkowy.

rules-casts-czech =
    .more =
        Jeśli w gotowym zestawie brakuje dla nich graczy, Cesarza zastępuje Patrycjusz, a Królową Artystka.
        Cmentarza można użyć tylko z Generałem w zestawie postaci, a Szpitala tylko z Zabójczynią.

rules-editions = Inne edycje
    .text = Ta książka opisuje edycję rozszerzoną. Inne różnią się od niej, jak następuje.
    .terms =
        Klasyczna: pierwotna gra dla dwóch do siedmiu graczy. Zestaw postaci jest zawsze ten sam: Zabójczyni, Złodziej, Iluzjonistka, Król, Biskup, Kupiec, Architektka i Generał, bez rangi 9. Talia też jest zawsze ta sama, z Uniwersytetem, Cmentarzem i dwoma Fortami. Trzech graczy wybiera z ośmiu postaci, a między oboma obiegami żadnej się nie odrzuca. Wielki mur chroni tylko pozostałe dzielnice swojego miasta.
        Czeska: ma też Uniwersytet, Cmentarz i Szpital. Cmentarza można użyć tylko z Generałem w zestawie postaci, a Szpitala tylko z Zabójczynią. Szkoła magii daje Opatowi monetę i kartę. Za sąsiedztwo z zaczarowaną rangą 4 Królowa dostaje monety dopiero na koniec rundy. Dyplomata nie może zamienić dzielnicy na inną o tej samej nazwie. W gotowych zestawach Cesarza zastępuje Patrycjusz, a Królową Artystka.

rules-variants = Warianty
    .text = Na te zasady można się umówić przed każdą grą.

rules-presets = Gotowe zestawy
    .text = Gotowy zestaw to postacie i 14 dzielnic unikatowych, które dobrze do siebie pasują. Postać o randze 9 dołącza, gdy gracie z dziewięcioma postaciami.

## Labels of tables, pictures and cards

rules-rank = Ranga { $rank }
rules-cost = koszt { $cost }
rules-basic = Dzielnice podstawowe
rules-unique = Dzielnice unikatowe
rules-elsewhere = Tylko w innych edycjach
rules-rulings = Rozstrzygnięcia
rules-players = Gracze
rules-cast-size = Postacie
rules-face-up = Odkryte
rules-face-down = Zakryte
rules-copies = Sztuk
rules-alt-cards = Karta postaci i karta dzielnicy z liczbami, które wyjaśniono poniżej
rules-alt-table = Stół dla czterech graczy przed pierwszą rundą, z liczbami, które wyjaśniono poniżej
rules-proposed = Nazwy oznaczone ° nie są wydrukowane w żadnym znanym nam polskim wydaniu: to nasza propozycja.
