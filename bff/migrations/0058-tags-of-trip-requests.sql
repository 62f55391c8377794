-- Expand: trip requests are found by their tags.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS trip_requests_by_tags ON trip_requests USING gin (tags)
