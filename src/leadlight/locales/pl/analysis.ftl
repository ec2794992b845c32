# Hints at tables against bots, warnings before mistakes, and the page on which any position is analysed.

## Hints

hint-title = Najlepsze ruchy
hint-only = To jedyny ruch
hint-equal = Równie dobre ruchy: { $count }
hint-clear = Jeden ruch jest wyraźnie najlepszy
hint-thinking = Szukam najlepszych ruchów…
hint-number = Podpowiedź { $number }: { $value }
hint-spoken = Podpowiedź { $number } z { $count }: { $action }. Szansa na wygraną { $value }. { $reason }
hint-play = Zagraj to
hint-more = Pomyśl dłużej
hint-hide = Ukryj podpowiedzi
hint-note = Twoja szansa na wygraną po każdym ruchu, na ile da się ją oszacować. Przy wyniku będzie widać, że były podpowiedzi.
hint-note-exact = Policzone do końca partii. Przy wyniku będzie widać, że były podpowiedzi.

## Gentle mode

gentle-title = Jeszcze się zastanowić?
gentle-text = Po tym ruchu twoja szansa na wygraną spada o około { $loss }.
gentle-why = Ten ruch: { $reason }
gentle-again = Zastanowię się
gentle-play = Zagraj mimo to
gentle-show = Pokaż lepsze ruchy

## Analysis

analysis = Analiza
analysis-open = Analiza pozycji
analysis-intro = Graj dalej za wszystkich z dowolnej pozycji i zobacz, ile są warte ruchy.
analysis-game = Gra
analysis-position = Pozycja w notacji
analysis-position-hint = Tak jak zapisuje ją przycisk kopiowania przy planszy.
analysis-show = Pokaż tę pozycję
analysis-or-new = Albo zacznij od początku:
analysis-new = Nowa partia
analysis-players = Gracze
analysis-record-note = Albo upuść tu zapis partii lub wybierz plik. Przeanalizujesz każdy jej ruch.
analysis-record = Pozycja z zapisu
analysis-another = Inna pozycja
analysis-copy = Kopiuj pozycję
analysis-engine = Ocena ruchów
analysis-chances = Szanse na wygraną
analysis-best = Najlepsze ruchy
analysis-spoken = Najlepszy ruch: { $action }. Szansa na wygraną { $value }. { $reason }
analysis-thinking = Myślę, najwyżej { $seconds } s …
analysis-nodes = Sprawdzone pozycje: { $nodes }
analysis-exact = Policzone do końca partii
analysis-more = Pomyśl dłużej
analysis-then = Możliwy ciąg dalszy:
analysis-over = Partia skończona.
analysis-line = Ruchy od tego miejsca
analysis-line-empty = Zagraj na planszy za tego, czyja jest kolej. Losowania są przypadkowe.
analysis-begin = Początek analizy
analysis-panel = Ruchy i szanse
