# Dlaczego ruch w Sagradzie jest dobry albo zły.

reason-sagrada-objective = { $objective ->
    [row_color_variety] Cel „Różnobarwne rzędy” daje o { $points } więcej.
    [column_color_variety] Cel „Różnobarwne kolumny” daje o { $points } więcej.
    [row_shade_variety] Cel „Rzędy różnych odcieni” daje o { $points } więcej.
    [column_shade_variety] Cel „Kolumny różnych odcieni” daje o { $points } więcej.
    [light_shades] Cel „Jasne szkła” daje o { $points } więcej.
    [medium_shades] Cel „Średnie szkła” daje o { $points } więcej.
    [deep_shades] Cel „Ciemne szkła” daje o { $points } więcej.
    [shade_variety] Cel „Różnorodność odcieni” daje o { $points } więcej.
    [color_variety] Cel „Różnorodność barw” daje o { $points } więcej.
   *[color_diagonals] Cel „Barwne przekątne” daje o { $points } więcej.
}
reason-sagrada-objective-lost = { $objective ->
    [row_color_variety] Cel „Różnobarwne rzędy” daje mniej: { $points }.
    [column_color_variety] Cel „Różnobarwne kolumny” daje mniej: { $points }.
    [row_shade_variety] Cel „Rzędy różnych odcieni” daje mniej: { $points }.
    [column_shade_variety] Cel „Kolumny różnych odcieni” daje mniej: { $points }.
    [light_shades] Cel „Jasne szkła” daje mniej: { $points }.
    [medium_shades] Cel „Średnie szkła” daje mniej: { $points }.
    [deep_shades] Cel „Ciemne szkła” daje mniej: { $points }.
    [shade_variety] Cel „Różnorodność odcieni” daje mniej: { $points }.
    [color_variety] Cel „Różnorodność barw” daje mniej: { $points }.
   *[color_diagonals] Cel „Barwne przekątne” daje mniej: { $points }.
}
reason-sagrada-private = { $colour ->
    [red] Twój cel osobisty „Odcienie czerwieni”: { $gain }.
    [yellow] Twój cel osobisty „Odcienie żółci”: { $gain }.
    [green] Twój cel osobisty „Odcienie zieleni”: { $gain }.
    [blue] Twój cel osobisty „Odcienie błękitu”: { $gain }.
   *[purple] Twój cel osobisty „Odcienie fioletu”: { $gain }.
}
reason-sagrada-private-solo = Twoje cele osobiste: { $gain }.
reason-sagrada-fills = { $points ->
    [one] Wypełnia puste pole, które kosztowałoby { $points } punkt.
    [few] Wypełnia puste pole, które kosztowałoby { $points } punkty.
    [many] Wypełnia puste pole, które kosztowałoby { $points } punktów.
   *[other] Wypełnia puste pole, które kosztowałoby { $points } punktu.
}
reason-sagrada-blocks = { $count ->
    [one] Na { $count } puste pole nie pasuje już potem żadna kość.
    [few] Na { $count } puste pola nie pasuje już potem żadna kość.
    [many] Na { $count } pustych pól nie pasuje już potem żadna kość.
   *[other] Na { $count } pustego pola nie pasuje już potem żadna kość.
}
reason-sagrada-open = Każde puste pole można jeszcze wypełnić.
reason-sagrada-no-points = Punkty się nie zmieniają.
reason-sagrada-tool = { $tokens ->
    [one] Narzędzie { $tool } kosztuje { $tokens } żeton.
    [few] Narzędzie { $tool } kosztuje { $tokens } żetony.
    [many] Narzędzie { $tool } kosztuje { $tokens } żetonów.
   *[other] Narzędzie { $tool } kosztuje { $tokens } żetonu.
}
reason-sagrada-tool-colour = { $colour ->
    [red] Za narzędzie { $tool } płaci się czerwoną kością.
    [yellow] Za narzędzie { $tool } płaci się żółtą kością.
    [green] Za narzędzie { $tool } płaci się zieloną kością.
    [blue] Za narzędzie { $tool } płaci się niebieską kością.
   *[purple] Za narzędzie { $tool } płaci się fioletową kością.
}
reason-sagrada-tool-solo = Za narzędzie oddajesz kość z puli.
reason-sagrada-window = { $tokens ->
    [one] Daje { $tokens } żeton przychylności.
    [few] Daje { $tokens } żetony przychylności.
    [many] Daje { $tokens } żetonów przychylności.
   *[other] Daje { $tokens } żetonu przychylności.
}
reason-sagrada-free-cells = { $count ->
    [one] { $count } z 20 pól nie ma wymagań.
    [few] { $count } z 20 pól nie mają wymagań.
    [many] { $count } z 20 pól nie ma wymagań.
   *[other] { $count } z 20 pól nie ma wymagań.
}
reason-sagrada-no-cell = Kość nie pasuje potem nigdzie.
reason-sagrada-cell = { $points ->
    [one] W rzędzie { $row }, w kolumnie { $column } dałaby od razu { $points } punkt.
    [few] W rzędzie { $row }, w kolumnie { $column } dałaby od razu { $points } punkty.
    [many] W rzędzie { $row }, w kolumnie { $column } dałaby od razu { $points } punktów.
   *[other] W rzędzie { $row }, w kolumnie { $column } dałaby od razu { $points } punktu.
}
reason-sagrada-fits = { $count ->
    [one] Pasuje na { $count } pole.
    [few] Pasuje na { $count } pola.
    [many] Pasuje na { $count } pól.
   *[other] Pasuje na { $count } pola.
}
reason-sagrada-nothing-fits = Żadna kość z puli nie pasuje do twojego witrażu.
reason-sagrada-tokens = { $tokens ->
    [one] Zostaje { $tokens } żeton przychylności, na koniec wart punkt.
    [few] Zostają { $tokens } żetony przychylności, na koniec po punkcie.
    [many] Zostaje { $tokens } żetonów przychylności, na koniec po punkcie.
   *[other] Zostaje { $tokens } żetonu przychylności, na koniec po punkcie.
}
reason-sagrada-no-tokens = Nie ma już żetonów przychylności na narzędzia.
reason-sagrada-drafted = W tej turze kość została już wzięta.
