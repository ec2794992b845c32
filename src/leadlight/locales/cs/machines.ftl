# Kde hrají `simulate`, `arena` a `train` a jak rychlé je prohledávání.

help-backend = Kde se partie hrají: v procesech tohoto počítače, nebo v clusteru Ray, který určuje RAY_ADDRESS; pokud žádný není, Ray se spustí zde. Výsledky jsou stejné.
error-ray-missing = Ray není nainstalovaný. Nainstalujte ho příkazem: pip install "leadlight[ray]"
error-ray-unreachable = Cluster Ray není dostupný: { $reason }
help-bench-search = Počet iterací prohledávání za sekundu: zkompilovaně, interpretovaně a pro srovnání OpenSpiel; a cena jednoho ohodnocení.
bench-search-title = Počet iterací nebo ohodnocení za sekundu, medián z { $runs } měření
bench-search-cost = Mikrosekundy na ohodnocení pozice pro jedno místo
