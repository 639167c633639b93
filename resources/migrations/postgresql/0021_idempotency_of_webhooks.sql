-- Idempotency keys of new webhooks, as on SQLite.

ALTER TABLE idempotency_key ALTER COLUMN tx DROP NOT NULL;
ALTER TABLE idempotency_key ADD COLUMN webhook BYTEA CHECK (length(webhook) = 16);
ALTER TABLE idempotency_key ADD CHECK ((tx IS NULL) <> (webhook IS NULL));
