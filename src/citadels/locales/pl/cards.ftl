### The cards of Citadels in Polish: characters and districts.
###
### - Names are those of the Polish edition; "Name: proposed" marks the ones it does not print for us.
### - Every card has its name in the cases gen, dat, acc, ins and loc, and a gender.
### - Colours are feminine adjectives, as they agree with "dzielnica": the value is nominative singular,
###   .gen is its genitive and .gen-plural the genitive of the plural.
###
### Words that mean one thing only:
###   gather = pobrać zasoby (monety, karty); draw = dobrać; gold = monety
###   building limit = limit budowy; colour = rodzaj; cast = zestaw postaci; token = karta pomocnicza
###   completed city = ukończone miasto; under the deck = na spód talii
###   final scoring = podliczanie punktów; on the cards, in short: Na koniec gry
###   ability (of a character) = zdolność; effect (of a district) = efekt
###   discarded = odrzucona; crowned player = koronowany gracz
###   cost = koszt budowy, short: koszt; price (what is really paid) = cena; warrant = nakaz; threat = szantaż
###   on hold = wstrzymana tura; resume = wznowić turę

## Colours of districts

colour-noble = szlachecka
    .gen = szlacheckiej
    .gen-plural = szlacheckich
colour-religious = religijna
    .gen = religijnej
    .gen-plural = religijnych
colour-trade = handlowa
    .gen = handlowej
    .gen-plural = handlowych
colour-military = wojskowa
    .gen = wojskowej
    .gen-plural = wojskowych
colour-unique = unikatowa
    .gen = unikatowej
    .gen-plural = unikatowych

## Characters, rank 1

assassin = Zabójczyni
    .gen = Zabójczyni
    .dat = Zabójczyni
    .acc = Zabójczynię
    .ins = Zabójczynią
    .loc = Zabójczyni
    .gender = feminine
    .text = Wskaż inną postać. Gdy zostanie wywołana, jej właściciel milczy i traci całą turę.
    .rules =
        Wskazujesz postać, a nie gracza, i nigdy samą Zabójczynię. Możesz też nie wskazać nikogo.
        Po wywołaniu zabitej postaci jej właściciel milczy, nie odkrywa karty i traci całą turę.
        Możesz wskazać odrzuconą postać, nawet leżącą odkrytą; wtedy nic się nie dzieje. W grze 2- i 3-osobowej możesz wskazać nawet własną drugą postać.
        Zabity Biskup nikogo nie chroni. Zabity Król, Patrycjusz lub Cesarz ujawnia się na koniec rundy i dopiero wtedy przechodzi korona.

witch = Wiedźma
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .ins = Wiedźmą
    .loc = Wiedźmie
    .gender = feminine
    .text = Pobierz zasoby, a potem wskaż inną postać; twoja tura zostaje wstrzymana. Gdy ta postać pobierze zasoby, dokańczasz turę za nią, z jej zdolnościami.
    .rules =
        Musisz pobrać zasoby, a potem wskazać inną postać, w tej kolejności. Do wznowienia tury nie możesz budować, a z twoich dzielnic działają tylko Kopalnia złota, Biblioteka i Obserwatorium.
        Po wywołaniu zaczarowanej postaci jej właściciel ujawnia ją, pobiera zasoby (najwyżej z pomocą tych trzech dzielnic) i na tym kończy: bez budowy, bez zdolności, bez dochodu, bez Parku i bez Domu biedoty.
        Zaraz potem wznawiasz turę jako ta postać, bez ponownego pobierania zasobów. Jej zdolności, dochód, limit budowy, ochrona i ograniczenia są teraz twoje: jako Biskup masz bezpieczne miasto, jako Nawigatorka nie możesz budować, jako Poborca podatkowy zabierasz monety z karty pomocniczej i budujesz bez podatku, jako Alchemik odzyskujesz to, co zapłacisz.
        Korzystasz z własnych kart na ręce, własnych monet, miasta i miejsca przy stole, nigdy z dzielnic drugiego gracza. Działają już wszystkie twoje dzielnice, także Park i Dom biedoty.
        Zaczarowany Król lub Patrycjusz i tak bierze koronę. Jako Cesarz to ty ją przekazujesz, nie sobie i nie graczowi, który już ją ma, i to ty bierzesz monetę lub kartę. Jako Złodziej lub Szantażystka nie możesz obrać za cel postaci o randze 1 ani zaczarowanej postaci, a monety trafiają do ciebie.
        Możesz wskazać odrzuconą postać albo własną drugą. Jeśli nikt jej nie ujawni, nie wznawiasz tury, a Park i Dom biedoty nic ci w tej turze nie dają.

magistrate = Sędzia
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .ins = Sędzią
    .loc = Sędzim
    .gender = masculine
    .text = Połóż trzy zakryte nakazy na trzech innych postaciach; jeden jest podpisany. Gdy postać z podpisanym nakazem pierwszy raz płaci za dzielnicę, możesz za darmo zabrać tę dzielnicę do swojego miasta.
    .rules =
        Wszyscy widzą, gdzie leżą nakazy, ale tylko ty wiesz, który jest podpisany; pozostałe nic nie robią. Mogą leżeć na odrzuconych postaciach albo na twojej drugiej postaci, nigdy na samym Sędzim.
        Gdy postać z nakazem płaci za pierwszą dzielnicę w swojej turze, gra zawsze cię pyta, czy ją konfiskujesz, nawet przy niepodpisanym nakazie: dzięki temu samo pytanie niczego nie zdradza. Jeśli przepuścisz dzielnicę przy podpisanym nakazie, twoja szansa przepada.
        Skonfiskowana dzielnica powstaje w twoim mieście i ani przez chwilę nie stoi w cudzym. Cel nakazu odzyskuje wszystkie naprawdę zapłacone monety, ale nie karty wydane na Kryjówkę złodziei ani oddane przez Kardynała. Taka budowa wlicza się do limitu budowy celu, chyba że i tak by się nie wliczała (Stajnie, dzielnica handlowa Handlarza, natychmiastowa budowa Czarodzieja).
        Za dzielnicę wybudowaną dzięki Rusztowaniu i za Nekropolię wybudowaną w zamian za poświęconą dzielnicę nikt nie płaci: nie można ich skonfiskować, ale następną opłaconą dzielnicę już tak.
        Nie możesz skonfiskować dzielnicy takiej samej jak ta, która już stoi w twoim mieście, nawet z Kamieniołomem, ani Monumentu, jeśli stoi tam pięć lub więcej dzielnic.
        Ewentualny podatek płacisz ty, a nie cel nakazu, o ile masz monety, nawet gdy celem jest Poborca podatkowy albo gdy jest on twoją drugą postacią. Konfiskata może od razu ukończyć twoje miasto, w turze innego gracza.
        Konfiskata dzielnicy własnej drugiej postaci nie zwraca monet i nic nie zmienia.

## Characters, rank 2

thief = Złodziej
    .gen = Złodzieja
    .dat = Złodziejowi
    .acc = Złodzieja
    .ins = Złodziejem
    .loc = Złodzieju
    .gender = masculine
    .text = Wskaż inną postać. W chwili jej ujawnienia monety jej właściciela są twoje.
    .rules =
        Wskazujesz postać, a nie gracza. Nie możesz wskazać Złodzieja, postaci o randze 1, postaci zabitej ani zaczarowanej; możesz też nie wskazać nikogo.
        Gdy wskazana postać zostaje ujawniona, by rozegrać turę, od razu zabierasz wszystkie monety jej właściciela, jeszcze przed pobraniem zasobów. Monety leżące na dzielnicach i na karcie pomocniczej zostają na miejscu.
        Możesz wskazać odrzuconą postać; jeśli nikt jej nie ujawni, nic nie dostajesz. W grze 2- i 3-osobowej możesz wskazać własną drugą postać, ale bez żadnego skutku.

spy = Szpieg
    .gen = Szpiega
    .dat = Szpiegowi
    .acc = Szpiega
    .ins = Szpiegiem
    .loc = Szpiegu
    .gender = masculine
    .text = Wskaż innego gracza i rodzaj dzielnicy, a potem podejrzyj karty na ręce tego gracza. Każda karta tego rodzaju daje ci 1 monetę od tego gracza i 1 kartę z talii.
    .rules =
        Gracza i jeden z pięciu rodzajów wybierasz, zanim spojrzysz. Za każdą pasującą kartę zabierasz temu graczowi 1 monetę i otrzymujesz 1 kartę z talii; jego karty na ręce zostają bez zmian.
        Jeśli gracz ma mniej monet niż pasujących kart, zabierasz wszystkie, a karty i tak otrzymujesz za każdą pasującą.
        Na ręce Szkoła magii i Nawiedzona dzielnica są unikatowe i nic poza tym. Możesz wybrać gracza z pustą ręką, ale bez żadnego skutku.
        Karty widzisz tylko ty; pozostali poznają jedynie liczby.

