# Słowa na drukowanych arkuszach, wspólne dla wszystkich gier: pomoce gracza, notesy punktacji i elementy do wycięcia.

printed-aid = Pomoc gracza
printed-pad = Notes punktacji
# Pod każdą stroną; $command to polecenie, które pokazuje wszystkie zasady
printed-footer = Leadlight · Numery takie jak { $rule } to zasady: { $command }
# Długość odcinka, którym sprawdza się skalę wydruku
printed-bar = 50 mm
printed-pieces = Leadlight · { $game } · drukuj w skali 100 %

## Nagłówki pomocy

printed-pays = Co daje punkty
printed-example = Przykład punktacji
printed-forgotten = Łatwo zapomnieć
printed-end = Koniec gry

## Notes punktacji

printed-player = Gracz
printed-total = Razem
printed-date = Data
