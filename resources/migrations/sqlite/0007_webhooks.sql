-- Webhooks: where the changes of a platform's transactions are sent, which are owed, and what became
-- of each attempt.

-- The one address of a platform. What changed before it was set is owed to nobody; a webhook that is
-- off is still owed what changes, for when it is on again. The secret is needed to sign, so it stands
-- here as it is; the one before signs too until that moment.
CREATE TABLE webhook (
    platform BLOB NOT NULL PRIMARY KEY CHECK (length(platform) = 16),
    url TEXT NOT NULL CHECK (url <> ''),
    is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
    secret TEXT NOT NULL CHECK (secret <> ''),
    old_secret TEXT CHECK (old_secret <> ''),
    old_until INTEGER,
    CHECK ((old_secret IS NULL) = (old_until IS NULL))
) STRICT, WITHOUT ROWID;

-- A notice of the outbox, with its number, that somebody is owed or was. due is when the next attempt
-- may begin, 0 for at once, NULL once there is none to come; an attempt that begins puts it off to
-- when the attempt must have come to its end, so that no other server begins one meanwhile, and one
-- does if this server dies. Numbers of state: 1 owed, 2 delivered, 3 given up. attempts counts all,
-- failures those since it was last put on the way.
CREATE TABLE delivery (
    id INTEGER PRIMARY KEY REFERENCES outbox (id),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    tx INTEGER NOT NULL REFERENCES tx (seq),
    state INTEGER NOT NULL CHECK (state IN (1, 2, 3)),
    due INTEGER,
    closed INTEGER,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    failures INTEGER NOT NULL CHECK (failures >= 0),
    CHECK ((due IS NOT NULL) = (state = 1)),
    CHECK ((closed IS NULL) = (state = 1))
) STRICT;

CREATE INDEX delivery_due ON delivery (platform, due, id) WHERE due IS NOT NULL;
CREATE INDEX delivery_open ON delivery (tx, id) WHERE due IS NOT NULL;
CREATE INDEX delivery_closed ON delivery (closed) WHERE closed IS NOT NULL;

-- n counts from 1. Without an outcome, whose numbers are in core/storage/sqlnumbers.cpp, it is on its
-- way, or its server died; answer is the status of HTTP, if there was one.
CREATE TABLE attempt (
    delivery INTEGER NOT NULL REFERENCES delivery (id),
    n INTEGER NOT NULL CHECK (n > 0),
    at INTEGER NOT NULL,
    outcome INTEGER CHECK (outcome BETWEEN 1 AND 9),
    answer INTEGER CHECK (answer BETWEEN 100 AND 999),
    took INTEGER CHECK (took >= 0),
    PRIMARY KEY (delivery, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER outbox_owed AFTER INSERT ON outbox
BEGIN
    INSERT INTO delivery (id, platform, tx, state, due, attempts, failures)
    SELECT NEW.id, tx.platform, NEW.tx, 1, 0, 0, 0
    FROM tx JOIN webhook ON webhook.platform = tx.platform WHERE tx.seq = NEW.tx;
END;
