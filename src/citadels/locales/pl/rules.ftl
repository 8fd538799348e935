### The rule book in Polish: the general rules, chapter by chapter; the cards follow from cards.ftl.
###
### - The value is the heading of a chapter, `.text` its text: every line is one paragraph of whole sentences.
### - Only the labels at the end have variables.

rules-title = Zasady gry Cytadela
    .text =
        Budujesz miasto złożone z dzielnic. W każdej rundzie w tajemnicy wybierasz postać i na tę jedną rundę masz jej rangę, dochód i zdolność. Kto odgadnie, kim są pozostali, może ich okraść, zabić albo przechytrzyć.
        Ta strona opisuje całą grę tak, jak się w nią tutaj gra, karta po karcie. Jest dziełem fanów, niezwiązanym z wydawcami; wszystko opowiadamy własnymi słowami, a tam, gdzie wydrukowane zasady zostawiają coś otwartym, mówimy, jak gramy.

rules-goal = Cel gry
    .text =
        Gdy któryś z graczy wybuduje dość dzielnic, runda toczy się do końca i gra się kończy. Wygrywa osoba z największą liczbą punktów: punkty to koszty twoich dzielnic i kilka dodatków.
        Miasto jest ukończone z siedmioma dzielnicami, a jeśli grają dwie lub trzy osoby – z ośmioma. Na osiem można się umówić przy każdej liczbie graczy.

rules-material = Karty
    .text =
        Każda postać ma rangę od 1 do 9; w tej kolejności wywołuje się rangi. W grze jest po jednej postaci każdej rangi od 1 do 8, a w wielu grach także jedna o randze 9. Te postacie to zestaw postaci. Wszyscy zawsze znają zestaw.
        Dzielnica ma nazwę, koszt i rodzaj: szlachecka, religijna, handlowa, wojskowa albo unikatowa. Talia liczy 68 dzielnic: 54 podstawowe i 14 unikatowych, które mają własne zdolności.
        Monety wpłaca się do banku i otrzymuje z banku, chyba że karta mówi inaczej. Ani liczba monet, ani liczba kart na ręce nie jest ograniczona.

rules-casts = Dobór kart do gry
    .text =
        Weź gotowy zestaw, wylosuj karty albo dobierz je według uznania: po jednej postaci każdej rangi i 14 różnych dzielnic unikatowych, najlepiej o zróżnicowanych kosztach.
        Ranga 9 jest potrzebna w grze 3- i 8-osobowej (ale nie wtedy, gdy troje graczy wybiera jak w edycji klasycznej), w grze 2-osobowej odpada, a przy czterech do siedmiu graczach zależy od was.
        Cesarz wymaga co najmniej trzech graczy, a Królowa co najmniej pięciu. Jeśli do gotowego zestawu brakuje graczy, Cesarza zastępuje Król albo Patrycjusz, a Królową – Artystka albo Poborca podatkowy.
        Cmentarz wymaga Generała w zestawie postaci, a Szpital – Zabójczyni.

rules-setup = Przed pierwszą rundą
    .text =
        Każdy dostaje cztery zakryte dzielnice z potasowanej talii i dwie monety. Jeden z graczy, wylosowany albo wyznaczony przez was, dostaje koronę.
        Pozostałe dzielnice tworzą talię.

rules-draft = Wybór postaci
    .text =
        Na początku każdej rundy tasuje się postacie. Kilka odkłada się odkrytych, zgodnie z tabelą, a potem jedną zakrytą, której nikt nie widzi. Jeśli odkryta miałaby zostać postać o randze 4, jej miejsce zajmuje inna, a ranga 4 wraca do pozostałych; wciąż może się okazać tą zakrytą.
        Gracz z koroną ogląda resztę, w tajemnicy zatrzymuje jedną kartę, a pozostałe przekazuje w lewo. Tak samo robią wszyscy. Ostatni gracz wybiera jedną z dwóch, a drugą odkłada się zakrytą.
        Jeśli graczy jest o jednego mniej niż postaci, ostatni gracz dostaje od sąsiada tylko jedną kartę, bierze też tę zakrytą i wybiera jedną z dwóch.
        Odłożone postacie, odkryte i zakryte, są poza grą tylko w tej rundzie.

rules-draft-few = Wybór w grze 2- i 3-osobowej
    .text =
        W grze 2- i 3-osobowej każdy ma dwie postacie i dwie tury w każdej rundzie, ale jedno miasto, jedną rękę i jedną pulę monet. Zdolność należy do tury swojej postaci: karty, które dobierasz jako Architektka, możesz wybudować w turze Generała, ale limit budowy Architektki tam nie obowiązuje.
        Dwóch graczy: jedną losową postać odkłada się zakrytą. Gracz z koroną zatrzymuje jedną z siedmiu. Drugi gracz zatrzymuje jedną z sześciu i jedną odkłada zakrytą; gracz z koroną zatrzymuje jedną z czterech i jedną odkłada zakrytą; drugi gracz zatrzymuje jedną z dwóch ostatnich, a drugą odkłada zakrytą.
        Trzech graczy i dziewięć postaci: jedną losową odkłada się zakrytą. Każdy po kolei zatrzymuje jedną; z pięciu pozostałych jedną losową odkłada się zakrytą. Potem każdy zatrzymuje drugą, a ostatnią kartę odkłada się zakrytą.
        Trzech graczy i osiem postaci, jak w edycji klasycznej: tak samo, ale bez drugiej losowej karty odkładanej zakrytej.
        Odkrytych kart nie ma.

