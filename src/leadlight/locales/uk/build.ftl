# Чи працюють правила скомпільованими. Причина стоїть усередині одного з перших трьох повідомлень, тож не є окремим реченням.
version-compiled = leadlight { $version } (скомпільовано)
version-interpreted = leadlight { $version } (без компіляції: { $reason })
build-interpreted = Правила працюють без компіляції, разів у десять повільніше: { $reason }.
build-asked = встановлено змінну LEADLIGHT_INTERPRETED
build-editable = встановлення в режимі редагування не компілюється
build-no-compiler = під час збирання Leadlight не знайшлося компілятора C
build-no-headers = під час збирання Leadlight бракувало заголовних файлів Python для C
build-failed = під час збирання Leadlight компіляція не вдалася ({ $detail })
