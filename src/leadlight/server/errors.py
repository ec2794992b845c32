"""What the server refuses, apart from what the rules of a game refuse.

The status is for HTTP; the code names the sentence in the catalogues.

LeadlightError
└── TableError
    ├── NotFound       no such table or page
    ├── Forbidden      not yours to see or to do
    ├── Conflict       not now: stale, full, started, over
    ├── Malformed      a message that cannot be read
    ├── TooMany        too often
    ├── Misdirected    asked for under a name that this server does not have
    └── Unavailable    the database cannot be read or written
        └── Damaged    what was stored makes no sense; trying again does not help
"""

from leadlight.core.errors import LeadlightError


class TableError(LeadlightError):
    status = 400


class NotFound(TableError):
    status = 404


class Forbidden(TableError):
    status = 403


class Conflict(TableError):
    status = 409


class Malformed(TableError):
    status = 400


class TooMany(TableError):
    """Its facts say after how many `seconds` to try again."""

    status = 429


class Misdirected(TableError):
    status = 421


class Unavailable(TableError):
    status = 503


class Damaged(Unavailable):
    pass
