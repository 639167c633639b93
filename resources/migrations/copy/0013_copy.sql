-- What turns the tables of a shop into a copy of a remote service. These statements follow those of
-- the shop's migration of the same number.

-- The state of the synchronization. since is the Julian day, in Brasília, from which on all days
-- are read; NULL: none. as_of is the time at which the copy equaled the service. total is the
-- number of transactions of the service at that time, unreadable the number of them that could not
-- be read. sweep_day is the next day to be read again.
CREATE TABLE copy (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    since INTEGER,
    is_complete INTEGER NOT NULL CHECK (is_complete IN (0, 1)),
    as_of INTEGER,
    total INTEGER NOT NULL,
    unreadable INTEGER NOT NULL,
    sweep_day INTEGER,
    vanished INTEGER NOT NULL,
    reverted INTEGER NOT NULL,
    incident_at INTEGER
) STRICT;

-- The words of statuses outside the specification, with their numbers in tx and event.
CREATE TABLE status_word (
    n INTEGER PRIMARY KEY CHECK (n >= 100),
    word TEXT NOT NULL UNIQUE CHECK (word <> '')
) STRICT;

-- The payouts whose details were read; lists omit the end-to-end id.
CREATE TABLE whole (
    tx INTEGER PRIMARY KEY REFERENCES tx (seq) ON DELETE CASCADE
) STRICT;

CREATE INDEX tx_short ON tx (seq) WHERE operation = 2 AND e2e_id IS NULL AND status <> 1;

-- A foreign service may use a reference or an end-to-end id twice.
DROP INDEX tx_reference;
CREATE INDEX tx_reference ON tx (reference, platform) WHERE reference IS NOT NULL;
DROP INDEX tx_e2e_id;
CREATE INDEX tx_e2e_id ON tx (lower(substr(e2e_id, 27)), e2e_id) WHERE e2e_id IS NOT NULL;

-- A copy grows at both ends, and rows may be replaced. CopyStore creates the blocks.
DROP TRIGGER tx_fills_block;

CREATE TRIGGER day_begins_earlier AFTER INSERT ON tx
BEGIN
    UPDATE day SET first_seq = NEW.seq WHERE day = NEW.day AND first_seq > NEW.seq;
END;

CREATE TRIGGER tx_deleted AFTER DELETE ON tx
BEGIN
    UPDATE tot SET n = n - 1, amount = amount - OLD.amount, commission = commission - OLD.commission
    WHERE status = OLD.status AND operation = OLD.operation AND platform = OLD.platform;
    UPDATE tally SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - OLD.commission
    WHERE day = OLD.day AND status = OLD.status AND operation = OLD.operation
    AND platform = OLD.platform;
    UPDATE day SET first_seq = OLD.seq + 1 WHERE day = OLD.day AND first_seq = OLD.seq
    AND EXISTS (SELECT 1 FROM tx WHERE seq = OLD.seq + 1 AND day = OLD.day);
    DELETE FROM day WHERE day = OLD.day AND first_seq = OLD.seq;
END;