blackmailer = Szantażystka
    .gen = Szantażystki
    .dat = Szantażystce
    .acc = Szantażystkę
    .ins = Szantażystką
    .loc = Szantażystce
    .gender = feminine
    .text = Połóż dwie zakryte karty szantażu na dwóch innych postaciach; na jednej jest kwiat. Szantażowany gracz płaci ci połowę monet albo ryzykuje utratę wszystkich.
    .rules =
        Wszyscy widzą, gdzie leżą karty szantażu, ale tylko ty wiesz, na której jest kwiat. Nie mogą leżeć na Szantażystce, na postaci o randze 1 ani na zabitej lub zaczarowanej; mogą leżeć na postaci z nakazem, na odrzuconej albo na twojej drugiej.
        Szantażowany gracz najpierw pobiera zasoby, a potem musi rozpatrzyć szantaż, zanim użyje jakiejkolwiek zdolności, zacznie budować albo skorzysta z dzielnic innych niż Kopalnia złota, Biblioteka i Obserwatorium.
        Łapówka to połowa monet po pobraniu zasobów, zaokrąglona w dół, więc przy 0 lub 1 monecie nic nie kosztuje. Karta szantażu znika wtedy nieodkryta.
        Jeśli gracz odmówi, możesz odkryć kartę szantażu: z kwiatem zabierasz wszystkie monety tego gracza, bez kwiatu nic się nie dzieje.
        Nawet gdy karta z kwiatem została odkryta albo usunięta za łapówkę, druga karta szantażu leży dalej, aż jej postać zostanie wywołana.
        Jeśli Szantażystka zostanie zabita, szantażu nie ma. Jeśli zostanie zaczarowana, karty szantażu kładzie Wiedźma, to ona przyjmuje łapówki i decyduje, co odkryć.

## Characters, rank 3

magician = Iluzjonistka
    .gen = Iluzjonistki
    .dat = Iluzjonistce
    .acc = Iluzjonistkę
    .ins = Iluzjonistką
    .loc = Iluzjonistce
    .gender = feminine
    .text = Albo wymień się z innym graczem wszystkimi kartami na ręce, albo odłóż dowolną liczbę swoich kart na spód talii i otrzymaj tyle samo nowych.
    .rules =
        Możesz zrobić jedno z dwojga, raz w swojej turze.
        Wymienia się zawsze wszystkie karty, nawet jeśli jedna ze stron nie ma żadnej: bez własnych kart po prostu bierzesz cudze.
        W drugim przypadku najpierw odkładasz karty na spód talii, a potem dobierasz tyle samo z wierzchu. Jeśli talia jest prawie pusta, mogą wrócić do ciebie własne karty.

wizard = Czarodziej
    .gen = Czarodzieja
    .dat = Czarodziejowi
    .acc = Czarodzieja
    .ins = Czarodziejem
    .loc = Czarodzieju
    .gender = masculine
    .text = Obejrzyj karty na ręce innego gracza i weź jedną z nich: na swoją rękę albo od razu do miasta, za pełną cenę. W tej turze możesz budować też takie dzielnice, jakie już masz.
    .rules =
        Widzisz wszystkie karty na ręce jednego innego gracza i bierzesz dokładnie jedną. Jeśli ten gracz nie ma kart, nie bierzesz nic.
        Kartę bierzesz na rękę albo od razu budujesz. Natychmiastowa budowa jest płatna w całości, nie wlicza się do limitu budowy i wymaga wcześniejszego pobrania zasobów.
        Zapłatę mogą jak zwykle zastąpić Rusztowanie, dzielnica poświęcona dla Nekropolii albo karty za Kryjówkę złodziei; Tajny skarbiec może trafić tylko na rękę.
        W tej turze możesz budować także takie same dzielnice jak te, które już stoją w twoim mieście, nawet jeśli nie weźmiesz żadnej karty.
        Natychmiastowa budowa podlega podatkowi jak każda inna, a jeśli za nią płacisz, podpisany nakaz pozwala ją skonfiskować.

seer = Wróżka
    .gen = Wróżki
    .dat = Wróżce
    .acc = Wróżkę
    .ins = Wróżką
    .loc = Wróżce
    .gender = feminine
    .text = Weź losową kartę od każdego innego gracza, a potem daj każdemu z nich wybraną kartę. Możesz wybudować 2 dzielnice.
    .rules =
        Najpierw bierzesz po jednej losowej karcie od każdego innego gracza, który ma karty. Potem każdemu z tych graczy dajesz jedną kartę z ręki: tę samą, zabraną komu innemu albo jedną z własnych.
        Gracze bez kart nic nie tracą i nic nie dostają; jeśli nikt nie ma kart, nic się nie dzieje.
        Ty znasz każdą przekazywaną kartę, a każdy inny gracz tylko tę utraconą i tę otrzymaną.
        Twój limit budowy wynosi 2.

## Characters, rank 4

king = Król
    .gen = Króla
    .dat = Królowi
    .acc = Króla
    .ins = Królem
    .loc = Królu
    .gender = masculine
    .text = Weź koronę. Otrzymujesz 1 monetę za każdą swoją dzielnicę szlachecką.
    .rules =
        Koronę dostajesz od razu po ujawnieniu. Od tej chwili to ty wywołujesz postacie, a w następnej rundzie od ciebie zaczyna się wybór.
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę szlachecką, za wszystkie naraz: przed budową, żeby mieć z czego za nią zapłacić, albo po budowie, żeby liczyła się nowa dzielnica.
        Jeśli Król zostanie zabity, postacie wywołuje dalej dotychczasowy koronowany gracz; na koniec rundy ujawniasz się i bierzesz koronę albo ją zachowujesz.
        Zaczarowanie nie odbiera ci korony, tylko dochód: ten przypada Wiedźmie, za jej własne dzielnice szlacheckie.
        Jeśli nikt nie ma postaci o randze 4, korona zostaje na swoim miejscu.

emperor = Cesarz
    .gen = Cesarza
    .dat = Cesarzowi
    .acc = Cesarza
    .ins = Cesarzem
    .loc = Cesarzu
    .gender = masculine
    .text = Przekaż koronę innemu graczowi, nie sobie, i weź od tego gracza 1 monetę albo 1 losową kartę. Otrzymujesz 1 monetę za każdą swoją dzielnicę szlachecką.
    .rules =
        Przed końcem swojej tury, w chwili, którą wybierzesz, musisz przekazać koronę, ale nie sobie i nie graczowi, który ma ją teraz.
        Od nowego koronowanego gracza bierzesz 1 monetę albo 1 losową kartę, do wyboru; jeśli ma tylko jedno z dwojga, bierzesz właśnie to, a jeśli nie ma ani monet, ani kart, nie bierzesz nic.
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę szlachecką, za wszystkie naraz, przed budową albo po niej.
        Jeśli Cesarz zostanie zabity, ujawniasz się na koniec rundy i przekazujesz koronę według tej samej zasady, ale niczego nie bierzesz; w ostatniej rundzie dzieje się to jeszcze przed podliczeniem punktów.
        Jeśli Cesarz zostanie zaczarowany, koronę przekazuje Wiedźma i to ona bierze monetę lub kartę. Może wybrać ciebie, ale nie siebie ani obecnego koronowanego gracza.
        Cesarz nie występuje w grze 2-osobowej.

patrician = Patrycjusz
    .gen = Patrycjusza
    .dat = Patrycjuszowi
    .acc = Patrycjusza
    .ins = Patrycjuszem
    .loc = Patrycjuszu
    .gender = masculine
    .text = Weź koronę. Otrzymujesz 1 kartę za każdą swoją dzielnicę szlachecką.
    .rules =
        Koronę dostajesz od razu po ujawnieniu. Od tej chwili to ty wywołujesz postacie, a w następnej rundzie od ciebie zaczyna się wybór.
        Raz w swojej turze otrzymujesz 1 kartę za każdą dzielnicę szlachecką, za wszystkie naraz, przed budową albo po niej.
        Jeśli Patrycjusz zostanie zabity, postacie wywołuje dalej dotychczasowy koronowany gracz; na koniec rundy ujawniasz się i bierzesz koronę albo ją zachowujesz.
        Zaczarowanie nie odbiera ci korony, tylko dochód: ten przypada Wiedźmie, za jej własne dzielnice szlacheckie.

