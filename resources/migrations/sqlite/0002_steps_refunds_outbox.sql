-- Cash-outs that move on by themselves, the reasons of refunds, and the notices for clients.

-- When the engine takes the next step of a cash-out; NULL where there is none to take. Few have
-- one, however many transactions there are.
ALTER TABLE tx ADD COLUMN due INTEGER
    CHECK (due IS NULL OR (operation = 2 AND status IN (1, 6, 7)));

CREATE INDEX tx_due ON tx (due) WHERE due IS NOT NULL;

-- Why a payment was given back.
CREATE TABLE refund (
    tx INTEGER PRIMARY KEY REFERENCES tx (seq),
    reason TEXT NOT NULL CHECK (reason <> '')
) STRICT;

-- A notice for the client of every change of a status but the creation, written with the change
-- itself, in its order. id is the number of the delivery, the same in every attempt. The body is
-- made when it is sent, out of this row and of columns of tx that never change, so that every
-- attempt sends the same: what may have changed in between stands here, as it was at that moment.
-- Rows stay. What was delivered and tried is for tables of the delivery, which begins after the
-- newest row there is when a client first gives its address: changes before it are owed to nobody.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY,
    tx INTEGER NOT NULL,
    n INTEGER NOT NULL CHECK (n > 0),
    status INTEGER NOT NULL CHECK (status BETWEEN 2 AND 8),
    e2e_id TEXT CHECK (length(e2e_id) = 32),
    created INTEGER NOT NULL,
    UNIQUE (tx, n),
    FOREIGN KEY (tx, n) REFERENCES event (tx, n)
) STRICT;
