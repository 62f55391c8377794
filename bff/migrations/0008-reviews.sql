-- Reviews with their votes and invitations, and counts of ratings for the histograms.

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
  is_demo boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  updated_by_id uuid,
  trip_match_id uuid UNIQUE,
  agent_id uuid,
  itinerary_id uuid,
  traveler_id uuid REFERENCES travelers,
  sub_ratings jsonb,
  photos jsonb NOT NULL DEFAULT '[]',
  with_photos boolean GENERATED ALWAYS AS (photos <> '[]') STORED,
  travelled_from date,
  travelled_to date,
  party_type text,
  tags text[] NOT NULL DEFAULT '{}',
  status_changed_at timestamptz NOT NULL DEFAULT now(),
  moderation jsonb,
  reward jsonb,
  search_text text
    GENERATED ALWAYS AS (plain_text(title || ' ' || body || ' ' || author_name || ' ' || coalesce(author_place, ''))) STORED,
  CONSTRAINT reviews_status CHECK
    (status IN ('SUBMITTED', 'PENDING', 'PUBLISHED', 'REJECTED', 'FLAGGED', 'REMOVED', 'WITHDRAWN'))
);
CREATE INDEX reviews_published ON reviews (reviewed_at DESC, id) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_all_best ON reviews (rating DESC, reviewed_at DESC, id);
CREATE INDEX reviews_all_newest ON reviews (reviewed_at DESC, id);
CREATE INDEX reviews_best ON reviews (rating DESC, reviewed_at DESC, id) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_oldest ON reviews (reviewed_at, id) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_company_best ON reviews (company_id, rating DESC, reviewed_at DESC, id) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_company_newest ON reviews (company_id, reviewed_at DESC, id) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_partner_best ON reviews (partner_id, rating DESC, reviewed_at DESC, id) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_partner_newest ON reviews (partner_id, reviewed_at DESC, id) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_status ON reviews (status, reviewed_at DESC, id) WHERE status <> 'PUBLISHED';
CREATE INDEX reviews_traveler ON reviews (traveler_id);
CREATE INDEX reviews_agent ON reviews (agent_id) INCLUDE (rating) WHERE status = 'PUBLISHED';
CREATE INDEX reviews_locations ON reviews USING gin (location_ids);
CREATE INDEX reviews_trip_types ON reviews USING gin (trip_types);
CREATE INDEX reviews_photos ON reviews (reviewed_at DESC, id) WHERE status = 'PUBLISHED' AND with_photos;
CREATE INDEX reviews_search ON reviews USING gin (search_text gin_trgm_ops);

-- Published reviews by rating: of everything (the nil id), and of each partner, company and location. A histogram reads five rows
-- instead of all reviews.
CREATE TABLE review_counts (
  scope_id uuid NOT NULL,
  rating int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (scope_id, rating)
);

CREATE TABLE review_votes (
  id uuid PRIMARY KEY,
  review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
  device_id text NOT NULL CHECK (length(device_id) BETWEEN 8 AND 64),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (review_id, device_id)
);
CREATE INDEX review_votes_device ON review_votes (device_id, created_at DESC, id);

CREATE TABLE review_invitations (
  id uuid PRIMARY KEY,
  trip_match_id uuid NOT NULL,
  code_hash bytea NOT NULL UNIQUE,
  channel text NOT NULL CHECK (channel IN ('LINK', 'EMAIL')),
  reward jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by_id uuid,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX review_invitations_match ON review_invitations (trip_match_id, created_at);

-- Once per statement, not per row: a bulk load changes each count once.
CREATE FUNCTION count_new_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_counts AS c (scope_id, rating, count)
    SELECT scope_id, rating, sum(sign)::int FROM (
      SELECT unnest(array['00000000-0000-0000-0000-000000000000'::uuid, partner_id, company_id] || location_ids) AS scope_id, rating,
        1 AS sign FROM after WHERE status = 'PUBLISHED'
    ) changed WHERE scope_id IS NOT NULL GROUP BY scope_id, rating HAVING sum(sign) <> 0 ORDER BY scope_id, rating
    ON CONFLICT (scope_id, rating) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_reviews();

CREATE FUNCTION count_changed_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_counts AS c (scope_id, rating, count)
    SELECT scope_id, rating, sum(sign)::int FROM (
      SELECT unnest(array['00000000-0000-0000-0000-000000000000'::uuid, partner_id, company_id] || location_ids) AS scope_id, rating,
        -1 AS sign FROM before WHERE status = 'PUBLISHED' UNION ALL
      SELECT unnest(array['00000000-0000-0000-0000-000000000000'::uuid, partner_id, company_id] || location_ids) AS scope_id, rating,
        1 AS sign FROM after WHERE status = 'PUBLISHED'
    ) changed WHERE scope_id IS NOT NULL GROUP BY scope_id, rating HAVING sum(sign) <> 0 ORDER BY scope_id, rating
    ON CONFLICT (scope_id, rating) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_reviews();

CREATE FUNCTION count_deleted_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_counts AS c (scope_id, rating, count)
    SELECT scope_id, rating, sum(sign)::int FROM (
      SELECT unnest(array['00000000-0000-0000-0000-000000000000'::uuid, partner_id, company_id] || location_ids) AS scope_id, rating,
        -1 AS sign FROM before WHERE status = 'PUBLISHED'
    ) changed WHERE scope_id IS NOT NULL GROUP BY scope_id, rating HAVING sum(sign) <> 0 ORDER BY scope_id, rating
    ON CONFLICT (scope_id, rating) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_reviews();

CREATE TRIGGER review_counts_notify_published AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON review_counts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_published_changed();
