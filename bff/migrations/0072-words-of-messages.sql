-- Expand: messages are found by their words. Servers of the release before look for words within one conversation.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_search ON messages USING gin (plain_text(body) gin_trgm_ops)
