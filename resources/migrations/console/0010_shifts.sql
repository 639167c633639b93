-- The shifts of the counter. Times are UTC milliseconds, amounts are centavos, days are ISO dates.

-- Who created a transaction, for the filter by operator.
CREATE INDEX audit_creator ON audit (operator_name)
    WHERE action IN ('charge_created', 'payout_created');

-- The open shift, at most one.
CREATE TABLE shift_open (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    begins INTEGER NOT NULL, -- the shift has the transactions created from here
    opened INTEGER NOT NULL,
    day TEXT NOT NULL CHECK (day <> ''), -- business day
    till TEXT NOT NULL,
    opener INTEGER NOT NULL, -- 0: a counter without operators
    opener_name TEXT NOT NULL,
    cash_float INTEGER NOT NULL CHECK (cash_float >= 0)
) STRICT;

-- Closed shifts, numbered without gaps. Each digest covers the shift with its lines and the previous
-- digest. shift_head has the last number and digest, so removed rows at the end are noticed too.
CREATE TABLE shift (
    number INTEGER PRIMARY KEY CHECK (number > 0),
    begins INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    closed INTEGER NOT NULL, -- exclusive end of the transactions
    day TEXT NOT NULL CHECK (day <> ''),
    till TEXT NOT NULL,
    opener INTEGER NOT NULL,
    opener_name TEXT NOT NULL,
    closer INTEGER NOT NULL,
    closer_name TEXT NOT NULL,
    cash_float INTEGER NOT NULL,
    cash_counted INTEGER, -- NULL: not counted
    digest BLOB NOT NULL CHECK (length(digest) = 32)
) STRICT;

-- The transactions of a closed shift as they were at its end.
CREATE TABLE shift_line (
    shift INTEGER NOT NULL REFERENCES shift (number),
    place INTEGER NOT NULL CHECK (place > 0),
    tx BLOB NOT NULL CHECK (length(tx) = 16),
    carried INTEGER NOT NULL CHECK (carried IN (0, 1)), -- 1: open at the end of an earlier shift
    created INTEGER NOT NULL,
    operation TEXT NOT NULL,
    status TEXT NOT NULL,
    amount INTEGER NOT NULL,
    commission INTEGER NOT NULL,
    evidence TEXT NOT NULL, -- empty: none
    reconciled INTEGER NOT NULL CHECK (reconciled IN (0, 1)),
    reference TEXT NOT NULL,
    operator_name TEXT NOT NULL,
    PRIMARY KEY (shift, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE shift_head (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL,
    digest BLOB NOT NULL
) STRICT;

INSERT INTO shift_head (id, number, digest) VALUES (1, 0, x'');
