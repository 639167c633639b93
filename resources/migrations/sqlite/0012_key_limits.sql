-- Limits of API keys; NULL: no limit. Amounts are centavos. A key is invalid from expires on.
ALTER TABLE api_key ADD COLUMN max_charge INTEGER CHECK (max_charge > 0);
ALTER TABLE api_key ADD COLUMN max_payout INTEGER CHECK (max_payout > 0);
ALTER TABLE api_key ADD COLUMN max_per_day INTEGER CHECK (max_per_day > 0);
ALTER TABLE api_key ADD COLUMN requests_per_minute INTEGER CHECK (requests_per_minute > 0);
ALTER TABLE api_key ADD COLUMN expires INTEGER;

-- The sum of the charges and payouts that a key created on a day, if the key has a limit per day.
-- day is the Julian day in Brasília.
CREATE TABLE key_day (
    api_key BLOB NOT NULL REFERENCES api_key (id),
    day INTEGER NOT NULL CHECK (day >= 2440588),
    amount INTEGER NOT NULL CHECK (amount > 0),
    PRIMARY KEY (api_key, day)
) STRICT, WITHOUT ROWID;
