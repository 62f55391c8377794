import type { QueryInterface } from 'sequelize';

/** People, places, trip requests, reviews, capture; sessions, versions, audit and idempotency. */
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
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- unaccent() is only STABLE; an index needs a function that promises to be immutable.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;

CREATE TABLE users (
  id uuid PRIMARY KEY,
  username text NOT NULL UNIQUE,
  email text NOT NULL UNIQUE,
  email_verified_at timestamptz,
  person_type text NOT NULL CHECK (person_type IN ('traveler', 'agent', 'teamMember')),
  person_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'ENABLED', 'DISABLED')),
  roles text[] NOT NULL DEFAULT '{}',
  given_name text NOT NULL,
  family_name text NOT NULL,
  password_hash text,
  last_login_at timestamptz,${record}
);
CREATE INDEX users_person ON users (person_id);

CREATE TABLE sessions (
  id_hash bytea PRIMARY KEY,
  handle uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  grant_type text NOT NULL,
  name text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  idle_seconds int,
  last_used_at timestamptz,
  ip_hash text,
  user_agent text,
  revoked_at timestamptz
);
CREATE INDEX tokens_user ON tokens (user_id, created_at);

CREATE TABLE partners (
  id uuid PRIMARY KEY,
  display_name text NOT NULL,
  status text NOT NULL,${record}
);
CREATE TABLE agents (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  user_id uuid REFERENCES users,
  given_name text NOT NULL,
  family_name text NOT NULL,
  email text NOT NULL UNIQUE,
  is_lead boolean NOT NULL DEFAULT false,${record}
);
CREATE TABLE team_members (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  given_name text NOT NULL,
  family_name text NOT NULL,
  email text NOT NULL UNIQUE,
  title text NOT NULL,
  care_country_codes text[] NOT NULL DEFAULT '{}',${record}
);

CREATE TABLE travelers (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  given_name text NOT NULL,
  family_name text NOT NULL,
  email text NOT NULL UNIQUE,
  phone jsonb,
  country_of_residence char(2) NOT NULL DEFAULT 'US',
  time_zone text,
  preferred_contact text NOT NULL DEFAULT 'ANY',
  preferred_contact_time text NOT NULL DEFAULT 'ANY',
  marketing jsonb NOT NULL DEFAULT '{"newsletter": false, "consentAt": null, "consentSource": null, "consentText": null}',
  do_not_contact boolean NOT NULL DEFAULT false,
  tags text[] NOT NULL DEFAULT '{}',
  source text,
  trip_count int NOT NULL DEFAULT 0,
  lifetime_value_usd int NOT NULL DEFAULT 0,
  merged_into_id uuid REFERENCES travelers,
  erased_at timestamptz,${record}
);
CREATE INDEX travelers_user ON travelers (user_id);
CREATE INDEX travelers_created ON travelers (created_at DESC, id);
CREATE INDEX travelers_search ON travelers USING gin (plain_text(given_name || ' ' || family_name || ' ' || email) gin_trgm_ops);

CREATE TABLE traveler_profiles (
  id uuid PRIMARY KEY,
  traveler_id uuid NOT NULL UNIQUE REFERENCES travelers,
  interests text[] NOT NULL DEFAULT '{}',
  pace text,
  dietary text[] NOT NULL DEFAULT '{}',
  accessibility_needs bytea,
  companions jsonb NOT NULL DEFAULT '[]',
  visited uuid[] NOT NULL DEFAULT '{}',
  wishlist uuid[] NOT NULL DEFAULT '{}',
  celebrations jsonb NOT NULL DEFAULT '[]',
  loyalty jsonb NOT NULL DEFAULT '[]',
  about_me text,${record}
);

CREATE TABLE locations (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  slug text NOT NULL UNIQUE,
  parent_ids uuid[] NOT NULL DEFAULT '{}',
  iso_code2 char(2),
  lat double precision,
  lng double precision,
  served boolean NOT NULL DEFAULT false,
  popularity int NOT NULL DEFAULT 0,
  alternate_names text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'ACTIVE',${record}
);
CREATE INDEX locations_name ON locations (name, id);

