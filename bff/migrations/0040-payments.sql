-- Expand: a new table and a nullable column, which servers of the release before do not know.

-- What partners paid, and which invoices it settles.
CREATE TABLE payments (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  received_on date NOT NULL,
  amount numeric(14,2) NOT NULL CHECK (amount > 0),
  currency_code char(3) NOT NULL,
  amount_usd numeric(14,2) NOT NULL CHECK (amount_usd > 0),
  method text NOT NULL CHECK (method IN ('BANK', 'CARD', 'CHECK')),
  reference text NOT NULL,
  allocations jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('RECORDED', 'REVERSED')),
  reversal_note text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE UNIQUE INDEX payments_reference ON payments (partner_id, reference);
CREATE INDEX payments_partner ON payments (partner_id, created_at DESC, id);
CREATE INDEX payments_created ON payments (created_at DESC, id);
CREATE INDEX payments_received ON payments (received_on DESC, id);
CREATE INDEX payments_status ON payments (status, created_at DESC, id);
CREATE INDEX payments_method ON payments (method, created_at DESC, id);
CREATE INDEX payments_reference_order ON payments (reference, id);
CREATE INDEX payments_amount ON payments (amount_usd, id);
CREATE INDEX payments_search ON payments USING gin (plain_text(reference) gin_trgm_ops);

-- The payment that an entry is of.
ALTER TABLE ledger_entries ADD COLUMN payment_id uuid;
