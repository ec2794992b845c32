# The six levels of the bots, from weak to strong, and the places where a bot is chosen. How a level plays a game
# is said in the catalogue of the game.

bot-apprentice = Apprentice
bot-cutter = Cutter
bot-painter = Painter
bot-journeyman = Journeyman
bot-master = Master
bot-guildmaster = Guildmaster

# A level in a list: its number and its name, and how it plays
levels-option = { $level }. { $bot }
levels-described = { $level }. { $bot }. { $character }
levels-strength = Level { $level } of { $levels }
# The heading above the bots that are no levels
levels-others = Without levels
help-bots = List the bots: the six levels of each game and how they play, and the others.
error-bot-level = There is no level “{ $level }”. Levels: { $expected }.
