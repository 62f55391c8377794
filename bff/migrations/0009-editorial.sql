-- Editorial: all content with versions (articles, guides, itineraries, landing pages, companies, text pages) as draft and as published,
-- its addresses, links and look-ups; pictures, news and careers.

-- The newest version of everything. What visitors see is a copy in published_content, so none of their queries can reach a draft.
CREATE TABLE content (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN
    ('article', 'guide', 'itinerary', 'landingPage', 'landingPageCategory', 'company', 'companyCategory', 'contentPage')),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9_-]{1,120}$'),
  title text NOT NULL,
  locale text NOT NULL,
  primary_location_id uuid,
  location_ids uuid[] NOT NULL DEFAULT '{}',
  trip_types text[] NOT NULL DEFAULT '{}',
  search_terms text[] NOT NULL DEFAULT '{}',
  content_country char(2),
  author_id uuid,
  kind text,
  category text,
  parent_id uuid,
  category_ids uuid[] NOT NULL DEFAULT '{}',
  company_id uuid,
  partner_id uuid,
  nights int CHECK (nights BETWEEN 1 AND 60),
  price_usd int CHECK (price_usd >= 0),
  sort_order int NOT NULL DEFAULT 0,
  path text,
  search_text text NOT NULL,
  status text NOT NULL CHECK (status IN ('DRAFT', 'PUBLISHED', 'CHANGED', 'UNPUBLISHED', 'TRASHED')),
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  review_state text NOT NULL CHECK (review_state IN ('NONE', 'SUBMITTED', 'CHANGES_REQUESTED', 'APPROVED')),
  review_due_at date,
  fields jsonb NOT NULL,
  published_version int,
  published_at timestamptz,
  published_by_id uuid,
  first_published_at timestamptz,
  publish_at timestamptz,
  publish_version int,
  unpublish_at timestamptz,
  deleted_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE UNIQUE INDEX content_slug ON content (type, slug);
