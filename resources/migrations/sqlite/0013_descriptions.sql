-- The search form of descriptions: without accents and case. core/storage/migrations.cpp fills
-- existing rows and blocks, because SQL cannot fold text.

ALTER TABLE tx ADD COLUMN folded_description TEXT NOT NULL DEFAULT '';

-- A column of blocks like names.
CREATE TABLE descriptions (
    first INTEGER PRIMARY KEY REFERENCES block (first),
    cells TEXT NOT NULL
) STRICT;

CREATE TRIGGER block_has_descriptions AFTER INSERT ON block
BEGIN
    INSERT INTO descriptions (first, cells) SELECT NEW.first, group_concat(cell, char(10)) FROM (
    SELECT replace(folded_description, char(10), ' ') AS cell FROM tx
    WHERE seq BETWEEN NEW.first AND NEW.first + 1023 ORDER BY seq);
END;
