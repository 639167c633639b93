-- The trigger of the copy, which the shop's migration of the same number has removed.

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
