-- Blocks that maintenance has stored next to each other, column by column, so that a disk reads a
-- column without its neighbors. A block is here, in the table of its column, or in both for a short
-- time. id = number of the column * 2^40 + first; the column of kinds has the number 0.
CREATE TABLE arranged_block (
    id INTEGER PRIMARY KEY,
    cells TEXT NOT NULL
) STRICT;

DROP TRIGGER tx_changes_kind;

CREATE TRIGGER tx_changes_kind AFTER UPDATE OF status ON tx
BEGIN
    INSERT INTO kind (status, operation, platform)
    VALUES (NEW.status, NEW.operation, NEW.platform) ON CONFLICT DO NOTHING;
    UPDATE kinds SET cells = substr(cells, 1, NEW.seq - first)
    || (SELECT char(32 + n) FROM kind WHERE status = NEW.status
    AND operation = NEW.operation AND platform = NEW.platform)
    || substr(cells, NEW.seq - first + 2)
    WHERE first = (NEW.seq - 1) / 1024 * 1024 + 1;
    UPDATE arranged_block SET cells = substr(cells, 1, NEW.seq - id)
    || (SELECT char(32 + n) FROM kind WHERE status = NEW.status
    AND operation = NEW.operation AND platform = NEW.platform)
    || substr(cells, NEW.seq - id + 2)
    WHERE id = (NEW.seq - 1) / 1024 * 1024 + 1;
END;