CREATE UNIQUE INDEX content_path ON content (path) WHERE path IS NOT NULL;
CREATE UNIQUE INDEX content_partner ON content (partner_id) WHERE type = 'company' AND partner_id IS NOT NULL;
CREATE INDEX content_updated ON content (type, updated_at DESC, id);
CREATE INDEX content_published ON content (type, published_at DESC, id);
CREATE INDEX content_created ON content (type, created_at DESC, id);
CREATE INDEX content_title_order ON content (type, title, id);
CREATE INDEX content_order ON content (type, sort_order, id);
CREATE INDEX content_kind ON content (type, kind, published_at DESC, id);
CREATE INDEX content_category ON content (type, category, published_at DESC, id);
CREATE INDEX content_country ON content (type, content_country, published_at DESC, id);
CREATE INDEX content_place ON content (primary_location_id);
CREATE INDEX content_places ON content USING gin (location_ids);
CREATE INDEX content_trip_types ON content USING gin (trip_types);
CREATE INDEX content_search_terms ON content USING gin (search_terms);
CREATE INDEX content_categories ON content USING gin (category_ids);
CREATE INDEX content_parent ON content (parent_id);
CREATE INDEX content_company ON content (company_id);
CREATE INDEX content_author ON content (author_id);
CREATE INDEX content_nights ON content (type, nights, id);
CREATE INDEX content_price ON content (type, price_usd, id);
CREATE INDEX content_search ON content USING gin (search_text gin_trgm_ops);
CREATE INDEX content_status ON content (type, status, updated_at DESC, id);
CREATE INDEX content_review ON content (type, review_state, updated_at DESC, id) WHERE review_state <> 'NONE';
CREATE INDEX content_review_due ON content (review_due_at) WHERE review_due_at IS NOT NULL;
CREATE INDEX content_publish_at ON content (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_unpublish_at ON content (unpublish_at) WHERE unpublish_at IS NOT NULL;
CREATE INDEX content_deleted ON content (deleted_at) WHERE deleted_at IS NOT NULL;
-- Uncompressed: a search that walks an index in order checks the text of every row it passes, and decompressing them was most of its time.
ALTER TABLE content ALTER COLUMN search_text SET STORAGE EXTERNAL;

-- The published version of each, with its API response as it is sent: `answer` alone, `line` in lists.
CREATE TABLE published_content (
  id uuid PRIMARY KEY REFERENCES content ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN
    ('article', 'guide', 'itinerary', 'landingPage', 'landingPageCategory', 'company', 'companyCategory', 'contentPage')),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9_-]{1,120}$'),
  title text NOT NULL,
  locale text NOT NULL,
  primary_location_id uuid,
  location_ids uuid[] NOT NULL DEFAULT '{}',
  trip_types text[] NOT NULL DEFAULT '{}',
  search_terms text[] NOT NULL DEFAULT '{}',
  content_country char(2),
  author_id uuid,
  kind text,
  category text,
  parent_id uuid,
  category_ids uuid[] NOT NULL DEFAULT '{}',
  company_id uuid,
  partner_id uuid,
  nights int CHECK (nights BETWEEN 1 AND 60),
  price_usd int CHECK (price_usd >= 0),
  sort_order int NOT NULL DEFAULT 0,
  path text,
  search_text text NOT NULL,
  version int NOT NULL,
  answer text NOT NULL,
  line text NOT NULL,
  -- Listed in the sitemap: neither hidden from search engines nor canonical elsewhere.
  in_sitemap boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  created_by_id uuid,
  updated_by_id uuid
);
CREATE UNIQUE INDEX published_content_slug ON published_content (type, slug);
CREATE UNIQUE INDEX published_content_path ON published_content (path) WHERE path IS NOT NULL;
CREATE UNIQUE INDEX published_content_partner ON published_content (partner_id) WHERE type = 'company' AND partner_id IS NOT NULL;
CREATE INDEX published_content_updated ON published_content (type, updated_at DESC, id);
CREATE INDEX published_content_published ON published_content (type, published_at DESC, id);
CREATE INDEX published_content_created ON published_content (type, created_at DESC, id);
CREATE INDEX published_content_title_order ON published_content (type, title, id);
CREATE INDEX published_content_order ON published_content (type, sort_order, id);
CREATE INDEX published_content_kind ON published_content (type, kind, published_at DESC, id);
CREATE INDEX published_content_category ON published_content (type, category, published_at DESC, id);
CREATE INDEX published_content_country ON published_content (type, content_country, published_at DESC, id);
CREATE INDEX published_content_place ON published_content (primary_location_id);
CREATE INDEX published_content_places ON published_content USING gin (location_ids);
CREATE INDEX published_content_trip_types ON published_content USING gin (trip_types);
CREATE INDEX published_content_search_terms ON published_content USING gin (search_terms);
CREATE INDEX published_content_categories ON published_content USING gin (category_ids);
CREATE INDEX published_content_parent ON published_content (parent_id);
CREATE INDEX published_content_company ON published_content (company_id);
CREATE INDEX published_content_author ON published_content (author_id);
CREATE INDEX published_content_nights ON published_content (type, nights, id);
CREATE INDEX published_content_price ON published_content (type, price_usd, id);
CREATE INDEX published_content_search ON published_content USING gin (search_text gin_trgm_ops);
CREATE INDEX published_content_title ON published_content USING gin (plain_text(title) gin_trgm_ops);
-- For the beginnings of titles: two letters have no trigram.
CREATE INDEX published_content_beginnings ON published_content (plain_text(title) text_pattern_ops);
ALTER TABLE published_content ALTER COLUMN search_text SET STORAGE EXTERNAL;

-- Earlier slugs and addresses, each redirecting straight to the current one.
CREATE TABLE content_aliases (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  alias text NOT NULL,
  content_id uuid NOT NULL REFERENCES content ON DELETE CASCADE,
  -- Path of the page at the time, without a trailing slash; null where the slug is not part of a path.
  path text,
  hits int NOT NULL DEFAULT 0,
  last_hit_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (type, alias)
);
CREATE INDEX content_aliases_content ON content_aliases (content_id);
CREATE INDEX content_aliases_path ON content_aliases (path);

-- References between content, those of drafts and those of published versions apart.
CREATE TABLE content_references (
  from_id uuid NOT NULL REFERENCES content ON DELETE CASCADE,
  is_published boolean NOT NULL,
  field text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('LINK', 'PIN', 'RELATION', 'BLOCK')),
  to_type text NOT NULL,
  to_id uuid NOT NULL
);
CREATE INDEX content_references_from ON content_references (from_id, is_published);
CREATE INDEX content_references_to ON content_references (to_id, is_published);

-- Every word that any title has or had. Searches by letters look here first, because there are few. Words no longer used are harmless.
CREATE TABLE title_words (word text COLLATE "C" PRIMARY KEY);
CREATE INDEX title_words_letters ON title_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

-- Where each word occurs, in the order in which titles are returned. The tail is the rest of the title after the word; both are in the
-- form of plain_text().
CREATE TABLE content_title_words (
  is_published boolean NOT NULL,
  type text NOT NULL,
  word text COLLATE "C" NOT NULL,
  -- Not the first word of the title.
  is_later boolean NOT NULL,
  title text NOT NULL,
  content_id uuid NOT NULL,
  position int NOT NULL,
  tail text NOT NULL,
  PRIMARY KEY (is_published, type, word, is_later, title, content_id, position) INCLUDE (tail)
);

