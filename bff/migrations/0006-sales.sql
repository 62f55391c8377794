-- Sales: what partners report as booked, and the numbers of invoices.

CREATE TABLE sales_recordings (
  id uuid PRIMARY KEY,
  trip_match_id uuid NOT NULL REFERENCES trip_matches,
  trip_request_id uuid NOT NULL REFERENCES trip_requests,
  partner_id uuid NOT NULL REFERENCES partners,
  agent_id uuid NOT NULL REFERENCES agents,
  type text NOT NULL CHECK (type IN ('BOOKING', 'ADDITION', 'REDUCTION', 'CANCELLATION')),
  reference text NOT NULL,
  status text NOT NULL CHECK (status IN
    ('DRAFT', 'SUBMITTED', 'QUERIED', 'CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED', 'VOID')),
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
  note text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CHECK ((type IN ('BOOKING', 'ADDITION') AND gross_amount >= 0) OR (type IN ('REDUCTION', 'CANCELLATION') AND gross_amount <= 0))
);
-- A partner uses a reference once; voiding the recording frees it.
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
CREATE INDEX sales_recordings_search ON sales_recordings
  USING gin (plain_text(reference || ' ' || coalesce(invoice_number, '')) gin_trgm_ops);
CREATE INDEX sales_recordings_by_currency_code ON sales_recordings (currency_code, id);
CREATE INDEX sales_recordings_by_reference ON sales_recordings (reference, id);
CREATE INDEX sales_recordings_by_type ON sales_recordings (type, id);

-- The last invoice number of each year. Its row stays locked until the invoice commits, so numbers have no gaps and no duplicates.
CREATE TABLE sales_invoice_numbers (
  year int PRIMARY KEY,
  last int NOT NULL
);
