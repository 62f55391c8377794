import type { QueryInterface } from 'sequelize';

/** Searches that are kept, of visitors and of colleagues, and the messages of the contact forms. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const record = `
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid`;

const handling = `
  status text NOT NULL CHECK (status IN ('NEW', 'OPEN', 'FORWARDED', 'ANSWERED', 'CLOSED', 'SPAM')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  handled_by_id uuid,
  view_id uuid,`;

const sql = `
CREATE TABLE stored_searches (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('company', 'itinerary', 'review')),
  q text,
  filters jsonb NOT NULL,
  sort_order text NOT NULL CHECK (sort_order IN ('relevance', 'newToOld', 'oldToNew')),
  "offset" int NOT NULL,
  "limit" int NOT NULL,
  device_id text,
  result_count int NOT NULL,${record}
);
CREATE INDEX stored_searches_kind ON stored_searches (kind, created_at DESC, id);
CREATE INDEX stored_searches_created ON stored_searches (created_at);
CREATE INDEX stored_searches_author ON stored_searches (created_by_id);

CREATE TABLE user_searches (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  name text NOT NULL,
  entity_type text NOT NULL,
  filters jsonb NOT NULL,
  q text,
  sort_orders jsonb NOT NULL,
  columns text[] NOT NULL DEFAULT '{}',
  shared text NOT NULL CHECK (shared IN ('NONE', 'TEAM', 'ALL')),
  pinned boolean NOT NULL DEFAULT false,
  alert text NOT NULL CHECK (alert IN ('OFF', 'DAILY', 'INSTANT')),
  last_run_at timestamptz,
  last_count int,${record}
);
CREATE INDEX user_searches_owner ON user_searches (owner_id, name, id);
CREATE INDEX user_searches_shared ON user_searches (shared, name, id) WHERE shared <> 'NONE';
CREATE INDEX user_searches_created ON user_searches (created_at DESC, id);

CREATE TABLE company_contact_requests (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('JOIN_AS_COMPANY', 'QUESTION_TO_COMPANY')),
  company_id uuid,
  partner_id uuid REFERENCES partners,
  company_name text,
  website text,
  country_codes text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  email text NOT NULL,
  phone jsonb,
  message text NOT NULL,${handling}${record}
);
CREATE INDEX company_contact_requests_created ON company_contact_requests (created_at DESC, id);
CREATE INDEX company_contact_requests_status ON company_contact_requests (status, created_at DESC, id);
CREATE INDEX company_contact_requests_partner ON company_contact_requests (partner_id, created_at DESC, id);
CREATE INDEX company_contact_requests_email ON company_contact_requests (email);

CREATE TABLE contact_requests (
  id uuid PRIMARY KEY,
  option text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,${handling}${record}
);
CREATE INDEX contact_requests_created ON contact_requests (created_at DESC, id);
CREATE INDEX contact_requests_status ON contact_requests (status, created_at DESC, id);
`;
