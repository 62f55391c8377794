-- Expand: mails are found by template and subject. Servers of the release before do not search them.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS templated_emails_search ON templated_emails
  USING gin (plain_text(template_key || ' ' || subject) gin_trgm_ops)
