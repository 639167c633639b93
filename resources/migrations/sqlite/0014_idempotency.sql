-- The first request with each idempotency key of a platform, and its transaction. Digests have 64
-- hexadecimal digits. Rows are deleted after 24 hours.
CREATE TABLE idempotency_key (
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    request TEXT NOT NULL CHECK (length(request) = 64),
    created INTEGER NOT NULL,
    tx INTEGER NOT NULL REFERENCES tx (seq),
    PRIMARY KEY (platform, digest)
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotency_key_created ON idempotency_key (created);
