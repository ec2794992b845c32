"""Writes deploy/grafana/leadlight.json, the dashboard for the metrics of `server.metrics`. `--check` only compares."""

import json
import sys
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "deploy" / "grafana" / "leadlight.json"
SOURCE = {"type": "prometheus", "uid": "prometheus"}
WIDTH, HEIGHT = 8, 7  # of a panel; a row has 24 columns

# Title, unit and the queries with their legends.
PANELS: list[tuple[str, str, list[tuple[str, str]]]] = [
    ("Actions a second", "ops", [("sum by (game) (rate(leadlight_actions_total[1m]))", "{{game}}")]),
    (
        "From a command to its commit",
        "s",
        [
            (f"histogram_quantile({q}, sum by (le) (rate(leadlight_action_seconds_bucket[1m])))", f"p{round(q * 100)}")
            for q in (0.5, 0.95, 0.99)
        ],
    ),
    ("Connections by node", "short", [("leadlight_connections", "{{instance}}")]),
    (
        "Tables by node",
        "short",
        [("leadlight_tables", "{{instance}}"), ("leadlight_tables_playing", "{{instance}} playing")],
    ),
    ("Leases by node", "short", [("leadlight_leases", "{{instance}}")]),
    (
        "Takeovers and refused writes",
        "ops",
        [
            ("sum(rate(leadlight_takeovers_total[1m]))", "tables taken over"),
            ("sum(rate(leadlight_lease_refusals_total[1m]))", "writes without a lease"),
            ("sum(rate(leadlight_commit_failures_total[1m]))", "writes refused"),
        ],
    ),
    (
        "Transactions",
        "s",
        [
            (f"histogram_quantile({q}, sum by (le) (rate(leadlight_commit_seconds_bucket[1m])))", f"p{round(q * 100)}")
            for q in (0.5, 0.99)
        ],
    ),
    (
        "Jobs in a transaction",
        "short",
        [("rate(leadlight_commit_units_total[1m]) / rate(leadlight_commit_seconds_count[1m])", "{{instance}}")],
    ),
    ("Writes that wait", "short", [("leadlight_commit_waiting", "{{instance}}")]),
    (
        "Bus",
        "short",
        [("leadlight_bus_up", "{{instance}} up"), ("rate(leadlight_bus_failures_total[1m])", "{{instance}} failures")],
    ),
    ("Carried to other nodes", "short", [("leadlight_carried_out", "{{instance}}")]),
    (
        "Queue",
        "short",
        [
            ("sum(rate(leadlight_queue_jobs_total[1m]))", "jobs a second"),
            ("sum(leadlight_queue_waiting)", "waiting"),
            ("sum(rate(leadlight_queue_failures_total[1m]))", "failures a second"),
        ],
    ),
    (
        "Bots",
        "short",
        [("leadlight_bots_thinking", "{{instance}} thinking"), ("leadlight_bots_waiting", "{{instance}} waiting")],
    ),
    ("Nodes by version", "short", [("max by (version) (leadlight_nodes)", "{{version}}")]),
    (
        "Processor and memory",
        "short",
        [
            ("rate(process_cpu_seconds_total[1m])", "{{instance}} cores"),
            ("process_resident_memory_bytes / 1e9", "{{instance}} GB"),
        ],
    ),
]


def panel(number: int, title: str, unit: str, queries: list[tuple[str, str]]) -> dict[str, Any]:
    place = {"h": HEIGHT, "w": WIDTH, "x": number % 3 * WIDTH, "y": number // 3 * HEIGHT}
    targets = [
        {"refId": chr(ord("A") + at), "expr": query, "legendFormat": legend, "datasource": SOURCE}
        for at, (query, legend) in enumerate(queries)
    ]
    return {
        "id": number + 1,
        "title": title,
        "type": "timeseries",
        "datasource": SOURCE,
        "gridPos": place,
        "fieldConfig": {"defaults": {"unit": unit, "min": 0}, "overrides": []},
        "options": {"legend": {"displayMode": "list", "placement": "bottom"}, "tooltip": {"mode": "multi"}},
        "targets": targets,
    }


def dashboard() -> str:
    panels = [panel(number, *each) for number, each in enumerate(PANELS)]
    whole = {
        "title": "Leadlight",
        "uid": "leadlight",
        "schemaVersion": 41,
        "refresh": "5s",
        "time": {"from": "now-30m", "to": "now"},
        "panels": panels,
    }
    return json.dumps(whole, indent=1) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(
            0 if FILE.exists() and FILE.read_text(encoding="utf-8") == dashboard() else f"{FILE} is not up to date"
        )
    FILE.write_text(dashboard(), encoding="utf-8")
