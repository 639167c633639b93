-- A remote service need not state the commission. NULL in tx.commission means unknown, and the
-- counters have the number of such transactions. A copy from before this migration has 0 instead of
-- NULL, so the copy begins again: without a row in copy, the program removes all transactions.

DELETE FROM copy;

DROP TRIGGER tx_inserted;
DROP TRIGGER tx_moved;
DROP TRIGGER tx_deleted;

ALTER TABLE tx DROP COLUMN commission;
ALTER TABLE tx ADD COLUMN commission INTEGER CHECK (commission >= 0);
ALTER TABLE tally ADD COLUMN unknown_commissions INTEGER NOT NULL DEFAULT 0;

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

CREATE TRIGGER tx_deleted AFTER DELETE ON tx
BEGIN
    UPDATE tot SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - coalesce(OLD.commission, 0)
    WHERE status = OLD.status AND operation = OLD.operation AND platform = OLD.platform;
    UPDATE tally SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - coalesce(OLD.commission, 0),
    unknown_commissions = unknown_commissions - (OLD.commission IS NULL)
    WHERE day = OLD.day AND status = OLD.status AND operation = OLD.operation
    AND platform = OLD.platform;
    UPDATE day SET first_seq = OLD.seq + 1 WHERE day = OLD.day AND first_seq = OLD.seq
    AND EXISTS (SELECT 1 FROM tx WHERE seq = OLD.seq + 1 AND day = OLD.day);
    DELETE FROM day WHERE day = OLD.day AND first_seq = OLD.seq;
END;
