-- The return address of a charge, for its payment page. Most charges have none.
CREATE TABLE return_url (
    tx INTEGER PRIMARY KEY REFERENCES tx (seq),
    url TEXT NOT NULL CHECK (length(url) BETWEEN 1 AND 2048)
) STRICT;
