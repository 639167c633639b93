-- Under which words somebody put a transaction of the service, in the order in which they were
-- typed, with a comma and a blank between them; and as they are looked for, each between commas.

CREATE TABLE tagged (
    tx BLOB NOT NULL PRIMARY KEY CHECK (length(tx) = 16),
    tags TEXT NOT NULL CHECK (tags <> ''),
    folded TEXT NOT NULL CHECK (folded LIKE ',%,'),
    written INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
