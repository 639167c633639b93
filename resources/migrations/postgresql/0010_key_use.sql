-- When a key was used last, as on SQLite.

ALTER TABLE api_key ADD COLUMN last_use BIGINT;
