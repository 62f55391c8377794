-- Expand: when somebody agreed to the newsletter, and a list of who did. Servers of the release before do not know the column; without it,
-- the sign-up says when.
-- allow index-with-lock: the table is written a few times a minute, and its indexes are built within a second.
ALTER TABLE newsletter_requests ADD COLUMN consent_at timestamptz;
CREATE INDEX newsletter_requests_created ON newsletter_requests (created_at DESC, id);
CREATE INDEX newsletter_requests_status ON newsletter_requests (status, created_at DESC, id);
CREATE INDEX newsletter_requests_search ON newsletter_requests USING gin (plain_text(email || ' ' || full_name) gin_trgm_ops);
