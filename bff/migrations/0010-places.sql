-- Places: locations, destinations, settings of countries, airports.

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
  status text NOT NULL DEFAULT 'ACTIVE',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  bbox double precision[] CHECK (array_length(bbox, 1) = 4),
  time_zone text,
  currency_code char(3),
  image jsonb,
  summary text,
  seo jsonb NOT NULL DEFAULT '{}',
  country_code char(2),
  search_text text NOT NULL DEFAULT '',
  CHECK (type IN ('CONTINENT', 'REGION', 'COUNTRY', 'STATE', 'AREA', 'CITY', 'PARK', 'ISLAND', 'SITE', 'CRUISE_AREA', 'UNDECIDED')),
  CHECK (status IN ('ACTIVE', 'HIDDEN')),
  CHECK (cardinality(parent_ids) <= 4 AND NOT id = ANY (parent_ids)),
  CHECK (lat BETWEEN -90 AND 90),
  CHECK (lng BETWEEN -180 AND 180),
  CHECK (popularity >= 0)
);
CREATE INDEX locations_name ON locations (name, id);
CREATE UNIQUE INDEX locations_iso_code2 ON locations (iso_code2) WHERE type = 'COUNTRY';
-- Rarely written, read at every level of a tree: without a pending list to search each time.
CREATE INDEX locations_parents ON locations USING gin (parent_ids) WITH (fastupdate = off);
CREATE INDEX locations_search ON locations USING gin (search_text gin_trgm_ops);
CREATE INDEX locations_type ON locations (type, popularity DESC, id);
CREATE INDEX locations_popularity ON locations (popularity DESC, id);
CREATE INDEX locations_country ON locations (country_code);
CREATE INDEX locations_created ON locations (created_at DESC, id);
CREATE INDEX locations_updated ON locations (updated_at DESC, id);

CREATE TABLE destinations (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  location_id uuid NOT NULL REFERENCES locations,
  country_codes text[] NOT NULL,
  served boolean NOT NULL DEFAULT false,
  popularity int NOT NULL DEFAULT 0,
  alternate_names text[] NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'ACTIVE',
  search_text text NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
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
  note text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);

CREATE TABLE airports (
  id uuid PRIMARY KEY,
  iata char(3) NOT NULL UNIQUE,
  icao char(4) UNIQUE,
  name text NOT NULL,
  city_location_id uuid REFERENCES locations,
  city_name text,
  country_code char(2) NOT NULL,
  lat double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  major boolean NOT NULL DEFAULT false,
  search_text text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX airports_city ON airports (city_location_id);
CREATE INDEX airports_country ON airports (country_code, iata);
CREATE INDEX airports_search ON airports USING gin (search_text gin_trgm_ops);

CREATE TRIGGER destinations_notify_published AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON destinations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published_changed();