CREATE TABLE destinations (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  location_id uuid NOT NULL REFERENCES locations,
  country_codes text[] NOT NULL,
  served boolean NOT NULL DEFAULT false,
  popularity int NOT NULL DEFAULT 0,
  alternate_names text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'ACTIVE',
  search_text text NOT NULL,${record}
);
CREATE INDEX destinations_list ON destinations (served DESC, popularity DESC, name, id);
CREATE INDEX destinations_search ON destinations USING gin (search_text gin_trgm_ops);

CREATE TABLE country_settings (
  id uuid PRIMARY KEY,
  country_code char(2) NOT NULL UNIQUE,
  name text NOT NULL,
  min_nights int NOT NULL DEFAULT 5,
  served boolean NOT NULL DEFAULT true,
  match_count int NOT NULL DEFAULT 2,
  min_budget_per_person_night_usd int,
  typical_night_low_usd int,
  typical_night_high_usd int,
  peak_months int[] NOT NULL DEFAULT '{}',
  peak_factor_pct int NOT NULL DEFAULT 125,
  lead_time_days int NOT NULL DEFAULT 30,
  care_team_member_ids uuid[] NOT NULL DEFAULT '{}',
  newsletter_consent text NOT NULL DEFAULT 'DEFAULT_ON',
  note text,${record}
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
  consent jsonb NOT NULL,${record}
);
CREATE INDEX views_started ON views (started_at DESC, id);

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
  unsubscribed_at timestamptz,${record}
);

