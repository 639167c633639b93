-- Columns of many transactions side by side, so that a search reads what it looks at and nothing
-- else: faster than an index of trigrams for every text, and the same for one letter and for a text
-- beside a state. They take the place of tx_search and tx_facts.

-- Each full 1024 transactions, by the seq of the first one. Rows never change; those of the newest
-- transactions, which have no block yet, are looked at in tx.
CREATE TABLE block (
    first INTEGER PRIMARY KEY CHECK (first % 1024 = 1)
) STRICT;

-- A cell for each transaction of a block, in the order of seq: lines of text.
CREATE TABLE names (
    first INTEGER PRIMARY KEY REFERENCES block (first),
    cells TEXT NOT NULL
) STRICT;

CREATE TABLE documents (
    first INTEGER PRIMARY KEY REFERENCES block (first),
    cells TEXT NOT NULL
) STRICT;

CREATE TABLE phones (
    first INTEGER PRIMARY KEY REFERENCES block (first),
    cells TEXT NOT NULL
) STRICT;

CREATE TABLE amounts (
    first INTEGER PRIMARY KEY REFERENCES block (first),
    cells TEXT NOT NULL
) STRICT;

-- Here a cell is one character, 32 + kind.n, and changes with the status.
CREATE TABLE kinds (
    first INTEGER PRIMARY KEY REFERENCES block (first),
    cells TEXT NOT NULL
) STRICT;

-- A number for each kind of transactions, small enough for a character. Rows stay.
CREATE TABLE kind (
    n INTEGER PRIMARY KEY CHECK (n BETWEEN 1 AND 50000),
    status INTEGER NOT NULL,
    operation INTEGER NOT NULL,
    platform BLOB NOT NULL,
    UNIQUE (status, operation, platform)
) STRICT;

CREATE TRIGGER block_made AFTER INSERT ON block
BEGIN
    INSERT INTO kind (status, operation, platform)
    SELECT DISTINCT status, operation, platform FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ON CONFLICT DO NOTHING;
    INSERT INTO names (first, cells) SELECT NEW.first, group_concat(cell, char(10)) FROM (
    SELECT replace(folded_name, char(10), ' ') AS cell FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ORDER BY seq);
    INSERT INTO documents (first, cells) SELECT NEW.first, group_concat(cell, char(10)) FROM (
    SELECT replace(document, char(10), ' ') AS cell FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ORDER BY seq);
    INSERT INTO phones (first, cells) SELECT NEW.first, group_concat(cell, char(10)) FROM (
    SELECT replace(phone, char(10), ' ') AS cell FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ORDER BY seq);
    INSERT INTO amounts (first, cells) SELECT NEW.first, group_concat(cell, char(10)) FROM (
    SELECT amount AS cell FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ORDER BY seq);
    INSERT INTO kinds (first, cells) SELECT NEW.first, group_concat(cell, '') FROM (
    SELECT (SELECT char(32 + n) FROM kind WHERE kind.status = tx.status
    AND kind.operation = tx.operation AND kind.platform = tx.platform) AS cell FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ORDER BY seq);
END;

CREATE TRIGGER tx_fills_block AFTER INSERT ON tx WHEN NEW.seq % 1024 = 0
BEGIN
    INSERT INTO block (first) VALUES (NEW.seq - 1023);
END;

CREATE TRIGGER tx_changes_kind AFTER UPDATE OF status ON tx
BEGIN
    INSERT INTO kind (status, operation, platform)
    VALUES (NEW.status, NEW.operation, NEW.platform) ON CONFLICT DO NOTHING;
    UPDATE kinds SET cells = substr(cells, 1, NEW.seq - first)
    || (SELECT char(32 + n) FROM kind WHERE status = NEW.status
    AND operation = NEW.operation AND platform = NEW.platform)
    || substr(cells, NEW.seq - first + 2)
    WHERE first = (NEW.seq - 1) / 1024 * 1024 + 1;
END;

INSERT INTO block (first)
SELECT seq FROM tx WHERE seq % 1024 = 1 AND seq + 1023 <= (SELECT max(seq) FROM tx) ORDER BY seq;

-- Few names have digits, and few documents letters. A text with a digit can only be part of the
-- ones, and one with a letter the beginning of the others: then the column need not be read.
CREATE INDEX tx_name_with_digits ON tx (folded_name) WHERE folded_name GLOB '*[0-9]*';
CREATE INDEX tx_document_with_letters ON tx (document) WHERE document GLOB '*[A-Z]*';

-- When money moved.
CREATE INDEX event_paid ON event (at) WHERE status = 2;

DROP TABLE tx_search;
DROP INDEX tx_facts;
