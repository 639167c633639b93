-- Idempotency keys of new webhooks. A row stays after the deletion of its webhook, so that a
-- repetition does not create another webhook.

ALTER TABLE idempotency_key RENAME TO old_idempotency_key;

CREATE TABLE idempotency_key (
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    request TEXT NOT NULL CHECK (length(request) = 64),
    created INTEGER NOT NULL,
    tx INTEGER REFERENCES tx (seq),
    webhook BLOB CHECK (length(webhook) = 16),
    PRIMARY KEY (platform, digest),
    CHECK ((tx IS NULL) <> (webhook IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO idempotency_key (platform, digest, request, created, tx)
SELECT platform, digest, request, created, tx FROM old_idempotency_key;

DROP TABLE old_idempotency_key;

CREATE INDEX idempotency_key_created ON idempotency_key (created);
