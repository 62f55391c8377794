-- Travelers, their profiles, and records of one person that were merged.

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
  erased_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX travelers_user ON travelers (user_id);
CREATE INDEX travelers_created ON travelers (created_at DESC, id);
CREATE INDEX travelers_search ON travelers USING gin (plain_text(given_name || ' ' || family_name || ' ' || email) gin_trgm_ops);
CREATE INDEX travelers_merged ON travelers (merged_into_id) WHERE merged_into_id IS NOT NULL;
CREATE INDEX travelers_by_country_of_residence ON travelers (country_of_residence, id);
CREATE INDEX travelers_by_do_not_contact ON travelers (do_not_contact, id);
CREATE INDEX travelers_by_family_name ON travelers (family_name, id);
CREATE INDEX travelers_by_given_name ON travelers (given_name, id);
CREATE INDEX travelers_by_lifetime_value_usd ON travelers (lifetime_value_usd, id);
CREATE INDEX travelers_by_preferred_contact ON travelers (preferred_contact, id);
CREATE INDEX travelers_by_source ON travelers (source, id);
CREATE INDEX travelers_by_trip_count ON travelers (trip_count, id);
CREATE INDEX travelers_by_updated_at ON travelers (updated_at, id);
CREATE INDEX travelers_by_tags ON travelers USING gin (tags);

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
  about_me text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX traveler_profiles_by_created_at ON traveler_profiles (created_at, id);
CREATE INDEX traveler_profiles_by_updated_at ON traveler_profiles (updated_at, id);

-- Merges of two records of one person, with what belonged to which before, so that a merge can be undone.
CREATE TABLE traveler_merges (
  id uuid PRIMARY KEY,
  survivor_id uuid NOT NULL REFERENCES travelers,
  merged_id uuid NOT NULL REFERENCES travelers,
  merged_at timestamptz NOT NULL DEFAULT now(),
  merged_by_id uuid,
  undone_at timestamptz,
  kept jsonb NOT NULL,
  CHECK (survivor_id <> merged_id)
);
CREATE UNIQUE INDEX traveler_merges_merged ON traveler_merges (merged_id) WHERE undone_at IS NULL;
CREATE INDEX traveler_merges_survivor ON traveler_merges (survivor_id, merged_at DESC);
