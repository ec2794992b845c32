# Gdzie grają `simulate`, `arena` i `train` oraz jak szybkie jest wyszukiwanie.

help-backend = Gdzie rozgrywać partie: w procesach tego komputera czy w klastrze Ray, który wskazuje RAY_ADDRESS; jeśli go nie ma, Ray uruchomi się tutaj. Wyniki są takie same.
error-ray-missing = Ray nie jest zainstalowany. Zainstaluj go poleceniem: pip install "leadlight[ray]"
error-ray-unreachable = Nie można połączyć się z klastrem Ray: { $reason }