## Characters, rank 5

bishop = Biskup
    .gen = Biskupa
    .dat = Biskupowi
    .acc = Biskupa
    .ins = Biskupem
    .loc = Biskupie
    .gender = masculine
    .text = Otrzymujesz 1 monetę za każdą swoją dzielnicę religijną. Do końca rundy twoje miasto jest bezpieczne przed postaciami o randze 8.
    .rules =
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę religijną, za wszystkie naraz: przed budową, żeby mieć z czego za nią zapłacić, albo po budowie, żeby liczyła się nowa dzielnica.
        Od chwili ujawnienia do końca rundy Generał, Dyplomata ani Marszałek innego gracza nie może tknąć twojego miasta, bez względu na to, którą ze swoich postaci właśnie grasz.
        W grze 2- i 3-osobowej nie powstrzymuje to twojej własnej postaci o randze 8. Nie powstrzymuje też Zbrojowni.
        Zabity Biskup niczego nie chroni. Jeśli Biskup zostanie zaczarowany, chronione jest miasto Wiedźmy, a twoje nie.

abbot = Opat
    .gen = Opata
    .dat = Opatowi
    .acc = Opata
    .ins = Opatem
    .loc = Opacie
    .gender = masculine
    .text = Otrzymujesz 1 monetę albo 1 kartę za każdą swoją dzielnicę religijną. Jeśli nie należysz do najbogatszych, weź 1 monetę od najbogatszego gracza.
    .rules =
        Każda dzielnica religijna daje 1 monetę albo 1 kartę. Zapowiadasz podział, a potem bierzesz wszystko naraz, przed budową albo po niej.
        Raz w swojej turze, w dowolnej chwili, możesz wziąć 1 monetę od gracza z największą liczbą monet; odmówić nie wolno. Jeśli kilku innych graczy jest równie bogatych, wybierasz jednego z nich.
        Jeśli to ty masz najwięcej monet, choćby na równi z innymi, nic nie bierzesz. Dlatego często warto zrobić to przed pobraniem zasobów.

cardinal = Kardynał
    .gen = Kardynała
    .dat = Kardynałowi
    .acc = Kardynała
    .ins = Kardynałem
    .loc = Kardynale
    .gender = masculine
    .text = Otrzymujesz 1 kartę za każdą swoją dzielnicę religijną. Jeśli brakuje ci monet na dzielnicę, weź je od innego gracza, dając po jednej karcie za monetę.
    .rules =
        Raz w swojej turze otrzymujesz 1 kartę za każdą dzielnicę religijną, za wszystkie naraz, przed budową albo po niej.
        Jeśli brakuje ci monet na dzielnicę, możesz wydać wszystkie własne, a dokładnie tyle, ile brakuje, wziąć od jednego innego gracza, który musi tyle mieć i nie może odmówić. Za każdą monetę dajesz temu graczowi jedną wybraną kartę z ręki, ale nie tę dzielnicę, którą budujesz; ją musisz potem wybudować.
        Wolno ci to zrobić raz w swojej turze i nie po to, żeby zapłacić podatek.
        Przy Kryjówce złodziei możesz najpierw zapłacić kartami, a potem wziąć resztę ceny; kart musi wystarczyć na jedno i drugie.
        Jeśli Sędzia skonfiskuje dzielnicę, odzyskujesz wszystkie zapłacone monety, także te wzięte od innego gracza, ale nie karty.

## Characters, rank 6

merchant = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .ins = Kupcem
    .loc = Kupcu
    .gender = masculine
    .text = Otrzymujesz 1 monetę za każdą swoją dzielnicę handlową i 1 dodatkową monetę.
    .rules =
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę handlową, za wszystkie naraz: przed budową, żeby mieć z czego za nią zapłacić, albo po budowie, żeby liczyła się nowa dzielnica.
        Raz w swojej turze, w dowolnej chwili, możesz też otrzymać 1 dodatkową monetę, bez względu na to, czy pobierasz monety, czy karty.
        Jeśli Kupiec zostanie zaczarowany, także dodatkowa moneta przypada Wiedźmie.

alchemist = Alchemik
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .ins = Alchemikiem
    .loc = Alchemiku
    .gender = masculine
    .text = Budowa ostatecznie nic cię nie kosztuje: na koniec tury wracają do ciebie monety zapłacone za dzielnice.
    .rules =
        W chwili budowy musisz mieć monety; wracają one dopiero na koniec tury.
        Monety wydane na cokolwiek innego, na przykład na Kuźnię lub podatek, nie wracają, a monety zwrócone po konfiskacie nie wracają drugi raz.
        Najpierw działa Dom biedoty: jeśli nie masz monet, daje ci 1 monetę, a dopiero potem dostajesz zwrot.
        Jeśli Alchemik zostanie zaczarowany, Wiedźma odzyskuje to, co płaci po wznowieniu tury.

trader = Handlarz
    .gen = Handlarza
    .dat = Handlarzowi
    .acc = Handlarza
    .ins = Handlarzem
    .loc = Handlarzu
    .gender = masculine
    .text = Otrzymujesz 1 monetę za każdą swoją dzielnicę handlową. Oprócz zwykłej budowy możesz wybudować tyle dzielnic handlowych, na ile cię stać.
    .rules =
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę handlową, za wszystkie naraz: przed budową, żeby mieć z czego za nią zapłacić, albo po budowie, żeby liczyły się nowe.
        Możesz wybudować dowolnie wiele dzielnic handlowych, a oprócz nich jedną dzielnicę innego rodzaju.
        Szkoła magii może liczyć się jako handlowa przy twoich monetach, ale nie przy limicie budowy.
        Jeśli Sędzia skonfiskuje jedną z twoich dzielnic handlowych, nie narusza to twojego limitu budowy.

## Characters, rank 7

architect = Architektka
    .gen = Architektki
    .dat = Architektce
    .acc = Architektkę
    .ins = Architektką
    .loc = Architektce
    .gender = feminine
    .text = Otrzymujesz 2 karty oprócz tego, co pobierasz. Możesz wybudować 3 dzielnice.
    .rules =
        Raz w swojej turze, w dowolnej chwili, możesz otrzymać 2 karty, bez względu na to, czy pobierasz monety, czy karty.
        Twój limit budowy wynosi 3.
        W grze 2- i 3-osobowej limit ten obowiązuje tylko w tej turze: karty możesz wybudować w turze swojej drugiej postaci, ale z jej limitem.

navigator = Nawigatorka
    .gen = Nawigatorki
    .dat = Nawigatorce
    .acc = Nawigatorkę
    .ins = Nawigatorką
    .loc = Nawigatorce
    .gender = feminine
    .text = Otrzymujesz 4 monety albo 4 karty. Nie możesz budować.
    .rules =
        Raz w swojej turze, w dowolnej chwili, możesz otrzymać albo 4 monety, albo 4 karty, bez względu na to, co pobierasz.
        W tej turze nie budujesz nic, nawet dzielnicy, która nie wlicza się do limitu budowy, takiej jak Stajnie.
        Jeśli Nawigatorka zostanie zaczarowana, 4 monety albo 4 karty może wziąć Wiedźma i wtedy to ona nie może budować.

scholar = Uczona
    .gen = Uczonej
    .dat = Uczonej
    .acc = Uczoną
    .ins = Uczoną
    .loc = Uczonej
    .gender = feminine
    .text = Dobierz 7 kart, zatrzymaj 1, a pozostałe wtasuj do talii. Możesz wybudować 2 dzielnice.
    .rules =
        Raz w swojej turze, w dowolnej chwili, możesz dobrać 7 kart i zatrzymać jedną z nich. Pozostałe sześć wtasowuje się w całą talię dzielnic, więc nikt już nie zna jej kolejności.
        Jeśli w talii jest mniej niż 7 kart, dobierasz wszystkie, zatrzymujesz jedną, a resztę tasujesz.
        Twój limit budowy wynosi 2.

## Characters, rank 8

