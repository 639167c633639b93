-- A bank need not state the commission of a payment. NULL in tx.commission means unknown, and the
-- counters of days have the number of such transactions. A copy of a remote service already has
-- both, so every statement also works there.

DROP TRIGGER tx_inserted;
DROP TRIGGER tx_moved;
DROP TRIGGER IF EXISTS tx_deleted;

ALTER TABLE tx ADD COLUMN stated_commission INTEGER CHECK (stated_commission >= 0);
UPDATE tx SET stated_commission = commission;
ALTER TABLE tx DROP COLUMN commission;
ALTER TABLE tx RENAME COLUMN stated_commission TO commission;

DROP TABLE tally;

CREATE TABLE tally (
    day INTEGER NOT NULL,
    status INTEGER NOT NULL,
    operation INTEGER NOT NULL,
    platform BLOB NOT NULL,
    n INTEGER NOT NULL CHECK (n >= 0),
    amount INTEGER NOT NULL,
    commission INTEGER NOT NULL,
    unknown_commissions INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (day, status, operation, platform)
) STRICT, WITHOUT ROWID;

INSERT INTO tally (day, status, operation, platform, n, amount, commission, unknown_commissions)
SELECT day, status, operation, platform, count(*), sum(amount), coalesce(sum(commission), 0),
count(*) - count(commission) FROM tx
GROUP BY day, status, operation, platform;

CREATE TRIGGER tx_inserted AFTER INSERT ON tx
BEGIN
    INSERT INTO day (day, first_seq) VALUES (NEW.day, NEW.seq) ON CONFLICT DO NOTHING;
    INSERT INTO tot (status, operation, platform, n, amount, commission)
    VALUES (NEW.status, NEW.operation, NEW.platform, 1, NEW.amount, coalesce(NEW.commission, 0))
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission;
    INSERT INTO tally (day, status, operation, platform, n, amount, commission, unknown_commissions)
    VALUES (NEW.day, NEW.status, NEW.operation, NEW.platform, 1, NEW.amount,
    coalesce(NEW.commission, 0), NEW.commission IS NULL)
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission,
    unknown_commissions = unknown_commissions + excluded.unknown_commissions;
END;

CREATE TRIGGER tx_moved AFTER UPDATE OF status, commission ON tx
BEGIN
    UPDATE tot SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - coalesce(OLD.commission, 0)
    WHERE status = OLD.status AND operation = OLD.operation AND platform = OLD.platform;
    INSERT INTO tot (status, operation, platform, n, amount, commission)
    VALUES (NEW.status, NEW.operation, NEW.platform, 1, NEW.amount, coalesce(NEW.commission, 0))
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission;
    UPDATE tally SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - coalesce(OLD.commission, 0),
    unknown_commissions = unknown_commissions - (OLD.commission IS NULL)
    WHERE day = OLD.day AND status = OLD.status AND operation = OLD.operation
    AND platform = OLD.platform;
    INSERT INTO tally (day, status, operation, platform, n, amount, commission, unknown_commissions)
    VALUES (NEW.day, NEW.status, NEW.operation, NEW.platform, 1, NEW.amount,
    coalesce(NEW.commission, 0), NEW.commission IS NULL)
    ON CONFLICT DO UPDATE SET n = n + 1, amount = amount + excluded.amount,
    commission = commission + excluded.commission,
    unknown_commissions = unknown_commissions + excluded.unknown_commissions;
END;
