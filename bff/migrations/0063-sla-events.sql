-- Expand: when each clock of a promise started, paused, was met or ran out, and what is known of those so far. Servers of the release
-- before do not record it: what they start or end during the deploy is missing from the report.

CREATE TABLE sla_events (
  clock text NOT NULL CHECK (clock IN ('FIRST_LOOK', 'RESPOND', 'FIRST_MESSAGE', 'PROPOSAL', 'REPLY')),
  subject_type text NOT NULL CHECK (subject_type IN ('TRIP_REQUEST', 'TRIP_MATCH', 'CONVERSATION')),
  subject_id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- Whether the promise is in business hours: of the partner, or of our team where there is none.
  is_business_time boolean NOT NULL DEFAULT false,
  -- Since when its request is on hold.
  paused_at timestamptz,
  -- Seconds on hold, of business time where the promise is in business hours.
  paused_s int NOT NULL DEFAULT 0 CHECK (paused_s >= 0),
  met_at timestamptz,
  -- The due time, once it has passed; it stays when the promise is kept later.
  breached_at timestamptz,
  -- When it ended without being met.
  ended_at timestamptz,
  -- From start to met without the time on hold, in seconds like paused_s.
  elapsed_s int CHECK (elapsed_s >= 0),
  -- Who kept the promise, or has to.
  person_id uuid,
  partner_id uuid,
  PRIMARY KEY (subject_id, clock, started_at),
  CONSTRAINT sla_events_one_end CHECK (met_at IS NULL OR ended_at IS NULL),
  CONSTRAINT sla_events_elapsed CHECK ((met_at IS NULL) = (elapsed_s IS NULL))
);
CREATE UNIQUE INDEX sla_events_open ON sla_events (subject_id, clock) WHERE met_at IS NULL AND ended_at IS NULL;
CREATE INDEX sla_events_started ON sla_events (started_at);
CREATE INDEX sla_events_due ON sla_events (due_at) WHERE met_at IS NULL AND ended_at IS NULL AND breached_at IS NULL;

