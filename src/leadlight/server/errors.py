"""What the server cannot do, beside what the rules refuse. The status is HTTP's; the code names the sentence.

LeadlightError
└── TableError
    ├── NotFound       no such table or page
    ├── Forbidden      not yours to see or to do
    ├── Conflict       not now: stale, full, started, over
    ├── Malformed      a message that cannot be read
    ├── TooMany        too often
    └── Unavailable    the database does not take it
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
    status = 429


class Unavailable(TableError):
    status = 503
