"""Reviews: computed once, a few at a time, cancelled when nobody waits, kept in the database, and only of finished matches."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio

from leadlight.server.cleanup import DAY
from leadlight.server.errors import TooMany
from leadlight.server.http_models import (
    GraphPoint,
    MatchReview,
    ReviewedDecision,
    ReviewedOption,
    ReviewedSeat,
)
from leadlight.server.review_statistics import count_reviews, read_reviewed
from leadlight.server.reviews.order import Order
from leadlight.server.reviews.process import Finished, Report, ReviewFailed
from leadlight.server.reviews.reviews import MOST_OF_GUEST, MOST_WAITING, Progress, Reviews
from leadlight.server.reviews.summary import summarize
from leadlight.server.services import Services, open_services

from .databases import make_settings, raw_database
from .test_retention import add_one_of_each, age, clean, no_pauses  # noqa: F401
from .visitor import PATIENCE
