# The six levels of the bots, from weak to strong, and the places where a bot is chosen. How a level plays a game
# is said in the catalogue of the game.

bot-apprentice = Učeň
bot-cutter = Brusič
bot-painter = Malíř
bot-journeyman = Tovaryš
bot-master = Mistr
bot-guildmaster = Cechmistr

# A level in a list: its number and its name, and how it plays
levels-option = { $level }. { $bot }
levels-described = { $level }. { $bot }. { $character }
levels-strength = Úroveň { $level } z { $levels }
# The heading above the bots that are no levels
levels-others = Bez úrovní
help-bots = Vypsat boty: šest úrovní každé hry s popisem, jak hrají, a ostatní.
error-bot-level = Neexistuje úroveň „{ $level }“. Úrovně: { $expected }.
