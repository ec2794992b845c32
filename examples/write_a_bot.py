"""A bot in twenty lines: it looks at the points after each action, nothing else, and meets the bots of the package."""

import leadlight
from leadlight.play.arena import Contest


class MostPoints:
    name = "most points"

    def choose(self, perspective: leadlight.Perspective, thinking: leadlight.Thinking) -> int:
        """Every world that a perspective deals is one that the seat cannot tell from the truth."""
        world = perspective.deal_world(thinking.rng)

        def points_after(action: int) -> int:
            after = world.copy()
            after.apply(action)
            return after.scores()[perspective.seat]

        actions = perspective.legal_actions()
        best = max(map(points_after, actions))
        return thinking.rng.pick([action for action in actions if points_after(action) == best])


players = {bot.name: bot.choose for bot in (MostPoints(), leadlight.find_bot("random"))}
tally = leadlight.Tally()
for match in Contest(leadlight.find_game("sintra"), {}, list(players), players, seed=1).matches(20):
    tally.add(match)
print(tally.wins)
