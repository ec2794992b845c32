# Gdzie grają `simulate`, `arena` i `train` oraz jak szybkie jest wyszukiwanie.

help-backend = Gdzie rozgrywać partie: w procesach tego komputera czy w klastrze Ray, który wskazuje RAY_ADDRESS; jeśli go nie ma, Ray uruchomi się tutaj. Wyniki są takie same.
error-ray-missing = Ray nie jest zainstalowany. Zainstaluj go poleceniem: pip install "leadlight[ray]"
error-ray-unreachable = Nie można połączyć się z klastrem Ray: { $reason }
help-bench-search = Iteracje wyszukiwania na sekundę: skompilowane, interpretowane, a obok nich OpenSpiel; oraz koszt jednej oceny.
bench-search-title = Iteracje lub oceny na sekundę, mediana z { $runs ->
    [one] { $runs } powtórzenia
    [few] { $runs } powtórzeń
    [many] { $runs } powtórzeń
   *[other] { $runs } powtórzenia
}
bench-search-cost = Mikrosekundy na ocenę pozycji dla jednego miejsca
