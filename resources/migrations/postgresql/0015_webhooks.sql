-- Several webhooks of a platform, as on SQLite.

DROP TRIGGER outbox_owed ON outbox;
DROP FUNCTION outbox_owed();

ALTER TABLE attempt DROP CONSTRAINT attempt_delivery_fkey;
ALTER TABLE attempt DROP CONSTRAINT attempt_pkey;
ALTER TABLE delivery DROP CONSTRAINT delivery_pkey;
ALTER TABLE webhook DROP CONSTRAINT webhook_pkey;
DROP INDEX delivery_due;
DROP INDEX delivery_open;

ALTER TABLE webhook ADD COLUMN id BYTEA CHECK (length(id) = 16);
ALTER TABLE webhook ADD COLUMN created BIGINT;
ALTER TABLE webhook ADD COLUMN events INTEGER CHECK (events BETWEEN 1 AND 510);
UPDATE webhook SET id = platform;
ALTER TABLE webhook ALTER COLUMN id SET NOT NULL;
ALTER TABLE webhook ADD PRIMARY KEY (id);

ALTER TABLE delivery ADD COLUMN webhook BYTEA CHECK (length(webhook) = 16);
UPDATE delivery SET webhook = platform;
ALTER TABLE delivery ALTER COLUMN webhook SET NOT NULL;
ALTER TABLE delivery ADD PRIMARY KEY (webhook, id);

ALTER TABLE attempt ADD COLUMN webhook BYTEA;
UPDATE attempt SET webhook = delivery.webhook FROM delivery WHERE delivery.id = attempt.delivery;
ALTER TABLE attempt ALTER COLUMN webhook SET NOT NULL;
ALTER TABLE attempt ADD PRIMARY KEY (webhook, delivery, n);
ALTER TABLE attempt ADD FOREIGN KEY (webhook, delivery) REFERENCES delivery (webhook, id);

CREATE INDEX webhook_platform ON webhook (platform);
CREATE INDEX delivery_notice ON delivery (id);
CREATE INDEX delivery_due ON delivery (webhook, due, id) WHERE due IS NOT NULL;
CREATE INDEX delivery_open ON delivery (tx, webhook, id) WHERE due IS NOT NULL;

CREATE FUNCTION outbox_owed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO delivery (webhook, id, platform, tx, state, due, attempts, failures)
    SELECT webhook.id, NEW.id, tx.platform, NEW.tx, 1, 0, 0, 0
    FROM tx JOIN webhook ON webhook.platform = tx.platform
    WHERE tx.seq = NEW.tx AND (webhook.events IS NULL OR (webhook.events & (1 << NEW.status)) <> 0);
    RETURN NULL;
END;
$$;

CREATE TRIGGER outbox_owed AFTER INSERT ON outbox
    FOR EACH ROW EXECUTE FUNCTION outbox_owed();

-- Keys have a fifth scope: 16 webhooks.
ALTER TABLE api_key DROP CONSTRAINT api_key_scopes_check;
ALTER TABLE api_key ADD CONSTRAINT api_key_scopes_check CHECK (scopes BETWEEN 1 AND 31);
