-- What a server knows beside the transactions, as on SQLite.

CREATE TABLE api_key (
    id BYTEA NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    hint TEXT NOT NULL UNIQUE CHECK (length(hint) = 16),
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    name TEXT NOT NULL CHECK (name <> ''),
    platform BYTEA NOT NULL CHECK (length(platform) = 16),
    scopes INTEGER NOT NULL CHECK (scopes BETWEEN 1 AND 7),
    created BIGINT NOT NULL,
    revoked BIGINT
);

CREATE TABLE environment (
    only_one INTEGER NOT NULL PRIMARY KEY CHECK (only_one = 1),
    is_sandbox INTEGER NOT NULL CHECK (is_sandbox IN (0, 1))
);