warlord = Generał
    .gen = Generała
    .dat = Generałowi
    .acc = Generała
    .ins = Generałem
    .loc = Generale
    .gender = masculine
    .text = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz zburzyć dzielnicę za jej koszt pomniejszony o 1 monetę.
    .rules =
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę wojskową, za wszystkie naraz, przed budową albo po niej.
        Możesz zburzyć jedną dzielnicę w dowolnym mieście, także we własnym, wpłacając do banku jej koszt minus 1: dzielnicę o koszcie 1 burzysz za darmo, o koszcie 3 – za 2 monety. Moneta Artystki podnosi koszt o 1; punkty na koniec gry go nie podnoszą.
        Nie możesz zburzyć niczego w ukończonym mieście (nawet własnym) ani w mieście, które chroni Biskup, nie możesz też zburzyć Fortu. W mieście z Wielkim murem płacisz o 1 monetę więcej, także we własnym.
        Zburzona karta trafia na spód talii, leżąca na niej moneta Artystki do banku, a karty spod Muzeum idą razem z nim.

diplomat = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .ins = Dyplomatą
    .loc = Dyplomacie
    .gender = masculine
    .text = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz zamienić jedną ze swoich dzielnic na dzielnicę innego gracza, dopłacając temu graczowi ewentualną różnicę kosztów.
    .rules =
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę wojskową, za wszystkie naraz, przed budową albo po niej.
        Możesz zamienić jedną ze swoich dzielnic na dzielnicę z innego miasta; jej właściciel nie może odmówić. Jeśli cudza kosztuje więcej, dopłacasz właścicielowi różnicę; jeśli kosztuje tyle samo lub mniej, nic nie płacisz i nic nie dostajesz.
        Nie możesz brać z ukończonego miasta ani z miasta, które chroni Biskup, nie możesz też wziąć Fortu. Wolno ci za to oddać dzielnicę z własnego ukończonego miasta, a także własny Fort. W żadnym z tych miast nie mogą się po zamianie znaleźć dwie takie same dzielnice, nawet z Kamieniołomem.
        Przez Wielki mur drugiego gracza płacisz o 1 monetę więcej, do banku; własny Wielki mur nic cię nie kosztuje.
        Monety i karty leżące na dzielnicy lub pod nią wędrują razem z nią, a moneta Artystki wlicza się do kosztu. Zamiana nie jest budową: nie ma podatku ani limitu budowy, a Monument może trafić do każdego miasta i od razu je ukończyć.

diplomat-czech =
    .rules =
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę wojskową, za wszystkie naraz, przed budową albo po niej.
        Możesz zamienić jedną ze swoich dzielnic na dzielnicę z innego miasta; jej właściciel nie może odmówić. Jeśli cudza kosztuje więcej, dopłacasz właścicielowi różnicę; jeśli kosztuje tyle samo lub mniej, nic nie płacisz i nic nie dostajesz.
        Nie możesz brać z ukończonego miasta ani z miasta, które chroni Biskup, nie możesz też wziąć Fortu. Wolno ci za to oddać dzielnicę z własnego ukończonego miasta, a także własny Fort. Nie możesz wziąć takiej samej dzielnicy jak ta, która już stoi w twoim mieście, ani oddać takiej samej jak ta, która już stoi w drugim mieście, nawet z Kamieniołomem; nie możesz więc zamienić ze sobą dwóch takich samych dzielnic.
        Przez Wielki mur drugiego gracza płacisz o 1 monetę więcej, do banku; własny Wielki mur nic cię nie kosztuje.
        Monety i karty leżące na dzielnicy lub pod nią wędrują razem z nią, a moneta Artystki wlicza się do kosztu. Zamiana nie jest budową: nie ma podatku ani limitu budowy, a Monument może trafić do każdego miasta i od razu je ukończyć.

marshal = Marszałek
    .gen = Marszałka
    .dat = Marszałkowi
    .acc = Marszałka
    .ins = Marszałkiem
    .loc = Marszałku
    .gender = masculine
    .text = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz zabrać z innego miasta dzielnicę o koszcie najwyżej 3, płacąc ten koszt jej właścicielowi.
    .rules =
        Raz w swojej turze otrzymujesz 1 monetę za każdą dzielnicę wojskową, za wszystkie naraz, przed budową albo po niej.
        Możesz przenieść jedną dzielnicę o koszcie najwyżej 3 z innego miasta do swojego i zapłacić jej właścicielowi ten koszt w monetach; właściciel nie może odmówić. Dzielnica o koszcie 3 upiększona przez Artystkę kosztuje 4 i jest poza zasięgiem.
        Nie możesz brać z ukończonego miasta ani z miasta, które chroni Biskup, nie możesz też zabrać Fortu ani takiej samej dzielnicy jak ta, która już stoi w twoim mieście, nawet z Kamieniołomem.
        Przez Wielki mur płacisz o 1 monetę więcej, do banku; granica 3 się nie zmienia.
        Zabranie nie jest budową: nie ma podatku ani limitu budowy, a monety leżące na dzielnicy wędrują razem z nią. Może od razu ukończyć twoje miasto.

## Characters, rank 9

queen = Królowa
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .ins = Królową
    .loc = Królowej
    .gender = feminine
    .text = Otrzymujesz 3 monety, jeśli jeden z dwóch graczy obok ciebie ma ujawnioną w tej rundzie postać o randze 4.
    .rules =
        Raz w swojej turze możesz otrzymać 3 monety, jeśli gracz po twojej lewej lub prawej stronie ma ujawnioną w tej rundzie postać o randze 4.
        Jeśli ta postać została zabita, otrzymujesz 3 monety dopiero po jej ujawnieniu na koniec rundy, chyba że zabita została Królowa.
        Jeśli postać o randze 4 została zaczarowana, liczy się miejsce gracza, który ją ujawnia, a nie miejsce Wiedźmy. Jeśli zaczarowana została Królowa, monety otrzymuje Wiedźma, o ile sama siedzi obok postaci o randze 4.
        Królowa występuje tylko w grze na pięć lub więcej osób.

# The Czech rules pay the Queen later if rank 4 was bewitched.
queen-czech =
    .rules =
        Raz w swojej turze możesz otrzymać 3 monety, jeśli gracz po twojej lewej lub prawej stronie ma ujawnioną w tej rundzie postać o randze 4.
        Jeśli ta postać została zabita lub zaczarowana, otrzymujesz 3 monety dopiero na koniec rundy, chyba że zabita została Królowa. Przy zaczarowanej postaci liczy się miejsce gracza, który ją ujawnia, a nie miejsce Wiedźmy.
        Jeśli zaczarowana została Królowa, monety otrzymuje Wiedźma, o ile sama siedzi obok postaci o randze 4.
        Królowa występuje tylko w grze na pięć lub więcej osób.

artist = Artystka
    .gen = Artystki
    .dat = Artystce
    .acc = Artystkę
    .ins = Artystką
    .loc = Artystce
    .gender = feminine
    .text = Możesz położyć po 1 monecie na najwyżej dwóch swoich dzielnicach. Koszt budowy każdej z nich rośnie na stałe o 1.
    .rules =
        Możesz upiększyć jedną lub dwie swoje dzielnice, kładąc na każdej 1 ze swoich monet. Tej samej dzielnicy nie można upiększyć po raz drugi.
        Jej koszt jest wyższy o 1 pod każdym względem: przy punktach, dla Generała, Dyplomaty i Marszałka oraz dla Bazyliki, która nagradza koszty nieparzyste.
        Moneta zostaje na dzielnicy i wędruje z nią do innego miasta; nie należy do niczyjej puli.
        Jeśli dzielnica zostanie zburzona, moneta trafia do banku. Karta jest wtedy jak nowa i można ją znów upiększyć, jeśli ktoś ją wybuduje.

