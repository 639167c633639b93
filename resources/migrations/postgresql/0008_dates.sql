-- The date of a day, where it is not the number of the day, as on SQLite.

ALTER TABLE day ADD COLUMN date INTEGER CHECK (date >= 2440588 AND date <> day);

CREATE INDEX day_date ON day (coalesce(date, day), day);
