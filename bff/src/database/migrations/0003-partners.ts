import type { QueryInterface } from 'sequelize';

/** Partner companies with their countries and availabilities, their agents, the team, specializations, and changes that wait for a decision. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const record = `
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid`;

const officeDay = '[{"from": "09:00", "to": "18:00"}]';
const officeHours = `{"mon": ${officeDay}, "tue": ${officeDay}, "wed": ${officeDay}, "thu": ${officeDay}, "fri": ${officeDay}, "sat": [], "sun": []}`;

const sql = `
ALTER TABLE partners
  ADD COLUMN legal_name text NOT NULL DEFAULT '',
  ADD COLUMN company_id uuid,
  ADD COLUMN status_changed_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN status_reason_code text,
  ADD COLUMN status_note text,
  ADD COLUMN paused_until date,
  -- When the company left ACTIVE and PAUSED: its agents may read their open matches for thirty days from then.
  ADD COLUMN access_ended_at timestamptz,
  ADD COLUMN email text NOT NULL DEFAULT '',
  ADD COLUMN phone jsonb,
  ADD COLUMN website text,
  ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC',
  ADD COLUMN business_hours jsonb NOT NULL DEFAULT '${officeHours}',
  ADD COLUMN holidays date[] NOT NULL DEFAULT '{}',
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD COLUMN currency_code char(3) NOT NULL DEFAULT 'USD',
  ADD COLUMN care_owner_id uuid REFERENCES team_members,
  ADD COLUMN commission_rate_pct double precision DEFAULT 10 CHECK (commission_rate_pct BETWEEN 0 AND 100),
  ADD COLUMN commission_terms text,
  ADD COLUMN max_open_matches int NOT NULL DEFAULT 10 CHECK (max_open_matches BETWEEN 0 AND 1000),
  ADD COLUMN auto_accept boolean NOT NULL DEFAULT false,
  ADD COLUMN sustainability_score int CHECK (sustainability_score BETWEEN 0 AND 100),
  ADD COLUMN licences jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN insurance jsonb,
  ADD COLUMN contract jsonb,
  ADD COLUMN billing_address jsonb,
  ADD COLUMN profile jsonb NOT NULL DEFAULT '{"intro": "", "whyUs": "", "process": "", "photos": []}',
  ADD COLUMN profile_published_at timestamptz,
  ADD COLUMN specialization_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN exclusions text[] NOT NULL DEFAULT '{}',
  -- The countries of partner_countries, kept with every change of those, for searches.
  ADD COLUMN country_codes text[] NOT NULL DEFAULT '{}',
  -- Kept on both sides, so that either finds the other in its own row.
  ADD COLUMN no_compete_ids uuid[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT partners_status CHECK (status IN ('APPLIED', 'VETTING', 'ONBOARDING', 'ACTIVE', 'PAUSED', 'SUSPENDED', 'TERMINATED', 'REJECTED'));
UPDATE partners p SET legal_name = display_name,
  email = coalesce((SELECT a.email FROM agents a WHERE a.partner_id = p.id ORDER BY a.is_lead DESC, a.id LIMIT 1), '');
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
CREATE INDEX partners_search ON partners USING gin (plain_text(display_name || ' ' || legal_name || ' ' || email) gin_trgm_ops);

CREATE TABLE partner_countries (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  country_code char(2) NOT NULL,
  activity_level text NOT NULL DEFAULT 'NEW' CHECK (activity_level IN ('PRIORITY_MATCH', 'VIP_HIGH_BUDGET', 'REPEAT', 'SECOND_MATCH', 'STANDARD',
    'NEW', 'THIRD_OPTION', 'LOW_END', 'LAST_RESORT', 'ON_HOLD', 'DO_NOT_MATCH', 'EXCLUDED')),
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
  reason text,${record},
  CONSTRAINT partner_availabilities_days CHECK (ends_on >= starts_on)
);
CREATE INDEX partner_availabilities_partner ON partner_availabilities (partner_id, starts_on, id);
CREATE INDEX partner_availabilities_starts ON partner_availabilities (starts_on, id);
CREATE INDEX partner_availabilities_ends ON partner_availabilities (ends_on, id);

ALTER TABLE agents
  ADD COLUMN phone jsonb,
  ADD COLUMN title text,
  ADD COLUMN bio text,
  ADD COLUMN photo jsonb,
  ADD COLUMN languages text[] NOT NULL DEFAULT '{}',
  ADD COLUMN country_codes text[] NOT NULL DEFAULT '{}',
  ADD COLUMN specialization_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN receives_new_matches boolean NOT NULL DEFAULT true,
  ADD COLUMN max_open_matches int NOT NULL DEFAULT 8 CHECK (max_open_matches BETWEEN 0 AND 1000),
  ADD COLUMN out_of_office jsonb,
  ADD COLUMN signature text,
  ADD COLUMN shown_publicly boolean NOT NULL DEFAULT false;
CREATE INDEX agents_partner ON agents (partner_id, family_name, id);
CREATE INDEX agents_user ON agents (user_id);
CREATE INDEX agents_name ON agents (family_name, given_name, id);
CREATE INDEX agents_created ON agents (created_at DESC, id);
CREATE INDEX agents_countries ON agents USING gin (country_codes);
CREATE INDEX agents_specializations ON agents USING gin (specialization_ids);
CREATE INDEX agents_search ON agents USING gin (plain_text(given_name || ' ' || family_name || ' ' || email) gin_trgm_ops);

ALTER TABLE team_members
  ADD COLUMN department text NOT NULL DEFAULT 'Travel care',
  ADD COLUMN photo jsonb,
  ADD COLUMN bio text,
  ADD COLUMN shown_on_team_page boolean NOT NULL DEFAULT false,
  ADD COLUMN sort_order int NOT NULL DEFAULT 0,
  ADD COLUMN capacity int NOT NULL DEFAULT 40 CHECK (capacity BETWEEN 0 AND 1000),
  ADD COLUMN out_of_office jsonb;
CREATE INDEX trip_requests_open_work ON trip_requests (assigned_to_id)
  WHERE status IN ('PENDING', 'SCREENING', 'NEEDS_INFO', 'QUALIFIED', 'MATCHED', 'PLANNING', 'ON_HOLD');
CREATE INDEX team_members_user ON team_members (user_id);
CREATE INDEX team_members_order ON team_members (sort_order, id);
CREATE INDEX team_members_countries ON team_members USING gin (care_country_codes);
CREATE INDEX team_members_search ON team_members USING gin (plain_text(given_name || ' ' || family_name || ' ' || email || ' ' || title) gin_trgm_ops);

CREATE TABLE specializations (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  "group" text NOT NULL CHECK ("group" IN ('TRIP_TYPE', 'INTEREST', 'SEGMENT', 'ACCESS', 'LANGUAGE')),
  active boolean NOT NULL DEFAULT true,
  sort_order int NOT NULL DEFAULT 0,${record}
);
CREATE INDEX specializations_order ON specializations (sort_order, id);

-- What a partner would like changed and our team decides on; changes are [{path, before, after}].
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
  decided_at timestamptz,${record}
);
CREATE INDEX change_requests_status ON change_requests (status, created_at DESC, id);
CREATE INDEX change_requests_created ON change_requests (created_at DESC, id);
CREATE INDEX change_requests_partner ON change_requests (partner_id, created_at DESC, id);
-- One open wish for a record: a later one is added to it.
CREATE UNIQUE INDEX change_requests_open ON change_requests (entity_type, entity_id) WHERE status IN ('PENDING', 'REQUIRES_ACTION');
`;
