import type { QueryInterface } from 'sequelize';
import { firstCriteria } from './0007-first-criteria.ts';

/** Sales recordings with their invoice numbers, screening criteria and results, exports; the criteria that every place starts with. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
  await queryInterface.sequelize.query(insertCriteria, { bind: [JSON.stringify(firstCriteria)] });
}

const record = `
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid`;

const sql = `
CREATE TABLE sales_recordings (
  id uuid PRIMARY KEY,
  trip_match_id uuid NOT NULL REFERENCES trip_matches,
  trip_request_id uuid NOT NULL REFERENCES trip_requests,
  partner_id uuid NOT NULL REFERENCES partners,
  agent_id uuid NOT NULL REFERENCES agents,
  type text NOT NULL CHECK (type IN ('BOOKING', 'ADDITION', 'REDUCTION', 'CANCELLATION')),
  reference text NOT NULL,
  status text NOT NULL CHECK (status IN ('DRAFT', 'SUBMITTED', 'QUERIED', 'CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED', 'VOID')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  status_reason_code text,
  status_note text,
  booked_on date NOT NULL,
  travel_start date NOT NULL,
  travel_end date NOT NULL CHECK (travel_end >= travel_start),
  travelers_count int NOT NULL CHECK (travelers_count BETWEEN 1 AND 99),
  currency_code char(3) NOT NULL DEFAULT 'USD',
  gross_amount numeric(14,2) NOT NULL,
  fx_rate numeric(14,6) NOT NULL DEFAULT 1 CHECK (fx_rate > 0),
  gross_usd numeric(14,2) NOT NULL,
  non_commissionable_usd numeric(14,2) NOT NULL DEFAULT 0 CHECK (non_commissionable_usd >= 0),
  commissionable_usd numeric(14,2) NOT NULL,
  commission_rate_pct numeric(5,2) NOT NULL CHECK (commission_rate_pct BETWEEN 0 AND 100),
  commission_usd numeric(14,2) NOT NULL,
  lines jsonb NOT NULL DEFAULT '[]',
  due_on date NOT NULL,
  invoice_number text UNIQUE,
  invoiced_at timestamptz,
  paid_at timestamptz,
  paid_usd numeric(14,2),
  dispute_reason text,
  linked_recording_id uuid REFERENCES sales_recordings,
  note text,${record},
  CHECK ((type IN ('BOOKING', 'ADDITION') AND gross_amount >= 0) OR (type IN ('REDUCTION', 'CANCELLATION') AND gross_amount <= 0))
);
-- A reference belongs to one recording of a partner; a mistake gives it free.
CREATE UNIQUE INDEX sales_recordings_reference ON sales_recordings (partner_id, reference) WHERE status <> 'VOID';
CREATE INDEX sales_recordings_match ON sales_recordings (trip_match_id, created_at DESC, id);
CREATE INDEX sales_recordings_request ON sales_recordings (trip_request_id);
CREATE INDEX sales_recordings_partner ON sales_recordings (partner_id, created_at DESC, id);
CREATE INDEX sales_recordings_agent ON sales_recordings (agent_id, created_at DESC, id);
CREATE INDEX sales_recordings_status ON sales_recordings (status, created_at DESC, id);
CREATE INDEX sales_recordings_created ON sales_recordings (created_at DESC, id);
CREATE INDEX sales_recordings_updated ON sales_recordings (updated_at DESC, id);
CREATE INDEX sales_recordings_booked ON sales_recordings (booked_on DESC, id);
CREATE INDEX sales_recordings_travel ON sales_recordings (travel_start, id);
CREATE INDEX sales_recordings_travel_end ON sales_recordings (travel_end, id);
CREATE INDEX sales_recordings_due ON sales_recordings (due_on, id);
CREATE INDEX sales_recordings_gross ON sales_recordings (gross_usd, id);
CREATE INDEX sales_recordings_commission ON sales_recordings (commission_usd, id);
CREATE INDEX sales_recordings_linked ON sales_recordings (linked_recording_id) WHERE linked_recording_id IS NOT NULL;
CREATE INDEX sales_recordings_search ON sales_recordings USING gin (plain_text(reference || ' ' || coalesce(invoice_number, '')) gin_trgm_ops);

-- The last invoice number of each year. Its row is locked until the invoice commits: no gap, no number twice.
CREATE TABLE sales_invoice_numbers (
  year int PRIMARY KEY,
  last int NOT NULL
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
  sort_order int NOT NULL DEFAULT 0,${record},
  CHECK ((subject_type = 'PARTNER') = (stage = 'PARTNER_VETTING'))
);
CREATE INDEX screening_criteria_order ON screening_criteria (sort_order, id);
CREATE INDEX screening_criteria_subject ON screening_criteria (subject_type, stage) WHERE active;

-- Partners that demand a criterion before a request is proposed to them.
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
  answered_at timestamptz NOT NULL DEFAULT now(),${record}
);
-- The newest answer of a subject to each criterion is the one that counts.
CREATE INDEX screening_results_newest ON screening_results (subject_id, criterion_id, answered_at DESC, id DESC);
CREATE INDEX screening_results_criterion ON screening_results (criterion_id, created_at DESC, id);
CREATE INDEX screening_results_created ON screening_results (created_at DESC, id);
CREATE INDEX screening_results_answered ON screening_results (answered_at DESC, id);
CREATE INDEX screening_results_outcome ON screening_results (outcome, created_at DESC, id);
CREATE INDEX screening_results_answered_by ON screening_results (answered_by_id) WHERE answered_by_id IS NOT NULL;

-- Files somebody asked for: who, what, and where the file lies once a job has written it.
CREATE TABLE exports (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL UNIQUE,
  kind text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  parameters jsonb NOT NULL,
  requested_by_id uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL DEFAULT now(),
  row_count int,
  finished_at timestamptz
);
CREATE INDEX exports_requested ON exports (requested_at);

-- Lists of the audit go newest first, all of it or by one of its columns.
CREATE INDEX audit_at ON audit (at DESC, id DESC);
CREATE INDEX audit_actor ON audit (actor_user_id, at DESC, id DESC);
CREATE INDEX audit_action ON audit (action, at DESC, id DESC);
CREATE INDEX audit_type ON audit (entity_type, at DESC, id DESC);

-- Two records of one person made one: what was where before, so that it can be taken back.
CREATE TABLE traveler_merges (
  id uuid PRIMARY KEY,
  survivor_id uuid NOT NULL REFERENCES travelers,
  merged_id uuid NOT NULL REFERENCES travelers,
  merged_at timestamptz NOT NULL DEFAULT now(),
  merged_by_id uuid,
  undone_at timestamptz,
  kept jsonb NOT NULL,
  CHECK (survivor_id <> merged_id)
);
CREATE UNIQUE INDEX traveler_merges_merged ON traveler_merges (merged_id) WHERE undone_at IS NULL;
CREATE INDEX traveler_merges_survivor ON traveler_merges (survivor_id, merged_at DESC);
CREATE INDEX travelers_merged ON travelers (merged_into_id) WHERE merged_into_id IS NOT NULL;
`;

const insertCriteria = `
  WITH made AS (
    INSERT INTO screening_criteria (id, key, question, help_text, subject_type, stage, answer_type, choices, pass_when, hard_fail, weight, sort_order)
    SELECT c.id, c.key, c.question, c.help_text, c.subject_type, c.stage, c.answer_type, c.choices, c.pass_when, c.hard_fail, c.weight, c.sort_order
    FROM jsonb_populate_recordset(NULL::screening_criteria, $1::jsonb) c
    RETURNING *
  )
  INSERT INTO versions (entity_type, entity_id, version, kind, snapshot, changed_fields, created_at)
  SELECT 'screeningCriterion', id, 1, 'CREATE', s.snapshot, ARRAY(SELECT jsonb_object_keys(s.snapshot)), created_at
  FROM made, LATERAL (SELECT jsonb_build_object(
    'id', id, 'key', key, 'question', question, 'helpText', help_text, 'subjectType', subject_type, 'stage', stage,
    'answerType', answer_type, 'choices', to_jsonb(choices), 'passWhen', pass_when, 'hardFail', hard_fail, 'weight', weight,
    'active', active, 'sortOrder', sort_order, 'requiredByPartnerIds', '[]'::jsonb) AS snapshot) s`;
