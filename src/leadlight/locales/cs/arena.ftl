# Co říká `leadlight arena`: jak silní jsou boti.

help-arena = Porovnat boty v zrcadlových partiích každé dvojice, s hodnocením Elo.
help-arena-bots = Boti, kteří se utkají, oddělení čárkami, alespoň dva: { $bots }, nebo vlastní jako package.module:Class.
help-arena-games = Kolik partií odehraje každá dvojice.
help-arena-sprt = Se dvěma boty: skončit, jakmile je jasné, zda je druhý silnější o tolik bodů Elo, nebo vůbec silnější není.
error-arena-bots = Aréna potřebuje alespoň dva různé boty: { $bots }
error-arena-sprt = --sprt potřebuje právě dva boty a číslo větší než 0.
arena-games = Partie
arena-share = Vyhrál první
arena-points = Průměr bodů
arena-elo = Elo
arena-share-of = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-means = { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = { $bot } je silnější než { $rival }.
arena-not-stronger = { $bot } není silnější než { $rival }.