-- What each sign-up was answered: the same words for every address, so that nobody learns who reads the newsletter.
CREATE TABLE newsletter_receipts (
  id uuid PRIMARY KEY,
  newsletter_request_id uuid NOT NULL REFERENCES newsletter_requests ON DELETE CASCADE,
  status text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX newsletter_receipts_request ON newsletter_receipts (newsletter_request_id);

CREATE TABLE trip_requests (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  status text NOT NULL,
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  status_reason_code text,
  status_note text,
  held_from text,
  destination_names text[] NOT NULL,
  destinations jsonb NOT NULL DEFAULT '[]',
  country_codes text[] NOT NULL DEFAULT '{}',
  departure_date date,
  flexible_departure_date boolean NOT NULL DEFAULT false,
  return_date date,
  total_nights int NOT NULL,
  number_of_adults text NOT NULL,
  adult_age_groups text[] NOT NULL DEFAULT '{}',
  number_of_children int,
  child_age_groups text[] NOT NULL DEFAULT '{}',
  based_on_itinerary_id uuid,
  trip_type text[] NOT NULL DEFAULT '{}',
  trip_title text NOT NULL,
  trip_description text NOT NULL DEFAULT '',
  budget_per_person_usd int NOT NULL DEFAULT 0,
  total_budget int NOT NULL DEFAULT 0,
  budget_includes_flights boolean NOT NULL DEFAULT false,
  budget_flexibility real,
  budget_ceiling_usd int NOT NULL DEFAULT 0,
  travelers jsonb NOT NULL,
  traveler_ids uuid[] NOT NULL,
  include_newsletter boolean NOT NULL,
  consultation boolean NOT NULL DEFAULT false,
  source text NOT NULL,
  form_version text,
  form_id text UNIQUE,
  view_id uuid,
  google_client_id text,
  landing_url text,
  device_id text,
  confirmed boolean NOT NULL DEFAULT true,
  risk_flags text[] NOT NULL DEFAULT '{}',
  assigned_to_id uuid REFERENCES team_members,
  matching_notes text,
  match_count_target int NOT NULL DEFAULT 2,
  follower_ids uuid[] NOT NULL DEFAULT '{}',
  checklist_items jsonb NOT NULL DEFAULT '[]',
  verifications jsonb NOT NULL DEFAULT '{}',
  visibilities jsonb NOT NULL DEFAULT '{}',
  scores jsonb NOT NULL DEFAULT '[]',
  duplicate_of_id uuid REFERENCES trip_requests,
  resume_on date,
  editable_until timestamptz,
  submitted_at timestamptz,
  qualified_at timestamptz,
  first_matched_at timestamptz,
  introduced_at timestamptz,
  booked_at timestamptz,
  closed_at timestamptz,
  lost_reason_code text,
  lost_note text,
  search_text text NOT NULL,${record}
);
CREATE INDEX trip_requests_created ON trip_requests (created_at DESC, id);
CREATE INDEX trip_requests_status ON trip_requests (status, created_at DESC, id);
CREATE INDEX trip_requests_assigned ON trip_requests (assigned_to_id, created_at DESC, id);
CREATE INDEX trip_requests_submitted ON trip_requests (submitted_at DESC, id);
CREATE INDEX trip_requests_departure ON trip_requests (departure_date, id);
CREATE INDEX trip_requests_budget ON trip_requests (budget_per_person_usd, id);
CREATE INDEX trip_requests_travelers ON trip_requests USING gin (traveler_ids);
CREATE INDEX trip_requests_countries ON trip_requests USING gin (country_codes);
CREATE INDEX trip_requests_search ON trip_requests USING gin (search_text gin_trgm_ops);

CREATE TABLE reviews (
  id uuid PRIMARY KEY,
  partner_id uuid NOT NULL REFERENCES partners,
  company_id uuid,
  author_name text NOT NULL,
  author_place text,
  rating int NOT NULL CHECK (rating IN (20, 40, 60, 80, 100)),
  title text NOT NULL,
  body text NOT NULL,
  location_ids uuid[] NOT NULL DEFAULT '{}',
  trip_types text[] NOT NULL DEFAULT '{}',
  reviewed_at timestamptz NOT NULL,
  source text NOT NULL,
  verified boolean NOT NULL DEFAULT false,
  status text NOT NULL,
  helpful_count int NOT NULL DEFAULT 0,
  reply jsonb,
  locale text NOT NULL DEFAULT 'en-US',
  is_demo boolean NOT NULL DEFAULT false,${record}
);
CREATE INDEX reviews_published ON reviews (reviewed_at DESC, id) WHERE status = 'PUBLISHED';

-- Published reviews by partner and rating, kept in the transaction that writes a review: a histogram reads five rows, not a million.
CREATE TABLE review_counts (
  partner_id uuid NOT NULL,
  rating int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (partner_id, rating)
);
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'PUBLISHED' THEN
    UPDATE review_counts SET count = count - 1 WHERE partner_id = OLD.partner_id AND rating = OLD.rating;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'PUBLISHED' THEN
    INSERT INTO review_counts VALUES (NEW.partner_id, NEW.rating, 1)
      ON CONFLICT (partner_id, rating) DO UPDATE SET count = review_counts.count + 1;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_counted AFTER INSERT OR UPDATE OF status, rating, partner_id OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_reviews();

CREATE TABLE versions (
  entity_type text NOT NULL,
  entity_id uuid NOT NULL,
  version int NOT NULL,
  kind text NOT NULL,
  snapshot jsonb NOT NULL,
  changed_fields text[] NOT NULL,
  change_note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  PRIMARY KEY (entity_type, entity_id, version)
);

CREATE TABLE audit (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_user_id uuid,
  actor_kind text NOT NULL,
  action text NOT NULL,
  entity_type text NOT NULL,
  entity_id uuid,
  request_id text,
  ip_hash text,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_entity ON audit (entity_id, at);
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit rows are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION keep_audit();

CREATE TABLE idempotency_keys (
  principal text NOT NULL,
  route text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status int NOT NULL,
  headers jsonb NOT NULL,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (principal, route, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);

CREATE TABLE used_captchas (
  signature text PRIMARY KEY,
  used_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE login_failures (
  key text PRIMARY KEY,
  failures int NOT NULL,
  blocked_until timestamptz NOT NULL,
  last_at timestamptz NOT NULL DEFAULT now()
);

-- Shape of rate-limiter-flexible.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);

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
`;
