"""Tests of tests/e2e that run in Firefox as well: the home page, whole matches, languages, reconnecting."""

from tests.e2e.test_against_a_bot import (
    test_from_the_lobby_one_click_leads_to_a_match_that_is_played_replayed_and_verified,
)
from tests.e2e.test_languages import test_every_page_speaks_the_language_and_fits
from tests.e2e.test_reconnecting import (
    test_a_move_survives_the_end_of_its_line_and_is_made_once,
    test_who_was_offline_finds_what_the_other_did_meanwhile,
)
from tests.e2e.test_sagrada import test_a_whole_match_alone_is_played_by_keys

__all__ = [
    "test_a_move_survives_the_end_of_its_line_and_is_made_once",
    "test_a_whole_match_alone_is_played_by_keys",
    "test_every_page_speaks_the_language_and_fits",
    "test_from_the_lobby_one_click_leads_to_a_match_that_is_played_replayed_and_verified",
    "test_who_was_offline_finds_what_the_other_did_meanwhile",
]
