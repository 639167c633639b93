-- When a charge expires, as on SQLite.

ALTER TABLE tx ADD COLUMN expires BIGINT
    CHECK (expires IS NULL OR (operation = 1 AND status = 1));

UPDATE tx SET expires = created + 86400000 WHERE operation = 1 AND status = 1;

DROP INDEX tx_may_expire;
CREATE INDEX tx_expires ON tx (expires) WHERE expires IS NOT NULL;
