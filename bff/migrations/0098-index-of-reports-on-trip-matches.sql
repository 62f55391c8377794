-- Expand: reports read what matches of a period have come to from the index. Queries of the release before work without it.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS trip_matches_report ON trip_matches (trip_request_id) INCLUDE (
  id, partner_id, status, proposed_at, accepted_at, introduced_at, booked_at, quoted_total_usd
) WHERE proposed_at IS NOT NULL;
