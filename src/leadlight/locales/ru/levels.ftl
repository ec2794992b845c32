# The six levels of the bots, from weak to strong, and the places where a bot is chosen. How a level plays a game
# is said in the catalogue of the game.

bot-apprentice = Ученик
bot-cutter = Резчик
bot-painter = Художник
bot-journeyman = Подмастерье
bot-master = Мастер
bot-guildmaster = Глава цеха

# A level in a list: its number and its name, and how it plays
levels-option = { $level }. { $bot }
levels-described = { $level }. { $bot }. { $character }
levels-strength = Уровень { $level } из { $levels }
# The heading above the bots that are no levels
levels-others = Без уровней
help-bots = Показать ботов: шесть уровней каждой игры с описанием, как они играют, и остальных.
error-bot-level = Нет уровня «{ $level }». Уровни: { $expected }.
