-- What somebody wrote of a transaction of the service, as it was typed and as it is searched.

CREATE TABLE note (
    tx BLOB NOT NULL PRIMARY KEY CHECK (length(tx) = 16),
    text TEXT NOT NULL CHECK (text <> ''),
    folded TEXT NOT NULL,
    written INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
