-- Trips: requests, matches with partners, the work that requests are for the team, and screening.

CREATE TABLE trip_requests (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  status text NOT NULL,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  status_reason_code text,
  status_note text,
  held_from text,
  destination_names text[] NOT NULL,
  destinations jsonb NOT NULL DEFAULT '[]',
  country_codes text[] NOT NULL DEFAULT '{}',
  departure_date date,
  flexible_departure_date boolean NOT NULL DEFAULT false,
  return_date date,
  total_nights int NOT NULL,
  number_of_adults text NOT NULL,
  adult_age_groups text[] NOT NULL DEFAULT '{}',
  number_of_children int,
  child_age_groups text[] NOT NULL DEFAULT '{}',
  based_on_itinerary_id uuid,
  trip_type text[] NOT NULL DEFAULT '{}',
  trip_title text NOT NULL,
  trip_description text NOT NULL DEFAULT '',
  budget_per_person_usd int NOT NULL DEFAULT 0,
  total_budget int NOT NULL DEFAULT 0,
  budget_includes_flights boolean NOT NULL DEFAULT false,
  budget_flexibility real,
  budget_ceiling_usd int NOT NULL DEFAULT 0,
  travelers jsonb NOT NULL,
  traveler_ids uuid[] NOT NULL,
  include_newsletter boolean NOT NULL,
  consultation boolean NOT NULL DEFAULT false,
  source text NOT NULL,
  form_version text,
  form_id text UNIQUE,
  view_id uuid,
  google_client_id text,
  landing_url text,
  device_id text,
  confirmed boolean NOT NULL DEFAULT true,
  risk_flags text[] NOT NULL DEFAULT '{}',
  assigned_to_id uuid REFERENCES team_members,
  matching_notes text,
  match_count_target int NOT NULL DEFAULT 2,
  follower_ids uuid[] NOT NULL DEFAULT '{}',
  checklist_items jsonb NOT NULL DEFAULT '[]',
  verifications jsonb NOT NULL DEFAULT '{}',
  visibilities jsonb NOT NULL DEFAULT '{}',
  scores jsonb NOT NULL DEFAULT '[]',
  duplicate_of_id uuid REFERENCES trip_requests,
  resume_on date,
  editable_until timestamptz,
  submitted_at timestamptz,
  qualified_at timestamptz,
  first_matched_at timestamptz,
  introduced_at timestamptz,
  booked_at timestamptz,
  closed_at timestamptz,
  lost_reason_code text,
  lost_note text,
  search_text text NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  -- Deadline steps that were taken; see trip_matches.
  clock_steps text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX trip_requests_created ON trip_requests (created_at DESC, id);
CREATE INDEX trip_requests_status ON trip_requests (status, created_at DESC, id);
CREATE INDEX trip_requests_assigned ON trip_requests (assigned_to_id, created_at DESC, id);
CREATE INDEX trip_requests_submitted ON trip_requests (submitted_at DESC, id);
CREATE INDEX trip_requests_departure ON trip_requests (departure_date, id);
CREATE INDEX trip_requests_budget ON trip_requests (budget_per_person_usd, id);
CREATE INDEX trip_requests_travelers ON trip_requests USING gin (traveler_ids);
CREATE INDEX trip_requests_countries ON trip_requests USING gin (country_codes);
CREATE INDEX trip_requests_search ON trip_requests USING gin (search_text gin_trgm_ops);
CREATE INDEX trip_requests_open_work ON trip_requests (assigned_to_id)
  WHERE status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD');
CREATE INDEX trip_requests_waiting ON trip_requests (status, status_changed_at)
  WHERE status IN ('DRAFT', 'PENDING', 'NEEDS_INFO', 'PLANNING');
CREATE INDEX trip_requests_travelling ON trip_requests (status, departure_date) WHERE status IN ('BOOKED', 'TRAVELING');
CREATE INDEX trip_requests_itinerary ON trip_requests (based_on_itinerary_id) WHERE based_on_itinerary_id IS NOT NULL;
CREATE INDEX trip_requests_by_return_date ON trip_requests (return_date, id);
CREATE INDEX trip_requests_by_source ON trip_requests (source, id);
CREATE INDEX trip_requests_by_status_changed_at ON trip_requests (status_changed_at, id);
CREATE INDEX trip_requests_by_total_budget ON trip_requests (total_budget, id);
CREATE INDEX trip_requests_by_total_nights ON trip_requests (total_nights, id);
CREATE INDEX trip_requests_by_updated_at ON trip_requests (updated_at, id);
CREATE INDEX trip_requests_by_trip_type ON trip_requests USING gin (trip_type);
CREATE INDEX trip_requests_by_risk_flags ON trip_requests USING gin (risk_flags);

CREATE TABLE trip_matches (
  id uuid PRIMARY KEY,
  trip_request_id uuid NOT NULL REFERENCES trip_requests,
  partner_id uuid NOT NULL REFERENCES partners,
  status text NOT NULL CHECK (status IN
    ('SUGGESTED', 'PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED', 'DECLINED', 'EXPIRED', 'LOST',
    'WITHDRAWN', 'CANCELLED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  status_reason_code text,
  status_note text,
  rank int NOT NULL DEFAULT 1 CHECK (rank >= 1),
  score double precision NOT NULL DEFAULT 0 CHECK (score BETWEEN 0 AND 100),
  reasons jsonb NOT NULL DEFAULT '[]',
  agent_ids uuid[] NOT NULL DEFAULT '{}',
  lead_agent_id uuid REFERENCES agents,
  proposed_at timestamptz,
  respond_by timestamptz,
  -- When the agents are reminded next: after half of their time, then after four fifths.
  remind_at timestamptz,
  accepted_at timestamptz,
  introduced_at timestamptz,
  first_message_due_at timestamptz,
  first_reply_at timestamptz,
  proposal_due_at timestamptz,
  quoted_at timestamptz,
  booked_at timestamptz,
  completed_at timestamptz,
  closed_at timestamptz,
  quoted_total_usd int CHECK (quoted_total_usd >= 0),
  quoted_per_person_usd int CHECK (quoted_per_person_usd >= 0),
  current_proposal_id uuid,
  proposal_count int NOT NULL DEFAULT 0 CHECK (proposal_count >= 0),
  conversation_id uuid,
  reminder jsonb,
  -- Deadline steps that were taken, like RESPOND_50, so that a job that runs twice repeats none.
  clock_steps text[] NOT NULL DEFAULT '{}',
  checklist_items jsonb NOT NULL DEFAULT '[]',
  travel_start date,
  travel_end date,
  commission_rate_pct double precision NOT NULL DEFAULT 10 CHECK (commission_rate_pct BETWEEN 0 AND 100),
  review_requested_at timestamptz,
  review_id uuid,
  lost_reason_code text,
  decline_reason_code text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CONSTRAINT trip_matches_once UNIQUE (trip_request_id, partner_id),
  CONSTRAINT trip_matches_travel CHECK (travel_end >= travel_start)
);
CREATE INDEX trip_matches_request ON trip_matches (trip_request_id, rank, id);
CREATE INDEX trip_matches_partner ON trip_matches (partner_id, created_at DESC, id);
CREATE INDEX trip_matches_partner_proposed ON trip_matches (partner_id, proposed_at DESC) WHERE proposed_at IS NOT NULL;
CREATE INDEX trip_matches_open ON trip_matches (partner_id) INCLUDE (trip_request_id, lead_agent_id)
  WHERE status IN ('PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED');
CREATE INDEX trip_matches_status ON trip_matches (status, created_at DESC, id);
CREATE INDEX trip_matches_created ON trip_matches (created_at DESC, id);
CREATE INDEX trip_matches_updated ON trip_matches (updated_at DESC, id);
CREATE INDEX trip_matches_changed ON trip_matches (status_changed_at DESC, id);
CREATE INDEX trip_matches_score ON trip_matches (score DESC, id);
CREATE INDEX trip_matches_proposed ON trip_matches (proposed_at DESC, id);
CREATE INDEX trip_matches_introduced ON trip_matches (introduced_at DESC, id);
CREATE INDEX trip_matches_booked ON trip_matches (booked_at DESC, id);
CREATE INDEX trip_matches_lead_agent ON trip_matches (lead_agent_id, created_at DESC, id);
-- Without a pending list: every search would read it to the end, which costs more here than it saves.
CREATE INDEX trip_matches_agents ON trip_matches USING gin (agent_ids) WITH (fastupdate = off);
CREATE INDEX trip_matches_travel_start ON trip_matches (travel_start, id);
CREATE INDEX trip_matches_travel_end ON trip_matches (travel_end, id);
CREATE INDEX trip_matches_quoted ON trip_matches (quoted_total_usd, id);
CREATE INDEX trip_matches_conversation ON trip_matches (conversation_id) WHERE conversation_id IS NOT NULL;
-- Read every minute by the job that watches the deadlines.
CREATE INDEX trip_matches_respond_by ON trip_matches (respond_by, id);
CREATE INDEX trip_matches_remind ON trip_matches (remind_at) WHERE status = 'PROPOSED';
CREATE INDEX trip_matches_first_message ON trip_matches (first_message_due_at) WHERE status = 'INTRODUCED';
CREATE INDEX trip_matches_proposal_due ON trip_matches (proposal_due_at, id);
-- The agents of a match belong to its partner, so this index alone answers for the figures of both.
CREATE INDEX trip_matches_partner_figures ON trip_matches (partner_id, status)
  INCLUDE (status_changed_at, proposed_at, accepted_at, introduced_at, quoted_at, booked_at, agent_ids);

-- Open trip requests of each team member: the sum over the slots. Each connection writes to its own slot, so that concurrent writers
-- rarely wait for the same row.
CREATE TABLE open_work_counts (
  assigned_to_id uuid NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (assigned_to_id, slot) INCLUDE (count)
);

CREATE TABLE screening_criteria (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  question text NOT NULL,
  help_text text,
  subject_type text NOT NULL CHECK (subject_type IN ('TRIP_REQUEST', 'PARTNER')),
  stage text NOT NULL CHECK (stage IN ('BEFORE_MATCH', 'BEFORE_INTRODUCTION', 'PARTNER_VETTING')),
  answer_type text NOT NULL CHECK (answer_type IN ('YES_NO', 'CHOICE', 'NUMBER', 'TEXT', 'AUTO')),
  choices text[] NOT NULL DEFAULT '{}',
  pass_when jsonb NOT NULL,
  hard_fail boolean NOT NULL DEFAULT false,
  weight int NOT NULL DEFAULT 10 CHECK (weight BETWEEN 0 AND 100),
  active boolean NOT NULL DEFAULT true,
  sort_order int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CHECK ((subject_type = 'PARTNER') = (stage = 'PARTNER_VETTING'))
);
CREATE INDEX screening_criteria_order ON screening_criteria (sort_order, id);
CREATE INDEX screening_criteria_subject ON screening_criteria (subject_type, stage) WHERE active;

-- Partners that require a criterion before a request is proposed to them.
CREATE TABLE screening_criterion_partners (
  criterion_id uuid NOT NULL REFERENCES screening_criteria ON DELETE CASCADE,
  partner_id uuid NOT NULL REFERENCES partners ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  PRIMARY KEY (criterion_id, partner_id)
);
CREATE INDEX screening_criterion_partners_partner ON screening_criterion_partners (partner_id);

CREATE TABLE screening_results (
  id uuid PRIMARY KEY,
  criterion_id uuid NOT NULL REFERENCES screening_criteria,
  criterion_version int NOT NULL,
  subject_type text NOT NULL CHECK (subject_type IN ('TRIP_REQUEST', 'PARTNER')),
  subject_id uuid NOT NULL,
  answer jsonb,
  outcome text NOT NULL CHECK (outcome IN ('PASS', 'WARN', 'FAIL', 'NA')),
  method text NOT NULL CHECK (method IN ('CALL', 'EMAIL', 'FORM', 'AUTO')),
  note text,
  answered_by_id uuid,
  answered_at timestamptz NOT NULL DEFAULT now(),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
-- Only the newest answer of a subject to a criterion counts.
CREATE INDEX screening_results_newest ON screening_results (subject_id, criterion_id, answered_at DESC, id DESC);
CREATE INDEX screening_results_criterion ON screening_results (criterion_id, created_at DESC, id);
CREATE INDEX screening_results_created ON screening_results (created_at DESC, id);
CREATE INDEX screening_results_answered ON screening_results (answered_at DESC, id);
CREATE INDEX screening_results_outcome ON screening_results (outcome, created_at DESC, id);
CREATE INDEX screening_results_answered_by ON screening_results (answered_by_id) WHERE answered_by_id IS NOT NULL;
CREATE INDEX screening_results_by_method ON screening_results (method, id);
CREATE INDEX screening_results_by_subject_type ON screening_results (subject_type, id);

CREATE FUNCTION count_open_work() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  previous_id uuid := CASE WHEN TG_OP <> 'INSERT' THEN CASE WHEN OLD.assigned_to_id IS NOT NULL
    AND OLD.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD')
    THEN OLD.assigned_to_id END END;
  current_id uuid := CASE WHEN TG_OP <> 'DELETE' THEN CASE WHEN NEW.assigned_to_id IS NOT NULL
    AND NEW.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD')
    THEN NEW.assigned_to_id END END;
BEGIN
  INSERT INTO open_work_counts AS c (assigned_to_id, slot, count)
    SELECT team_member_id, pg_backend_pid() % 16, sum(change)
    FROM (VALUES (previous_id, -1), (current_id, 1)) AS changes (team_member_id, change)
    WHERE team_member_id IS NOT NULL GROUP BY team_member_id HAVING sum(change) <> 0 ORDER BY team_member_id
    ON CONFLICT (assigned_to_id, slot) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER trip_requests_open_work_insert AFTER INSERT ON trip_requests FOR EACH ROW
  WHEN (NEW.assigned_to_id IS NOT NULL
    AND NEW.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD'))
  EXECUTE FUNCTION count_open_work();
CREATE TRIGGER trip_requests_open_work_delete AFTER DELETE ON trip_requests FOR EACH ROW
  WHEN (OLD.assigned_to_id IS NOT NULL
    AND OLD.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD'))
  EXECUTE FUNCTION count_open_work();
CREATE TRIGGER trip_requests_open_work_update AFTER UPDATE OF status, assigned_to_id ON trip_requests FOR EACH ROW
  WHEN (CASE WHEN OLD.assigned_to_id IS NOT NULL
      AND OLD.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD')
      THEN OLD.assigned_to_id END
    IS DISTINCT FROM CASE WHEN NEW.assigned_to_id IS NOT NULL
      AND NEW.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD')
      THEN NEW.assigned_to_id END)
  EXECUTE FUNCTION count_open_work();

-- Recounts everything; for bulk loads that disable the triggers.
CREATE FUNCTION fill_open_work() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE open_work_counts;
  INSERT INTO open_work_counts SELECT assigned_to_id, 0, count(*) FROM trip_requests r
    WHERE r.assigned_to_id IS NOT NULL
      AND r.status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD')
    GROUP BY assigned_to_id;
END $$;

CREATE FUNCTION open_work_of(team_member_id uuid) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(count), 0)::int FROM open_work_counts WHERE assigned_to_id = team_member_id
$$;

-- The criteria that every installation starts with; their ids are the same everywhere.
INSERT INTO screening_criteria
  (id, key, sort_order, subject_type, stage, answer_type, choices, pass_when, hard_fail, weight, question, help_text)
VALUES
  ('0197a000-0000-7000-8000-000000000001', 'budgetRealistic', 10, 'TRIP_REQUEST', 'BEFORE_MATCH', 'AUTO', '{}',
    '{"rule": "budgetRealistic"}', false, 20,
    'Is the budget enough for these countries?',
    'Budget per person and night against the least that each country takes.'),
  ('0197a000-0000-7000-8000-000000000002', 'datesFeasible', 20, 'TRIP_REQUEST', 'BEFORE_MATCH', 'AUTO', '{}',
    '{"rule": "datesFeasible"}', false, 15,
    'Can the trip be arranged by the day of departure?',
    'Days until departure against the lead time of the countries; a flexible date only warns.'),
  ('0197a000-0000-7000-8000-000000000003', 'destinationServed', 30, 'TRIP_REQUEST', 'BEFORE_MATCH', 'AUTO', '{}',
    '{"rule": "destinationServed"}', true, 20,
    'Do we serve the places asked for?',
    'At least one of the countries must be served; one of several that is not only warns.'),
  ('0197a000-0000-7000-8000-000000000004', 'notSpam', 40, 'TRIP_REQUEST', 'BEFORE_MATCH', 'AUTO', '{}',
    '{"rule": "notSpam"}', true, 20,
    'Was it written by a person who means it?',
    'Links in the text, throw-away addresses and a missing challenge speak against it.'),
  ('0197a000-0000-7000-8000-000000000005', 'contactReachable', 50, 'TRIP_REQUEST', 'BEFORE_MATCH', 'YES_NO', '{}',
    '{"equals": true}', false, 15,
    'Did the traveller answer a call or a mail?',
    'One answer is enough, whatever it said.'),
  ('0197a000-0000-7000-8000-000000000006', 'decisionMaker', 60, 'TRIP_REQUEST', 'BEFORE_MATCH', 'YES_NO', '{}',
    '{"equals": true, "otherwise": "WARN"}', false, 10,
    'Are we talking to the person who decides?',
    'Or to somebody who speaks for the whole party.'),
  ('0197a000-0000-7000-8000-000000000007', 'flightsBooked', 70, 'TRIP_REQUEST', 'BEFORE_INTRODUCTION', 'CHOICE', '{NOT_YET,SOME,ALL}',
    '{"in": ["NOT_YET", "ALL"], "warnIn": ["SOME"]}', false, 5,
    'How far are the flights?',
    'Booked flights fix the dates and the airports.'),
  ('0197a000-0000-7000-8000-000000000008', 'workingWithOthers', 80, 'TRIP_REQUEST', 'BEFORE_INTRODUCTION', 'NUMBER', '{}',
    '{"max": 1, "warnMax": 3}', false, 10,
    'With how many other planners are they in touch?',
    'None or one is usual. More than three means we are one of many.'),
  ('0197a000-0000-7000-8000-000000000009', 'flexibleOnDates', 90, 'TRIP_REQUEST', 'BEFORE_INTRODUCTION', 'YES_NO', '{}',
    '{"equals": true, "otherwise": "WARN"}', false, 5,
    'Could they leave a week earlier or later?',
    'Opens better rooms in high season.'),
  ('0197a000-0000-7000-8000-000000000010', 'specialNeedsKnown', 100, 'TRIP_REQUEST', 'BEFORE_INTRODUCTION', 'TEXT', '{}',
    '{"filled": true, "otherwise": "WARN"}', false, 5,
    'What must a planner know of health, diet and getting about?',
    'Write "none" when there is nothing.'),
  ('0197a000-0000-7000-8000-000000000011', 'licenceValid', 110, 'PARTNER', 'PARTNER_VETTING', 'YES_NO', '{}',
    '{"equals": true}', false, 15,
    'Is the licence valid?',
    'Seen, and still valid for six months.'),
  ('0197a000-0000-7000-8000-000000000012', 'insuranceValid', 120, 'PARTNER', 'PARTNER_VETTING', 'YES_NO', '{}',
    '{"equals": true}', true, 20,
    'Is the liability insurance valid?',
    'Policy seen, cover at least one million US dollars.'),
  ('0197a000-0000-7000-8000-000000000013', 'threeReferences', 130, 'PARTNER', 'PARTNER_VETTING', 'NUMBER', '{}',
    '{"min": 3, "warnMin": 2}', false, 15,
    'How many references did we speak to?',
    'Three travellers or trade partners.'),
  ('0197a000-0000-7000-8000-000000000014', 'sampleItinerary', 140, 'PARTNER', 'PARTNER_VETTING', 'CHOICE', '{EXCELLENT,GOOD,FAIR,POOR}',
    '{"in": ["EXCELLENT", "GOOD"], "warnIn": ["FAIR"]}', false, 15,
    'How good was the sample itinerary?',
    'Judged by an editor and by care.'),
  ('0197a000-0000-7000-8000-000000000015', 'responseTest', 150, 'PARTNER', 'PARTNER_VETTING', 'NUMBER', '{}',
    '{"max": 12, "warnMax": 24}', false, 10,
    'Hours until the test question was answered?',
    'In their business hours.'),
  ('0197a000-0000-7000-8000-000000000016', 'emergencyNumber24h', 160, 'PARTNER', 'PARTNER_VETTING', 'YES_NO', '{}',
    '{"equals": true}', false, 10,
    'Does somebody answer the emergency number at night?',
    'Call it once, at three in the morning of their time.'),
  ('0197a000-0000-7000-8000-000000000017', 'sustainabilityPolicy', 170, 'PARTNER', 'PARTNER_VETTING', 'TEXT', '{}',
    '{"filled": true, "otherwise": "WARN"}', false, 5,
    'What does their policy on nature and neighbours say?',
    'A sentence or two, and where it is published.'),
  ('0197a000-0000-7000-8000-000000000018', 'bankVerified', 180, 'PARTNER', 'PARTNER_VETTING', 'YES_NO', '{}',
    '{"equals": true}', false, 10,
    'Is the bank account verified?',
    'By a call to the bank.');

-- Their first versions, with the fields that the API names.
INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, created_at)
  SELECT 'screeningCriterion', id, 1, 'CREATE', snapshot, ARRAY(SELECT jsonb_object_keys(snapshot)), created_at
  FROM screening_criteria, LATERAL (SELECT jsonb_build_object(
    'id', id, 'key', key, 'question', question, 'helpText', help_text, 'subjectType', subject_type, 'stage', stage,
    'answerType', answer_type, 'choices', to_jsonb(choices), 'passWhen', pass_when, 'hardFail', hard_fail, 'weight', weight,
    'active', active, 'sortOrder', sort_order, 'requiredByPartnerIds', '[]'::jsonb) AS snapshot) s;
