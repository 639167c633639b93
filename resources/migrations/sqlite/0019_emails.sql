-- The search form of e-mail addresses. The program fills existing rows and blocks, because SQL cannot
-- fold text.

ALTER TABLE tx ADD COLUMN folded_email TEXT NOT NULL DEFAULT '';

-- A column of blocks like names.
CREATE TABLE emails (
    first INTEGER PRIMARY KEY REFERENCES block (first),
    cells TEXT NOT NULL
) STRICT;

CREATE TRIGGER block_has_emails AFTER INSERT ON block
BEGIN
    INSERT INTO emails (first, cells) SELECT NEW.first, group_concat(cell, char(10)) FROM (
    SELECT replace(folded_email, char(10), ' ') AS cell FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ORDER BY seq);
END;
