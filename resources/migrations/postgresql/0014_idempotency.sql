-- The first request with each idempotency key of a platform, as on SQLite.

CREATE TABLE idempotency_key (
    platform BYTEA NOT NULL CHECK (length(platform) = 16),
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    request TEXT NOT NULL CHECK (length(request) = 64),
    created BIGINT NOT NULL,
    tx BIGINT NOT NULL REFERENCES tx (seq),
    PRIMARY KEY (platform, digest)
);

CREATE INDEX idempotency_key_created ON idempotency_key (created);
