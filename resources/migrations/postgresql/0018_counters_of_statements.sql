-- Counts the transactions of a statement at once: servers insert several with one statement.

DROP TRIGGER tx_inserted ON tx;

CREATE OR REPLACE FUNCTION tx_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO day (day, first_seq) SELECT day, min(seq) FROM added GROUP BY day
    ON CONFLICT DO NOTHING;
    INSERT INTO tot (status, operation, platform, n, amount, commission)
    SELECT status, operation, platform, count(*), sum(amount)::BIGINT,
    sum(coalesce(commission, 0))::BIGINT FROM added GROUP BY status, operation, platform
    ON CONFLICT (status, operation, platform) DO UPDATE SET n = tot.n + excluded.n,
    amount = tot.amount + excluded.amount, commission = tot.commission + excluded.commission;
    INSERT INTO tally (day, status, operation, platform, n, amount, commission, unknown_commissions)
    SELECT day, status, operation, platform, count(*), sum(amount)::BIGINT,
    sum(coalesce(commission, 0))::BIGINT, count(*) - count(commission)
    FROM added GROUP BY day, status, operation, platform
    ON CONFLICT (day, status, operation, platform) DO UPDATE SET n = tally.n + excluded.n,
    amount = tally.amount + excluded.amount, commission = tally.commission + excluded.commission,
    unknown_commissions = tally.unknown_commissions + excluded.unknown_commissions;
    RETURN NULL;
END;
$$;

CREATE TRIGGER tx_inserted AFTER INSERT ON tx REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION tx_inserted();
