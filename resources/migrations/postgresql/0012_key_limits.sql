-- Limits of API keys, as on SQLite.

ALTER TABLE api_key ADD COLUMN max_charge BIGINT CHECK (max_charge > 0);
ALTER TABLE api_key ADD COLUMN max_payout BIGINT CHECK (max_payout > 0);
ALTER TABLE api_key ADD COLUMN max_per_day BIGINT CHECK (max_per_day > 0);
ALTER TABLE api_key ADD COLUMN requests_per_minute BIGINT CHECK (requests_per_minute > 0);
ALTER TABLE api_key ADD COLUMN expires BIGINT;

CREATE TABLE key_day (
    api_key BYTEA NOT NULL REFERENCES api_key (id),
    day INTEGER NOT NULL CHECK (day >= 2440588),
    amount BIGINT NOT NULL CHECK (amount > 0),
    PRIMARY KEY (api_key, day)
);
