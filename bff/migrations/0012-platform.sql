import type { QueryInterface } from 'sequelize';

/** Documents with what they belong to, templates of mails and canned answers, and the mails themselves. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const record = `
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid`;

const sql = `
CREATE TABLE documents (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  file_name text NOT NULL,
  content_type text NOT NULL,
  size_bytes int NOT NULL CHECK (size_bytes > 0),
  sha256 text,
  category text NOT NULL CHECK (category IN
    ('PROPOSAL', 'ITINERARY', 'INVOICE', 'CONTRACT', 'TERMS', 'PASSPORT', 'INSURANCE', 'VOUCHER', 'PHOTO', 'STATEMENT', 'OTHER')),
  status text NOT NULL CHECK (status IN
    ('PENDING_UPLOAD', 'SCANNING', 'AVAILABLE', 'QUARANTINED', 'SUPERSEDED', 'DELETED', 'PURGED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  owner_person_id uuid,
  visibility text NOT NULL CHECK (visibility IN ('STAFF', 'PARTNER_AND_STAFF', 'MATCH', 'OWNER_AND_STAFF')),
  proposal jsonb,
  purge_after date,
  file_version int NOT NULL DEFAULT 1 CHECK (file_version > 0),
  -- The document whose next version this is.
  replaces_id uuid REFERENCES documents,
  -- Name of the file in the store; null once it is purged.
  storage_key text UNIQUE,
  -- Set when the bytes have arrived, so that an upload address works once.
  uploaded_at timestamptz,
  used_nonce text,
  deleted_at timestamptz,${record}
);
CREATE INDEX documents_created ON documents (created_at DESC, id);
CREATE INDEX documents_status ON documents (status, created_at DESC, id);
CREATE INDEX documents_category ON documents (category, created_at DESC, id);
CREATE INDEX documents_name ON documents (name, id);
CREATE INDEX documents_owner ON documents (owner_person_id);
CREATE INDEX documents_replaces ON documents (replaces_id);
CREATE INDEX documents_purge ON documents (purge_after) WHERE status <> 'PURGED';
CREATE INDEX documents_deleted ON documents (deleted_at) WHERE status = 'DELETED';
CREATE INDEX documents_search ON documents USING gin (plain_text(name || ' ' || file_name) gin_trgm_ops);

CREATE TABLE document_links (
  document_id uuid NOT NULL REFERENCES documents ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('TRAVELER', 'TRIP_MATCH', 'TRIP_REQUEST', 'SALES_RECORDING', 'PARTNER')),
  target_id uuid NOT NULL,
  PRIMARY KEY (document_id, type, target_id)
);
CREATE INDEX document_links_target ON document_links (type, target_id);

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
  -- The product itself sends it: its words may change, it cannot be deleted.
  built_in boolean NOT NULL DEFAULT false,${record}
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
  -- A second mail with the same key is none.
  singleton_key text UNIQUE,${record}
);
CREATE INDEX templated_emails_created ON templated_emails (created_at DESC, id);
CREATE INDEX templated_emails_status ON templated_emails (status, created_at DESC, id);
CREATE INDEX templated_emails_template ON templated_emails (template_key, created_at DESC, id);
CREATE INDEX templated_emails_sent ON templated_emails (sent_at DESC, id);
CREATE INDEX templated_emails_to ON templated_emails USING gin ("to");
CREATE INDEX templated_emails_person ON templated_emails (person_id);
CREATE INDEX templated_emails_related ON templated_emails (related_id);

CREATE INDEX events_type ON events (type, occurred_at DESC, id);
CREATE INDEX events_session ON events (session_id, occurred_at DESC);
`;