-- Content about each location: the sum over the slots. Each connection writes to its own slot, so that concurrent writers rarely wait
-- for the same row.
CREATE TABLE content_place_counts (
  is_published boolean NOT NULL,
  type text NOT NULL,
  location_id uuid NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (is_published, type, location_id, slot)
);

-- Trip requests that began with each itinerary, counted in slots as above.
CREATE TABLE itinerary_request_counts (
  itinerary_id uuid NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (itinerary_id, slot) INCLUDE (count)
);

-- Secret links that show a draft without signing in.
CREATE TABLE preview_links (
  id uuid PRIMARY KEY,
  entity_type text NOT NULL,
  entity_id uuid NOT NULL REFERENCES content ON DELETE CASCADE,
  entity_version int,
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opens int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX preview_links_entity ON preview_links (entity_id);
CREATE INDEX preview_links_creator ON preview_links (created_by_id, created_at DESC, id);
CREATE INDEX preview_links_created ON preview_links (created_at DESC, id);

-- Redirects that editors wrote, and those of deleted pages.
CREATE TABLE redirects (
  id uuid PRIMARY KEY,
  from_path text NOT NULL UNIQUE,
  to_entity_type text,
  to_entity_id uuid,
  to_path text,
  code int NOT NULL CHECK (code IN (301, 302, 410)),
  reason text NOT NULL CHECK (reason IN ('ALIAS', 'MANUAL', 'DELETED')),
  hits int NOT NULL DEFAULT 0,
  last_hit_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
);
CREATE INDEX redirects_created ON redirects (created_at DESC, id);
CREATE INDEX redirects_entity ON redirects (to_entity_id);
CREATE INDEX redirects_target ON redirects (to_path);

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
  search_text text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
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
  country_code char(2),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
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
  image jsonb,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid
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
  hiring_manager_id uuid REFERENCES team_members,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  CHECK (NOT displayed OR apply_url IS NOT NULL OR apply_email IS NOT NULL)
);
CREATE INDEX careers_sort_order ON careers (sort_order, id);
CREATE INDEX careers_hiring_manager ON careers (hiring_manager_id);
CREATE INDEX careers_search ON careers USING gin (plain_text(title || ' ' || location_text) gin_trgm_ops);

-- Every path that leads elsewhere: redirects, and the earlier paths of content.
CREATE VIEW site_redirects AS
  SELECT r.id, r.from_path, r.to_entity_type, r.to_entity_id, r.to_path, p.slug AS target_slug, p.path AS target_path, r.code, r.reason,
    r.hits, r.last_hit_at, r.version, r.created_at, r.updated_at, r.created_by_id, r.updated_by_id
  FROM redirects r LEFT JOIN published_content p ON p.id = r.to_entity_id
  UNION ALL
  SELECT a.id, a.path, a.type, a.content_id, NULL, p.slug, p.path, 301, 'ALIAS', a.hits, a.last_hit_at, 1, a.created_at, a.created_at,
    NULL, NULL
  FROM content_aliases a LEFT JOIN published_content p ON p.id = a.content_id
  WHERE a.path IS NOT NULL AND p.slug IS DISTINCT FROM a.alias;

CREATE TRIGGER published_content_notify_published AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON published_content
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published_changed();
-- Not on UPDATE: that only counts hits.
CREATE TRIGGER content_aliases_notify_published AFTER INSERT OR DELETE OR TRUNCATE ON content_aliases
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published_changed();

