-- Expand: reports read a tenth of the pages of the table. Queries of the release before work without the index.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS trip_requests_report ON trip_requests (submitted_at) INCLUDE (
  id, status, source, form_version, country_codes, assigned_to_id, qualified_at, first_matched_at, introduced_at, booked_at, closed_at,
  total_budget, lost_reason_code, status_reason_code
);
