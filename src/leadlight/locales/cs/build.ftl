# Zda jsou pravidla zkompilovaná. Důvod stojí uvnitř jedné z prvních tří zpráv, není to tedy samostatná věta.
version-compiled = leadlight { $version } (zkompilováno)
version-interpreted = leadlight { $version } (bez kompilace: { $reason })
build-interpreted = Pravidla běží interpretovaně, asi desetkrát pomaleji než zkompilovaná: { $reason }.
build-asked = je nastavena proměnná LEADLIGHT_INTERPRETED
build-editable = instalace v režimu úprav se nekompiluje
build-no-compiler = při sestavování Leadlightu se nenašel překladač jazyka C
build-no-headers = při sestavování Leadlightu chyběly hlavičkové soubory Pythonu pro C
build-failed = při sestavování Leadlightu kompilace selhala ({ $detail })
