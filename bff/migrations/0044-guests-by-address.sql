-- Expand: guests of conversations are found by their address. Servers of the release before look for none.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS conversation_participants_guest ON conversation_participants (guest_email) WHERE guest_email IS NOT NULL
