# What `leadlight arena` says: how strong bots are.

help-arena = Compare bots by mirrored matches of every pair, with Elo ratings.
help-arena-bots = The bots that meet, separated by commas, at least two: { $bots }, or your own as package.module:Class.
help-arena-games = How many matches each pair plays.
help-arena-sprt = With two bots: stop as soon as it is clear whether the second one is stronger by this many Elo points, or not stronger at all.
error-arena-bots = The arena needs at least two bots, all different: { $bots }
error-arena-sprt = --sprt needs exactly two bots and a number above 0.
arena-games = Matches
arena-share = Won by the first
arena-points = Mean points
arena-elo = Elo
arena-share-of = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-means = { NUMBER($own, minimumFractionDigits: 1, maximumFractionDigits: 1) } : { NUMBER($other, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-stronger = { $bot } is stronger than { $rival }.
arena-not-stronger = { $bot } is not stronger than { $rival }.