rules-calls = Wywoływanie
    .text =
        Gracz z koroną wywołuje rangi, zaczynając od 1. Kto ma wywołaną postać, ujawnia ją i rozgrywa turę. Jeśli nikt się nie zgłasza, wywołuje się następną rangę: postać jest poza grą albo została zabita i jej właściciel milczy.
        Po ostatniej randze zbiera się wszystkie postacie, a nowa runda zaczyna się od wyboru.

rules-turn = Tura
    .text =
        Raz musisz pobrać zasoby: albo bierzesz 2 monety, albo dobierasz dwie karty, jedną zatrzymujesz, a drugą odkładasz na spód talii. Jeśli w talii jest mniej kart, dobierasz tyle, ile jest; jeśli jest pusta, możesz tylko wziąć monety.
        Po pobraniu zasobów możesz wybudować jedną dzielnicę. W dowolnej chwili swojej tury, także przed pobraniem zasobów, możesz użyć zdolności swojej postaci i swoich dzielnic.
        Po pobraniu zasobów i dopełnieniu obowiązków możesz zakończyć turę.

rules-building = Budowa
    .text =
        Płacisz koszt dzielnicy z ręki i wykładasz ją w swoim mieście. Limit budowy to jedna dzielnica na turę, chyba że twoja postać mówi inaczej.
        W jednym mieście nie można wybudować dwóch dzielnic o tej samej nazwie, chyba że pozwala na to karta.
        Zburzone dzielnice i karty, które oddajesz, trafiają na spód talii.

rules-powers = Zdolności
    .text =
        Zdolności można użyć raz w turze, w chwili wskazanej w jej opisie, a jeśli opis jej nie wskazuje, w dowolnej chwili własnej tury. Nie musisz jej używać, chyba że opis mówi, że musisz.
        Dochód za dzielnice jednego rodzaju też jest taką zdolnością: bierzesz go raz i w całości, przed budową, żeby zapłacić za dzielnicę, albo po budowie, żeby liczyła się nowa.
        Dzielnice ze zdolnością „raz w turze” działają tylko w twojej własnej turze.
        Wskazuje się postacie, a nie graczy: możesz wskazać postać, której nikt nie ma, i wtedy nic się nie dzieje.

rules-secrets = Co wszyscy mogą wiedzieć
    .text =
        Miasta, monety i liczba kart na każdej ręce są jawne. Ręce, wybrane postacie i karty na spodzie talii są tajne; kto zobaczy jakąś kartę, może ją zapamiętać.
        Monety leżące na dzielnicy lub na karcie postaci nie należą do niczyjej puli: nie można ich ukraść ani opodatkować.

rules-crown = Korona
    .text =
        Korona przechodzi w inne ręce tylko dzięki zdolności postaci o randze 4. Król i Patrycjusz dostają ją po ujawnieniu; Cesarz przekazuje ją innemu graczowi. Jeśli taka postać zostanie zabita, dzieje się to na koniec rundy.
        Jeśli nikt nie ma postaci o randze 4, korona zostaje na swoim miejscu.

rules-end = Koniec gry
    .text =
        Gdy tylko ktoś ma ukończone miasto, bieżąca runda staje się ostatnia; rozgrywa się ją do końca. Miasto może zostać ukończone w turze innego gracza. Ukończone miasto jest bezpieczne przed rangą 8 i przed większością innych ataków, zgodnie z opisami kart.
        Na koniec rundy zabite postacie o randze 4 przekazują lub biorą koronę; potem podlicza się punkty.

rules-scoring = Punkty
    .text =
        Koszt każdej dzielnicy w twoim mieście; upiększona liczy się o 1 więcej.
        3 punkty za dzielnice wszystkich pięciu rodzajów.
        4 punkty za pierwsze ukończone miasto, 2 za każde następne.
        Dodatkowe punkty z dzielnic unikatowych.
        Przy równej liczbie punktów wygrywa wyższa ranga posiadana w ostatniej rundzie.

rules-editions = Edycje
    .text =
        Edycja rozszerzona to gra opisana na tej stronie. Edycja klasyczna to gra pierwotna: stały zestaw ośmiu postaci i stała talia dla dwóch do siedmiu graczy; jej Wielki mur chroni tylko pozostałe dzielnice miasta. Edycja czeska dodaje starsze dzielnice, a Szkoła magii daje w niej Opatowi i monetę, i kartę.
        Te zasady można przełączyć w każdej grze:

rules-characters = Postacie
rules-districts = Dzielnice
rules-basic = Dzielnice podstawowe
rules-unique = Dzielnice unikatowe
rules-presets = Gotowe zestawy

## Labels of tables and cards

rules-rank = Ranga { $rank }
rules-cost = koszt { $cost }
rules-rulings = Rozstrzygnięcia
rules-players = Gracze
rules-cast-size = Postacie
rules-face-up = Odkryte
rules-face-down = Zakryte
rules-copies = Sztuk
rules-proposed = Nazwy oznaczone ° nie są wydrukowane w żadnym znanym nam polskim wydaniu: to nasza propozycja.
