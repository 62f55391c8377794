-- Expand: tables and nullable columns that servers of the release before do not know. They go on numbering with sales_invoice_numbers; a sale that they invoice meanwhile has no invoice here, and the daily check reports it.

-- Our address on invoices.
ALTER TABLE site_settings ADD COLUMN bill_from jsonb;

-- Invoices and credit notes; amounts of credit notes are negative. Once issued, only status and open amount change.
CREATE TABLE invoices (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('INVOICE', 'CREDIT_NOTE')),
  partner_id uuid NOT NULL REFERENCES partners,
  status text NOT NULL CHECK (status IN ('ISSUED', 'PARTLY_PAID', 'PAID')),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  -- Addresses of the day; null on invoices of earlier releases that lacked them.
  bill_from jsonb,
  bill_to jsonb,
  lines jsonb NOT NULL,
  tax_rate_pct numeric(5,2) NOT NULL DEFAULT 0,
  total_usd numeric(14,2) NOT NULL,
  open_usd numeric(14,2) NOT NULL,
  corrects_invoice_id uuid REFERENCES invoices,
  reason_code text CHECK (reason_code IN ('TAKE_BACK', 'ERROR', 'GOODWILL')),
  note text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CHECK (CASE kind WHEN 'INVOICE' THEN total_usd >= 0 ELSE total_usd <= 0 END),
  CHECK (abs(open_usd) <= abs(total_usd) AND open_usd * total_usd >= 0)
);
CREATE INDEX invoices_partner ON invoices (partner_id, created_at DESC, id);
CREATE INDEX invoices_created ON invoices (created_at DESC, id);
CREATE INDEX invoices_status ON invoices (status, created_at DESC, id);
CREATE INDEX invoices_kind ON invoices (kind, created_at DESC, id);
CREATE INDEX invoices_issued ON invoices (issued_on DESC, id);
CREATE INDEX invoices_due ON invoices (due_on, id);
CREATE INDEX invoices_total ON invoices (total_usd, id);
CREATE INDEX invoices_open ON invoices (open_usd, id);
CREATE INDEX invoices_corrects ON invoices (corrects_invoice_id) WHERE corrects_invoice_id IS NOT NULL;
CREATE INDEX invoices_search ON invoices USING gin (plain_text(number) gin_trgm_ops);

CREATE FUNCTION forbid_invoice_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND
    (NEW.id, NEW.number, NEW.kind, NEW.partner_id, NEW.issued_on, NEW.due_on, NEW.bill_from, NEW.bill_to, NEW.lines, NEW.tax_rate_pct, NEW.total_usd,
      NEW.corrects_invoice_id, NEW.reason_code, NEW.note)
    IS NOT DISTINCT FROM
    (OLD.id, OLD.number, OLD.kind, OLD.partner_id, OLD.issued_on, OLD.due_on, OLD.bill_from, OLD.bill_to, OLD.lines, OLD.tax_rate_pct, OLD.total_usd,
      OLD.corrects_invoice_id, OLD.reason_code, OLD.note)
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'issued invoices are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER invoices_immutable BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION forbid_invoice_changes();

-- What of a credit note was set against which invoice.
CREATE TABLE credit_allocations (
  id uuid PRIMARY KEY,
  credit_note_id uuid NOT NULL REFERENCES invoices,
  invoice_id uuid NOT NULL REFERENCES invoices,
  amount_usd numeric(14,2) NOT NULL CHECK (amount_usd > 0),
  occurred_on date NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid
);
CREATE INDEX credit_allocations_credit_note ON credit_allocations (credit_note_id);
CREATE INDEX credit_allocations_invoice ON credit_allocations (invoice_id);

CREATE TABLE credit_note_numbers (
  year int PRIMARY KEY,
  last int NOT NULL
);

-- The invoice that the sale is on now.
ALTER TABLE sales_recordings ADD COLUMN invoice_id uuid;
-- Several sales may be on one invoice: invoices.number is unique instead.
ALTER TABLE sales_recordings DROP CONSTRAINT sales_recordings_invoice_number_key;

ALTER TABLE ledger_entries ADD COLUMN invoice_id uuid;
-- Tax, and credit notes that administrators write, are of no sale.
ALTER TABLE ledger_entries ALTER COLUMN sales_recording_id DROP NOT NULL;

-- Sales that were invoiced keep their numbers; those of take-backs began with FW too.
INSERT INTO invoices (id, number, kind, partner_id, status, issued_on, due_on, bill_from, bill_to, lines, total_usd, open_usd, reason_code, created_at, updated_at)
SELECT gen_random_uuid(), s.invoice_number, CASE WHEN s.commission_usd < 0 THEN 'CREDIT_NOTE' ELSE 'INVOICE' END, s.partner_id,
  CASE WHEN s.commission_usd = coalesce(s.paid_usd, 0) THEN 'PAID' WHEN coalesce(s.paid_usd, 0) = 0 THEN 'ISSUED' ELSE 'PARTLY_PAID' END,
  (coalesce(s.invoiced_at, s.status_changed_at) AT TIME ZONE 'UTC')::date, s.due_on, NULL, p.billing_address,
  jsonb_build_array(jsonb_build_object('salesRecordingId', s.id, 'label', 'Commission for ' || s.reference, 'amountUSD', s.commission_usd::text)),
  s.commission_usd, s.commission_usd - coalesce(s.paid_usd, 0), CASE WHEN s.commission_usd < 0 THEN 'TAKE_BACK' END,
  coalesce(s.invoiced_at, s.status_changed_at), coalesce(s.invoiced_at, s.status_changed_at)
FROM sales_recordings s JOIN partners p ON p.id = s.partner_id
WHERE s.invoice_number IS NOT NULL AND s.status IN ('INVOICED', 'PAID', 'DISPUTED', 'CANCELLED')
  AND abs(coalesce(s.paid_usd, 0)) <= abs(s.commission_usd) AND s.commission_usd * coalesce(s.paid_usd, 0) >= 0;
UPDATE sales_recordings s SET invoice_id = i.id FROM invoices i WHERE i.number = s.invoice_number;
