import type { QueryInterface } from 'sequelize';

/** Articles, guides, itineraries, landing pages, companies and all other content: drafts, what is published, addresses, references, preview links. */
export async function up(queryInterface: QueryInterface): Promise<void> {
  await queryInterface.sequelize.query(sql);
}

/** What drafts and published pieces are listed, filtered and found by. */
const facts = `
  type text NOT NULL CHECK (type IN ('article', 'guide', 'itinerary', 'landingPage', 'landingPageCategory', 'company', 'companyCategory', 'contentPage')),
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
  search_text text NOT NULL`;

const indexes = (table: string) => `
CREATE UNIQUE INDEX ${table}_slug ON ${table} (type, slug);
CREATE UNIQUE INDEX ${table}_path ON ${table} (path) WHERE path IS NOT NULL;
CREATE UNIQUE INDEX ${table}_partner ON ${table} (partner_id) WHERE type = 'company' AND partner_id IS NOT NULL;
CREATE INDEX ${table}_updated ON ${table} (type, updated_at DESC, id);
CREATE INDEX ${table}_published ON ${table} (type, published_at DESC, id);
CREATE INDEX ${table}_created ON ${table} (type, created_at DESC, id);
CREATE INDEX ${table}_title_order ON ${table} (type, title, id);
CREATE INDEX ${table}_order ON ${table} (type, sort_order, id);
CREATE INDEX ${table}_kind ON ${table} (type, kind, published_at DESC, id);
CREATE INDEX ${table}_category ON ${table} (type, category, published_at DESC, id);
CREATE INDEX ${table}_country ON ${table} (type, content_country, published_at DESC, id);
CREATE INDEX ${table}_place ON ${table} (primary_location_id);
CREATE INDEX ${table}_places ON ${table} USING gin (location_ids);
CREATE INDEX ${table}_trip_types ON ${table} USING gin (trip_types);
CREATE INDEX ${table}_search_terms ON ${table} USING gin (search_terms);
CREATE INDEX ${table}_categories ON ${table} USING gin (category_ids);
CREATE INDEX ${table}_parent ON ${table} (parent_id);
CREATE INDEX ${table}_company ON ${table} (company_id);
CREATE INDEX ${table}_author ON ${table} (author_id);
CREATE INDEX ${table}_nights ON ${table} (type, nights, id);
CREATE INDEX ${table}_price ON ${table} (type, price_usd, id);
CREATE INDEX ${table}_search ON ${table} USING gin (search_text gin_trgm_ops);
CREATE INDEX ${table}_title ON ${table} USING gin (plain_text(title) gin_trgm_ops);`;

const sql = `
-- The newest version of everything; what visitors see stands in published_content, so that no query of theirs can meet a draft.
CREATE TABLE content (
  id uuid PRIMARY KEY,${facts},
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
${indexes('content')}
CREATE INDEX content_status ON content (type, status, updated_at DESC, id);
CREATE INDEX content_review ON content (type, review_state, updated_at DESC, id) WHERE review_state <> 'NONE';
CREATE INDEX content_review_due ON content (review_due_at) WHERE review_due_at IS NOT NULL;
CREATE INDEX content_publish_at ON content (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX content_unpublish_at ON content (unpublish_at) WHERE unpublish_at IS NOT NULL;
CREATE INDEX content_deleted ON content (deleted_at) WHERE deleted_at IS NOT NULL;

-- The published version of each piece, its answer ready to be sent.
CREATE TABLE published_content (
  id uuid PRIMARY KEY REFERENCES content ON DELETE CASCADE,${facts},
  version int NOT NULL,
  answer text NOT NULL,
  line text NOT NULL,
  -- Search engines may list it: it is not meant to be hidden from them, and no other address stands for it.
  in_sitemap boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  created_by_id uuid,
  updated_by_id uuid
);
${indexes('published_content')}

-- Earlier addresses, each leading straight to its piece.
CREATE TABLE content_aliases (
  id uuid PRIMARY KEY,
  type text NOT NULL,
  alias text NOT NULL,
  content_id uuid NOT NULL REFERENCES content ON DELETE CASCADE,
  -- Where its page was on the site, without a slash at the end; null where the slug is no part of the address.
  path text,
  hits int NOT NULL DEFAULT 0,
  last_hit_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (type, alias)
);
CREATE INDEX content_aliases_content ON content_aliases (content_id);
CREATE INDEX content_aliases_path ON content_aliases (path);

-- Who refers to whom, of drafts and of published versions apart.
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

CREATE INDEX trip_requests_itinerary ON trip_requests (based_on_itinerary_id) WHERE based_on_itinerary_id IS NOT NULL;

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

-- Every address that leads to another: those somebody wrote, those of deleted pages, and the earlier addresses of content.
CREATE VIEW site_redirects AS
  SELECT r.id, r.from_path, r.to_entity_type, r.to_entity_id, r.to_path, p.slug AS target_slug, p.path AS target_path, r.code, r.reason,
    r.hits, r.last_hit_at, r.version, r.created_at, r.updated_at, r.created_by_id, r.updated_by_id
  FROM redirects r LEFT JOIN published_content p ON p.id = r.to_entity_id
  UNION ALL
  SELECT a.id, a.path, a.type, a.content_id, NULL, p.slug, p.path, 301, 'ALIAS', a.hits, a.last_hit_at, 1, a.created_at, a.created_at, NULL, NULL
  FROM content_aliases a LEFT JOIN published_content p ON p.id = a.content_id
  WHERE a.path IS NOT NULL AND p.slug IS DISTINCT FROM a.alias;
`;
