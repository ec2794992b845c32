# What the server cannot do. Every sentence says what to do instead.

# The name of somebody who has not given one
guest-name = Host { $number }

## Connection and device

error-guest-unknown = Server už toto zařízení nezná. Načti stránku znovu a vstup jako host.
error-handover-invalid = Tento odkaz pro jiné zařízení už neplatí. Vytvoř nový; platí jednou a deset minut.
error-guest-blocked = Na tomto serveru už hrát nemůžeš. Na důvod se zeptej toho, kdo ho provozuje.
error-guest-none = Žádný host nemá identifikátor, který začíná na „{ $guest }“.
error-guest-many = Na „{ $guest }“ začíná víc identifikátorů. Napiš víc znaků.
error-not-owner = To může jen vlastník serveru příkazem leadlight moderate na stejném počítači.
error-origin-foreign = Jiná stránka se pokusila jednat tvým jménem a byla odmítnuta. Otevři Leadlight na jeho vlastní adrese.
error-host-unknown = Tento server nezná jméno „{ $host }“. Kdo ho provozuje, může je povolit volbou --domain.
error-page-unknown = Na této adrese nic není. Všechny stoly, ke kterým se můžeš přidat, najdeš v lobby.
error-method-unknown = Tuto adresu takto použít nelze.
error-message-malformed = Server tomu nerozumí. Načti stránku znovu a zkus to ještě jednou.
error-text-invisible = Tento text obsahuje znaky, které nejsou vidět nebo obracejí směr psaní. Napiš ho znovu bez nich.
error-message-too-large = To je na server příliš velké. Pošli toho najednou méně.
error-too-fast = To bylo trochu moc rychle. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-server-full = Na serveru teď není místo. Zkus to znovu za pár minut.
error-windows-too-many = Je tu otevřeno příliš mnoho oken s Leadlight. Některá zavři a tohle se připojí samo.
error-network-full = Z této sítě je příliš mnoho připojení. Zkus to znovu za minutu.
error-server-busy = Server má teď hodně práce. Zkus to znovu za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-reviews-waiting = Už čekáš na { $count ->
    [one] { $count } rozbor
    [few] { $count } rozbory
   *[other] { $count } rozborů
}. Počkej na některý z nich, nebo některý zastav.
error-storage-failed = Server to nemohl uložit, takže se nic nestalo. Za chvíli to zkus znovu.
error-server-failed = Na serveru se něco pokazilo a nic se nestalo. Zkus to znovu; pokud to nepomůže, dej vědět tomu, kdo server provozuje.

## The table

error-table-unknown = Stůl „{ $table }“ neexistuje. Zkontroluj kód, nebo si znovu řekni o odkaz.
error-table-private = Tento stůl vidí jen ti, kdo u něj sedí. O místo si řekni tomu, kdo stůl založil.
error-table-full = Botů je víc než míst. Vyber méně botů, nebo víc hráčů.
error-table-unreadable = Tento stůl nelze otevřít: jeho data jsou poškozená. Dej vědět tomu, kdo server provozuje.
error-table-unavailable = Tento stůl teď nelze načíst. Zkus to za chvíli znovu.
error-not-host = Stůl může měnit jen ten, kdo ho založil.
error-table-removed = Zakladatel tohoto stolu tě poslal pryč. Další stoly najdeš na hlavní stránce.
error-table-blocked = Zakladatel tohoto stolu tě už nepouští. Další stoly najdeš na hlavní stránce.
error-person-unknown = Nikdo takový u tohoto stolu není. Podívej se na seznam znovu.
error-seat-none = U tohoto stolu nemáš místo. Můžeš sledovat, nebo založit vlastní stůl.
error-seat-taken = Místo { $seat } už je obsazené. Vyber si jiné, nebo jen sleduj.
error-seat-unknown = { $seats ->
    [one] U tohoto stolu je { $seats } místo
    [few] U tohoto stolu jsou { $seats } místa
   *[other] U tohoto stolu je { $seats } míst
}; místo { $seat } tu není.
error-seats-occupied = Sedí tu víc lidí než { $players }. Nejdřív uvolni některé místo.

## The match

error-match-started = Partie už začala, takže stůl nelze měnit.
error-reveal-early = Příspěvek lze odhalit, až všichni zapečetí ten svůj.
error-reveal-other = Tohle není příspěvek, který byl pro toto místo zapečetěn.
error-share-other = Toto číslo nenavazuje na řetězec tohoto místa.
error-drawing = Poslední rozhodnutí platí a čeká na čerstvá čísla všech hráčů. Dál, jakmile dorazí.
error-match-not-running = Teď se tu žádná partie nehraje.
error-match-running = Tohle půjde, až partie skončí.
error-stale = Mezitím se něco změnilo. Podívej se znovu na desku a pak se rozhodni.
error-bot-plays = Tady za tebe rozhoduje bot, takže teď nemůžeš hrát.
error-hint-people = U tohoto stolu nápověda není: tuto partii hraje nebo začal hrát ještě někdo.
error-hint-turn = Nápověda bude, jakmile budeš na tahu.
error-offer-none = Už tu není žádná žádost o vrácení, na kterou by šlo odpovědět.
error-resigned-already = Tuto partii už máš vzdanou.
error-takeover-early = { $name } není pryč dost dlouho. Bot může převzít místo za { $unit ->
    [days] { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
    [hours] { $count ->
        [one] { $count } hodinu
        [few] { $count } hodiny
       *[other] { $count } hodin
    }
    [minutes] { $count ->
        [one] { $count } minutu
        [few] { $count } minuty
       *[other] { $count } minut
    }
   *[seconds] { $count ->
        [one] { $count } sekundu
        [few] { $count } sekundy
       *[other] { $count } sekund
    }
}.
error-takeover-never = U tohoto stolu bot nikoho nezastupuje. Počkej, nebo partii vzdej.
error-takeover-needless = Bot tohle místo převzít nemůže, nebo už na něm hraje.
error-takeover-present = { $name } je zpátky, takže bot není potřeba.
error-chat-too-fast = Píšeš rychleji, než ostatní stačí číst. Počkej { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-chat-muted = Na tomto serveru už psát nemůžeš. Hrát můžeš dál.
error-chat-muted-here = Zakladatel stolu ti tu nedovolil psát. Hrát můžeš dál.
