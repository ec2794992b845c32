# Co říkají `leadlight analyse` a `leadlight review`. $shares jsou šance na výhru popořadě, například „54 % · 46 %“.

help-analyse = Říct, jakou cenu mají nejlepší tahy v pozici a proč.
help-review = Rozebrat dohranou partii: chyby, štěstí a co rozhodlo.
help-analyse-position = Pozice v notaci.
help-analyse-ply = Pozice po tolika akcích záznamu; bez toho poslední.
help-analyse-time = Kolik sekund přemýšlet.
help-analyse-nodes = Kolik pozic prozkoumat, místo času.
help-review-time = Kolik sekund přemýšlet o každém rozhodnutí.
help-review-nodes = Kolik pozic prozkoumat u každého rozhodnutí, místo času.
help-review-jobs = Kolik procesů pracuje; bez toho jeden na každé jádro. Rozbor je stejný.
error-analyse-what = Zadej buď pozici, nebo záznam.
error-analyse-nobody = V této pozici nikdo o ničem nerozhoduje.
error-analyse-game = Záznam je partie { $found }, ne { $expected }.
error-review-unfinished = Rozebrat lze jen dohranou partii.
error-review-cancelled = Rozbor byl zrušen.
insight-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-progress = Přemýšlím
analyse-seat = Rozhoduje místo { $seat }. Šance na výhru popořadě: { $shares }
analyse-exact = Spočítáno až do konce partie.
analyse-estimate = Odhad, { $nodes ->
    [one] { $nodes } prozkoumaná pozice
    [few] { $nodes } prozkoumané pozice
   *[other] { $nodes } prozkoumaných pozic
}. Rozsah za ± jsou dvě směrodatné chyby.
analyse-action = Tah
analyse-value = Šance
analyse-behind = Horší o
analyse-line = Může pokračovat
review-progress = Rozebírám
review-title = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
review-start = Začátek
review-skill = Umění
review-luck = Štěstí
review-unexplained = Nevysvětleno
review-result = Výsledek
review-accuracy = Přesnost
review-sums = Začátek + umění + štěstí + nevysvětleno = výsledek, jako podíly na výhře.
review-mark-best = nejlepší
review-mark-good = dobrý
review-mark-inaccuracy = nepřesnost
review-mark-mistake = chyba
review-mark-blunder = hrubá chyba
review-moments = Okamžiky, které partii rozhodly
review-moment-decision = Akce { $ply }, { $name }: { $played } ({ $mark }, { $change }). Lépe: { $best }
review-moment-draw = Los { $ply }: { $change } pro hráče { $name }
