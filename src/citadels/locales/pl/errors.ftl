### Errors in Polish: what is wrong with a wish, and what would be right.
###
### - Arguments are explained in the English file; $name, $known, $switch and $text stay as they are.

error-other = { $text }
error-record = Nie da się odczytać tego zapisu, pozycji lub ustawienia gry: { $text }.

## Choices

error-not-offered = „{ $name }” nie jest teraz możliwe. Możliwe są: { $known }.
error-stale = To pytanie ma już odpowiedź.
error-over = Gra jest skończona.
error-nothing = „{ $name }” nie oznacza niczego w tej grze.
error-undo =
    { $most ->
        [0] Nie ma czego cofnąć.
        [one] Można cofnąć tylko 1 wybór.
        [few] Można cofnąć tylko { $most } wybory.
       *[many] Można cofnąć tylko { $most } wyborów.
    }

## Set-up of a game

error-edition = Nie ma edycji „{ $name }”. Są: { $known }.
error-preset = W edycji „{ $edition }” nie ma zestawu „{ $name }”. Są: { $known }.
error-switch = „{ $switch }” nie może mieć wartości „{ $name }”. Możliwe są: { $known }.
error-players = Edycja „{ $edition }” jest dla 2–{ $most } graczy, a nie dla { $amount }.
error-seat = Miejsce to liczba od 0 do { $most }, a nie { $amount }.
error-size = Miasto jest ukończone z 7 lub 8 dzielnicami, a przy dwóch lub trzech graczach zawsze z 8: liczba { $amount } przy { $players } graczach nie pasuje.
error-not-cast = { $card } nie należy do zestawu postaci.
error-character = Nie ma postaci „{ $name }”. Może chodzi o: { $known }?
error-unique = Nie ma dzielnicy unikatowej „{ $name }”. Może chodzi o: { $known }?
error-substitute = „{ $name }” nie może nikogo zastąpić. W tej edycji mogą: { $known }.
error-substitute-for = Kartę { CASE($card, "gen") } mogą zastąpić tylko: { $known }.
error-fixed-cast = Zestaw postaci edycji „{ $edition }” jest stały i nie ma w nim { CASE($card, "gen") }.
error-fixed-deck = Dzielnice unikatowe edycji „{ $edition }” są stałe: nie podawaj ich.
error-same-rank = { $card } i { $second } mają tę samą rangę { $rank }. Wybierz po jednej postaci każdej rangi.
error-no-rank = W zestawie nie ma postaci o randze { $rank }. Potrzebna jest jedna postać każdej rangi od 1 do 8.
error-too-few = { $card } wymaga co najmniej { $least } graczy, a jest ich tylko { $amount }.
error-rank9-two = W grze 2-osobowej nie ma rangi 9: pomiń { CASE($card, "acc") }.
error-rank9-three = Gdy troje graczy wybiera jak w edycji klasycznej, postaci jest 8: pomiń rangę 9.
error-rank9-needed =
    { $players ->
        [one] Przy 1 graczu zestaw wymaga postaci o randze 9: dodaj ją.
        [few] Przy { $players } graczach zestaw wymaga postaci o randze 9: dodaj ją.
       *[many] Przy { $players } graczach zestaw wymaga postaci o randze 9: dodaj ją.
    }
error-unique-count = Liczba dzielnic unikatowych w talii to { $most }, a nie { $amount }.
error-copies = Liczba kart { CASE($card, "gen") } w talii to najwyżej { $most }, a nie { $amount }.
error-requires = { $card } wymaga { CASE($second, "gen") } w zestawie postaci: zmień jedno z dwojga.

## Commands

error-bot = Nie ma bota „{ $name }”. Są: { $known }.
error-no-bots = Podaj co najmniej jednego bota.
error-games = Liczba gier to co najmniej 1, a nie { $amount }.
error-seed = Ziarno losowania to liczba od 0 do { $known }, a nie { $name }.
error-measurement = Pomiar trwa dłużej niż 0 sekund i ma co najmniej 1 rundę.
