-- What a server knows beside the transactions.

-- Keys of clients; rows stay. The key itself is nowhere: digest is its SHA-256 in hexadecimal, of
-- which hint is the beginning, by which the row is found. scopes: 1 read, 2 cash-in, 4 cash-out.
CREATE TABLE api_key (
    id BLOB PRIMARY KEY CHECK (length(id) = 16),
    hint TEXT NOT NULL UNIQUE CHECK (length(hint) = 16),
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    name TEXT NOT NULL CHECK (name <> ''),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    scopes INTEGER NOT NULL CHECK (scopes BETWEEN 1 AND 7),
    created INTEGER NOT NULL,
    revoked INTEGER
) STRICT, WITHOUT ROWID;

-- Whether all of this is play, or real money: one row, once a server has been here. Without it, what
-- has transactions is real.
CREATE TABLE environment (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    is_sandbox INTEGER NOT NULL CHECK (is_sandbox IN (0, 1))
) STRICT;
