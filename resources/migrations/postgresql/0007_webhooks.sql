-- Webhooks, as on SQLite.

CREATE TABLE webhook (
    platform BYTEA NOT NULL PRIMARY KEY CHECK (length(platform) = 16),
    url TEXT NOT NULL CHECK (url <> ''),
    is_on INTEGER NOT NULL CHECK (is_on IN (0, 1)),
    secret TEXT NOT NULL CHECK (secret <> ''),
    old_secret TEXT CHECK (old_secret <> ''),
    old_until BIGINT,
    CHECK ((old_secret IS NULL) = (old_until IS NULL))
);

CREATE TABLE delivery (
    id BIGINT NOT NULL PRIMARY KEY REFERENCES outbox (id),
    platform BYTEA NOT NULL CHECK (length(platform) = 16),
    tx BIGINT NOT NULL REFERENCES tx (seq),
    state INTEGER NOT NULL CHECK (state IN (1, 2, 3)),
    due BIGINT,
    closed BIGINT,
    attempts INTEGER NOT NULL CHECK (attempts >= 0),
    failures INTEGER NOT NULL CHECK (failures >= 0),
    CHECK ((due IS NOT NULL) = (state = 1)),
    CHECK ((closed IS NULL) = (state = 1))
);

CREATE INDEX delivery_due ON delivery (platform, due, id) WHERE due IS NOT NULL;
CREATE INDEX delivery_open ON delivery (tx, id) WHERE due IS NOT NULL;
CREATE INDEX delivery_closed ON delivery (closed) WHERE closed IS NOT NULL;

CREATE TABLE attempt (
    delivery BIGINT NOT NULL REFERENCES delivery (id),
    n INTEGER NOT NULL CHECK (n > 0),
    at BIGINT NOT NULL,
    outcome INTEGER CHECK (outcome BETWEEN 1 AND 9),
    answer INTEGER CHECK (answer BETWEEN 100 AND 999),
    took BIGINT CHECK (took >= 0),
    PRIMARY KEY (delivery, n)
);

CREATE FUNCTION outbox_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO delivery (id, platform, tx, state, due, attempts, failures)
    SELECT NEW.id, tx.platform, NEW.tx, 1, 0, 0, 0
    FROM tx JOIN webhook ON webhook.platform = tx.platform WHERE tx.seq = NEW.tx;
    RETURN NULL;
END;
$$;

CREATE TRIGGER outbox_owed AFTER INSERT ON outbox
    FOR EACH ROW EXECUTE FUNCTION outbox_owed();
