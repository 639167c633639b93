-- Payouts that somebody wants and the service does not have, or nobody knows whether it has: noted
-- before the service is asked, gone once it has answered. The numbers of the states are listed in
-- core/storage/consolestore.cpp.

CREATE TABLE payout (
    reference TEXT NOT NULL PRIMARY KEY CHECK (reference <> ''),
    state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 4),
    since INTEGER NOT NULL,
    reason TEXT NOT NULL,
    platform BLOB NOT NULL CHECK (length(platform) = 16),
    amount INTEGER NOT NULL CHECK (amount > 0),
    pix_key TEXT NOT NULL CHECK (pix_key <> ''),
    key_type TEXT NOT NULL,
    name TEXT NOT NULL,
    document TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    description TEXT NOT NULL,
    extra TEXT NOT NULL
) STRICT, WITHOUT ROWID;
