# What `leadlight puzzles` says.

help-puzzles = Řešit úlohy: pozice, v nichž je jeden tah jasně nejlepší.
help-puzzles-game = Jen úlohy z této hry: { $games }.
help-puzzles-theme = Jen úlohy na toto téma, například finish, tool nebo steal.
help-puzzles-difficulty = Jen úlohy této obtížnosti, od 1 do 5.
help-puzzles-daily = Jen úloha dne.
help-puzzles-mine = Hledat nové úlohy v partiích mezi boty.
help-puzzles-check = Vyřešit úlohy nejsilnějším botem s desetinásobným časem: u kolika zůstane jediný nejlepší tah.
help-puzzles-out = Soubor pro nalezené úlohy.
help-puzzles-count = Kolik úloh najít.
help-puzzles-seconds = Skončit po tolika sekundách s tím, co se našlo.
help-puzzles-sample = Kolik úloh z každé hry ověřit.
help-puzzles-file = Ověřit úlohy z tohoto souboru místo přibalených.
puzzles-mining = { $seconds } s: partie { $matches }, úlohy { $found }
puzzles-mined = Úloh v souboru { $file }: { $count }.
puzzles-mined-difficulty = Obtížnost { $difficulty }: { $count }
puzzles-checked = { $game }: jediný nejlepší tah si nechává { $hold } z { $checked } ověřených úloh; celkem jich je { $puzzles }.
puzzles-lost = Ztraceno: { $puzzles }
puzzles-all-known = { $count ->
    [one] Jedinou takovou úlohu už znáš.
    [few] Všechny { $count } takové úlohy už znáš.
   *[other] Všech { $count } takových úloh už znáš.
}
puzzle-help = Napiš akci, například { $example }, nebo: { puzzle-word-board }, { puzzle-word-legal }, { puzzle-word-hint }, { puzzle-word-show }, { puzzle-word-next }, { puzzle-word-leave }.
puzzle-word-board = deska
puzzle-word-legal = povolené
puzzle-word-hint = nápověda
puzzle-word-show = řešení
puzzle-word-next = dál
puzzle-word-leave = konec
puzzle-hint-actions = Nejlepší tah je jeden z těchto:
puzzle-prompt = Tvůj tah ({ $left })>
puzzle-next-prompt = Enter pro další úlohu, { puzzle-word-leave } pro konec:
