# Czy zasady są skompilowane. Powód stoi wewnątrz jednego z trzech pierwszych komunikatów, więc nie jest osobnym zdaniem.
version-compiled = leadlight { $version } (skompilowany)
version-interpreted = leadlight { $version } (bez kompilacji: { $reason })
build-interpreted = Zasady działają bez kompilacji, około dziesięć razy wolniej: { $reason }.
build-asked = ustawiono zmienną LEADLIGHT_INTERPRETED
build-editable = instalacji edytowalnej nigdy się nie kompiluje
build-no-compiler = podczas budowania Leadlight nie znaleziono kompilatora C
build-no-headers = podczas budowania Leadlight brakowało plików nagłówkowych Pythona dla C
build-failed = podczas budowania Leadlight kompilacja się nie powiodła ({ $detail })