tax-collector = Poborca podatkowy
    .gen = Poborcy podatkowego
    .dat = Poborcy podatkowemu
    .acc = Poborcę podatkowego
    .ins = Poborcą podatkowym
    .loc = Poborcy podatkowym
    .gender = masculine
    .text = Każdy inny gracz po wybudowaniu dzielnicy kładzie 1 monetę na twojej karcie pomocniczej. W swojej turze możesz zabrać z niej wszystkie monety.
    .rules =
        Dopóki Poborca podatkowy jest w zestawie postaci, zaraz po każdej budowie, nawet darmowej, a przed następną płaci się 1 monetę podatku; kto nie ma już monet, nic nie płaci i nie ma długu.
        Podatek płaci się nawet wtedy, gdy w tej rundzie nikt nie ma Poborcy podatkowego albo gdy został on zabity; monety czekają na karcie pomocniczej na późniejszą rundę i do tego czasu są niczyje.
        W dowolnej chwili swojej tury możesz zabrać je wszystkie. Twoje własne budowy w tej turze są wolne od podatku, ale budowy twojej drugiej postaci nie.
        Za skonfiskowaną dzielnicę podatek płaci Sędzia, a nie cel nakazu. Zamiana i zabranie dzielnicy są wolne od podatku.
        Jeśli Poborca podatkowy zostanie zaczarowany, monety zabiera Wiedźma i to ona buduje bez podatku.
        Postać o randze 9 nie występuje w grze 2-osobowej, w 3- i 8-osobowej jest obowiązkowa, a w pozostałych nieobowiązkowa.

## Basic districts, noble

# Name: proposed
manor = Dwór
    .gen = Dworu
    .dat = Dworowi
    .acc = Dwór
    .ins = Dworem
    .loc = Dworze
    .gender = masculine
# Name: proposed
castle = Zamek
    .gen = Zamku
    .dat = Zamkowi
    .acc = Zamek
    .ins = Zamkiem
    .loc = Zamku
    .gender = masculine
# Name: proposed
palace = Pałac
    .gen = Pałacu
    .dat = Pałacowi
    .acc = Pałac
    .ins = Pałacem
    .loc = Pałacu
    .gender = masculine

## Basic districts, religious

# Name: proposed
temple = Świątynia
    .gen = Świątyni
    .dat = Świątyni
    .acc = Świątynię
    .ins = Świątynią
    .loc = Świątyni
    .gender = feminine
# Name: proposed
church = Kościół
    .gen = Kościoła
    .dat = Kościołowi
    .acc = Kościół
    .ins = Kościołem
    .loc = Kościele
    .gender = masculine
# Name: proposed
monastery = Klasztor
    .gen = Klasztoru
    .dat = Klasztorowi
    .acc = Klasztor
    .ins = Klasztorem
    .loc = Klasztorze
    .gender = masculine
# Name: proposed
cathedral = Katedra
    .gen = Katedry
    .dat = Katedrze
    .acc = Katedrę
    .ins = Katedrą
    .loc = Katedrze
    .gender = feminine

## Basic districts, trade

# Name: proposed
tavern = Tawerna
    .gen = Tawerny
    .dat = Tawernie
    .acc = Tawernę
    .ins = Tawerną
    .loc = Tawernie
    .gender = feminine
market = Targowisko
    .gen = Targowiska
    .dat = Targowisku
    .acc = Targowisko
    .ins = Targowiskiem
    .loc = Targowisku
    .gender = neuter
# Name: proposed
trading-post = Faktoria
    .gen = Faktorii
    .dat = Faktorii
    .acc = Faktorię
    .ins = Faktorią
    .loc = Faktorii
    .gender = feminine
# Name: proposed
docks = Doki
    .gen = Doków
    .dat = Dokom
    .acc = Doki
    .ins = Dokami
    .loc = Dokach
    .gender = plural
# Name: proposed
harbor = Port
    .gen = Portu
    .dat = Portowi
    .acc = Port
    .ins = Portem
    .loc = Porcie
    .gender = masculine
# Name: proposed
town-hall = Ratusz
    .gen = Ratusza
    .dat = Ratuszowi
    .acc = Ratusz
    .ins = Ratuszem
    .loc = Ratuszu
    .gender = masculine

## Basic districts, military

# Name: proposed
watchtower = Strażnica
    .gen = Strażnicy
    .dat = Strażnicy
    .acc = Strażnicę
    .ins = Strażnicą
    .loc = Strażnicy
    .gender = feminine
prison = Więzienie
    .gen = Więzienia
    .dat = Więzieniu
    .acc = Więzienie
    .ins = Więzieniem
    .loc = Więzieniu
    .gender = neuter
barracks = Koszary
    .gen = Koszar
    .dat = Koszarom
    .acc = Koszary
    .ins = Koszarami
    .loc = Koszarach
    .gender = plural
# Name: proposed
fortress = Forteca
    .gen = Fortecy
    .dat = Fortecy
    .acc = Fortecę
    .ins = Fortecą
    .loc = Fortecy
    .gender = feminine

## Unique districts of the deluxe game

armory = Zbrojownia
    .gen = Zbrojowni
    .dat = Zbrojowni
    .acc = Zbrojownię
    .ins = Zbrojownią
    .loc = Zbrojowni
    .gender = feminine
    .text = W swojej turze możesz wysadzić w powietrze Zbrojownię i razem z nią dowolną inną dzielnicę.
    .rules =
        W swojej turze, nawet przed pobraniem zasobów, możesz zburzyć Zbrojownię, a wraz z nią jedną inną dzielnicę w dowolnym mieście, także we własnym, za darmo.
        Żadna z nich nie może stać w ukończonym mieście: ukończone miasto nie może ani użyć Zbrojowni, ani od niej ucierpieć.
        To efekt dzielnicy, a nie zdolność postaci o randze 8, więc Biskup i Fort go nie powstrzymują, Wielki mur nie podnosi ceny, a Cmentarz nie ratuje karty.
        Nie może jej użyć Wiedźma ze wstrzymaną turą, zaczarowany gracz ani gracz z nierozpatrzonym szantażem.

# Name: proposed
basilica = Bazylika
    .gen = Bazyliki
    .dat = Bazylice
    .acc = Bazylikę
    .ins = Bazyliką
    .loc = Bazylice
    .gender = feminine
    .text = Na koniec gry: 1 punkt za każdą dzielnicę w twoim mieście, której koszt jest nieparzysty.
    .rules =
        Każda dzielnica w twoim mieście o koszcie 1, 3, 5 i tak dalej daje 1 punkt. Sama Bazylika kosztuje 4 i nie liczy się, chyba że została upiększona.
        Moneta Artystki wlicza się do kosztu: upiększenie dzielnicy o koszcie nieparzystym odbiera punkt Bazyliki, upiększenie dzielnicy o koszcie parzystym go daje.
        Monument to jedna dzielnica o koszcie 4.

capitol = Kapitol
    .gen = Kapitolu
    .dat = Kapitolowi
    .acc = Kapitol
    .ins = Kapitolem
    .loc = Kapitolu
    .gender = masculine
    .text = Na koniec gry: 3 punkty za trzy lub więcej dzielnic jednego rodzaju w twoim mieście.
    .rules =
        Może to być każdy z pięciu rodzajów, także unikatowy, a sam Kapitol liczy się jako dzielnica unikatowa.
        Dostajesz 3 punkty tylko raz, bez względu na to, ile rodzajów spełnia warunek.
        Nawiedzona dzielnica należy do rodzaju, który dla niej wybrano; Monument liczy się jako jedna dzielnica.

dragon-gate = Smocza brama
    .gen = Smoczej bramy
    .dat = Smoczej bramie
    .acc = Smoczą bramę
    .ins = Smoczą bramą
    .loc = Smoczej bramie
    .gender = feminine
    .text = Na koniec gry: jest warta o 2 punkty więcej, niż kosztuje.
    .rules =
        Smocza brama kosztuje 6, a w twoim mieście jest warta 8 punktów.
        Dodatkowe punkty nie zmieniają kosztu: Generał burzy ją za 5 monet.

factory = Fabryka
    .gen = Fabryki
    .dat = Fabryce
    .acc = Fabrykę
    .ins = Fabryką
    .loc = Fabryce
    .gender = feminine
    .text = Budowa twoich pozostałych dzielnic unikatowych jest o 1 monetę tańsza.
    .rules =
        Fabryka obniża cenę budowy twoich pozostałych dzielnic unikatowych, ale nie swoją własną. Kryjówka złodziei ma wtedy cenę 5, w monetach lub kartach.
        Zmienia się tylko cena budowy: przy punktach oraz przy burzeniu, zamianie i zabieraniu dzielnicy liczy się jej pełny koszt.
        Jeśli Sędzia skonfiskuje dzielnicę, odzyskujesz naprawdę zapłaconą kwotę.

