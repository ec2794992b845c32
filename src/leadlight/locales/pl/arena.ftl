# Co mówi `leadlight arena`: jak silne są boty.

help-arena = Porównaj boty w lustrzanych partiach każdej pary, z rankingiem Elo.
help-arena-bots = Boty, które się spotykają, po przecinku, co najmniej dwa: { $bots } albo własny jako package.module:Class.
help-arena-games = Ile partii rozgrywa każda para.
help-arena-sprt = Przy dwóch botach: zakończ, gdy tylko wiadomo, czy drugi jest silniejszy o tyle punktów Elo, czy wcale nie jest silniejszy.
error-arena-bots = Arena potrzebuje co najmniej dwóch różnych botów: { $bots }
error-arena-sprt = --sprt wymaga dokładnie dwóch botów i liczby większej od 0.
arena-games = Partie
arena-share = Wygrane pierwszego
arena-points = Średnia punktów
arena-elo = Elo
arena-share-of = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-means = { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = { $bot } jest silniejszy niż { $rival }.
arena-not-stronger = { $bot } nie jest silniejszy niż { $rival }.
