-- Expand: a new table, filled from the sales there are. Sales that servers of the release before move meanwhile are found by the daily check.

-- What partners owe, entry by entry; entries are added and never changed. Commission is accrued until it is invoiced, then receivable.
CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  kind text NOT NULL CHECK (kind IN ('EARNED', 'INVOICED', 'PAYMENT', 'CORRECTION')),
  accrued_usd numeric(14,2) NOT NULL,
  receivable_usd numeric(14,2) NOT NULL,
  sales_recording_id uuid NOT NULL REFERENCES sales_recordings,
  -- The entry that a correction takes back; at most once.
  reverses_id uuid UNIQUE REFERENCES ledger_entries,
  -- The day of the entry in UTC, so that a month that is over stays as it is.
  occurred_on date NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CHECK ((kind = 'CORRECTION') = (reverses_id IS NOT NULL))
);
CREATE INDEX ledger_entries_partner ON ledger_entries (partner_id, occurred_on DESC, id);
CREATE INDEX ledger_entries_sale ON ledger_entries (sales_recording_id, created_at, id);
CREATE INDEX ledger_entries_occurred ON ledger_entries (occurred_on DESC, id);
CREATE INDEX ledger_entries_kind ON ledger_entries (kind, occurred_on DESC, id);
CREATE INDEX ledger_entries_created ON ledger_entries (created_at DESC, id);
CREATE INDEX ledger_entries_accrued ON ledger_entries (accrued_usd, id);
CREATE INDEX ledger_entries_receivable ON ledger_entries (receivable_usd, id);

CREATE FUNCTION forbid_ledger_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entries are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_ledger_changes();

INSERT INTO ledger_entries (id, partner_id, kind, accrued_usd, receivable_usd, sales_recording_id, occurred_on)
SELECT gen_random_uuid(), s.partner_id, e.kind, e.accrued, e.receivable, s.id, (e.at AT TIME ZONE 'UTC')::date
FROM sales_recordings s CROSS JOIN LATERAL (VALUES
  ('EARNED', s.commission_usd, 0.00, s.status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED'), least(s.invoiced_at, s.status_changed_at)),
  ('INVOICED', -s.commission_usd, s.commission_usd,
    s.status IN ('INVOICED', 'PAID', 'DISPUTED') OR (s.status = 'CANCELLED' AND s.invoice_number IS NOT NULL), coalesce(s.invoiced_at, s.status_changed_at)),
  ('PAYMENT', 0.00, -s.paid_usd, coalesce(s.paid_usd, 0) <> 0, coalesce(s.paid_at, s.status_changed_at))
) e (kind, accrued, receivable, is_due, at)
WHERE e.is_due;
