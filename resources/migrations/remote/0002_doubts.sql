-- Whether nobody knew, at some time, what had become of an order: those are told to whoever looks.

ALTER TABLE intent ADD COLUMN doubted INTEGER NOT NULL DEFAULT 0 CHECK (doubted IN (0, 1));

-- Of those that are confirmed by now nobody knows any more whether they ever were in doubt.
UPDATE intent SET doubted = 1 WHERE state IN ('unknown', 'absent', 'mismatch', 'abandoned');

CREATE INDEX intent_doubted ON intent (number) WHERE doubted = 1;
