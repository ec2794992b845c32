# The home page: going on with matches, playing against bots, links for others, and pages that cannot be shown.

# Going on. $players are the names of the others at the table.
home-continue = Pokračovat
home-waiting-for-you = { $count ->
    [one] { $count } partie čeká na tebe
    [few] { $count } partie čekají na tebe
   *[other] { $count } partií čeká na tebe
}
home-all = Všechny: { $count }
home-continue-match = Pokračovat: { $game }, { $players }
home-look-again = Prohlédnout
home-look-again-at = Prohlédnout: { $game }, { $players }
home-dismiss = Odebrat ze seznamu: { $game }, { $players }
home-dismissed = Odebráno ze seznamu. Partie zůstává v historii.
home-undo = Vrátit
home-alone = Sólo
# How a match ended. $mine are your points, $best those of the best of the others.
home-you-won = výhra { $mine } : { $best }
home-you-shared = společná výhra, { $mine }
home-you-lost = prohra { $mine } : { $best }
home-you-alone = { $mine ->
    [one] { $mine } bod
    [few] { $mine } body
   *[other] { $mine } bodů
}

# Your matches
home-matches = Tvé partie
home-matches-none = Tady se rozsvítí tvá okna.
home-matches-note = { $count ->
    [one] poslední partie; vyhraná svítí
    [few] poslední { $count } partie; vyhrané svítí
   *[other] posledních { $count } partií; vyhrané svítí
}
home-matches-picture = Poslední partie: { $count }, z toho vyhrané: { $won }.
home-played = odehráno: { $count }
home-won = vyhráno: { $count }
# $list has the best points of each game, as home-best-in writes them
home-best = nejlepší výsledek: { $list }
home-best-in = { $game } – { $points }

# An address that means "this computer"
home-only-here = Tuto adresu lze otevřít jen na tomto počítači. Aby se mohli přidat i ostatní ve stejné síti, zastav server a spusť ho tímto příkazem. Tvé stoly zůstanou.
home-only-here-command = Příkaz, který spustí server pro ostatní
home-device-qr = QR kód odkazu pro druhé zařízení

# Pages that cannot be shown
home-unreachable = Server není dostupný
home-retry = Zkusit znovu
home-code-looking = Hledáme stůl…

# Learning a game
home-learn = Naučit se
home-learn-game = Naučit se hrát: { $game }
home-new = Poprvé tady?
home-new-about = Nauč se hru hraním, každá zabere asi šest minut.

# The puzzle of the day and the daily challenge
home-puzzle = Úloha dne
home-puzzle-task = { $game }: najdi nejlepší tah
home-puzzle-solve = Řešit
home-puzzle-more = Další úlohy
home-puzzle-streak = Série { $days }, nejdelší { $longest }
home-puzzle-week = Nalezeno v { $found ->
    [one] { $found } dni
    [few] { $found } dnech
   *[other] { $found } dnech
} z posledních sedmi
home-puzzles = Úlohy
home-challenge = Denní výzva
