"""No module imports itself by way of others, not even for types: every module can be read after those it imports."""

from graphlib import TopologicalSorter

import grimp


def test_there_is_no_cycle_between_modules() -> None:
    graph = grimp.build_graph("leadlight", exclude_type_checking_imports=False)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    imports.pop("leadlight")  # the public namespace, which loads each of its names when it is first used
    inside = {module: found - {"leadlight"} for module, found in imports.items()}
    assert len(inside) > 200
    assert list(TopologicalSorter(inside).static_order())  # raises `CycleError` with the modules of a cycle
