"""The tables of the database. A match is its entries, in order; an entry is never changed.

Times are those of `server.steady_clock`.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    select,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=True),  # about when the guest was last here
    Index("guests_by_seen", "seen"),
)

# Which devices are signed in as which guest. `used` is when a device last came, to the day.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index("sessions_by_guest", "guest"),
)

# Guests with a cookie of version 0.1, which names the guest and no session. It becomes a session when it is used.
old_cookies = Table(
    "old_cookies",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("until", Float, nullable=True),  # empty until the cookie is used for the first time
)

# Guests whom the owner of the server has muted or blocked.
sanctions = Table(
    "sanctions",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", Boolean, nullable=False),
    Column("blocked", Boolean, nullable=False),
)

# `body` is a `tables.model.TableRow` as JSON: everything about a table but its matches. `summary` is a
# `tables.model.Summary` as JSON, what a list of tables says about the match; rows of version 0001 have none.
tables = Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("status", String(8), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("changed", Float, nullable=False),
    Column("body", Text, nullable=False),
    Column("summary", Text, nullable=True),
    Index("tables_by_change", "status", "changed"),
)

# Who belongs to which table, for "my tables".
seats = Table(
    "seats",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Index("seats_by_guest", "guest"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", ForeignKey("tables.code"), nullable=False),
    Column("started", Float, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("head", Text, nullable=False),  # a record without actions: game, options, seats, proof
    Index("matches_by_table", "code", "started"),
)

# kind: setup, act, undo (back to `ply`) or resign. `actions` holds a decision and the chance after it, a line each.
entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("left", Text, nullable=True),  # seconds on the clocks afterwards, by seat, separated by blanks
    Column("at", Float, nullable=False),
    Column("actor", Integer, nullable=True),  # who decides afterwards; entries of version 0002 do not say
)

# How a match ended for a person who played it. `standing` is a `wire.Standing` as JSON: that of all seats.
results = Table(
    "results",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("ended", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("standing", Text, nullable=False),
    Index("results_by_guest", "guest", "ended"),
)

# What the review of a match found. `key` names what was reviewed, and how closely: the same match is never reviewed
# twice. An uploaded record has no match here. `body` is an `insight.review.Review` as JSON, deflated; `summary` is what
# statistics need of it, a list of `reviews.summary.SeatSummary`. Nodes of version 0010 know nothing of this table, so
# the database deletes what belongs to a match.
reviews = Table(
    "reviews",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=True),
    Column("made", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("summary", Text, nullable=False),
    Index("reviews_by_match", "match"),
    Index("reviews_by_time", "made"),
)

chats = Table(
    "chats",
    metadata,
    Column("code", ForeignKey("tables.code"), primary_key=True),
    Column("id", Integer, primary_key=True),
    Column("name", String(32), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("chats_by_time", "at"),
)

# One row: the server's own time and the computer's, read at the same moment (`server.steady_clock`).
readings = Table(
    "readings",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("steady", Float, nullable=False),
    Column("wall", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Which node has a table, where several serve the same database. `fence` grows with every change of hands, and every
# write to the table is refused unless it comes with the number that is here (`storage.leases`).
leases = Table(
    "leases",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("node", String(64), nullable=True),  # empty when the last one gave it back
    Column("fence", BigInteger, nullable=False),
    Index("leases_by_node", "node"),
)

# A puzzle that somebody has tried. `tried` are the wrong actions, a line each; `day` is set where it was the puzzle of
# that day. `status` is open, solved or shown.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("day", String(10), nullable=True),
    Column("status", String(6), nullable=False),
    Column("tried", Text, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    Index("puzzle_attempts_by_puzzle", "puzzle", "status"),
)

# Somebody's attempt at the challenge of a day: its decisions, a line each, and the result once it is over.
challenge_attempts = Table(
    "challenge_attempts",
    metadata,
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("actions", Text, nullable=False),
    Column("points", Integer, nullable=True),
    Column("won", Boolean, nullable=True),
    Column("at", Float, nullable=False),
    Index("challenge_attempts_by_day", "day", "points"),
)

# One row: the oldest version of the schema whose programs can use this database (`storage.versions`).
compatibility = Table(
    "compatibility",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("oldest", String(32), nullable=False),
)

# For queries of `tables`: the id of the running or last match of each.
last_match = (
    select(matches.c.id)
    .where(matches.c.code == tables.c.code)
    .order_by(matches.c.started.desc())
    .limit(1)
    .correlate(tables)
    .scalar_subquery()
)
