-- What was asked of a service far away. Times are UTC milliseconds, amounts are centavos, ids are the
-- 16 bytes of a UUID.

CREATE TABLE schema_version (
    version INTEGER NOT NULL PRIMARY KEY CHECK (version > 0)
) STRICT;

-- Written before anything leaves. The body is what is sent, to the byte.
CREATE TABLE intent (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    operation TEXT NOT NULL CHECK (operation IN ('cashin', 'cashout')),
    reference TEXT NOT NULL CHECK (reference <> ''),
    amount INTEGER NOT NULL CHECK (amount > 0),
    pix_key TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    sent INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    lookups INTEGER NOT NULL DEFAULT 0 CHECK (lookups >= 0),
    state TEXT NOT NULL CHECK (state IN ('sending', 'not_sent', 'refused', 'unknown', 'confirmed',
                                         'absent', 'mismatch', 'abandoned')),
    tx BLOB CHECK (length(tx) = 16)
) STRICT;

-- A reference may be tried again where nothing came of it, and never otherwise.
CREATE UNIQUE INDEX intent_reference ON intent (reference)
    WHERE state NOT IN ('not_sent', 'refused');
CREATE INDEX intent_open ON intent (state) WHERE state IN ('sending', 'unknown', 'mismatch');