-- Look-ups by title and by place are written by the transaction that writes the content. Drafts count until they are in the trash.
CREATE FUNCTION split_title(title text) RETURNS TABLE (word text, "position" int, tail text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT one.word, one.n::int, array_to_string(words[one.n + 1:], ' ')
  FROM (SELECT string_to_array(plain_text(title), ' ') AS words) split, unnest(words) WITH ORDINALITY one (word, n) WHERE one.word <> ''
$$;
CREATE FUNCTION list_places(primary_location_id uuid, location_ids uuid[]) RETURNS SETOF uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT place FROM unnest(location_ids || primary_location_id) place WHERE place IS NOT NULL
$$;

CREATE FUNCTION write_title_words_of_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[];
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'TRASHED' THEN
    DELETE FROM content_title_words t USING split_title(OLD.title) w
    WHERE t.is_published = false AND t.type = OLD.type AND t.word = w.word AND t.is_later = (w.position > 1)
      AND t.title = OLD.title AND t.content_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'TRASHED' THEN
    words := string_to_array(plain_text(NEW.title), ' ');
    INSERT INTO title_words SELECT DISTINCT one COLLATE "C" FROM unnest(words) one
      WHERE one <> '' AND NOT EXISTS (SELECT FROM title_words t WHERE t.word = one) ORDER BY 1 ON CONFLICT DO NOTHING;
    INSERT INTO content_title_words (is_published, type, word, is_later, title, content_id, position, tail)
      SELECT false, NEW.type, one.word, one.n > 1, NEW.title, NEW.id, one.n, array_to_string(words[one.n + 1:], ' ')
      FROM unnest(words) WITH ORDINALITY one (word, n) WHERE one.word <> '';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER content_title_words_insert_delete AFTER INSERT OR DELETE ON content
  FOR EACH ROW EXECUTE FUNCTION write_title_words_of_content();
CREATE TRIGGER content_title_words_update AFTER UPDATE ON content FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.type <> NEW.type OR (OLD.status <> 'TRASHED') <> (NEW.status <> 'TRASHED'))
  EXECUTE FUNCTION write_title_words_of_content();

CREATE FUNCTION write_title_words_of_published_content() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE words text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM content_title_words t USING split_title(OLD.title) w
    WHERE t.is_published = true AND t.type = OLD.type AND t.word = w.word AND t.is_later = (w.position > 1)
      AND t.title = OLD.title AND t.content_id = OLD.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    words := string_to_array(plain_text(NEW.title), ' ');
    INSERT INTO title_words SELECT DISTINCT one COLLATE "C" FROM unnest(words) one
      WHERE one <> '' AND NOT EXISTS (SELECT FROM title_words t WHERE t.word = one) ORDER BY 1 ON CONFLICT DO NOTHING;
    INSERT INTO content_title_words (is_published, type, word, is_later, title, content_id, position, tail)
      SELECT true, NEW.type, one.word, one.n > 1, NEW.title, NEW.id, one.n, array_to_string(words[one.n + 1:], ' ')
      FROM unnest(words) WITH ORDINALITY one (word, n) WHERE one.word <> '';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER published_content_title_words_insert_delete AFTER INSERT OR DELETE ON published_content
  FOR EACH ROW EXECUTE FUNCTION write_title_words_of_published_content();
CREATE TRIGGER published_content_title_words_update AFTER UPDATE ON published_content FOR EACH ROW
  WHEN (OLD.title <> NEW.title OR OLD.type <> NEW.type)
  EXECUTE FUNCTION write_title_words_of_published_content();

CREATE FUNCTION count_places_of_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'TRASHED' THEN
    INSERT INTO content_place_counts AS c (is_published, type, location_id, slot, count)
      SELECT false, OLD.type, place, pg_backend_pid() % 16, -1
      FROM list_places(OLD.primary_location_id, OLD.location_ids) place ORDER BY place
      ON CONFLICT (is_published, type, location_id, slot) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'TRASHED' THEN
    INSERT INTO content_place_counts AS c (is_published, type, location_id, slot, count)
      SELECT false, NEW.type, place, pg_backend_pid() % 16, 1
      FROM list_places(NEW.primary_location_id, NEW.location_ids) place ORDER BY place
      ON CONFLICT (is_published, type, location_id, slot) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER content_places_insert AFTER INSERT ON content FOR EACH ROW
  WHEN (NEW.primary_location_id IS NOT NULL OR NEW.location_ids <> '{}')
  EXECUTE FUNCTION count_places_of_content();
CREATE TRIGGER content_places_delete AFTER DELETE ON content FOR EACH ROW
  WHEN (OLD.primary_location_id IS NOT NULL OR OLD.location_ids <> '{}')
  EXECUTE FUNCTION count_places_of_content();
CREATE TRIGGER content_places_update AFTER UPDATE ON content FOR EACH ROW
  WHEN (OLD.primary_location_id IS DISTINCT FROM NEW.primary_location_id OR OLD.location_ids <> NEW.location_ids OR OLD.type <> NEW.type
    OR (OLD.status <> 'TRASHED') <> (NEW.status <> 'TRASHED'))
  EXECUTE FUNCTION count_places_of_content();

