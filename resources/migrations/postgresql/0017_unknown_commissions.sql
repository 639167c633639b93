-- A bank need not state the commission of a payment. NULL in tx.commission means unknown, and the
-- counters of days have the number of such transactions.

ALTER TABLE tx ALTER COLUMN commission DROP NOT NULL;
ALTER TABLE tally ADD COLUMN unknown_commissions BIGINT NOT NULL DEFAULT 0;

-- In PL/pgSQL, because PostgreSQL plans a function in SQL again in each call.
CREATE OR REPLACE FUNCTION count_in(tx) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO tot (status, operation, platform, n, amount, commission)
    VALUES ($1.status, $1.operation, $1.platform, 1, $1.amount, coalesce($1.commission, 0))
    ON CONFLICT (status, operation, platform) DO UPDATE SET n = tot.n + 1,
    amount = tot.amount + excluded.amount, commission = tot.commission + excluded.commission;
    INSERT INTO tally (day, status, operation, platform, n, amount, commission, unknown_commissions)
    VALUES ($1.day, $1.status, $1.operation, $1.platform, 1, $1.amount,
    coalesce($1.commission, 0), CASE WHEN $1.commission IS NULL THEN 1 ELSE 0 END)
    ON CONFLICT (day, status, operation, platform) DO UPDATE SET n = tally.n + 1,
    amount = tally.amount + excluded.amount, commission = tally.commission + excluded.commission,
    unknown_commissions = tally.unknown_commissions + excluded.unknown_commissions;
END;
$$;

CREATE OR REPLACE FUNCTION tx_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tot SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - coalesce(OLD.commission, 0)
    WHERE status = OLD.status AND operation = OLD.operation AND platform = OLD.platform;
    UPDATE tally SET n = n - 1, amount = amount - OLD.amount,
    commission = commission - coalesce(OLD.commission, 0),
    unknown_commissions = unknown_commissions
    - CASE WHEN OLD.commission IS NULL THEN 1 ELSE 0 END
    WHERE day = OLD.day AND status = OLD.status AND operation = OLD.operation
    AND platform = OLD.platform;
    PERFORM count_in(NEW);
    RETURN NULL;
END;
$$;
