-- The transactions of one shop. Times are UTC milliseconds, amounts are centavos, ids are the 16
-- bytes of a UUID. The numbers of operations and statuses are listed in
-- core/storage/sqlnumbers.cpp.
--
-- A statement ends with a semicolon at the end of a line; a line that begins with -- is a comment.

CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY CHECK (version > 0)
) STRICT;

-- What lists filter, sort and show. seq is the order of creation, and created never decreases with
-- it, so that ORDER BY seq DESC is newest first.
CREATE TABLE tx (
    seq INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    operation INTEGER NOT NULL CHECK (operation IN (1, 2)),
    status INTEGER NOT NULL CHECK (status BETWEEN 1 AND 8),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 999999999999),
    commission INTEGER NOT NULL CHECK (commission >= 0),
    created INTEGER NOT NULL CHECK (created > 0),
    finished INTEGER CHECK (finished >= created),
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    reference TEXT CHECK (reference <> ''),
    name TEXT NOT NULL,
    folded_name TEXT NOT NULL,
    document TEXT NOT NULL,
    phone TEXT NOT NULL,
    pix_key TEXT CHECK (pix_key <> ''),
    e2e_id TEXT CHECK (length(e2e_id) = 32),
    CHECK ((finished IS NOT NULL) = (status IN (2, 3, 4, 5, 8))),
    CHECK ((pix_key IS NOT NULL) = (operation = 2))
) STRICT;

CREATE UNIQUE INDEX tx_reference ON tx (platform, reference) WHERE reference IS NOT NULL;
CREATE UNIQUE INDEX tx_e2e_id ON tx (e2e_id) WHERE e2e_id IS NOT NULL;
CREATE INDEX tx_status ON tx (status);
CREATE INDEX tx_platform ON tx (platform);
CREATE INDEX tx_phone ON tx (phone);
CREATE INDEX tx_document ON tx (document);
CREATE INDEX tx_pix_key ON tx (pix_key) WHERE pix_key IS NOT NULL;

-- Charges that may still expire: few, however many transactions there are.
CREATE INDEX tx_may_expire ON tx (created) WHERE operation = 1 AND status = 1;

-- The rest of a transaction, never touched by filters: twice the bytes of tx.
CREATE TABLE tx_wide (
    seq INTEGER PRIMARY KEY REFERENCES tx (seq),
    email TEXT NOT NULL,
    description TEXT NOT NULL,
    extra TEXT NOT NULL,
    payment_link TEXT NOT NULL,
    qr_code TEXT NOT NULL
) STRICT;

-- Every status that a transaction entered, n counting from 0, which is pending.
CREATE TABLE event (
    tx INTEGER NOT NULL REFERENCES tx (seq),
    n INTEGER NOT NULL CHECK (n >= 0),
    status INTEGER NOT NULL CHECK (status BETWEEN 1 AND 8),
    at INTEGER NOT NULL,
    PRIMARY KEY (tx, n)
) STRICT, WITHOUT ROWID;
