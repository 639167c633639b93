-- Whose personal data somebody had shown whole, and when. Rows stay.

CREATE TABLE reveal (
    id INTEGER PRIMARY KEY,
    tx BLOB NOT NULL CHECK (length(tx) = 16),
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX reveal_tx ON reveal (tx);
