-- What keeps lists quick in a large shop: counters for exact totals, an index of texts, and indexes
-- that hold all that a filter looks at.

-- The day of `created` in Brasília, as a Julian day. What is older than this column was created
-- when Brasília was three hours behind UTC all year.
ALTER TABLE tx ADD COLUMN day INTEGER NOT NULL DEFAULT 0;

UPDATE tx SET day = (created - 10800000) / 86400000 + 2440588;

-- No transaction is stored without its day.
CREATE TRIGGER tx_has_day BEFORE INSERT ON tx WHEN NEW.day < 2440588
BEGIN SELECT raise(ABORT, 'a transaction has a day'); END;

-- Days never decrease with seq either: where each begins, so that dates are a range of seq.
CREATE TABLE day (
    day INTEGER PRIMARY KEY,
    first_seq INTEGER NOT NULL
) STRICT;

-- How many transactions there are of each kind, for ever and for each day, and what they sum up to.
-- Kept by the triggers below, within the change itself. n may be 0.
CREATE TABLE tot (
    status INTEGER NOT NULL,
    operation INTEGER NOT NULL,
    platform BLOB NOT NULL,
    n INTEGER NOT NULL CHECK (n >= 0),
    amount INTEGER NOT NULL,
    commission INTEGER NOT NULL,
    PRIMARY KEY (status, operation, platform)
) STRICT, WITHOUT ROWID;

CREATE TABLE tally (
    day INTEGER NOT NULL,
    status INTEGER NOT NULL,
    operation INTEGER NOT NULL,
    platform BLOB NOT NULL,
    n INTEGER NOT NULL CHECK (n >= 0),
    amount INTEGER NOT NULL,
    commission INTEGER NOT NULL,
    PRIMARY KEY (day, status, operation, platform)
) STRICT, WITHOUT ROWID;

INSERT INTO day (day, first_seq) SELECT day, min(seq) FROM tx GROUP BY day;

INSERT INTO tot (status, operation, platform, n, amount, commission)
SELECT status, operation, platform, count(*), sum(amount), sum(commission) FROM tx
GROUP BY status, operation, platform;

INSERT INTO tally (day, status, operation, platform, n, amount, commission)
SELECT day, status, operation, platform, count(*), sum(amount), sum(commission) FROM tx
GROUP BY day, status, operation, platform;

CREATE TRIGGER tx_inserted AFTER INSERT ON tx
BEGIN
    INSERT INTO day (day, first_seq) VALUES (NEW.day, NEW.seq) ON CONFLICT DO NOTHING;
    INSERT INTO tot (status, operation, platform, n, amount, commission)
    VALUES (NEW.status, NEW.operation, NEW.platform, 1, NEW.amount, NEW.commission)
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission;
    INSERT INTO tally (day, status, operation, platform, n, amount, commission)
    VALUES (NEW.day, NEW.status, NEW.operation, NEW.platform, 1, NEW.amount, NEW.commission)
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission;
END;

CREATE TRIGGER tx_moved AFTER UPDATE OF status, commission ON tx
BEGIN
    UPDATE tot SET n = n - 1, amount = amount - OLD.amount, commission = commission - OLD.commission
    WHERE status = OLD.status AND operation = OLD.operation AND platform = OLD.platform;
    INSERT INTO tot (status, operation, platform, n, amount, commission)
    VALUES (NEW.status, NEW.operation, NEW.platform, 1, NEW.amount, NEW.commission)
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission;
    UPDATE tally SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - OLD.commission
    WHERE day = OLD.day AND status = OLD.status AND operation = OLD.operation
    AND platform = OLD.platform;
    INSERT INTO tally (day, status, operation, platform, n, amount, commission)
    VALUES (NEW.day, NEW.status, NEW.operation, NEW.platform, 1, NEW.amount, NEW.commission)
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission;
END;

-- Parts of texts, from three characters on. Before a document and around a key stand two blanks, so
-- that its beginning, from the first character on, and its end can be asked for. The texts
-- themselves stay in tx. TransactionStore adds the row, since SQLite lets no trigger of a file that
-- might come from elsewhere touch a virtual table.
CREATE VIRTUAL TABLE tx_search USING fts5(
    name, document, phone, pix_key,
    content = '', columnsize = 0, tokenize = 'trigram case_sensitive 1'
);

INSERT INTO tx_search (rowid, name, document, phone, pix_key)
SELECT seq, folded_name, '  ' || document, phone,
'  ' || pix_key || '  ' FROM tx;

-- Each of these is in the order of seq within equal values, and holds all that may be asked beside.
DROP INDEX tx_status;
DROP INDEX tx_platform;
DROP INDEX tx_phone;
DROP INDEX tx_document;
DROP INDEX tx_pix_key;
DROP INDEX tx_reference;
CREATE UNIQUE INDEX tx_reference ON tx (reference, platform) WHERE reference IS NOT NULL;
CREATE INDEX tx_kind ON tx (status, operation, platform, seq, amount);
CREATE INDEX tx_facts ON tx (seq, status, operation, platform, amount);
CREATE INDEX tx_pix_key ON tx (pix_key, seq, status, operation, platform, amount)
    WHERE pix_key IS NOT NULL;
