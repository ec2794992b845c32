from leadlight.games.sintra.events import MarkerTaken


def test_a_fact_without_a_secret_is_the_same_for_everybody() -> None:
    event = MarkerTaken(1)
    assert event.seen_by(0) is event.seen_by(None) is event
