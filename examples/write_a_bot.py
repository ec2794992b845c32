"""A bot in twenty lines: it looks at the points after each action, nothing else, and meets the bots of the package."""

from leadlight.bots import BOTS
from leadlight.core.chance import Rng
from leadlight.games import find_game
from leadlight.play.arena import Contest
from leadlight.play.perspective import Perspective
from leadlight.play.tally import Tally


def choose_most_points(perspective: Perspective, rng: Rng) -> int:
    """Every world a perspective deals is one that the seat cannot tell from the truth."""
    world = perspective.deal_world(rng)

    def points_after(action: int) -> int:
        after = world.copy()
        after.apply(action)
        return after.scores()[perspective.seat]

    actions = perspective.legal_actions()
    best = max(map(points_after, actions))
    return rng.pick([action for action in actions if points_after(action) == best])


players = {"most points": choose_most_points, "random": BOTS["random"].choose}
tally = Tally()
for match in Contest(find_game("sintra"), {}, list(players), players, seed=1).matches(20):
    tally.add(match)
print(tally.wins)
