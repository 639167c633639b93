-- What a console has seen of a service far away, to be read while it cannot be asked. Times are UTC
-- milliseconds, ids are the 16 bytes of a UUID.

CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY CHECK (version > 0)
) STRICT;

-- The body is JSON as the API tells it, without pictures.
CREATE TABLE seen (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    created INTEGER NOT NULL,
    told INTEGER NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX seen_created ON seen (created, id);
