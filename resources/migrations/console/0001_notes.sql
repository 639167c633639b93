-- What one counter knows and the service does not. Times are UTC milliseconds, amounts are
-- centavos, ids are the 16 bytes of a UUID.

CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY CHECK (version > 0)
) STRICT;

-- One row: the next number that nobody was promised yet.
CREATE TABLE sequence (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    next INTEGER NOT NULL CHECK (next > 0)
) STRICT;
INSERT INTO sequence (one, next) VALUES (1, 1);

-- People, until they are forgotten. No id comes back: a page that shows somebody who was forgotten
-- meanwhile must not mean somebody else.
CREATE TABLE payer (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document TEXT NOT NULL UNIQUE CHECK (document <> ''),
    name TEXT NOT NULL,
    folded_name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    last_used INTEGER NOT NULL
) STRICT;
CREATE INDEX payer_last_used ON payer (last_used);

-- Of a transaction of the service.
CREATE TABLE mark (
    tx BLOB NOT NULL PRIMARY KEY CHECK (length(tx) = 16),
    abandoned INTEGER,
    handed_over INTEGER,
    late_seen INTEGER,
    receipts INTEGER NOT NULL DEFAULT 0 CHECK (receipts >= 0)
) STRICT, WITHOUT ROWID;

-- As the console saw them last. The status is the word of the service.
CREATE TABLE watched (
    tx BLOB NOT NULL PRIMARY KEY CHECK (length(tx) = 16),
    status TEXT NOT NULL CHECK (status <> ''),
    amount INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
