-- Expand: those that end soon are looked for every minute, and lists are sorted by it. Servers of the release before do not notice.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS documents_valid_until ON documents (valid_until, id)
