-- Expand: travelers with the same phone number are found. Servers of the release before do not look for them.
-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS travelers_by_phone_digits ON travelers
  (regexp_replace(coalesce(phone ->> 'prefix', '') || (phone ->> 'number'), '[^0-9]', '', 'g')) WHERE phone IS NOT NULL
