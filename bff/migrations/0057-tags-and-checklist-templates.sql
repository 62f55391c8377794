-- Expand: the team labels what it works with, and gives checklists to what enters a status. Servers of the release before do neither.
-- allow index-with-lock: partners and contact requests have thousands of rows, content ten thousand; the columns are new and empty.

ALTER TABLE trip_requests ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
ALTER TABLE partners ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
CREATE INDEX partners_by_tags ON partners USING gin (tags);
ALTER TABLE contact_requests ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
CREATE INDEX contact_requests_by_tags ON contact_requests USING gin (tags);
ALTER TABLE company_contact_requests ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
CREATE INDEX company_contact_requests_by_tags ON company_contact_requests USING gin (tags);
ALTER TABLE content ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
CREATE INDEX content_by_tags ON content USING gin (tags);

CREATE TABLE checklist_templates (
  id uuid PRIMARY KEY,
  entity_type text NOT NULL CHECK (entity_type IN ('TRIP_REQUEST', 'TRIP_MATCH')),
  on_status text NOT NULL,
  -- {label, dueInHours}, in order
  items jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX checklist_templates_on_status ON checklist_templates (entity_type, on_status);

-- The templates that a checklist was given, each once.
ALTER TABLE trip_requests ADD COLUMN applied_template_ids uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE trip_matches ADD COLUMN applied_template_ids uuid[] NOT NULL DEFAULT '{}';
