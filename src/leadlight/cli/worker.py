"""`leadlight worker`: does the jobs of all nodes, such as the decisions of bots."""

import asyncio
import os
from typing import Annotated

from cyclopts import Parameter

from leadlight.cli.arguments import Whole
from leadlight.locales import translate

CORES = os.cpu_count() or 1


def worker(
    *,
    bus: Annotated[str, Parameter(help="help-bus")],
    processes: Annotated[Whole, Parameter(help="help-worker-processes")] = CORES,
) -> None:
    from leadlight.server.logs import set_up_logging
    from leadlight.server.worker import work

    set_up_logging()
    asyncio.run(work(bus, max(1, processes), lambda: print(translate("worker-ready", bus=bus), flush=True)))
    print(translate("serve-stopped"))
