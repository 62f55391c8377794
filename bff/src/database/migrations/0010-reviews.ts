import type { QueryInterface } from 'sequelize';

/** Reviews in full: who wrote about which trip, votes, invitations, and counts by rating for every place a histogram stands. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

const all = '00000000-0000-0000-0000-000000000000';

/** A trigger function over whole statements: `before` and `after` are the transition tables that the operation has. */
const counter = (name: string, ...sides: readonly (readonly [table: string, sign: number])[]) => `
CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO review_counts AS c (scope_id, rating, count)
    SELECT scope_id, rating, sum(sign)::int FROM (
      ${sides
        .map(
          ([table, sign]) =>
            `SELECT unnest(array['${all}'::uuid, partner_id, company_id] || location_ids) AS scope_id, rating, ${sign} AS sign FROM ${table} WHERE status = 'PUBLISHED'`,
        )
        .join(' UNION ALL ')}
    ) changed WHERE scope_id IS NOT NULL GROUP BY scope_id, rating HAVING sum(sign) <> 0 ORDER BY scope_id, rating
    ON CONFLICT (scope_id, rating) DO UPDATE SET count = c.count + excluded.count;
  RETURN NULL;
END $$;`;

const sql = `
ALTER TABLE reviews
  ADD trip_match_id uuid UNIQUE,
  ADD agent_id uuid,
  ADD itinerary_id uuid,
  ADD traveler_id uuid REFERENCES travelers,
  ADD sub_ratings jsonb,
  ADD photos jsonb NOT NULL DEFAULT '[]',
  ADD with_photos boolean GENERATED ALWAYS AS (photos <> '[]') STORED,
  ADD travelled_from date,
  ADD travelled_to date,
  ADD party_type text,
  ADD tags text[] NOT NULL DEFAULT '{}',
  ADD status_changed_at timestamptz NOT NULL DEFAULT now(),
  ADD moderation jsonb,
  ADD reward jsonb,
  ADD search_text text GENERATED ALWAYS AS (plain_text(title || ' ' || body || ' ' || author_name || ' ' || coalesce(author_place, ''))) STORED,
  ADD CONSTRAINT reviews_status CHECK (status IN ('SUBMITTED', 'PENDING', 'PUBLISHED', 'REJECTED', 'FLAGGED', 'REMOVED', 'WITHDRAWN'));
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

-- Published reviews by rating: of all (the id of zeros), of each partner, company and place. A histogram reads five rows, not a million.
DROP TRIGGER reviews_counted ON reviews;
DROP FUNCTION count_reviews();
DROP TABLE review_counts;
CREATE TABLE review_counts (
  scope_id uuid NOT NULL,
  rating int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (scope_id, rating)
);
${counter('count_new_reviews', ['after', 1])}
${counter('count_changed_reviews', ['before', -1], ['after', 1])}
${counter('count_deleted_reviews', ['before', -1])}
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_new_reviews();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_reviews();
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_reviews();
INSERT INTO review_counts
  SELECT scope_id, rating, count(*)::int FROM reviews, unnest(array['${all}'::uuid, partner_id, company_id] || location_ids) AS scope_id
  WHERE status = 'PUBLISHED' AND scope_id IS NOT NULL GROUP BY scope_id, rating;

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
`;
