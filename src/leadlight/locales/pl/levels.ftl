# The six levels of the bots, from weak to strong, and the places where a bot is chosen. How a level plays a game
# is said in the catalogue of the game.

bot-apprentice = Uczeń
bot-cutter = Szlifierz
bot-painter = Malarz
bot-journeyman = Czeladnik
bot-master = Mistrz
bot-guildmaster = Cechmistrz

# A level in a list: its number and its name, and how it plays
levels-option = { $level }. { $bot }
levels-described = { $level }. { $bot }. { $character }
levels-strength = Poziom { $level } z { $levels }
# The heading above the bots that are no levels
levels-others = Bez poziomów
help-bots = Wypisz boty: sześć poziomów każdej gry z opisem, jak grają, i pozostałe.
error-bot-level = Nie ma poziomu „{ $level }”. Poziomy: { $expected }.
