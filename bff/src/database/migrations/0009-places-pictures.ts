import type { QueryInterface } from 'sequelize';

/** Locations in full, airports, pictures, news, careers, the settings of the site and the word above the trip request form. */
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
ALTER TABLE locations
  ADD bbox double precision[] CHECK (array_length(bbox, 1) = 4),
  ADD time_zone text,
  ADD currency_code char(3),
  ADD image jsonb,
  ADD summary text,
  ADD seo jsonb NOT NULL DEFAULT '{}',
  ADD country_code char(2),
  ADD search_text text NOT NULL DEFAULT '',
  ADD CHECK (type IN ('CONTINENT', 'REGION', 'COUNTRY', 'STATE', 'AREA', 'CITY', 'PARK', 'ISLAND', 'SITE', 'CRUISE_AREA', 'UNDECIDED')),
  ADD CHECK (status IN ('ACTIVE', 'HIDDEN')),
  ADD CHECK (cardinality(parent_ids) <= 4 AND NOT id = ANY (parent_ids)),
  ADD CHECK (lat BETWEEN -90 AND 90),
  ADD CHECK (lng BETWEEN -180 AND 180),
  ADD CHECK (popularity >= 0);
CREATE UNIQUE INDEX locations_iso_code2 ON locations (iso_code2) WHERE type = 'COUNTRY';
-- Written seldom, walked down at every read of a tree: no list of pending entries to look through each time.
CREATE INDEX locations_parents ON locations USING gin (parent_ids) WITH (fastupdate = off);
CREATE INDEX locations_search ON locations USING gin (search_text gin_trgm_ops);
CREATE INDEX locations_type ON locations (type, popularity DESC, id);
CREATE INDEX locations_popularity ON locations (popularity DESC, id);
CREATE INDEX locations_country ON locations (country_code);
CREATE INDEX locations_created ON locations (created_at DESC, id);
CREATE INDEX locations_updated ON locations (updated_at DESC, id);

-- Beginnings of titles: two letters have no trigram.
CREATE INDEX published_content_beginnings ON published_content (plain_text(title) text_pattern_ops);

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
  search_text text NOT NULL DEFAULT '',${record}
);
CREATE INDEX airports_city ON airports (city_location_id);
CREATE INDEX airports_country ON airports (country_code, iata);
CREATE INDEX airports_search ON airports USING gin (search_text gin_trgm_ops);

CREATE TABLE images (
  id uuid PRIMARY KEY,
  sha256 char(64) UNIQUE,
  width int CHECK (width > 0),
  height int CHECK (height > 0),
  content_type text,
  bytes int,
  alt text NOT NULL DEFAULT '',
  credit text,
  focal_x real NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  focal_y real NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  dominant_color text CHECK (dominant_color ~ '^#[0-9a-f]{6}$'),
  location_ids uuid[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  usage text NOT NULL CHECK (usage IN ('HERO', 'COUNTRY', 'COUNTRY_EMAIL', 'GENERIC', 'PERSON')),
  shown boolean NOT NULL DEFAULT true,
  upload_expires_at timestamptz,
  search_text text NOT NULL DEFAULT '',${record}
);
CREATE INDEX images_usage ON images (usage, created_at DESC, id);
CREATE INDEX images_created ON images (created_at DESC, id);
CREATE INDEX images_creator ON images (created_by_id);
CREATE INDEX images_locations ON images USING gin (location_ids);
CREATE INDEX images_tags ON images USING gin (tags);
CREATE INDEX images_search ON images USING gin (search_text gin_trgm_ops);

CREATE TABLE news_sources (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE,
  homepage text NOT NULL,
  logo jsonb,
  country_code char(2),${record}
);
CREATE INDEX news_sources_search ON news_sources USING gin (plain_text(name) gin_trgm_ops);

CREATE TABLE news_snippets (
  id uuid PRIMARY KEY,
  news_source_id uuid NOT NULL REFERENCES news_sources,
  headline text NOT NULL,
  quote text NOT NULL DEFAULT '',
  url text NOT NULL,
  published_on date NOT NULL,
  displayed boolean NOT NULL DEFAULT false,
  sort_order int NOT NULL DEFAULT 0,
  image jsonb,${record}
);
CREATE INDEX news_snippets_source ON news_snippets (news_source_id);
CREATE INDEX news_snippets_newest ON news_snippets (published_on DESC, id);
CREATE INDEX news_snippets_sort_order ON news_snippets (sort_order, id);
CREATE INDEX news_snippets_search ON news_snippets USING gin (plain_text(headline || ' ' || quote) gin_trgm_ops);

CREATE TABLE careers (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  slug text NOT NULL UNIQUE,
  department text NOT NULL CHECK (department IN ('SALES', 'CARE', 'EDITORIAL', 'MARKETING', 'ENGINEERING', 'OPERATIONS', 'FINANCE')),
  workplace text NOT NULL CHECK (workplace IN ('ONSITE', 'HYBRID', 'REMOTE')),
  location_text text NOT NULL,
  country_code char(2),
  employment_type text NOT NULL CHECK (employment_type IN ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP')),
  summary text NOT NULL,
  description jsonb NOT NULL,
  requirements jsonb,
  benefits jsonb,
  salary_min_usd int CHECK (salary_min_usd >= 0),
  salary_max_usd int CHECK (salary_max_usd >= salary_min_usd),
  salary_period text CHECK (salary_period IN ('YEAR', 'MONTH', 'HOUR')),
  apply_url text,
  apply_email text,
  opens_at date,
  closes_at date,
  displayed boolean NOT NULL DEFAULT false,
  sort_order int NOT NULL DEFAULT 0,
  hiring_manager_id uuid REFERENCES team_members,${record},
  CHECK (NOT displayed OR apply_url IS NOT NULL OR apply_email IS NOT NULL)
);
CREATE INDEX careers_sort_order ON careers (sort_order, id);
CREATE INDEX careers_hiring_manager ON careers (hiring_manager_id);
CREATE INDEX careers_search ON careers USING gin (plain_text(title || ' ' || location_text) gin_trgm_ops);

-- One row each: what the whole site shows, and the word above the trip request form.
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
  budget_options int[] NOT NULL,${record}
);

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
  dismissible boolean NOT NULL DEFAULT true,${record},
  CHECK (ends_at > starts_at)
);
`;