CREATE FUNCTION count_places_of_published_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO content_place_counts AS c (is_published, type, location_id, slot, count)
      SELECT true, OLD.type, place, pg_backend_pid() % 16, -1
      FROM list_places(OLD.primary_location_id, OLD.location_ids) place ORDER BY place
      ON CONFLICT (is_published, type, location_id, slot) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO content_place_counts AS c (is_published, type, location_id, slot, count)
      SELECT true, NEW.type, place, pg_backend_pid() % 16, 1
      FROM list_places(NEW.primary_location_id, NEW.location_ids) place ORDER BY place
      ON CONFLICT (is_published, type, location_id, slot) DO UPDATE SET count = c.count + excluded.count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER published_content_places_insert AFTER INSERT ON published_content FOR EACH ROW
  WHEN (NEW.primary_location_id IS NOT NULL OR NEW.location_ids <> '{}')
  EXECUTE FUNCTION count_places_of_published_content();
CREATE TRIGGER published_content_places_delete AFTER DELETE ON published_content FOR EACH ROW
  WHEN (OLD.primary_location_id IS NOT NULL OR OLD.location_ids <> '{}')
  EXECUTE FUNCTION count_places_of_published_content();
CREATE TRIGGER published_content_places_update AFTER UPDATE ON published_content FOR EACH ROW
  WHEN (OLD.primary_location_id IS DISTINCT FROM NEW.primary_location_id OR OLD.location_ids <> NEW.location_ids OR OLD.type <> NEW.type)
  EXECUTE FUNCTION count_places_of_published_content();

-- Writes all look-ups anew; for bulk loads that disable the triggers.
CREATE FUNCTION fill_content_lookups() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE content_title_words, content_place_counts, title_words;
  INSERT INTO content_title_words (is_published, type, word, is_later, title, content_id, position, tail)
    SELECT false, c.type, w.word, w.position > 1, c.title, c.id, w.position, w.tail
    FROM content c, split_title(c.title) w WHERE c.status <> 'TRASHED' ORDER BY 2, 3, 4, 5, 6;
  INSERT INTO content_place_counts
    SELECT false, c.type, place, 0, count(*)::int
    FROM content c, list_places(c.primary_location_id, c.location_ids) place WHERE c.status <> 'TRASHED' GROUP BY c.type, place;
  INSERT INTO content_title_words (is_published, type, word, is_later, title, content_id, position, tail)
    SELECT true, c.type, w.word, w.position > 1, c.title, c.id, w.position, w.tail
    FROM published_content c, split_title(c.title) w ORDER BY 2, 3, 4, 5, 6;
  INSERT INTO content_place_counts
    SELECT true, c.type, place, 0, count(*)::int
    FROM published_content c, list_places(c.primary_location_id, c.location_ids) place GROUP BY c.type, place;
  INSERT INTO title_words SELECT DISTINCT word FROM content_title_words;
END $$;

-- The triggers are on a table of the trips domain because whoever writes a request must count it.
CREATE FUNCTION count_itinerary_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  previous_id uuid := CASE WHEN TG_OP <> 'INSERT' THEN OLD.based_on_itinerary_id END;
  current_id uuid := CASE WHEN TG_OP <> 'DELETE' THEN NEW.based_on_itinerary_id END;
BEGIN
  INSERT INTO itinerary_request_counts AS c (itinerary_id, slot, count)
    SELECT itinerary_id, pg_backend_pid() % 16, change FROM (VALUES (previous_id, -1), (current_id, 1)) AS changes (itinerary_id, change)
    WHERE itinerary_id IS NOT NULL ORDER BY itinerary_id
    ON CONFLICT (itinerary_id, slot) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER trip_requests_itinerary_insert AFTER INSERT ON trip_requests FOR EACH ROW
  WHEN (NEW.based_on_itinerary_id IS NOT NULL)
  EXECUTE FUNCTION count_itinerary_requests();
CREATE TRIGGER trip_requests_itinerary_delete AFTER DELETE ON trip_requests FOR EACH ROW
  WHEN (OLD.based_on_itinerary_id IS NOT NULL)
  EXECUTE FUNCTION count_itinerary_requests();
CREATE TRIGGER trip_requests_itinerary_update AFTER UPDATE OF based_on_itinerary_id ON trip_requests FOR EACH ROW
  WHEN (OLD.based_on_itinerary_id IS DISTINCT FROM NEW.based_on_itinerary_id)
  EXECUTE FUNCTION count_itinerary_requests();

-- Recounts everything; for bulk loads that disable the triggers.
CREATE FUNCTION fill_itinerary_requests() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE itinerary_request_counts;
  INSERT INTO itinerary_request_counts
    SELECT based_on_itinerary_id, 0, count(*) FROM trip_requests WHERE based_on_itinerary_id IS NOT NULL GROUP BY 1;
END $$;
