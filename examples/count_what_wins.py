"""Research in a few lines: how much of a greedy player's score comes from where, over fifty matches of three."""

from collections import Counter

import leadlight
from leadlight.play.arena import Contest

game = leadlight.find_game("sintra")
contest = Contest(game, {"players": 3}, ["greedy"] * 3, {"greedy": leadlight.find_bot("greedy").choose}, seed=1)
points: Counter[str] = Counter()
for match in contest.matches(50):
    for seat in range(3):
        points.update({part.reason: part.points for part in game.score(match.state, seat).parts})
for reason, total in points.most_common():
    print(f"{reason:15} {total / 150:6.1f}")
