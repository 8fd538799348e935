### The browser in Polish: the guided first game, in which every step is explained when it happens first.
###
### - Spoken to a friend who has never played: short sentences, no jargon.
### - Lessons speak of "twoja postać" and "gracz", never of one card. The tour is "przewodnik".

guide-title = Twoja pierwsza gra
guide-lead = Ucz się, grając: czeka cię prawdziwa gra z trzema słabszymi botami, a każdy krok objaśnimy, gdy przyjdzie na niego pora.
guide-point-time = Po około pięciu minutach będziesz wiedzieć, o co chodzi. Gdy czytasz, boty czekają.
guide-point-real = To cała gra. Jeśli chcesz, graj do końca.
guide-point-leave = W każdej chwili możesz pominąć przewodnik albo wyjść.
guide-begin = Zacznij
guide-go-on = Graj dalej
guide-anew = Zacznij nową
guide-coach = Przewodnik po grze
guide-progress = Lekcja { $number } z około { $total }
guide-got-it = Jasne
guide-skip = Pomiń przewodnik

## Lessons for your own decisions

guide-goal = Zbuduj najwspanialsze miasto
    .text = Tutaj powstanie twoje miasto. Gdy ktoś ukończy miasto z siedmiu dzielnic, runda toczy się do końca i na tym kończy się gra. Wygrywa miasto warte najwięcej punktów.
guide-draft = Wybierz postać
    .text = W każdej rundzie od nowa i w tajemnicy wybierasz postać. Każda ma własną zdolność, a jej ranga, czyli numer na karcie, mówi, kiedy zostanie wywołana. Wskaż kartę, żeby wysunęła się do przodu, a potem ją zatwierdź. Na razie każdy wybór jest dobry.
guide-enough = Wiesz już dość
    .text = To wszystko, czego ci trzeba: wybieraj, pobieraj, buduj i zgaduj, co knują inni. Graj dalej. Od teraz przewodnik odezwie się tylko wtedy, gdy zdarzy się coś nowego.
guide-gather = Twoja tura: pobierz zasoby
    .text = Wywołano twoją postać. Każda tura zaczyna się od wyboru: weź monety z banku albo dobierz karty i zatrzymaj jedną z nich. Bez monet nie da się budować, a bez kart nie ma czego.
guide-keep = Zatrzymaj jedną kartę
    .text = Jedną z tych kart możesz zatrzymać, reszta trafia na spód talii. Monety na karcie mówią, ile kosztuje jej budowa. Tyle samo punktów jest warta na koniec gry.
guide-power = Zdolność twojej postaci
    .text = Możesz jej użyć raz w turze, przed budową albo po niej. Naciśnij postać, żeby przeczytać, co robi.
guide-income = Dochód z miasta
    .text = Twoja postać otrzymuje 1 monetę za każdą dzielnicę swojego rodzaju w twoim mieście. Dochód należy ci się raz w turze, możesz więc najpierw budować, a dopiero potem go wziąć.
guide-build = Wybuduj dzielnicę
    .text = Kartę z zieloną obwódką możesz teraz wybudować. Wskaż ją, a potem zatwierdź. Płacisz jej koszt, a ona trafia do twojego miasta.
guide-why = Dlaczego nie?
    .text = Karta, której nie da się wybudować, mówi dlaczego: masz za mało monet albo taka dzielnica już u ciebie stoi. Oszczędzaj i wybuduj ją później.
guide-undo = Zmiana zdania
    .text = Możesz cofnąć swój wybór, póki nie wyszło na jaw nic nowego.
guide-end = Zakończ turę
    .text = Niczego więcej nie musisz już robić. Gdy wszystko gotowe, zakończ turę; wtedy zostanie wywołana następna postać.

## Lessons for what happens

guide-called = Wywoływanie postaci
    .text = Wszyscy już wybrali. Teraz postacie są wywoływane po kolei, od najniższej rangi do najwyższej. Kto ma wywołaną postać, ujawnia ją i rozgrywa turę.
guide-harmed = To boli
    .text = Niektóre postacie szkodzą innym: zabijają, okradają, zabierają karty albo burzą dzielnice. Mogą tylko zgadywać, kim jesteś, więc nie wybieraj tego, czego wszyscy się po tobie spodziewają.
guide-marked = Postać, a nie gracz
    .text = Ta zdolność jest wymierzona w postać. Nikt nie wie na pewno, kto nią gra, dopóki nie zostanie wywołana. Jeśli to twoja postać, na pewno to zauważysz.
guide-rival = Tura innego gracza
    .text = Teraz wiesz, kim jest ten gracz w tej rundzie. Jego monety i liczba kart są jawne dla wszystkich; same karty są tajne.
guide-rises = Miasto rośnie
    .text = Ten gracz ma nową dzielnicę. Miej oko na to, ile dzielnic mają inni: gra kończy się wraz z rundą, w której ktoś ukończy miasto.
guide-crown = Korona
    .text = Kto ma koronę, ten wywołuje postacie, a w następnej rundzie rozpoczyna wybór. Im wcześniej wybierasz, tym więcej masz do wyboru.
guide-round = Nowa runda
    .text = Postacie wracają i wszyscy wybierają od nowa. Tu, w kronice, możesz jeszcze raz przeczytać o wszystkim, co się wydarzyło. Naciśnij kartę, żeby zobaczyć, co robi.
guide-complete = Miasto jest ukończone
    .text = To ostatnia runda. Za pierwsze ukończone miasto są 4 dodatkowe punkty, a za każde kolejne, które uda się ukończyć w tej rundzie, 2 punkty.
guide-over = Koniec gry
    .text = Tabela wyników pokazuje wiersz po wierszu, ile punktów i za co ma każde miasto. Pierwsza gra już za tobą: brawo!
