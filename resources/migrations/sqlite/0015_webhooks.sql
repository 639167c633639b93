-- Several webhooks of a platform, each with its own deliveries, and a fifth scope of API keys.

DROP TRIGGER outbox_owed;

ALTER TABLE attempt RENAME TO old_attempt;
ALTER TABLE delivery RENAME TO old_delivery;
ALTER TABLE webhook RENAME TO old_webhook;

-- The first webhook of a platform has the id of the platform; the commands of the server set that
-- one. events has the bit 1 << n for each status n that is sent; NULL: all. created is NULL for
-- webhooks of older versions.
CREATE TABLE webhook (
    id BLOB PRIMARY KEY CHECK (length(id) = 16),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    url TEXT NOT NULL CHECK (url <> ''),
    is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
    secret TEXT NOT NULL CHECK (secret <> ''),
    old_secret TEXT CHECK (old_secret <> ''),
    old_until INTEGER,
    created INTEGER,
    events INTEGER CHECK (events BETWEEN 1 AND 510),
    CHECK ((old_secret IS NULL) = (old_until IS NULL))
) STRICT, WITHOUT ROWID;

-- A notification of the outbox for one webhook. The columns are those of version 7. The rows of a
-- deleted webhook stay until they are old, and none of them is due.
CREATE TABLE delivery (
    webhook BLOB NOT NULL CHECK (length(webhook) = 16),
    id INTEGER NOT NULL REFERENCES outbox (id),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    tx INTEGER NOT NULL REFERENCES tx (seq),
    state INTEGER NOT NULL CHECK (state IN (1, 2, 3)),
    due INTEGER,
    closed INTEGER,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    failures INTEGER NOT NULL CHECK (failures >= 0),
    PRIMARY KEY (webhook, id),
    CHECK ((due IS NOT NULL) = (state = 1)),
    CHECK ((closed IS NULL) = (state = 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE attempt (
    webhook BLOB NOT NULL,
    delivery INTEGER NOT NULL,
    n INTEGER NOT NULL CHECK (n > 0),
    at INTEGER NOT NULL,
    outcome INTEGER CHECK (outcome BETWEEN 1 AND 9),
    answer INTEGER CHECK (answer BETWEEN 100 AND 999),
    took INTEGER CHECK (took >= 0),
    PRIMARY KEY (webhook, delivery, n),
    FOREIGN KEY (webhook, delivery) REFERENCES delivery (webhook, id)
) STRICT, WITHOUT ROWID;

INSERT INTO webhook (id, platform, url, is_on, secret, old_secret, old_until)
SELECT platform, platform, url, is_on, secret, old_secret, old_until FROM old_webhook;

INSERT INTO delivery (webhook, id, platform, tx, state, due, closed, attempts, failures)
SELECT platform, id, platform, tx, state, due, closed, attempts, failures FROM old_delivery;

INSERT INTO attempt (webhook, delivery, n, at, outcome, answer, took)
SELECT old_delivery.platform, old_attempt.delivery, n, at, outcome, answer, took
FROM old_attempt JOIN old_delivery ON old_delivery.id = old_attempt.delivery;

DROP TABLE old_attempt;
DROP TABLE old_delivery;
DROP TABLE old_webhook;

CREATE INDEX webhook_platform ON webhook (platform);
CREATE INDEX delivery_notice ON delivery (id);
CREATE INDEX delivery_due ON delivery (webhook, due, id) WHERE due IS NOT NULL;
CREATE INDEX delivery_open ON delivery (tx, webhook, id) WHERE due IS NOT NULL;
CREATE INDEX delivery_closed ON delivery (closed) WHERE closed IS NOT NULL;

CREATE TRIGGER outbox_owed AFTER INSERT ON outbox
BEGIN
    INSERT INTO delivery (webhook, id, platform, tx, state, due, attempts, failures)
    SELECT webhook.id, NEW.id, tx.platform, NEW.tx, 1, 0, 0, 0
    FROM tx JOIN webhook ON webhook.platform = tx.platform
    WHERE tx.seq = NEW.tx AND (webhook.events IS NULL OR (webhook.events & (1 << NEW.status)) <> 0);
END;

-- Keys have a fifth scope: 16 webhooks.
ALTER TABLE key_day RENAME TO old_key_day;
ALTER TABLE api_key RENAME TO old_api_key;

CREATE TABLE api_key (
    id BLOB PRIMARY KEY CHECK (length(id) = 16),
    hint TEXT NOT NULL UNIQUE CHECK (length(hint) = 16),
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    name TEXT NOT NULL CHECK (name <> ''),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    scopes INTEGER NOT NULL CHECK (scopes BETWEEN 1 AND 31),
    created INTEGER NOT NULL,
    revoked INTEGER,
    last_use INTEGER,
    max_charge INTEGER CHECK (max_charge > 0),
    max_payout INTEGER CHECK (max_payout > 0),
    max_per_day INTEGER CHECK (max_per_day > 0),
    requests_per_minute INTEGER CHECK (requests_per_minute > 0),
    expires INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO api_key (id, hint, digest, name, platform, scopes, created, revoked, last_use,
                     max_charge, max_payout, max_per_day, requests_per_minute, expires)
SELECT id, hint, digest, name, platform, scopes, created, revoked, last_use,
       max_charge, max_payout, max_per_day, requests_per_minute, expires FROM old_api_key;

CREATE TABLE key_day (
    api_key BLOB NOT NULL REFERENCES api_key (id),
    day INTEGER NOT NULL CHECK (day >= 2440588),
    amount INTEGER NOT NULL CHECK (amount > 0),
    PRIMARY KEY (api_key, day)
) STRICT, WITHOUT ROWID;

INSERT INTO key_day (api_key, day, amount) SELECT api_key, day, amount FROM old_key_day;

DROP TABLE old_key_day;
DROP TABLE old_api_key;