framework = Rusztowanie
    .gen = Rusztowania
    .dat = Rusztowaniu
    .acc = Rusztowanie
    .ins = Rusztowaniem
    .loc = Rusztowaniu
    .gender = neuter
    .text = Budując inną dzielnicę, możesz zamiast płacić zburzyć Rusztowanie.
    .rules =
        Budując dzielnicę, możesz zamiast płacić zburzyć swoje Rusztowanie. Trafia ono na spód talii.
        Taka budowa wlicza się do limitu budowy i jak zwykle podlega podatkowi.
        Skoro nic się nie płaci, Sędzia nie może skonfiskować tej dzielnicy, ale nadal może przejąć następną, za którą zapłacisz.
        Wolno ci to zrobić także w ukończonym mieście i przy karcie, którą Czarodziej buduje od razu.
        W ten sposób nie powstanie samo Rusztowanie ani Tajny skarbiec. Przy budowie Monumentu Rusztowanie wciąż liczy się jako dzielnica twojego miasta.

gold-mine = Kopalnia złota
    .gen = Kopalni złota
    .dat = Kopalni złota
    .acc = Kopalnię złota
    .ins = Kopalnią złota
    .loc = Kopalni złota
    .gender = feminine
    .text = Pobierając monety, bierzesz 3 zamiast 2.
    .rules =
        Pobierasz 3 monety zamiast 2. Nie zwiększa to liczby monet ze zdolności i z innych dzielnic.
        Kopalnia złota działa przy każdym pobieraniu zasobów: u Wiedźmy przed wskazaniem postaci, u zaczarowanego gracza, przed rozpatrzeniem szantażu i wtedy, gdy zasoby pozwala pobrać Szpital.

great-wall = Wielki mur
    .gen = Wielkiego muru
    .dat = Wielkiemu murowi
    .acc = Wielki mur
    .ins = Wielkim murem
    .loc = Wielkim murze
    .gender = masculine
    .text = Cokolwiek postać o randze 8 robi z dzielnicą w twoim mieście, kosztuje ją to o 1 monetę więcej.
    .rules =
        Generał, Dyplomata lub Marszałek płaci o 1 monetę więcej za każdą dzielnicę w twoim mieście, także za sam Wielki mur. Ta moneta zawsze trafia do banku.
        Dotyczy to również ciebie, jeśli jako Generał burzysz własną dzielnicę. Nie dotyczy dzielnicy, którą oddajesz jako Dyplomata.
        Marszałek nadal może zabrać dzielnicę o koszcie 3, bo granica dotyczy kosztu, a nie zapłaconej kwoty.
        Zbrojowni to nie dotyczy.

# The Classic edition: the wall guards the other districts, not itself.
great-wall-classic =
    .text = Cokolwiek postać o randze 8 robi z inną dzielnicą w twoim mieście, kosztuje ją to o 1 monetę więcej.
    .rules =
        Generał, Dyplomata lub Marszałek płaci o 1 monetę więcej za każdą dzielnicę w twoim mieście z wyjątkiem samego Wielkiego muru. Ta moneta zawsze trafia do banku.
        Dotyczy to również ciebie, jeśli jako Generał burzysz własną dzielnicę. Nie dotyczy dzielnicy, którą oddajesz jako Dyplomata.
        Marszałek nadal może zabrać dzielnicę o koszcie 3, bo granica dotyczy kosztu, a nie zapłaconej kwoty.
        Zbrojowni to nie dotyczy.

haunted-quarter = Nawiedzona dzielnica
    .gen = Nawiedzonej dzielnicy
    .dat = Nawiedzonej dzielnicy
    .acc = Nawiedzoną dzielnicę
    .ins = Nawiedzoną dzielnicą
    .loc = Nawiedzonej dzielnicy
    .gender = feminine
    .text = Na koniec gry: należy do wybranego przez ciebie rodzaju.
    .rules =
        Na koniec gry należy do jednego rodzaju pod każdym względem: przy pięciu rodzajach, Kapitolu, Samotnej wieży i Studni życzeń. Jeśli nie jest to rodzaj unikatowy, przestaje być dzielnicą unikatową.
        Gra sama wybiera za ciebie rodzaj, który daje najwięcej punktów.
        Do tego czasu jest unikatowa i nic poza tym: nie przynosi dochodu, a Szpieg znajduje ją tylko wtedy, gdy wskaże rodzaj unikatowy.

imperial-treasury = Cesarski skarbiec
    .gen = Cesarskiego skarbca
    .dat = Cesarskiemu skarbcowi
    .acc = Cesarski skarbiec
    .ins = Cesarskim skarbcem
    .loc = Cesarskim skarbcu
    .gender = masculine
    .text = Na koniec gry: 1 punkt za każdą monetę, która ci została.
    .rules =
        Każda moneta w twojej puli jest warta 1 punkt.
        Monety leżące na dzielnicach i na karcie pomocniczej Poborcy podatkowego tu się nie liczą.

ivory-tower = Samotna wieża
    .gen = Samotnej wieży
    .dat = Samotnej wieży
    .acc = Samotną wieżę
    .ins = Samotną wieżą
    .loc = Samotnej wieży
    .gender = feminine
    .text = Na koniec gry: 5 punktów, o ile w twoim mieście nie ma innej dzielnicy unikatowej.
    .rules =
        Dostajesz 5 punktów, jeśli w twoim mieście nie stoi żadna inna dzielnica unikatowa.
        Nawiedzona dzielnica nie przeszkadza, jeśli należy do innego rodzaju. Szkoła magii przeszkadza: na koniec gry jest unikatowa.

keep = Fort
    .gen = Fortu
    .dat = Fortowi
    .acc = Fort
    .ins = Fortem
    .loc = Forcie
    .gender = masculine
    .text = Postać o randze 8 nie może nic zrobić z Fortem.
    .rules =
        Generał nie może Fortu zburzyć, Dyplomata innego gracza nie może go wziąć, a Marszałek nie może go zabrać.
        Własny Fort możesz oddać jako Dyplomata.
        Zbrojownia może go zburzyć, a ty możesz go poświęcić dla swojej Nekropolii.
        W klasycznej talii są dwa Forty; w jednym mieście może stać tylko jeden z nich.

laboratory = Laboratorium
    .gen = Laboratorium
    .dat = Laboratorium
    .acc = Laboratorium
    .ins = Laboratorium
    .loc = Laboratorium
    .gender = neuter
    .text = Raz w swojej turze możesz zamienić kartę z ręki na 2 monety.
    .rules =
        Karta trafia na spód talii, a ty otrzymujesz 2 monety.
        Możesz to zrobić w dowolnej chwili swojej tury, nawet tej, w której budujesz Laboratorium. Z dwiema postaciami możesz to zrobić raz w każdej ze swoich tur.
        Nie może go użyć Wiedźma ze wstrzymaną turą, zaczarowany gracz ani gracz z nierozpatrzonym szantażem; Wiedźma po wznowieniu tury może.

library = Biblioteka
    .gen = Biblioteki
    .dat = Bibliotece
    .acc = Bibliotekę
    .ins = Biblioteką
    .loc = Bibliotece
    .gender = feminine
    .text = Pobierając karty, zatrzymujesz wszystkie dobrane.
    .rules =
        Zatrzymujesz obie karty, a z Obserwatorium wszystkie trzy.
        Liczy się to tylko przy pobieraniu zasobów, nie przy innych sposobach dobierania kart, na przykład u Uczonej.
        Biblioteka działa przy każdym pobieraniu zasobów: u Wiedźmy przed wskazaniem postaci, u zaczarowanego gracza, przed rozpatrzeniem szantażu i wtedy, gdy zasoby pozwala pobrać Szpital.

map-room = Komnata map
    .gen = Komnaty map
    .dat = Komnacie map
    .acc = Komnatę map
    .ins = Komnatą map
    .loc = Komnacie map
    .gender = feminine
    .text = Na koniec gry: 1 punkt za każdą kartę, która została ci na ręce.
    .rules =
        Każda karta na twojej ręce jest warta 1 punkt, także Tajny skarbiec, który oprócz tego daje własne 3 punkty.
        Karty pod Muzeum nie są na twojej ręce.

