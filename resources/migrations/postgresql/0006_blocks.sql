-- What SQLite finds in blocks of columns, PostgreSQL finds by its own indexes. When money moved:

CREATE INDEX event_paid ON event (at) WHERE status = 2;
