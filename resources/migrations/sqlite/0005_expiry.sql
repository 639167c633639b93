-- When a charge expires is settled as it is made, by the clock of that moment: created, which never
-- decreases, stays in the future for as long as it once stood there, and would take the expiry of
-- all later charges along.

-- NULL for what does not expire, or not any more.
ALTER TABLE tx ADD COLUMN expires INTEGER
    CHECK (expires IS NULL OR (operation = 1 AND status = 1));

-- A day is what every console gave so far.
UPDATE tx SET expires = created + 86400000 WHERE operation = 1 AND status = 1;

DROP INDEX tx_may_expire;
CREATE INDEX tx_expires ON tx (expires) WHERE expires IS NOT NULL;
