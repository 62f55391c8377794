-- Expand: two records of one company become one, and its money follows. Servers of the release before do not know the column; to them a merged
-- partner is terminated.
-- allow index-with-lock: partners have thousands of rows, and the column is new and empty.
ALTER TABLE partners ADD COLUMN merged_into_id uuid;
ALTER TABLE partners ADD CONSTRAINT partners_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES partners NOT VALID;
CREATE INDEX partners_merged_into ON partners (merged_into_id) WHERE merged_into_id IS NOT NULL;

-- Merges of partners, with what is needed to undo them.
CREATE TABLE partner_merges (
  id uuid PRIMARY KEY,
  survivor_id uuid NOT NULL REFERENCES partners,
  merged_id uuid NOT NULL REFERENCES partners,
  merged_at timestamptz NOT NULL DEFAULT now(),
  merged_by_id uuid,
  undone_at timestamptz,
  kept jsonb NOT NULL,
  CHECK (survivor_id <> merged_id)
);
CREATE UNIQUE INDEX partner_merges_merged ON partner_merges (merged_id) WHERE undone_at IS NULL;
CREATE INDEX partner_merges_survivor ON partner_merges (survivor_id, merged_at DESC);

-- Whether two partners are one company: the only reason to move money from one to the other, or back.
CREATE FUNCTION are_merged(one_id uuid, other_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM partners WHERE (id = one_id AND merged_into_id = other_id) OR (id = other_id AND merged_into_id = one_id))
$$;

CREATE OR REPLACE FUNCTION forbid_ledger_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'partner_id' = to_jsonb(OLD) - 'partner_id' AND are_merged(OLD.partner_id, NEW.partner_id) THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'ledger entries are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
DROP TRIGGER ledger_append_only ON ledger_entries;
CREATE TRIGGER ledger_append_only BEFORE DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION forbid_ledger_changes();
CREATE TRIGGER ledger_immutable BEFORE UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION forbid_ledger_changes();

CREATE OR REPLACE FUNCTION forbid_invoice_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.partner_id = OLD.partner_id OR are_merged(OLD.partner_id, NEW.partner_id)) AND
    (NEW.id, NEW.number, NEW.kind, NEW.issued_on, NEW.due_on, NEW.bill_from, NEW.bill_to, NEW.lines, NEW.tax_rate_pct, NEW.total_usd,
      NEW.corrects_invoice_id, NEW.reason_code, NEW.note)
    IS NOT DISTINCT FROM
    (OLD.id, OLD.number, OLD.kind, OLD.issued_on, OLD.due_on, OLD.bill_from, OLD.bill_to, OLD.lines, OLD.tax_rate_pct, OLD.total_usd,
      OLD.corrects_invoice_id, OLD.reason_code, OLD.note)
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'issued invoices are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
