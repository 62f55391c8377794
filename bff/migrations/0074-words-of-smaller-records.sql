-- Expand: what people write about partners and themselves, and to us, is found by its words. Servers of the release before search notes alone.
-- allow index-with-lock: these tables have some ten thousand rows at most, so that their writes wait for a second or two.

CREATE INDEX notes_search ON notes USING gin (plain_text(body) gin_trgm_ops);
CREATE INDEX inbound_emails_search ON inbound_emails USING gin (plain_text(from_address || ' ' || subject || ' ' || body) gin_trgm_ops);
CREATE INDEX traveler_profiles_search ON traveler_profiles USING gin (plain_text(about_me) gin_trgm_ops);
CREATE INDEX partner_availabilities_search ON partner_availabilities USING gin (plain_text(reason) gin_trgm_ops);
CREATE INDEX change_requests_search ON change_requests
  USING gin (plain_text(jsonb_path_query_array(changes, '$[*].after')::text || ' ' || coalesce(external_note, '')
    || ' ' || coalesce(requires_action_reason, '') || ' ' || coalesce(declined_reason, '') || ' ' || coalesce(internal_note, '')) gin_trgm_ops);
