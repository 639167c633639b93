-- The meaning of the columns of tables that no layout describes. Columns are numbers separated by
-- blanks.

CREATE TABLE mapping (
    header TEXT NOT NULL PRIMARY KEY CHECK (header <> ''), -- letters and digits, without accents
    separator TEXT NOT NULL CHECK (length(separator) = 1),
    columns TEXT NOT NULL,
    learned INTEGER NOT NULL
) STRICT;
