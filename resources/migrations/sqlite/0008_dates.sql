-- A transaction is dated by the clock as it stood, also after the clock was set back. What counts on
-- with seq, whatever the clock says, is the number of the day: tx.day, tally.day, day.day.

-- The Julian day of `created` in Brasília, where the number is not that: a day that begins again, or
-- for the first time, when its number was already given to a later one, gets the next free number.
ALTER TABLE day ADD COLUMN date INTEGER CHECK (date >= 2440588 AND date <> day);

CREATE INDEX day_date ON day (coalesce(date, day), day);
