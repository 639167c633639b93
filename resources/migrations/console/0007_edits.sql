-- What note and tags a transaction of the service had over time. Rows stay.

CREATE TABLE edit (
    id INTEGER PRIMARY KEY,
    tx BLOB NOT NULL CHECK (length(tx) = 16),
    at INTEGER NOT NULL,
    what INTEGER NOT NULL CHECK (what IN (0, 1)), -- 0: the note, 1: the tags
    text TEXT NOT NULL -- since then; empty: taken away
) STRICT;
CREATE INDEX edit_tx ON edit (tx);

INSERT INTO edit (tx, at, what, text)
    SELECT tx, written, 0, text FROM note
    UNION ALL SELECT tx, written, 1, tags FROM tagged ORDER BY written;
