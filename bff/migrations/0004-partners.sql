-- Partner companies with their countries and availabilities, their agents, specializations, and changes that wait for a decision.

CREATE TABLE partners (
  id uuid PRIMARY KEY,
  display_name text NOT NULL,
  status text NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  legal_name text NOT NULL DEFAULT '',
  company_id uuid,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  status_reason_code text,
  status_note text,
  paused_until date,
  -- When the company stopped being ACTIVE or PAUSED: its agents can read their open matches for another thirty days.
  access_ended_at timestamptz,
  email text NOT NULL DEFAULT '',
  phone jsonb,
  website text,
  time_zone text NOT NULL DEFAULT 'UTC',
  business_hours jsonb NOT NULL DEFAULT '{
    "mon": [{"from": "09:00", "to": "18:00"}],
    "tue": [{"from": "09:00", "to": "18:00"}],
    "wed": [{"from": "09:00", "to": "18:00"}],
    "thu": [{"from": "09:00", "to": "18:00"}],
    "fri": [{"from": "09:00", "to": "18:00"}],
    "sat": [],
    "sun": []
  }',
  holidays date[] NOT NULL DEFAULT '{}',
  languages text[] NOT NULL DEFAULT '{}',
  currency_code char(3) NOT NULL DEFAULT 'USD',
  care_owner_id uuid REFERENCES team_members,
  commission_rate_pct double precision DEFAULT 10 CHECK (commission_rate_pct BETWEEN 0 AND 100),
  commission_terms text,
  max_open_matches int NOT NULL DEFAULT 10 CHECK (max_open_matches BETWEEN 0 AND 1000),
  auto_accept boolean NOT NULL DEFAULT false,
  sustainability_score int CHECK (sustainability_score BETWEEN 0 AND 100),
  licences jsonb NOT NULL DEFAULT '[]',
  insurance jsonb,
  contract jsonb,
  billing_address jsonb,
  profile jsonb NOT NULL DEFAULT '{"intro": "", "whyUs": "", "process": "", "photos": []}',
  profile_published_at timestamptz,
  specialization_ids uuid[] NOT NULL DEFAULT '{}',
  exclusions text[] NOT NULL DEFAULT '{}',
  -- Copy of the codes in partner_countries for searches, written with every change there.
  country_codes text[] NOT NULL DEFAULT '{}',
  -- Partners that are never matched to the same request; written on both sides.
  no_compete_ids uuid[] NOT NULL DEFAULT '{}',
  search_text text GENERATED ALWAYS AS (plain_text(display_name || ' ' || legal_name || ' ' || email)) STORED,
  CONSTRAINT partners_status CHECK
    (status IN ('APPLIED', 'VETTING', 'ONBOARDING', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'TERMINATED', 'REJECTED'))
);
CREATE INDEX partners_by_status ON partners (status, display_name, id);
CREATE INDEX partners_by_name ON partners (display_name, id);
CREATE INDEX partners_by_created ON partners (created_at DESC, id);
CREATE INDEX partners_by_updated ON partners (updated_at DESC, id);
CREATE INDEX partners_care_owner ON partners (care_owner_id);
CREATE INDEX partners_company ON partners (company_id);
CREATE INDEX partners_paused ON partners (paused_until) WHERE paused_until IS NOT NULL;
CREATE INDEX partners_specializations ON partners USING gin (specialization_ids);
CREATE INDEX partners_countries ON partners USING gin (country_codes);
CREATE INDEX partners_exclusions ON partners USING gin (exclusions);
CREATE INDEX partners_by_auto_accept ON partners (auto_accept, id);
CREATE INDEX partners_by_currency_code ON partners (currency_code, id);
CREATE INDEX partners_by_email ON partners (email, id);
CREATE INDEX partners_by_legal_name ON partners (legal_name, id);
CREATE INDEX partners_by_max_open_matches ON partners (max_open_matches, id);
CREATE INDEX partners_by_status_changed_at ON partners (status_changed_at, id);
CREATE INDEX partners_by_sustainability_score ON partners (sustainability_score, id);
CREATE INDEX partners_by_time_zone ON partners (time_zone, id);
CREATE INDEX partners_by_languages ON partners USING gin (languages);
CREATE INDEX partners_by_no_compete_ids ON partners USING gin (no_compete_ids);
CREATE INDEX partners_search ON partners USING gin (search_text gin_trgm_ops);

