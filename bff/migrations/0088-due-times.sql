-- Expand: requests and matches know what is due next, requests their lead score and how many matches they lack. Servers of the release
-- before record clocks without it; the hourly check adds what they leave out.

ALTER TABLE sla_events ADD COLUMN soon_at timestamptz;
ALTER TABLE trip_requests ADD COLUMN next_due_at timestamptz, ADD COLUMN next_due_kind text, ADD COLUMN due_soon_at timestamptz,
  ADD COLUMN due_state text, ADD COLUMN lead_score double precision, ADD COLUMN missing_matches int NOT NULL DEFAULT 0;
ALTER TABLE trip_matches ADD COLUMN next_due_at timestamptz, ADD COLUMN next_due_kind text, ADD COLUMN due_soon_at timestamptz,
  ADD COLUMN due_state text;

-- allow index-with-lock: the columns are new, so nothing is sorted and each table is read once, in a tenth of a second.
CREATE INDEX trip_requests_by_next_due_at ON trip_requests (next_due_at, id);
CREATE INDEX trip_requests_by_due_state ON trip_requests (due_state, next_due_at, id) WHERE due_state IS NOT NULL;
CREATE INDEX trip_requests_by_lead_score ON trip_requests (lead_score, id);
CREATE INDEX trip_matches_by_next_due_at ON trip_matches (next_due_at, id);
CREATE INDEX trip_matches_by_due_state ON trip_matches (due_state, next_due_at, id) WHERE due_state IS NOT NULL;

-- The most urgent of these clocks; those that stand still come last and have no due time. Soon begins with the last fifth of the time.
CREATE FUNCTION match_due_time(match_id uuid)
RETURNS TABLE (next_due_at timestamptz, next_due_kind text, due_soon_at timestamptz, due_state text) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN e.paused_at IS NULL THEN e.due_at END, e.clock, CASE WHEN e.paused_at IS NULL THEN s.at END,
    CASE WHEN e.paused_at IS NOT NULL THEN 'PAUSED' WHEN e.due_at <= now() THEN 'OVERDUE' WHEN s.at <= now() THEN 'DUE_SOON' ELSE 'ON_TIME' END
  FROM sla_events e CROSS JOIN LATERAL (SELECT coalesce(e.soon_at, e.started_at + (e.due_at - e.started_at) * 0.8) AS at) s
  WHERE e.subject_id = match_id AND e.met_at IS NULL AND e.ended_at IS NULL
  ORDER BY e.paused_at IS NOT NULL, e.due_at, e.clock LIMIT 1
$$;

-- Of the clocks of the request, of its matches, and of the fourteen days that a traveler has to answer a question.
CREATE FUNCTION request_due_time(request_id uuid)
RETURNS TABLE (next_due_at timestamptz, next_due_kind text, due_soon_at timestamptz, due_state text) LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN NOT c.is_paused THEN c.due_at END, c.clock, CASE WHEN NOT c.is_paused THEN c.soon_at END,
    CASE WHEN c.is_paused THEN 'PAUSED' WHEN c.due_at <= now() THEN 'OVERDUE' WHEN c.soon_at <= now() THEN 'DUE_SOON' ELSE 'ON_TIME' END
  FROM (
    SELECT e.clock, e.due_at, coalesce(e.soon_at, e.started_at + (e.due_at - e.started_at) * 0.8) AS soon_at, e.paused_at IS NOT NULL AS is_paused
    FROM (SELECT request_id AS id UNION ALL SELECT m.id FROM trip_matches m WHERE m.trip_request_id = request_id) s
      JOIN sla_events e ON e.subject_id = s.id AND e.met_at IS NULL AND e.ended_at IS NULL
    UNION ALL
    SELECT 'TRAVELER_ANSWER', r.status_changed_at + interval '14 days', r.status_changed_at + interval '14 days' * 0.8, false
    FROM trip_requests r WHERE r.id = request_id AND r.status = 'NEEDS_INFO'
  ) c ORDER BY c.is_paused, c.due_at, c.clock LIMIT 1
$$;

CREATE FUNCTION count_missing_matches(request_id uuid) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN r.status IN ('QUALIFIED', 'MATCHED', 'PLANNING') THEN greatest(0, r.match_count_target - (
    SELECT count(*) FROM trip_matches m WHERE m.trip_request_id = r.id
      AND m.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED')))::int ELSE 0 END
  FROM trip_requests r WHERE r.id = request_id
$$;

CREATE FUNCTION find_lead_score(scores jsonb) RETURNS double precision LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_path_query_first(scores, '$[*] ? (@.type == "LEAD_QUALITY").value')::double precision
$$;
CREATE FUNCTION set_lead_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.lead_score := find_lead_score(NEW.scores);
  RETURN NEW;
END $$;
CREATE TRIGGER trip_requests_lead_score BEFORE INSERT OR UPDATE OF scores ON trip_requests FOR EACH ROW EXECUTE FUNCTION set_lead_score();

-- Stores what follows from the clocks wherever something else is stored: after bulk loads, and where the hourly check finds a difference.
CREATE FUNCTION fill_due_times() RETURNS void LANGUAGE sql AS $$
  UPDATE trip_matches m SET next_due_at = d.next_due_at, next_due_kind = d.next_due_kind, due_soon_at = d.due_soon_at, due_state = d.due_state
  FROM trip_matches s LEFT JOIN LATERAL match_due_time(s.id) d ON true
  WHERE m.id = s.id AND (s.due_state IS NOT NULL OR s.status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED'))
    AND (s.next_due_at, s.next_due_kind, s.due_soon_at, s.due_state)
      IS DISTINCT FROM (d.next_due_at, d.next_due_kind, d.due_soon_at, d.due_state);
  UPDATE trip_requests r SET next_due_at = d.next_due_at, next_due_kind = d.next_due_kind, due_soon_at = d.due_soon_at, due_state = d.due_state,
    missing_matches = count_missing_matches(s.id)
  FROM trip_requests s LEFT JOIN LATERAL request_due_time(s.id) d ON true
  WHERE r.id = s.id
    AND (s.due_state IS NOT NULL OR s.missing_matches > 0 OR s.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD'))
    AND (s.next_due_at, s.next_due_kind, s.due_soon_at, s.due_state, s.missing_matches)
      IS DISTINCT FROM (d.next_due_at, d.next_due_kind, d.due_soon_at, d.due_state, count_missing_matches(s.id));
$$;
