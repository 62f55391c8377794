-- Platform: templates and mails, exported files.

CREATE TABLE templates (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  name text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('EMAIL', 'MESSAGE', 'PUSH')),
  audience text NOT NULL CHECK (audience IN ('TRAVELER', 'AGENT', 'STAFF')),
  category text NOT NULL CHECK (category IN ('TRANSACTIONAL', 'REMINDER', 'MARKETING')),
  subject text NOT NULL DEFAULT '',
  preheader text,
  body text NOT NULL,
  variables jsonb NOT NULL DEFAULT '[]',
  owner_partner_id uuid REFERENCES partners,
  photo_slot text NOT NULL DEFAULT 'NONE' CHECK (photo_slot IN ('NONE', 'COUNTRY', 'COUNTRY_EMAIL', 'GENERIC')),
  active boolean NOT NULL DEFAULT true,
  -- Sent by the product itself: its text can be edited, but it cannot be deleted.
  built_in boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX templates_name ON templates (name, id);
CREATE INDEX templates_created ON templates (created_at DESC, id);
CREATE INDEX templates_partner ON templates (owner_partner_id);
CREATE INDEX templates_search ON templates USING gin (plain_text(key || ' ' || name || ' ' || subject) gin_trgm_ops);

CREATE TABLE templated_emails (
  id uuid PRIMARY KEY,
  template_key text NOT NULL,
  template_version int,
  category text NOT NULL CHECK (category IN ('TRANSACTIONAL', 'REMINDER', 'MARKETING')),
  "to" text[] NOT NULL CHECK (cardinality("to") BETWEEN 1 AND 10),
  person_id uuid,
  reply_to text,
  subject text NOT NULL DEFAULT '',
  html text NOT NULL DEFAULT '',
  text text NOT NULL DEFAULT '',
  data jsonb NOT NULL,
  related_type text,
  related_id uuid,
  status text NOT NULL CHECK (status IN ('QUEUED', 'SENT', 'FAILED', 'SUPPRESSED', 'CANCELLED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  attempts int NOT NULL DEFAULT 0,
  provider_id text,
  send_at timestamptz,
  sent_at timestamptz,
  error text,
  test boolean NOT NULL DEFAULT false,
  -- A second mail with the same key is not sent.
  singleton_key text UNIQUE,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX templated_emails_created ON templated_emails (created_at DESC, id);
CREATE INDEX templated_emails_status ON templated_emails (status, created_at DESC, id);
CREATE INDEX templated_emails_template ON templated_emails (template_key, created_at DESC, id);
CREATE INDEX templated_emails_sent ON templated_emails (sent_at DESC, id);
CREATE INDEX templated_emails_to ON templated_emails USING gin ("to");
CREATE INDEX templated_emails_person ON templated_emails (person_id);
CREATE INDEX templated_emails_related ON templated_emails (related_id);

-- Exports that were requested, and what the job that writes the file reported.
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