# Name: proposed
monument = Monument
    .gen = Monumentu
    .dat = Monumentowi
    .acc = Monument
    .ins = Monumentem
    .loc = Monumencie
    .gender = masculine
    .text = Można go wybudować tylko w mieście z najwyżej czterema dzielnicami. Przy ukończeniu miasta liczy się jako dwie dzielnice.
    .rules =
        Możesz go wybudować tylko wtedy, gdy w twoim mieście stoją najwyżej cztery dzielnice. Liczy się je przed budową, więc Rusztowanie lub inna dzielnica, którą zaraz dla niego zburzysz, wciąż się liczy.
        Sędzia, który ma w mieście pięć lub więcej dzielnic, nie może go skonfiskować. Zamiana Dyplomaty nie jest budową i może przenieść go do każdego miasta; Marszałek nie może go zabrać, bo kosztuje 4.
        Jako dwie dzielnice liczy się tylko przy ukończeniu miasta, które może nastąpić, gdy tylko Monument się w nim pojawi. We wszystkim innym, na przykład przy Kapitolu, Bazylice czy Studni życzeń, to jedna dzielnica.

museum = Muzeum
    .gen = Muzeum
    .dat = Muzeum
    .acc = Muzeum
    .ins = Muzeum
    .loc = Muzeum
    .gender = neuter
    .text = Raz w swojej turze możesz położyć zakrytą kartę z ręki pod Muzeum. Na koniec gry: 1 punkt za każdą kartę pod nim.
    .rules =
        Możesz to zrobić w dowolnej chwili swojej tury, nawet tej, w której budujesz Muzeum; z dwiema postaciami – raz w każdej ze swoich tur.
        Wszyscy wiedzą, ile kart tam leży, ale tylko ty znasz te, które tam kładziesz, a nowy właściciel nie może ich obejrzeć.
        Jeśli Muzeum przechodzi do innego miasta, jego karty przechodzą wraz z nim. Jeśli zostanie zburzone, trafia na spód talii razem ze swoimi kartami, w losowej kolejności; Cmentarz ich nie ratuje.
        Nie może go użyć Wiedźma ze wstrzymaną turą, zaczarowany gracz ani gracz z nierozpatrzonym szantażem; Wiedźma po wznowieniu tury może.

necropolis = Nekropolia
    .gen = Nekropolii
    .dat = Nekropolii
    .acc = Nekropolię
    .ins = Nekropolią
    .loc = Nekropolii
    .gender = feminine
    .text = Możesz poświęcić dzielnicę ze swojego miasta, aby wybudować Nekropolię; wtedy nic nie płacisz.
    .rules =
        Możesz poświęcić dowolną dzielnicę ze swojego miasta, nawet Fort, Monument czy Muzeum z kartami, i nawet wtedy, gdy miasto jest ukończone. Trafia ona na spód talii.
        Taka budowa wlicza się do limitu budowy i jak zwykle podlega podatkowi.
        Wybudowana w ten sposób Nekropolia nie jest opłacona, więc Sędzia nie może jej skonfiskować, ale nadal może przejąć następną dzielnicę, za którą zapłacisz.
        Tak samo można postąpić, gdy Czarodziej zabiera komuś Nekropolię i od razu ją buduje.

observatory = Obserwatorium
    .gen = Obserwatorium
    .dat = Obserwatorium
    .acc = Obserwatorium
    .ins = Obserwatorium
    .loc = Obserwatorium
    .gender = neuter
    .text = Pobierając karty, wybierasz z 3 zamiast z 2.
    .rules =
        Dobierasz 3 karty, zatrzymujesz 1, a dwie pozostałe odkładasz na spód talii. Z Biblioteką zatrzymujesz wszystkie 3.
        Obserwatorium działa przy każdym pobieraniu zasobów: u Wiedźmy przed wskazaniem postaci, u zaczarowanego gracza, przed rozpatrzeniem szantażu i wtedy, gdy zasoby pozwala pobrać Szpital.

park = Park
    .gen = Parku
    .dat = Parkowi
    .acc = Park
    .ins = Parkiem
    .loc = Parku
    .gender = masculine
    .text = Tura zakończona z pustą ręką daje ci 2 karty.
    .rules =
        Karty przychodzą same, gdy twoja tura kończy się z pustą ręką. Z dwiema postaciami może się to zdarzyć w obu twoich turach.
        Park nie działa w turze, w której twoja postać jest zabita lub zaczarowana, ani u Wiedźmy, która nie wznawia tury. Wiedźma, która wznawia turę, dostaje karty na koniec wznowionej tury.

poor-house = Dom biedoty
    .gen = Domu biedoty
    .dat = Domowi biedoty
    .acc = Dom biedoty
    .ins = Domem biedoty
    .loc = Domu biedoty
    .gender = masculine
    .text = Tura zakończona bez monet daje ci 1 monetę.
    .rules =
        Moneta przychodzi sama, gdy twoja tura kończy się bez monet. Z dwiema postaciami może się to zdarzyć w obu twoich turach.
        Podatek, który zabiera twoją ostatnią monetę, płaci się wcześniej, więc może ci w tym pomóc. Jako Alchemik najpierw otrzymujesz tę monetę, a potem zwrot.
        Dom biedoty nie działa w turze, w której twoja postać jest zabita lub zaczarowana, ani u Wiedźmy, która nie wznawia tury. Wiedźma, która wznawia turę, dostaje monetę na koniec wznowionej tury.

quarry = Kamieniołom
    .gen = Kamieniołomu
    .dat = Kamieniołomowi
    .acc = Kamieniołom
    .ins = Kamieniołomem
    .loc = Kamieniołomie
    .gender = masculine
    .text = Możesz budować także takie dzielnice, jakie już stoją w twoim mieście.
    .rules =
        Takich samych dzielnic możesz wybudować dowolnie wiele.
        Kamieniołom pomaga tylko przy budowie: Sędzia, Dyplomata i Marszałek nie mogą przenieść do twojego miasta drugiej takiej samej dzielnicy.
        Jeśli stracisz Kamieniołom, wybudowane dzielnice zostają.

school-of-magic = Szkoła magii
    .gen = Szkoły magii
    .dat = Szkole magii
    .acc = Szkołę magii
    .ins = Szkołą magii
    .loc = Szkole magii
    .gender = feminine
    .text = Ilekroć bierzesz dochód za jakiś rodzaj dzielnic, Szkoła magii należy do tego rodzaju.
    .rules =
        Gdy twoja postać otrzymuje coś za każdą dzielnicę jakiegoś rodzaju, Szkoła magii liczy się jako jeszcze jedna dzielnica tego rodzaju, za każdym razem od nowa. Opatowi daje jedną monetę albo jedną kartę, do wyboru.
        Nie liczy się jako handlowa, gdy Handlarz buduje poza limitem budowy.
        Na koniec gry jest unikatowa i nie zastępuje brakującego rodzaju.

# The Czech rules let the Abbot gain both.
school-of-magic-czech =
    .rules =
        Gdy twoja postać otrzymuje coś za każdą dzielnicę jakiegoś rodzaju, Szkoła magii liczy się jako jeszcze jedna dzielnica tego rodzaju, za każdym razem od nowa. Opatowi daje jedną monetę i jedną kartę.
        Nie liczy się jako handlowa, gdy Handlarz buduje poza limitem budowy.
        Na koniec gry jest unikatowa i nie zastępuje brakującego rodzaju.

secret-vault = Tajny skarbiec
    .gen = Tajnego skarbca
    .dat = Tajnemu skarbcowi
    .acc = Tajny skarbiec
    .ins = Tajnym skarbcem
    .loc = Tajnym skarbcu
    .gender = masculine
    .text = Nie da się go wybudować. Na koniec gry: 3 punkty, jeśli wciąż masz go na ręce.
    .rules =
        Nic nie może go wybudować, ani Rusztowanie, ani natychmiastowa budowa Czarodzieja.
        Na ręce to karta jak każda inna: można ją odrzucić, oddać, zabrać albo położyć pod Muzeum, liczy się też dla Komnaty map.
        Jego 3 punkty dostajesz tylko wtedy, gdy masz go na ręce na koniec gry.

smithy = Kuźnia
    .gen = Kuźni
    .dat = Kuźni
    .acc = Kuźnię
    .ins = Kuźnią
    .loc = Kuźni
    .gender = feminine
    .text = Raz w swojej turze możesz kupić 3 karty za 2 monety.
    .rules =
        Możesz to zrobić w dowolnej chwili swojej tury, nawet tej, w której budujesz Kuźnię. Z dwiema postaciami możesz to zrobić raz w każdej ze swoich tur.
        Te 2 monety nie są zapłatą za budowę, więc Alchemik ich nie odzyskuje.
        Nie może jej użyć Wiedźma ze wstrzymaną turą, zaczarowany gracz ani gracz z nierozpatrzonym szantażem; Wiedźma po wznowieniu tury może.

