# Скомпилированы ли правила. Причина стоит внутри одного из первых трёх сообщений, поэтому это не отдельное предложение.
version-compiled = leadlight { $version } (скомпилировано)
version-interpreted = leadlight { $version } (без компиляции: { $reason })
build-interpreted = Правила работают без компиляции, примерно в десять раз медленнее: { $reason }.
build-asked = задана переменная LEADLIGHT_INTERPRETED
build-editable = установка в режиме редактирования не компилируется
build-no-compiler = при сборке Leadlight не нашлось компилятора C
build-no-headers = при сборке Leadlight не хватило заголовочных файлов Python для C
build-failed = при сборке Leadlight компиляция не удалась ({ $detail })