-- As `businessTime.ts` counts them; NULL if one of the arguments is.
CREATE FUNCTION business_seconds(from_at timestamptz, to_at timestamptz, zone text, hours jsonb, holidays date[])
RETURNS int LANGUAGE sql STABLE STRICT AS $$
  SELECT coalesce(round(sum(greatest(0, extract(epoch FROM least(closes, to_at) - greatest(opens, from_at))))), 0)::int
  FROM generate_series(date_trunc('day', from_at AT TIME ZONE zone), date_trunc('day', to_at AT TIME ZONE zone), interval '1 day') AS days (day)
    CROSS JOIN LATERAL jsonb_array_elements(CASE
      WHEN EXISTS (SELECT FROM jsonb_each(hours) h WHERE h.value <> '[]')
        THEN coalesce(hours -> (ARRAY['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow FROM day)::int], '[]')
      WHEN extract(isodow FROM day) <= 5 THEN '[{"from": "09:00", "to": "18:00"}]'
      ELSE '[]' END) AS span
    CROSS JOIN LATERAL (SELECT (day + (span ->> 'from')::interval) AT TIME ZONE zone AS opens,
      (day + (span ->> 'to')::interval) AT TIME ZONE zone AS closes) AS shift
  WHERE day::date <> ALL (holidays)
$$;

-- Adds what can be known of clocks that nobody recorded: those from before this table, and those of bulk loads.
CREATE FUNCTION fill_sla_events() RETURNS void LANGUAGE sql AS $$
  -- The first look: within 4 business hours of our team (1 for trips of $50,000), at most 96 hours (72).
  INSERT INTO sla_events (clock, subject_type, subject_id, started_at, due_at, is_business_time, met_at, ended_at, breached_at, elapsed_s, person_id)
  SELECT 'FIRST_LOOK', 'TRIP_REQUEST', r.id, r.submitted_at, d.due_at, true, l.met_at, l.ended_at,
    CASE WHEN coalesce(l.met_at, l.ended_at, now()) > d.due_at THEN d.due_at END,
    business_seconds(r.submitted_at, l.met_at, 'UTC', '{}', '{}'), coalesce(l.person_id, r.assigned_to_id)
  FROM trip_requests r
    CROSS JOIN LATERAL (SELECT CASE WHEN r.total_budget >= 50000 THEN interval '1 hour' ELSE interval '4 hours' END AS business,
      CASE WHEN r.total_budget >= 50000 THEN interval '72 hours' ELSE interval '96 hours' END AS wall) AS promise
    CROSS JOIN LATERAL (SELECT least(opens + (business - (total - length)), r.submitted_at + wall) AS due_at
      FROM (SELECT opens, length, sum(length) OVER (ORDER BY opens) AS total
        FROM generate_series(date_trunc('day', r.submitted_at AT TIME ZONE 'UTC'), date_trunc('day', r.submitted_at AT TIME ZONE 'UTC') + interval '5 days', interval '1 day') AS days (day)
          CROSS JOIN LATERAL (SELECT least(greatest((day + interval '9 hours') AT TIME ZONE 'UTC', r.submitted_at), (day + interval '18 hours') AT TIME ZONE 'UTC') AS opens) AS o
          CROSS JOIN LATERAL (SELECT (day + interval '18 hours') AT TIME ZONE 'UTC' - opens AS length) AS s
        WHERE extract(isodow FROM day) <= 5) AS shifts
      WHERE total >= business ORDER BY opens LIMIT 1) AS d
    LEFT JOIN LATERAL (SELECT a.at, a.action, u.person_id FROM audit a LEFT JOIN users u ON u.id = a.actor_user_id AND u.person_type = 'teamMember'
      WHERE a.entity_type = 'tripRequest' AND a.entity_id = r.id AND a.action LIKE 'PENDING → %' ORDER BY a.at LIMIT 1) AS moved ON true
    CROSS JOIN LATERAL (SELECT moved.person_id, CASE WHEN moved.action NOT IN ('PENDING → CANCELLED', 'PENDING → EXPIRED') THEN moved.at END AS met_at,
      CASE WHEN moved.action IN ('PENDING → CANCELLED', 'PENDING → EXPIRED') THEN moved.at END AS ended_at) AS l
  WHERE r.submitted_at IS NOT NULL AND (r.status = 'PENDING' OR moved.at >= r.submitted_at)
  ON CONFLICT DO NOTHING;

  -- The answer to a proposed trip: of the last time that the partner was asked.
  INSERT INTO sla_events (clock, subject_type, subject_id, started_at, due_at, is_business_time, paused_at, met_at, ended_at, breached_at, elapsed_s, person_id, partner_id)
  SELECT 'RESPOND', 'TRIP_MATCH', m.id, m.proposed_at, m.respond_by, true, o.paused_at, o.met_at, o.ended_at,
    CASE WHEN m.status = 'EXPIRED' AND o.met_at IS NULL OR coalesce(o.met_at, o.ended_at, o.paused_at, now()) > m.respond_by THEN m.respond_by END,
    business_seconds(m.proposed_at, o.met_at, coalesce(z.name, 'UTC'), p.business_hours, p.holidays), m.lead_agent_id, m.partner_id
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id JOIN partners p ON p.id = m.partner_id
    LEFT JOIN pg_timezone_names z ON z.name = p.time_zone
    CROSS JOIN LATERAL (SELECT coalesce(m.accepted_at, CASE WHEN m.status = 'DECLINED' THEN m.status_changed_at END) AS kept_at) AS k
    CROSS JOIN LATERAL (SELECT CASE WHEN kept_at IS NOT NULL THEN greatest(kept_at, m.proposed_at) END AS met_at,
      CASE WHEN kept_at IS NULL AND m.status <> 'PROPOSED' THEN m.status_changed_at END AS ended_at,
      CASE WHEN m.status = 'PROPOSED' AND r.status = 'ON_HOLD' THEN r.status_changed_at END AS paused_at) AS o
  WHERE m.proposed_at IS NOT NULL AND m.respond_by IS NOT NULL AND m.status <> 'SUGGESTED'
  ON CONFLICT DO NOTHING;

  -- The first message; the first proposal, as long as no later one has another due time.
  INSERT INTO sla_events (clock, subject_type, subject_id, started_at, due_at, paused_at, met_at, ended_at, breached_at, elapsed_s, person_id, partner_id)
  SELECT c.clock, 'TRIP_MATCH', m.id, m.introduced_at, c.due_at, o.paused_at, o.met_at, o.ended_at,
    CASE WHEN coalesce(o.met_at, o.ended_at, o.paused_at, now()) > c.due_at THEN c.due_at END,
    round(extract(epoch FROM o.met_at - m.introduced_at))::int, m.lead_agent_id, m.partner_id
  FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id
    CROSS JOIN LATERAL (VALUES
      ('FIRST_MESSAGE', m.first_message_due_at, least(m.first_reply_at, m.quoted_at), m.status = 'INTRODUCED'),
      ('PROPOSAL', m.proposal_due_at, m.quoted_at, m.status IN ('INTRODUCED', 'IN_CONVERSATION'))) AS c (clock, due_at, kept_at, is_open)
    CROSS JOIN LATERAL (SELECT CASE WHEN kept_at IS NOT NULL THEN greatest(kept_at, m.introduced_at) END AS met_at,
      CASE WHEN kept_at IS NULL AND NOT is_open THEN m.status_changed_at END AS ended_at,
      CASE WHEN kept_at IS NULL AND is_open AND r.status = 'ON_HOLD' THEN r.status_changed_at END AS paused_at) AS o
  WHERE m.introduced_at IS NOT NULL AND m.status <> 'SUGGESTED' AND c.due_at <= m.introduced_at + interval '72 hours'
  ON CONFLICT DO NOTHING;

  -- Replies to travelers, from when it was the turn of the partner or of care until one of them wrote.
  INSERT INTO sla_events (clock, subject_type, subject_id, started_at, due_at, met_at, breached_at, elapsed_s, person_id, partner_id)
  WITH words AS (
    SELECT conversation_id, sent_at AS at, author_id, author_type IN ('traveler', 'guest') AS asks FROM messages
    WHERE sent_at IS NOT NULL AND author_type IS NOT NULL
    UNION ALL SELECT id, created_at, NULL, true FROM conversations WHERE subject_type = 'TRIP_MATCH'
  ), sides AS (
    SELECT *, lag(asks) OVER (PARTITION BY conversation_id ORDER BY at) AS asked FROM words
  ), turns AS (
    SELECT conversation_id, at, asks, lead(at) OVER later AS answered_at, lead(author_id) OVER later AS answered_by
    FROM sides WHERE asks IS DISTINCT FROM asked WINDOW later AS (PARTITION BY conversation_id ORDER BY at)
  )
  SELECT 'REPLY', 'CONVERSATION', c.id, t.at, d.due_at, t.answered_at, CASE WHEN coalesce(t.answered_at, now()) > d.due_at THEN d.due_at END,
    round(extract(epoch FROM t.answered_at - t.at))::int,
    coalesce(t.answered_by, CASE WHEN c.awaiting_reply_from = 'CARE' THEN c.assigned_to_id END), c.partner_id
  FROM turns t JOIN conversations c ON c.id = t.conversation_id LEFT JOIN trip_requests r ON r.id = c.trip_request_id
    CROSS JOIN LATERAL (SELECT CASE WHEN t.answered_at IS NULL THEN c.sla_due_at
      ELSE t.at + CASE WHEN r.total_budget >= 50000 THEN interval '8 hours' ELSE interval '24 hours' END END AS due_at) AS d
  WHERE t.asks AND c.subject_type NOT LIKE '%CONTACT_REQUEST' AND (t.answered_at IS NOT NULL OR c.status = 'ACTIVE') AND d.due_at IS NOT NULL
  ON CONFLICT DO NOTHING;
$$;

SELECT fill_sla_events();
