# Puzzles and the daily challenge, in the browser and in the terminal.


# What a puzzle is about
puzzle-theme-end = ukončit partii
puzzle-theme-last-round = poslední kolo
puzzle-theme-glazier = vrátit sklenáře, nebo ne
puzzle-theme-keep = kterou tabulku si nechat
puzzle-theme-finish = dokončit pásek
puzzle-theme-glass = nerozbíjet sklo
puzzle-theme-centre = odmítnout střed
puzzle-theme-sacrifice = rozbít sklo schválně
puzzle-theme-start = vzít si první tah
puzzle-theme-build = zvolit pásek
puzzle-theme-tool = sáhnout po nástroji
puzzle-theme-use-tool = dobře použít nástroj
puzzle-theme-pass = nechat být
puzzle-theme-points = hodně bodů najednou
puzzle-theme-place = najít políčko
puzzle-theme-draft = vybrat kostku
puzzle-theme-alone = sólová hra
puzzle-theme-name = určit, kdo boduje
puzzle-theme-two-frames = dva rámečky najednou
puzzle-theme-steal = sebrat rámeček
puzzle-theme-close = uzavřít rámeček
puzzle-theme-deny = nedat rámeček
puzzle-theme-shard = obětovat střep
puzzle-theme-skip = vynechat tah
puzzle-theme-discard = odložit destičky
puzzle-theme-prepare = připravit rámeček
puzzle-theme-broken = rozbité vzory

# A puzzle and the tries at it
puzzle-title = Úlohy
puzzle-task = Najdi nejlepší tah
puzzle-task-note = Zahraj ho na desce. Jeden tah je jasně nejlepší; máš dva pokusy.
puzzle-about-this = O této úloze
puzzle-heading = { $game }, { $players ->
    [one] sólo
    [few] { $players } hráči
   *[other] { $players } hráčů
}
puzzle-difficulty = obtížnost { $difficulty } z 5
puzzle-source = Z partie mezi boty. Co v ní nešlo vědět, bylo vylosováno znovu.
puzzle-tries = Pokusy
puzzle-tries-left = { $left ->
    [one] Zbývá { $left } pokus.
    [few] Zbývají { $left } pokusy.
   *[other] Zbývá { $left } pokusů.
}
puzzle-hint = Ukázat první nápovědu
puzzle-hinted = Správný zdroj svítí: teď se dá hrát jen odtud.
puzzle-hinted-short = Správný zdroj svítí
puzzle-show = Ukázat řešení
puzzle-skip = Přeskočit tuto úlohu
puzzle-wrong-title = V souladu s pravidly, ale ne nejlepší
puzzle-wrong-by = Ztrácí { $percent } % výhry.
puzzle-wrong-far = Nepatří k lepším tahům.
puzzle-found = To je ono
puzzle-shown = Nejlepší tah
puzzle-found-by = Našlo ho tu { $percent } % z { $count ->
    [one] { $count } hráče
    [few] { $count } hráčů
   *[other] { $count } hráčů
}.
puzzle-solution = Nejlepší: { $action }, { $percent } % výhry.
puzzle-next-best = { $number }: { $action }, { $percent } %, méně o { $behind } %.
puzzle-about = O čem: { $themes }.
puzzle-values = Jaký podíl na výhře lze po každém tahu čekat; ověřeno desetkrát delším hledáním.
puzzle-next = Další úloha
puzzle-to-stream = Dál: proud úloh
puzzle-share = Sdílet
puzzle-share-text = Leadlight, úloha ze dne { $day }: { $marks }
puzzle-share-copied = Zkopírováno. Řešení neprozrazuje.
puzzle-play-on = Hrát odtud dál
puzzle-you = Ty
puzzle-rival = Místo { $seat }

# The pages: the puzzle of the day, the stream and the days before
puzzle-tab-daily = Úloha dne
puzzle-tab-stream = Proud úloh
puzzle-tab-archive = Archiv
puzzle-tab-challenge = Denní výzva
puzzle-tab-short-daily = Dnes
puzzle-tab-short-stream = Proud
puzzle-tab-short-archive = Archiv
puzzle-tab-short-challenge = Výzva
puzzle-week = Tvůj týden
puzzle-week-none = Tabulka za každý den, kdy najdeš tah.
puzzle-day-solved = { $day }: nalezeno
puzzle-day-missed = { $day }: nenalezeno
puzzle-day-open = { $day }: ještě otevřeno
puzzle-streak = { $days ->
    [one] Série: { $days } den.
    [few] Série: { $days } dny.
   *[other] Série: { $days } dní.
}
puzzle-longest = Nejdelší: { $days }.
puzzle-stream-solved = Nalezeno { $solved } z { $count }
puzzle-last = Tvé poslední
puzzle-last-found = nalezeno
puzzle-last-shown = nenalezeno
puzzle-games = Hry v proudu
puzzle-themes = Téma
puzzle-any-theme = jakékoli
puzzle-levels = Obtížnost
puzzle-any-level = jakákoli
puzzle-all-known = Tyhle už znáš všechny. Zvol jiné téma nebo hru.

# The daily challenge: the same draws for everybody on this server
challenge-about = { $game } sólo, dnes se stejnými losy pro všechny na tomto serveru. Jeden pokus, bez vracení tahů.
challenge-fixed = Losy určuje datum a server je zná předem; nedokazují se jako u stolu.
challenge-begin = Začít
challenge-continue = Pokračovat
challenge-results = Dnešní výsledky
challenge-nobody = Ještě nikdo nedohrál.
challenge-points = body: { $points }
challenge-beaten = cílové skóre překonáno
challenge-missed = cílové skóre nepřekonáno
challenge-over = Dohráno, body: { $points }.
challenge-finished = { $count ->
    [one] Dohrál { $count } člověk.
    [few] Dohráli { $count } lidé.
   *[other] Dohrálo { $count } lidí.
}
challenge-again = Zítra bude nová.
challenge-you = ty

# What can go wrong
error-puzzle-unknown = Úloha { $puzzle } neexistuje.
error-puzzles-none = Tato verze takové úlohy nemá.
error-puzzle-theme = Téma „{ $theme }“ neexistuje. Témata: { $expected }.
error-puzzle-difficulty = Obtížnost { $difficulty } neexistuje; jsou od 1 do { $last }.
error-puzzle-over = Řešení této úlohy už znáš.
error-challenge-moved = Tento pokus pokračoval jinde. Načti stránku znovu.
