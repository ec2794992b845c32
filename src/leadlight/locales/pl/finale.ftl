## Koniec partii krok po kroku

# $reason is a reason for points, $scores a list such as “You 19, Olena 20”
finale-stage = { $reason }: { $scores }.
finale-skip = Od razu do końca
# The key
finale-space = Spacja
# $name comes second
finale-margin = O { $points } więcej niż { $name }.
finale-margin-you = O { $points } więcej niż ty.
finale-yours = Ty: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
finale-best = Twój najlepszy wynik, dotąd było { $best }
finale-row = { $wins ->
    [one] { $wins } wygrana z rzędu
    [few] { $wins } wygrane z rzędu
    [many] { $wins } wygranych z rzędu
   *[other] { $wins } wygranych z rzędu
}
finale-first = Twoja pierwsza wygrana
# Who has not yet said that they want a rematch
finale-waiting = Czekamy na: { $names }
finale-show = Pokaż planszę: { $name }
finale-others = Pozostałe plansze
finale-messages = { $count ->
    [0] Czat
    [one] { $count } wiadomość
    [few] { $count } wiadomości
    [many] { $count } wiadomości
   *[other] { $count } wiadomości
}
finale-share = Udostępnij
finale-picture = Udostępnij jako obrazek
finale-picture-saved = Obrazek jest wśród pobranych plików.
finale-link = Skopiuj link do powtórki
finale-copy-refused = Przeglądarka nie pozwala tej stronie kopiować.

## Sounds and alerts, offered after the first match

finale-offer = Czy mamy cię wołać?
finale-offer-note = Możesz to zmienić w menu w każdej chwili.
finale-offer-done = Gotowe
finale-vibrate = Wibruj, gdy mój ruch
finale-vibrate-hint = Dwie krótkie wibracje na telefonie lub tablecie

## For whoever only looks on

finale-watching = Oglądasz tę partię
