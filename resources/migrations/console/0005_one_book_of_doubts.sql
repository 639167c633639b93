-- Whether the service was asked for a payout is no longer noted here, but told by the service or its
-- book of intents, which are asked at every start for all that is held: a second book could say
-- something else. What was asked for is held from now on, and so looked for like the rest.

CREATE TABLE payout_now (
    reference TEXT NOT NULL PRIMARY KEY CHECK (reference <> ''),
    state INTEGER NOT NULL CHECK (state BETWEEN 1 AND 3),
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

-- 1 to approve, 2 held, 3 asked for, 4 refused: 1 to approve, 2 held, 3 refused.
INSERT INTO payout_now (reference, state, since, reason, platform, amount, pix_key, key_type, name,
                        document, email, phone, description, extra)
SELECT reference, CASE state WHEN 3 THEN 2 WHEN 4 THEN 3 ELSE state END, since, reason, platform,
       amount, pix_key, key_type, name, document, email, phone, description, extra FROM payout;

DROP TABLE payout;
ALTER TABLE payout_now RENAME TO payout;
