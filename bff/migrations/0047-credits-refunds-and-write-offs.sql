-- Expand: kinds of ledger entries, a new table, and columns that servers of the release before do not know. They record payments of which everything settles invoices, as the defaults say.

ALTER TABLE payments ADD COLUMN unallocated_usd numeric(14,2) NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN refunded_usd numeric(14,2) NOT NULL DEFAULT 0;
ALTER TABLE payments ADD CONSTRAINT payments_credit_check CHECK (unallocated_usd >= 0 AND refunded_usd >= 0 AND unallocated_usd + refunded_usd <= amount_usd)
  NOT VALID;

-- What was paid back to partners, and of which credit notes and payments.
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  refunded_on date NOT NULL,
  amount_usd numeric(14,2) NOT NULL CHECK (amount_usd > 0),
  reference text NOT NULL,
  sources jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE UNIQUE INDEX refunds_reference ON refunds (partner_id, reference);
CREATE INDEX refunds_partner ON refunds (partner_id, created_at DESC, id);
CREATE INDEX refunds_created ON refunds (created_at DESC, id);
CREATE INDEX refunds_refunded ON refunds (refunded_on DESC, id);
CREATE INDEX refunds_reference_order ON refunds (reference, id);
CREATE INDEX refunds_amount ON refunds (amount_usd, id);
CREATE INDEX refunds_search ON refunds USING gin (plain_text(reference) gin_trgm_ops);

-- The entries that are there obey the narrower constraint that this replaces.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_kind_check
  CHECK (kind IN ('EARNED', 'INVOICED', 'PAYMENT', 'REFUND', 'WRITE_OFF', 'CORRECTION')) NOT VALID;
ALTER TABLE ledger_entries ADD COLUMN refund_id uuid;
-- Why something was written off.
ALTER TABLE ledger_entries ADD COLUMN note text;
