-- Expand: trip requests are found by who follows them.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS trip_requests_by_followers ON trip_requests USING gin (follower_ids)
