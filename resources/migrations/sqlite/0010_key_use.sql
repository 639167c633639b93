-- When a key was used last, as far as the servers have written it; NULL: never.
ALTER TABLE api_key ADD COLUMN last_use INTEGER;
