-- Expand: saved views have a place; requests rest until a time, and hold the question that the traveler is asked with its answer. Servers
-- of the release before store none of it.
ALTER TABLE user_searches ADD COLUMN position int NOT NULL DEFAULT 0;
ALTER TABLE trip_requests ADD COLUMN snoozed_until timestamptz, ADD COLUMN question jsonb;
-- allow index-with-lock: the column is new, so the index is empty and the table is read once, in a tenth of a second.
CREATE INDEX trip_requests_by_snoozed_until ON trip_requests (snoozed_until, id) WHERE snoozed_until IS NOT NULL;