stables = Stajnie
    .gen = Stajni
    .dat = Stajniom
    .acc = Stajnie
    .ins = Stajniami
    .loc = Stajniach
    .gender = plural
    .text = Budujesz je poza swoim limitem budowy.
    .rules =
        Stajnie możesz wybudować oprócz dzielnic, na które pozwala twój limit budowy. Nawigatorka nie może ich wybudować.
        Jeśli Sędzia skonfiskuje Stajnie, nadal przysługuje ci zwykła budowa.

statue = Pomnik
    .gen = Pomnika
    .dat = Pomnikowi
    .acc = Pomnik
    .ins = Pomnikiem
    .loc = Pomniku
    .gender = masculine
    .text = Na koniec gry: 5 punktów, jeśli korona jest twoja.
    .rules =
        Liczy się to, kto ma koronę po zakończeniu ostatniej rundy.
        Zabity Król, Patrycjusz lub Cesarz jeszcze na koniec tej rundy przenosi koronę, przed podliczeniem punktów.

theater = Teatr
    .gen = Teatru
    .dat = Teatrowi
    .acc = Teatr
    .ins = Teatrem
    .loc = Teatrze
    .gender = masculine
    .text = Gdy wszystkie postacie są wybrane, możesz w ciemno wymienić swoją na postać przeciwnika.
    .rules =
        Po ostatnim wyborze, a przed wywołaniem rangi 1, możesz wymienić się postacią z dowolnym przeciwnikiem, nie znając tej, którą dostaniesz. Raz w każdej rundzie i tylko wtedy, gdy Teatr już wcześniej stał w twoim mieście.
        Wszyscy widzą, kto się z kim wymienia. Obie strony mogą obejrzeć nowe karty, a żadna z nich nie jest ujawniana aż do wywołania.
        Gdy każdy gracz ma dwie postacie, wybierasz, którą ze swoich oddajesz, i dostajesz losową z dwóch postaci przeciwnika.
        Jeśli Teatr trafi do innego miasta, służy nowemu właścicielowi dopiero od następnej rundy.

thieves-den = Kryjówka złodziei
    .gen = Kryjówki złodziei
    .dat = Kryjówce złodziei
    .acc = Kryjówkę złodziei
    .ins = Kryjówką złodziei
    .loc = Kryjówce złodziei
    .gender = feminine
    .text = Płacąc za nią, możesz używać kart z ręki jak monet, jedna za jedną.
    .rules =
        Kartami możesz pokryć całość ceny, jej część albo nic; trafiają one na spód talii. Sama Kryjówka złodziei nie może być jedną z nich.
        Z Fabryką cena wynosi 5, a więc najwyżej 5 kart.
        Karty są zapłatą, więc podpisany nakaz pozwala ją skonfiskować, nawet jeśli płacisz samymi kartami. Monety wracają do ciebie, karty nie.
        Jako Kardynał możesz najpierw zapłacić kartami, a brakujące monety wziąć od innego gracza.

wishing-well = Studnia życzeń
    .gen = Studni życzeń
    .dat = Studni życzeń
    .acc = Studnię życzeń
    .ins = Studnią życzeń
    .loc = Studni życzeń
    .gender = feminine
    .text = Na koniec gry: 1 punkt za każdą dzielnicę unikatową w twoim mieście, także za nią samą.
    .rules =
        Każda dzielnica unikatowa w twoim mieście daje 1 punkt, także sama Studnia życzeń.
        Nawiedzona dzielnica liczy się tylko wtedy, gdy wybrano dla niej rodzaj unikatowy; Monument liczy się raz.

## Unique districts of older editions, added to a deck by choice

# Name: proposed
cemetery = Cmentarz
    .gen = Cmentarza
    .dat = Cmentarzowi
    .acc = Cmentarz
    .ins = Cmentarzem
    .loc = Cmentarzu
    .gender = masculine
    .text = Za 1 monetę możesz zabrać dzielnicę, którą Generał właśnie zburzył.
    .rules =
        Zaraz po tym, jak Generał zburzy dzielnicę w dowolnym mieście, gra pyta cię, czy płacisz 1 monetę i bierzesz kartę. Leżąca na niej moneta Artystki i karty spod Muzeum nie przechodzą razem z nią.
        Nie możesz tego zrobić jako Generał; jeśli jako Generał działa Wiedźma, to ona nie może.
        Cmentarz nie uratuje dzielnicy, którą burzy Zbrojownia, i nie działa, gdy zburzony zostaje on sam.
        Cmentarz występuje w grze tylko z Generałem w zestawie postaci.

# Name: proposed
hospital = Szpital
    .gen = Szpitala
    .dat = Szpitalowi
    .acc = Szpital
    .ins = Szpitalem
    .loc = Szpitalu
    .gender = masculine
    .text = Nawet jeśli Zabójczyni zabije twoją postać, możesz pobrać zasoby, gdy zostanie ona wywołana.
    .rules =
        Gdy zabita postać zostaje wywołana, gra zawsze cię pyta, nawet jeśli nie jest twoja: dzięki temu samo pytanie niczego nie zdradza. Pobranie zasobów ujawnia twoją postać.
        Pobierasz zasoby jak zwykle, z Kopalnią złota, Biblioteką i Obserwatorium, i to wszystko: bez budowy, bez zdolności, bez Parku i bez Domu biedoty.
        Zabity Król lub Patrycjusz ze Szpitalem i tak dostaje koronę dopiero na koniec rundy.
        Szpital występuje w grze tylko z Zabójczynią w zestawie postaci.

# Name: proposed
university = Uniwersytet
    .gen = Uniwersytetu
    .dat = Uniwersytetowi
    .acc = Uniwersytet
    .ins = Uniwersytetem
    .loc = Uniwersytecie
    .gender = masculine
    .text = Na koniec gry: jest wart o 2 punkty więcej, niż kosztuje.
    .rules =
        Uniwersytet kosztuje 6, a w twoim mieście jest wart 8 punktów.
        Dodatkowe punkty nie zmieniają kosztu: Generał burzy go za 5 monet.

# Name: proposed
lighthouse = Latarnia morska
    .gen = Latarni morskiej
    .dat = Latarni morskiej
    .acc = Latarnię morską
    .ins = Latarnią morską
    .loc = Latarni morskiej
    .gender = feminine
    .text = Po wybudowaniu przejrzyj talię dzielnic i weź z niej kartę, którą chcesz. Potem talia zostaje potasowana.
    .rules =
        Widzisz całą talię i bierzesz jedną wybraną kartę.
        Nikt inny nie dowiaduje się, co widzisz i co bierzesz, a po potasowaniu nikt nie zna kolejności talii.

# Name: proposed
bell-tower = Dzwonnica
    .gen = Dzwonnicy
    .dat = Dzwonnicy
    .acc = Dzwonnicę
    .ins = Dzwonnicą
    .loc = Dzwonnicy
    .gender = feminine
    .text = Dopóki stoi, każdemu do ukończenia miasta wystarcza o jedną dzielnicę mniej.
    .rules =
        Dopóki stoi w którymkolwiek mieście, każdy gracz potrzebuje do ukończenia miasta o jedną dzielnicę mniej: sześciu zamiast siedmiu, siedmiu zamiast ośmiu.
        Jeśli kilka miast zostaje przez nią ukończonych w tej samej chwili, pierwszeństwo ma gracz, którego tura właśnie trwa, a potem pozostali zgodnie z ruchem wskazówek zegara.
        Jeśli Dzwonnica przepadnie, znów obowiązuje zwykła liczba; gdy jednak jakieś miasto zostało ukończone, koniec gry i punkty za pierwszeństwo pozostają w mocy.

# Name: proposed
throne-room = Sala tronowa
    .gen = Sali tronowej
    .dat = Sali tronowej
    .acc = Salę tronową
    .ins = Salą tronową
    .loc = Sali tronowej
    .gender = feminine
    .text = Ilekroć korona przechodzi w inne ręce, otrzymujesz 1 monetę.
    .rules =
        Otrzymujesz 1 monetę z banku za każdym razem, gdy korona naprawdę przechodzi w inne ręce, bez względu na to, kto ją oddaje i kto dostaje.
        Król lub Patrycjusz, który już ma koronę, nic ci nie daje.
        Jeśli bierzesz koronę jako szantażowany gracz, monetę otrzymujesz dopiero po rozpatrzeniu szantażu.
