"""A bot in twenty lines: it looks at the points after each action, nothing else, and meets the bots of the package."""

from leadlight.bots import Perspective, Thinking, find_bot
from leadlight.games import find_game
from leadlight.play.arena import Contest
from leadlight.play.tally import Tally


class MostPoints:
    name = "most points"

    def choose(self, perspective: Perspective, thinking: Thinking) -> int:
        """Every world that a perspective deals is one that the seat cannot tell from the truth."""
        world = perspective.deal_world(thinking.rng)

        def points_after(action: int) -> int:
            after = world.copy()
            after.apply(action)
            return after.scores()[perspective.seat]

        actions = perspective.legal_actions()
        best = max(map(points_after, actions))
        return thinking.rng.pick([action for action in actions if points_after(action) == best])


players = {bot.name: bot.choose for bot in (MostPoints(), find_bot("random"))}
tally = Tally()
for match in Contest(find_game("sintra"), {}, list(players), players, seed=1).matches(20):
    tally.add(match)
print(tally.wins)
