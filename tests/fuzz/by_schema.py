"""Requests that schemathesis makes from the server's own description of its HTTP interface."""

import warnings
from itertools import cycle
from random import Random
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.errors import SchemathesisError
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from .attack import Tally
from .requests import Target

PATIENCE = 60.0
EXAMPLES = 50  # of an operation at a time


def send_by_schema(target: Target, count: int, tally: Tally) -> None:
    """Send at least so many requests, as many to each operation."""
    schema = schemathesis.openapi.from_url(f"http://{target.address}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    goal = tally.by_schema + count
    with requests.Session() as session:
        for number, operation in enumerate(cycle(operations)):
            if tally.by_schema >= goal:
                return
            send_examples(operation, session, target, number, tally)


def send_examples(
    operation: APIOperation[Any, Any, Any, Any], session: requests.Session, target: Target, number: int, tally: Tally
) -> None:
    rng = Random(number)

    @seed(number)
    @settings(
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def send(case: schemathesis.Case[Any]) -> None:
        if "code" in case.path_parameters and rng.random() < 0.9:  # guesses lead to no table
            case.path_parameters["code"] = rng.choice(target.codes)
        cookie = f"leadlight={rng.choice(target.cookies)}"  # a guest may not do everything often
        headers = {"Cookie": cookie, "X-Forwarded-For": target.sender}
        response = case.call(session=session, headers=headers, timeout=PATIENCE)
        tally.note_status(response.status_code, f"{case.method} {case.formatted_path} {case.body!r}".encode())
        tally.by_schema += 1

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            send()
        except SchemathesisError:
            return
