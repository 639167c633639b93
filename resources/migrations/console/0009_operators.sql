-- The operators of the counter, and the audit log. Times are UTC milliseconds.

CREATE TABLE operator (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL CHECK (name <> ''),
    short_name TEXT NOT NULL CHECK (short_name <> ''),
    role INTEGER NOT NULL CHECK (role BETWEEN 0 AND 3),
    permissions TEXT NOT NULL, -- of role 3, separated by commas
    refund_limit INTEGER CHECK (refund_limit >= 0), -- NULL: any amount
    active INTEGER NOT NULL CHECK (active IN (0, 1)),
    pin TEXT NOT NULL CHECK (pin <> ''), -- a hash
    pin_length INTEGER NOT NULL CHECK (pin_length BETWEEN 0 AND 12) -- 0: unknown
) STRICT;

-- Each digest covers its row and the previous digest. audit_head has the last number and digest, so
-- removed rows at the end are noticed too.
CREATE TABLE audit (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    at INTEGER NOT NULL,
    action TEXT NOT NULL CHECK (action <> ''),
    operator INTEGER NOT NULL, -- 0: a counter without operators
    operator_name TEXT NOT NULL,
    authorized_by INTEGER NOT NULL, -- 0: nobody
    authorized_name TEXT NOT NULL,
    till TEXT NOT NULL,
    tx BLOB CHECK (length(tx) = 16),
    subject TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    digest BLOB NOT NULL CHECK (length(digest) = 32)
) STRICT;

CREATE INDEX audit_tx ON audit (tx) WHERE tx IS NOT NULL;

CREATE TABLE audit_head (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL,
    digest BLOB NOT NULL
) STRICT;

INSERT INTO audit_head (id, number, digest) VALUES (1, 0, x'');

-- The requester of a payout, who cannot approve it; 0: unknown.
ALTER TABLE payout ADD COLUMN requester INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payout ADD COLUMN requester_name TEXT NOT NULL DEFAULT '';
ALTER TABLE payout ADD COLUMN approver INTEGER NOT NULL DEFAULT 0;
ALTER TABLE payout ADD COLUMN approver_name TEXT NOT NULL DEFAULT '';
