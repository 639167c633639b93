-- The transactions of one shop on PostgreSQL, which begins here: what the tables and columns mean is
-- told by the migrations of SQLite up to the same number. Money and times are BIGINT, never
-- NUMERIC, which Qt reads as floating point.

CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY CHECK (version > 0)
);

-- How far each writing connection came: it raises its mark in every transaction, so that after a
-- COMMIT whose answer was lost the mark tells whether it came about. A row for each time that a
-- program opened the database; they stay.
CREATE TABLE commit_mark (
    writer BYTEA NOT NULL PRIMARY KEY CHECK (length(writer) = 16),
    mark BIGINT NOT NULL
);

CREATE TABLE tx (
    seq BIGINT NOT NULL PRIMARY KEY,
    id BYTEA NOT NULL UNIQUE CHECK (length(id) = 16),
    operation INTEGER NOT NULL CHECK (operation IN (1, 2)),
    status INTEGER NOT NULL CHECK (status BETWEEN 1 AND 8),
    amount BIGINT NOT NULL CHECK (amount BETWEEN 1 AND 999999999999),
    commission BIGINT NOT NULL CHECK (commission >= 0),
    created BIGINT NOT NULL CHECK (created > 0),
    day INTEGER NOT NULL CHECK (day >= 2440588),
    finished BIGINT CHECK (finished >= created),
    platform BYTEA NOT NULL CHECK (length(platform) = 16),
    reference TEXT CHECK (reference <> ''),
    name TEXT NOT NULL,
    folded_name TEXT NOT NULL,
    document TEXT NOT NULL,
    phone TEXT NOT NULL,
    pix_key TEXT CHECK (pix_key <> ''),
    e2e_id TEXT CHECK (length(e2e_id) = 32),
    due BIGINT CHECK (due IS NULL OR (operation = 2 AND status IN (1, 6, 7))),
    CHECK ((finished IS NOT NULL) = (status IN (2, 3, 4, 5, 8))),
    CHECK ((pix_key IS NOT NULL) = (operation = 2))
);

CREATE UNIQUE INDEX tx_reference ON tx (reference, platform) WHERE reference IS NOT NULL;
CREATE UNIQUE INDEX tx_e2e_id ON tx (e2e_id) WHERE e2e_id IS NOT NULL;
CREATE INDEX tx_may_expire ON tx (created) WHERE operation = 1 AND status = 1;
CREATE INDEX tx_due ON tx (due) WHERE due IS NOT NULL;
CREATE INDEX tx_kind ON tx (status, operation, platform, seq, amount);
CREATE INDEX tx_facts ON tx (seq, status, operation, platform, amount);
CREATE INDEX tx_pix_key ON tx (pix_key, seq, status, operation, platform, amount)
    WHERE pix_key IS NOT NULL;

-- What the table tx_search is for SQLite. The extension comes with PostgreSQL, and the owner of a
-- database may make it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX tx_texts ON tx USING gin
    (folded_name gin_trgm_ops, document gin_trgm_ops, phone gin_trgm_ops);

CREATE TABLE tx_wide (
    seq BIGINT NOT NULL PRIMARY KEY REFERENCES tx (seq),
    email TEXT NOT NULL,
    description TEXT NOT NULL,
    extra TEXT NOT NULL,
    payment_link TEXT NOT NULL,
    qr_code TEXT NOT NULL
);

CREATE TABLE event (
    tx BIGINT NOT NULL REFERENCES tx (seq),
    n INTEGER NOT NULL CHECK (n >= 0),
    status INTEGER NOT NULL CHECK (status BETWEEN 1 AND 8),
    at BIGINT NOT NULL,
    PRIMARY KEY (tx, n)
);

CREATE TABLE refund (
    tx BIGINT NOT NULL PRIMARY KEY REFERENCES tx (seq),
    reason TEXT NOT NULL CHECK (reason <> '')
);

CREATE TABLE outbox (
    id BIGINT NOT NULL PRIMARY KEY,
    tx BIGINT NOT NULL,
    n INTEGER NOT NULL CHECK (n > 0),
    status INTEGER NOT NULL CHECK (status BETWEEN 2 AND 8),
    e2e_id TEXT CHECK (length(e2e_id) = 32),
    created BIGINT NOT NULL,
    UNIQUE (tx, n),
    FOREIGN KEY (tx, n) REFERENCES event (tx, n)
);

CREATE TABLE day (
    day INTEGER NOT NULL PRIMARY KEY,
    first_seq BIGINT NOT NULL
);

CREATE TABLE tot (
    status INTEGER NOT NULL,
    operation INTEGER NOT NULL,
    platform BYTEA NOT NULL,
    n BIGINT NOT NULL CHECK (n >= 0),
    amount BIGINT NOT NULL,
    commission BIGINT NOT NULL,
    PRIMARY KEY (status, operation, platform)
);

CREATE TABLE tally (
    day INTEGER NOT NULL,
    status INTEGER NOT NULL,
    operation INTEGER NOT NULL,
    platform BYTEA NOT NULL,
    n BIGINT NOT NULL CHECK (n >= 0),
    amount BIGINT NOT NULL,
    commission BIGINT NOT NULL,
    PRIMARY KEY (day, status, operation, platform)
);

CREATE FUNCTION count_in(tx) RETURNS void LANGUAGE sql AS $$
    INSERT INTO tot (status, operation, platform, n, amount, commission)
    VALUES ($1.status, $1.operation, $1.platform, 1, $1.amount, $1.commission)
    ON CONFLICT (status, operation, platform) DO UPDATE SET n = tot.n + 1,
    amount = tot.amount + excluded.amount, commission = tot.commission + excluded.commission;
    INSERT INTO tally (day, status, operation, platform, n, amount, commission)
    VALUES ($1.day, $1.status, $1.operation, $1.platform, 1, $1.amount, $1.commission)
    ON CONFLICT (day, status, operation, platform) DO UPDATE SET n = tally.n + 1,
    amount = tally.amount + excluded.amount, commission = tally.commission + excluded.commission;
$$;

CREATE FUNCTION tx_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO day (day, first_seq) VALUES (NEW.day, NEW.seq) ON CONFLICT DO NOTHING;
    PERFORM count_in(NEW);
    RETURN NULL;
END;
$$;

CREATE FUNCTION tx_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tot SET n = n - 1, amount = amount - OLD.amount, commission = commission - OLD.commission
    WHERE status = OLD.status AND operation = OLD.operation AND platform = OLD.platform;
    UPDATE tally SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - OLD.commission
    WHERE day = OLD.day AND status = OLD.status AND operation = OLD.operation
    AND platform = OLD.platform;
    PERFORM count_in(NEW);
    RETURN NULL;
END;
$$;

CREATE TRIGGER tx_inserted AFTER INSERT ON tx
    FOR EACH ROW EXECUTE FUNCTION tx_inserted();

CREATE TRIGGER tx_moved AFTER UPDATE OF status, commission ON tx
    FOR EACH ROW EXECUTE FUNCTION tx_moved();