CREATE TABLE agents (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid REFERENCES users,
  given_name text NOT NULL,
  family_name text NOT NULL,
  email text NOT NULL UNIQUE,
  is_lead boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  phone jsonb,
  title text,
  bio text,
  photo jsonb,
  languages text[] NOT NULL DEFAULT '{}',
  country_codes text[] NOT NULL DEFAULT '{}',
  specialization_ids uuid[] NOT NULL DEFAULT '{}',
  receives_new_matches boolean NOT NULL DEFAULT true,
  max_open_matches int NOT NULL DEFAULT 8 CHECK (max_open_matches BETWEEN 0 AND 1000),
  out_of_office jsonb,
  signature text,
  shown_publicly boolean NOT NULL DEFAULT false,
  search_text text GENERATED ALWAYS AS (plain_text(given_name || ' ' || family_name || ' ' || email)) STORED
);
CREATE INDEX agents_partner ON agents (partner_id, family_name, id);
CREATE INDEX agents_user ON agents (user_id);
CREATE INDEX agents_created ON agents (created_at DESC, id);
CREATE INDEX agents_countries ON agents USING gin (country_codes);
CREATE INDEX agents_specializations ON agents USING gin (specialization_ids);
CREATE INDEX agents_by_is_lead ON agents (is_lead, id);
CREATE INDEX agents_by_max_open_matches ON agents (max_open_matches, id);
CREATE INDEX agents_by_receives_new_matches ON agents (receives_new_matches, id);
CREATE INDEX agents_by_shown_publicly ON agents (shown_publicly, id);
CREATE INDEX agents_by_updated_at ON agents (updated_at, id);
CREATE INDEX agents_by_given_name ON agents (given_name, id);
CREATE INDEX agents_by_languages ON agents USING gin (languages);
CREATE INDEX agents_search ON agents USING gin (search_text gin_trgm_ops);
CREATE INDEX agents_by_family_name ON agents (family_name, id);

CREATE TABLE partner_countries (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  country_code char(2) NOT NULL,
  activity_level text NOT NULL DEFAULT 'NEW' CHECK (activity_level IN
    ('PRIORITY_MATCH', 'VIP_HIGH_BUDGET', 'REPEAT', 'SECOND_MATCH', 'STANDARD', 'NEW', 'THIRD_OPTION', 'LOW_END', 'LAST_RESORT', 'ON_HOLD',
    'DO_NOT_MATCH', 'EXCLUDED')),
  min_budget_per_person_usd int CHECK (min_budget_per_person_usd >= 0),
  min_nights int CHECK (min_nights BETWEEN 1 AND 60),
  max_open_matches int CHECK (max_open_matches BETWEEN 0 AND 1000),
  lead_agent_id uuid REFERENCES agents,
  since date NOT NULL DEFAULT current_date,
  note text,
  UNIQUE (partner_id, country_code)
);
CREATE INDEX partner_countries_country ON partner_countries (country_code, activity_level);
CREATE INDEX partner_countries_lead_agent ON partner_countries (lead_agent_id);

CREATE TABLE partner_availabilities (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  country_code char(2),
  type text NOT NULL CHECK (type IN ('AVAILABLE', 'LIMITED', 'UNAVAILABLE')),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  max_new_matches_per_week int CHECK (max_new_matches_per_week BETWEEN 0 AND 1000),
  reason text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CONSTRAINT partner_availabilities_days CHECK (ends_on >= starts_on)
);
CREATE INDEX partner_availabilities_partner ON partner_availabilities (partner_id, starts_on, id);
CREATE INDEX partner_availabilities_starts ON partner_availabilities (starts_on, id);
CREATE INDEX partner_availabilities_ends ON partner_availabilities (ends_on, id);

CREATE TABLE specializations (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  "group" text NOT NULL CHECK ("group" IN ('TRIP_TYPE', 'INTEREST', 'SEGMENT', 'ACCESS', 'LANGUAGE')),
  active boolean NOT NULL DEFAULT true,
  sort_order int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX specializations_order ON specializations (sort_order, id);

-- Changes that a partner asks for and the team decides on: [{path, before, after}].
CREATE TABLE change_requests (
  id uuid PRIMARY KEY,
  entity_type text NOT NULL CHECK (entity_type IN ('PARTNER', 'COMPANY')),
  entity_id uuid NOT NULL,
  partner_id uuid NOT NULL REFERENCES partners,
  changes jsonb NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'REQUIRES_ACTION', 'CONFIRMED', 'DECLINED', 'CANCELLED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  requires_action_reason text,
  declined_reason text,
  internal_note text,
  external_note text,
  decided_by_id uuid REFERENCES users,
  decided_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX change_requests_status ON change_requests (status, created_at DESC, id);
CREATE INDEX change_requests_created ON change_requests (created_at DESC, id);
CREATE INDEX change_requests_partner ON change_requests (partner_id, created_at DESC, id);
-- At most one open change request for a record; later changes are added to it.
CREATE UNIQUE INDEX change_requests_open ON change_requests (entity_type, entity_id) WHERE status IN ('PENDING', 'REQUIRES_ACTION');
