import type { QueryInterface } from 'sequelize';

/** Trip matches: a request and a partner company brought together. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const sql = `
CREATE TABLE trip_matches (
  id uuid PRIMARY KEY,
  trip_request_id uuid NOT NULL REFERENCES trip_requests,
  partner_id uuid NOT NULL REFERENCES partners,
  status text NOT NULL CHECK (status IN ('SUGGESTED', 'PROPOSED', 'ACCEPTED', 'INTRODUCED', 'IN_CONVERSATION', 'QUOTED', 'BOOKED', 'COMPLETED',
    'DECLINED', 'EXPIRED', 'LOST', 'WITHDRAWN', 'CANCELLED')),
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
  -- When the agents are reminded next: at half of their time, then at four fifths.
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
  -- Steps of the clocks that were taken, like RESPOND_50: a job that runs twice takes none twice.
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
CREATE INDEX trip_matches_partner_status ON trip_matches (partner_id, status);
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
CREATE INDEX trip_matches_agents ON trip_matches USING gin (agent_ids);
CREATE INDEX trip_matches_travel_start ON trip_matches (travel_start, id);
CREATE INDEX trip_matches_travel_end ON trip_matches (travel_end, id);
CREATE INDEX trip_matches_quoted ON trip_matches (quoted_total_usd, id);
CREATE INDEX trip_matches_conversation ON trip_matches (conversation_id) WHERE conversation_id IS NOT NULL;
-- What the clocks look at every minute.
CREATE INDEX trip_matches_respond_by ON trip_matches (respond_by, id);
CREATE INDEX trip_matches_remind ON trip_matches (remind_at) WHERE status = 'PROPOSED';
CREATE INDEX trip_matches_first_message ON trip_matches (first_message_due_at) WHERE status = 'INTRODUCED';
CREATE INDEX trip_matches_proposal_due ON trip_matches (proposal_due_at, id);

-- Requests that nobody looked at yet, and those that follow their dates.
ALTER TABLE trip_requests ADD COLUMN clock_steps text[] NOT NULL DEFAULT '{}';
CREATE INDEX trip_requests_waiting ON trip_requests (status, status_changed_at) WHERE status IN ('DRAFT', 'PENDING', 'NEEDS_INFO', 'PLANNING');
CREATE INDEX trip_requests_travelling ON trip_requests (status, departure_date) WHERE status IN ('BOOKED', 'TRAVELING');
`;
