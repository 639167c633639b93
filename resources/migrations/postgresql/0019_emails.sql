-- The search form of e-mail addresses, as in SQLite.

ALTER TABLE tx ADD COLUMN folded_email TEXT NOT NULL DEFAULT '';

DROP INDEX tx_texts;
CREATE INDEX tx_texts ON tx USING gin (folded_name gin_trgm_ops, document gin_trgm_ops,
    phone gin_trgm_ops, folded_description gin_trgm_ops, folded_email gin_trgm_ops);
