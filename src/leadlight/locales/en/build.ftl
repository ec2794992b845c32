# Whether the rules run compiled. A reason stands inside one of the first three messages, so it is no sentence of its own.
version-compiled = leadlight { $version } (compiled)
version-interpreted = leadlight { $version } (interpreted: { $reason })
build-interpreted = The rules run interpreted, about ten times slower than compiled: { $reason }.
build-asked = LEADLIGHT_INTERPRETED is set
build-editable = an editable install is never compiled
build-no-compiler = no C compiler was found when Leadlight was built
build-no-headers = Python’s C headers were missing when Leadlight was built
build-failed = compiling failed when Leadlight was built ({ $detail })
