-- Evidence of payments, as on SQLite.

CREATE TABLE evidence (
    id BIGINT NOT NULL PRIMARY KEY,
    tx BIGINT NOT NULL REFERENCES tx (seq),
    role INTEGER NOT NULL CHECK (role BETWEEN 1 AND 7),
    kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),
    matched INTEGER NOT NULL CHECK (matched IN (1, 2)),
    recorded BIGINT NOT NULL CHECK (recorded > 0),
    moved_day INTEGER NOT NULL CHECK (moved_day >= 2440588),
    moved BIGINT,
    amount BIGINT CHECK (amount > 0),
    e2e_id TEXT CHECK (length(e2e_id) = 32),
    ending TEXT CHECK (length(ending) = 6),
    person TEXT NOT NULL,
    till TEXT NOT NULL,
    source TEXT NOT NULL,
    line TEXT CHECK (line <> ''),
    note TEXT NOT NULL,
    CHECK (e2e_id IS NULL OR ending IS NULL),
    CHECK ((line IS NULL) OR (kind = 2))
);

CREATE INDEX evidence_tx ON evidence (tx);

CREATE FUNCTION evidence_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'evidence is never changed or deleted';
END;
$$;

CREATE TRIGGER evidence_is_kept BEFORE UPDATE OR DELETE ON evidence
    FOR EACH ROW EXECUTE FUNCTION evidence_is_kept();

CREATE TABLE payment_id (
    name TEXT NOT NULL PRIMARY KEY CHECK (name <> ''),
    ending TEXT CHECK (length(ending) = 6),
    tx BIGINT NOT NULL REFERENCES tx (seq)
);

CREATE INDEX payment_id_tx ON payment_id (tx);
CREATE INDEX payment_id_ending ON payment_id (ending) WHERE ending IS NOT NULL;

CREATE TABLE payment_time (
    tx BIGINT NOT NULL PRIMARY KEY REFERENCES tx (seq),
    at BIGINT NOT NULL
);

CREATE INDEX payment_time_at ON payment_time (at);

ALTER TABLE tx ADD COLUMN evidence INTEGER CHECK (evidence BETWEEN 1 AND 4);

CREATE INDEX tx_evidence ON tx (evidence, seq, status, operation, platform, amount)
    WHERE evidence IS NOT NULL;

ALTER TABLE event ADD COLUMN by_evidence INTEGER
    CHECK (by_evidence IS NULL OR (by_evidence = 1 AND status = 2));

DROP INDEX event_paid;
CREATE INDEX event_paid ON event (at) WHERE status = 2 AND by_evidence IS NULL;

ALTER TABLE api_key DROP CONSTRAINT api_key_scopes_check;
ALTER TABLE api_key ADD CONSTRAINT api_key_scopes_check CHECK (scopes BETWEEN 1 AND 15);
