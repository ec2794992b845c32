# The six levels of the bots, from weak to strong, and the places where a bot is chosen. How a level plays a game
# is said in the catalogue of the game.

bot-apprentice = Учень
bot-cutter = Різьбяр
bot-painter = Художник
bot-journeyman = Підмайстер
bot-master = Майстер
bot-guildmaster = Цехмістер

# A level in a list: its number and its name, and how it plays
levels-option = { $level }. { $bot }
levels-described = { $level }. { $bot }. { $character }
levels-strength = Рівень { $level } з { $levels }
# The heading above the bots that are no levels
levels-others = Без рівнів
help-bots = Показати ботів: шість рівнів кожної гри з описом, як вони грають, та інших.
error-bot-level = Немає рівня «{ $level }». Рівні: { $expected }.
