-- Site: its settings and announcement, page views and events, newsletter, saved searches, contact requests.

-- One row: what the whole site shows.
CREATE TABLE site_settings (
  id uuid PRIMARY KEY,
  only_one boolean NOT NULL DEFAULT true UNIQUE CHECK (only_one),
  menus jsonb NOT NULL,
  footer jsonb NOT NULL,
  phones jsonb NOT NULL,
  trust_badge jsonb,
  review_profile_url text,
  maintenance jsonb NOT NULL,
  desktop_threshold_px int NOT NULL DEFAULT 1280,
  budget_options int[] NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);

-- One row: the announcement above the trip request form.
CREATE TABLE trip_request_announcements (
  id uuid PRIMARY KEY,
  only_one boolean NOT NULL DEFAULT true UNIQUE CHECK (only_one),
  message text NOT NULL,
  link_label text,
  link_href text,
  tone text NOT NULL CHECK (tone IN ('INFO', 'PROMO', 'WARNING')),
  audience text NOT NULL CHECK (audience IN ('ALL', 'NEW', 'RETURNING')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  dismissible boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CHECK (ends_at > starts_at)
);

CREATE TABLE views (
  id uuid PRIMARY KEY,
  page_id text NOT NULL,
  page_type text NOT NULL,
  path text NOT NULL,
  url text NOT NULL,
  referrer text,
  utm jsonb,
  google_client_id text,
  device_id text NOT NULL,
  session_id text NOT NULL,
  user_id uuid,
  device text NOT NULL,
  viewport_width int NOT NULL,
  language text NOT NULL,
  recaptcha_id text,
  content_type text,
  content_country text,
  started_at timestamptz NOT NULL DEFAULT now(),
  duration_ms int,
  scroll_pct int,
  interactions int NOT NULL DEFAULT 0,
  consent jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX views_started ON views (started_at DESC, id);

CREATE TABLE events (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL DEFAULT now(),
  view_id uuid,
  session_id text,
  device_id text,
  user_id uuid
);
CREATE INDEX events_occurred ON events (occurred_at DESC, id);
CREATE INDEX events_type ON events (type, occurred_at DESC, id);
CREATE INDEX events_session ON events (session_id, occurred_at DESC);

CREATE TABLE newsletter_requests (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  full_name text NOT NULL,
  view_id uuid,
  status text NOT NULL,
  source text NOT NULL,
  consent_text text,
  consent_ip_hash text,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);

-- What each sign-up was answered: the same for every address, so that nobody learns who is subscribed.
CREATE TABLE newsletter_receipts (
  id uuid PRIMARY KEY,
  newsletter_request_id uuid NOT NULL REFERENCES newsletter_requests ON DELETE CASCADE,
  status text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX newsletter_receipts_request ON newsletter_receipts (newsletter_request_id);

-- Searches of visitors.
CREATE TABLE stored_searches (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('company', 'itinerary', 'review')),
  q text,
  filters jsonb NOT NULL,
  sort_order text NOT NULL CHECK (sort_order IN ('relevance', 'newToOld', 'oldToNew')),
  "offset" int NOT NULL,
  "limit" int NOT NULL,
  device_id text,
  result_count int NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX stored_searches_kind ON stored_searches (kind, created_at DESC, id);
CREATE INDEX stored_searches_created ON stored_searches (created_at);
CREATE INDEX stored_searches_author ON stored_searches (created_by_id);

-- Searches that staff and partners saved under a name.
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
  last_count int,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
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
  message text NOT NULL,
  status text NOT NULL CHECK (status IN ('NEW', 'OPEN', 'FORWARDED', 'ANSWERED', 'CLOSED', 'SPAM')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  handled_by_id uuid,
  view_id uuid,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
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
  message text NOT NULL,
  status text NOT NULL CHECK (status IN ('NEW', 'OPEN', 'FORWARDED', 'ANSWERED', 'CLOSED', 'SPAM')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  answer text,
  handled_by_id uuid,
  view_id uuid,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX contact_requests_created ON contact_requests (created_at DESC, id);
CREATE INDEX contact_requests_status ON contact_requests (status, created_at DESC, id);
