-- An end-to-end id is looked up by its last six characters too, in any case: what people read off a
-- customer's telephone. Still unique, since those six are a part of it; look for them first.

DROP INDEX tx_e2e_id;
CREATE UNIQUE INDEX tx_e2e_id ON tx (lower(substr(e2e_id, 27)), e2e_id) WHERE e2e_id IS NOT NULL;
