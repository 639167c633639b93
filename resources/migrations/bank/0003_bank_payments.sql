-- Payments that the bank's API reported, without personal data. A lost table is read again from the
-- bank.

-- The time until which the payments of a connection are complete, by the clock of the bank.
CREATE TABLE bank_cursor (
    connection BLOB NOT NULL PRIMARY KEY CHECK (length(connection) = 16),
    until INTEGER NOT NULL
) STRICT;

CREATE TABLE bank_payment (
    e2e_id TEXT NOT NULL PRIMARY KEY,
    connection BLOB NOT NULL CHECK (length(connection) = 16),
    txid TEXT NOT NULL,
    amount INTEGER NOT NULL CHECK (amount > 0),
    returned INTEGER NOT NULL CHECK (returned BETWEEN 0 AND amount),
    settled INTEGER NOT NULL,
    state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 3),
    tx BLOB CHECK (length(tx) = 16)
) STRICT;

CREATE INDEX bank_payment_settled ON bank_payment (settled);
