"""Three nodes for the tests that do not harm them."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from tests.server.visitor import Visitor

from .nodes import Nodes, running_nodes


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def nodes(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Nodes]:
    async with running_nodes(tmp_path_factory.mktemp("cluster")) as nodes:
        yield nodes


class People:
    """Makes guests, each at a node, and closes their connections after the test."""

    def __init__(self, nodes: Nodes, stack: AsyncExitStack) -> None:
        self.nodes = nodes
        self.stack = stack

    async def enter(self, name: str, node: int = 0) -> Visitor:
        visitor = Visitor(self.nodes.nodes[node].address)
        self.stack.push_async_callback(visitor.close)
        return await visitor.enter(name)

    def move(self, visitor: Visitor, node: int) -> Visitor:
        visitor.move(self.nodes.nodes[node].address)
        return visitor


@pytest_asyncio.fixture(loop_scope="package")
async def people(nodes: Nodes) -> AsyncIterator[People]:
    async with AsyncExitStack() as stack:
        yield People(nodes, stack)
