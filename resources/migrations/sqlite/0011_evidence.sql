-- Evidence of payments, in a shop that sees no bank by itself.

-- Each record about the payment or the refund of a charge. Records are never changed or deleted. id
-- increases with each record. Numbers of role: 1 confirms, 2 verifies, 3 contradicts, 4 withdraws
-- the payment; 5 confirms, 6 verifies, 7 contradicts the refund. Numbers of kind: 1 by hand,
-- 2 statement, 3 bank. Numbers of matched: 1 by a person, 2 by an identifier. moved is the time of
-- the movement if known, moved_day its Julian day in Brasília. ending has the last six characters of
-- an end-to-end id whose rest is unknown.
CREATE TABLE evidence (
    id INTEGER PRIMARY KEY,
    tx INTEGER NOT NULL REFERENCES tx (seq),
    role INTEGER NOT NULL CHECK (role BETWEEN 1 AND 7),
    kind INTEGER NOT NULL CHECK (kind BETWEEN 1 AND 3),
    matched INTEGER NOT NULL CHECK (matched IN (1, 2)),
    recorded INTEGER NOT NULL CHECK (recorded > 0),
    moved_day INTEGER NOT NULL CHECK (moved_day >= 2440588),
    moved INTEGER,
    amount INTEGER CHECK (amount > 0),
    e2e_id TEXT CHECK (length(e2e_id) = 32),
    ending TEXT CHECK (length(ending) = 6),
    person TEXT NOT NULL,
    till TEXT NOT NULL,
    source TEXT NOT NULL,
    line TEXT CHECK (line <> ''),
    note TEXT NOT NULL,
    CHECK (e2e_id IS NULL OR ending IS NULL),
    CHECK ((line IS NULL) OR (kind = 2))
) STRICT;

CREATE INDEX evidence_tx ON evidence (tx);

CREATE TRIGGER evidence_is_kept BEFORE DELETE ON evidence
BEGIN SELECT raise(ABORT, 'evidence is never deleted'); END;

CREATE TRIGGER evidence_is_fixed BEFORE UPDATE ON evidence
BEGIN SELECT raise(ABORT, 'evidence is never changed'); END;

-- The identifiers of the payments in force, since one payment pays one charge: an end-to-end id,
-- 'end:' with the last six characters of one, or 'line:' with the identity of a statement line. A
-- withdrawn confirmation frees its identifiers. ending has the last six characters in lower case.
CREATE TABLE payment_id (
    name TEXT PRIMARY KEY CHECK (name <> ''),
    ending TEXT CHECK (length(ending) = 6),
    tx INTEGER NOT NULL REFERENCES tx (seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX payment_id_tx ON payment_id (tx);
CREATE INDEX payment_id_ending ON payment_id (ending) WHERE ending IS NOT NULL;

-- The time at which the payment in force moved, if evidence shows the payment.
CREATE TABLE payment_time (
    tx INTEGER PRIMARY KEY REFERENCES tx (seq),
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX payment_time_at ON payment_time (at);

-- The strongest kind of evidence in force; 4 if there are records but none of the payment in force,
-- NULL without records.
ALTER TABLE tx ADD COLUMN evidence INTEGER CHECK (evidence BETWEEN 1 AND 4);

CREATE INDEX tx_evidence ON tx (evidence, seq, status, operation, platform, amount)
    WHERE evidence IS NOT NULL;

-- 1 for a paid event that evidence made: at is then the time of recording, not of the payment.
ALTER TABLE event ADD COLUMN by_evidence INTEGER
    CHECK (by_evidence IS NULL OR (by_evidence = 1 AND status = 2));

DROP INDEX event_paid;
CREATE INDEX event_paid ON event (at) WHERE status = 2 AND by_evidence IS NULL;

-- Keys have a fourth scope: 8 confirm.
CREATE TABLE new_api_key (
    id BLOB PRIMARY KEY CHECK (length(id) = 16),
    hint TEXT NOT NULL UNIQUE CHECK (length(hint) = 16),
    digest TEXT NOT NULL CHECK (length(digest) = 64),
    name TEXT NOT NULL CHECK (name <> ''),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    scopes INTEGER NOT NULL CHECK (scopes BETWEEN 1 AND 15),
    created INTEGER NOT NULL,
    revoked INTEGER,
    last_use INTEGER
) STRICT, WITHOUT ROWID;

INSERT INTO new_api_key (id, hint, digest, name, platform, scopes, created, revoked, last_use)
SELECT id, hint, digest, name, platform, scopes, created, revoked, last_use FROM api_key;

DROP TABLE api_key;
ALTER TABLE new_api_key RENAME TO api_key;
