-- Expand: travelers with the same mailbox are found, whatever follows a plus in its name. Servers of the release before do not look for them.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS travelers_by_mailbox ON travelers (lower(regexp_replace(email, '[+][^@]*@', '@')))
