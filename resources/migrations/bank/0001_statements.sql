-- Bank statements and decisions about their lines. Times are UTC milliseconds, days are Julian day
-- numbers, amounts are centavos, ids of transactions are the 16 bytes of a UUID.
--
-- Nothing is deleted. A row counts while its step is not undone. Queues are calculated.

CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY CHECK (version > 0)
) STRICT;

CREATE TABLE account (
    id INTEGER PRIMARY KEY,
    bank TEXT NOT NULL,
    branch TEXT NOT NULL,
    number TEXT NOT NULL
) STRICT;

-- One change by a person or by a rule. A step that is undone has no effect until it is done again.
-- A discarded step cannot be done again, because a later step replaced it.
CREATE TABLE step (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind INTEGER NOT NULL,
    made INTEGER NOT NULL,
    person TEXT NOT NULL,
    undone INTEGER NOT NULL DEFAULT 0 CHECK (undone IN (0, 1)),
    discarded INTEGER NOT NULL DEFAULT 0 CHECK (discarded IN (0, 1))
) STRICT;

-- One statement of a file.
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    step INTEGER NOT NULL REFERENCES step,
    account INTEGER NOT NULL REFERENCES account,
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    file_name TEXT NOT NULL,
    format INTEGER NOT NULL,
    first_day INTEGER NOT NULL,
    last_day INTEGER NOT NULL,
    opening INTEGER,
    closing INTEGER,
    claim INTEGER NOT NULL,
    line_count INTEGER NOT NULL
) STRICT;

CREATE TABLE rollback (
    step INTEGER NOT NULL REFERENCES step,
    import INTEGER NOT NULL REFERENCES import
) STRICT;

-- Lines have consecutive ids in the order of their file.
CREATE TABLE line (
    id INTEGER PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account,
    day INTEGER NOT NULL,
    time INTEGER,
    amount INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    row INTEGER NOT NULL,
    text TEXT NOT NULL,
    name TEXT,
    document TEXT,
    document_digits TEXT,
    ispb TEXT,
    end_to_end_id TEXT,
    txid TEXT,
    reference TEXT,
    fitid TEXT,
    number TEXT,
    fingerprint BLOB NOT NULL CHECK (length(fingerprint) = 16),
    copy INTEGER NOT NULL CHECK (copy > 0)
) STRICT;

CREATE INDEX line_day ON line (account, day);

-- The lines that a file has, as ranges of ids.
CREATE TABLE import_lines (
    import INTEGER NOT NULL REFERENCES import,
    first_line INTEGER NOT NULL,
    last_line INTEGER NOT NULL CHECK (last_line >= first_line),
    PRIMARY KEY (import, first_line)
) STRICT, WITHOUT ROWID;

-- The stored lines that a later file omits.
CREATE TABLE gone_line (
    import INTEGER NOT NULL REFERENCES import,
    line INTEGER NOT NULL REFERENCES line,
    PRIMARY KEY (import, line)
) STRICT, WITHOUT ROWID;

-- A match counts until the step that ended it.
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    step INTEGER NOT NULL REFERENCES step,
    ended INTEGER REFERENCES step,
    rule INTEGER NOT NULL,
    identifier TEXT NOT NULL,
    minutes INTEGER,
    days INTEGER,
    document_fits INTEGER NOT NULL,
    name_fits INTEGER NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TABLE match_line (
    match INTEGER NOT NULL REFERENCES match,
    line INTEGER NOT NULL REFERENCES line,
    PRIMARY KEY (match, line)
) STRICT, WITHOUT ROWID;

-- evidence: 0 to be recorded by the service, 1 recorded, 2 refused, 3 withdrawn or not needed
CREATE TABLE match_movement (
    match INTEGER NOT NULL REFERENCES match,
    tx BLOB NOT NULL CHECK (length(tx) = 16),
    kind INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    evidence INTEGER NOT NULL DEFAULT 0 CHECK (evidence BETWEEN 0 AND 3),
    PRIMARY KEY (match, tx, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE match_adjustment (
    match INTEGER NOT NULL REFERENCES match,
    place INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (match, place)
) STRICT, WITHOUT ROWID;

-- "Not this pair". Without a transaction: no rule explains the line.
CREATE TABLE rejection (
    step INTEGER NOT NULL REFERENCES step,
    line INTEGER NOT NULL REFERENCES line,
    tx BLOB CHECK (length(tx) = 16),
    kind INTEGER
) STRICT;

CREATE TABLE explanation (
    id INTEGER PRIMARY KEY,
    step INTEGER NOT NULL REFERENCES step,
    ended INTEGER REFERENCES step,
    line INTEGER NOT NULL REFERENCES line,
    category INTEGER NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TABLE rule (
    id INTEGER PRIMARY KEY,
    step INTEGER NOT NULL REFERENCES step,
    ended INTEGER REFERENCES step,
    phrase TEXT NOT NULL CHECK (phrase <> ''),
    incoming INTEGER NOT NULL CHECK (incoming IN (0, 1)),
    category INTEGER NOT NULL
) STRICT;

-- The newest note of a line counts.
CREATE TABLE note (
    step INTEGER NOT NULL REFERENCES step,
    line INTEGER NOT NULL REFERENCES line,
    text TEXT NOT NULL
) STRICT;

-- The seal of one day, with its facts. A reopened seal stays.
CREATE TABLE seal (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account INTEGER NOT NULL REFERENCES account,
    day INTEGER NOT NULL,
    made INTEGER NOT NULL,
    person TEXT NOT NULL,
    reason TEXT NOT NULL,
    opening INTEGER,
    closing INTEGER,
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    previous BLOB NOT NULL,
    reopened INTEGER,
    reopened_by TEXT,
    reopen_reason TEXT
) STRICT;

CREATE UNIQUE INDEX seal_day ON seal (account, day) WHERE reopened IS NULL;

CREATE TABLE sealed_line (
    seal INTEGER NOT NULL REFERENCES seal,
    line INTEGER NOT NULL REFERENCES line,
    amount INTEGER NOT NULL,
    queue INTEGER NOT NULL,
    PRIMARY KEY (seal, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE sealed_movement (
    seal INTEGER NOT NULL REFERENCES seal,
    tx BLOB NOT NULL CHECK (length(tx) = 16),
    kind INTEGER NOT NULL,
    amount INTEGER NOT NULL,
    state INTEGER NOT NULL,
    queue INTEGER NOT NULL,
    PRIMARY KEY (seal, tx, kind)
) STRICT, WITHOUT ROWID;
