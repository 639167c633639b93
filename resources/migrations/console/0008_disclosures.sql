-- Files with data of customers that the counter wrote. Rows stay.

CREATE TABLE disclosure (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    kind INTEGER NOT NULL CHECK (kind IN (0, 1)), -- 0: an export, 1: the accountant's folder
    path TEXT NOT NULL,
    content TEXT NOT NULL, -- period, filter and environment
    masked INTEGER NOT NULL CHECK (masked IN (0, 1)),
    entries INTEGER -- NULL: not completed
) STRICT;
