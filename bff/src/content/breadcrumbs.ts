import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentFields, ContentName } from './content.model.ts';
import { pageOf } from './contentTypes.ts';
import type { ContentType } from './contentType.ts';
import type { Piece } from './findPiece.ts';

/** One step on the way to a page. */
export interface CrumbView {
  name: string;
  /** Path on the site. */
  url: string;
  position: number;
}

const homes: Record<ContentName, { name: string; url: string } | null> = {
  article: { name: 'Articles', url: '/articles/' },
  guide: { name: 'Guides', url: '/guides/' },
  itinerary: { name: 'Itineraries', url: '/itineraries/' },
  landingPage: null,
  landingPageCategory: null,
  company: null,
  companyCategory: null,
  contentPage: null,
};

/** The way to a piece: home, the list of its kind, the guides or pages of the places and categories above it, itself. One query. */
export async function breadcrumbsOf<F extends ContentFields>(
  type: ContentType<F>,
  piece: Piece<F>,
  { sequelize }: CallContext,
): Promise<CrumbView[]> {
  const { parentId = null, categoryIds = [], companyId = null } = type.facts(piece.fields);
  const above = await preparedQuery<{ type: ContentName; title: string; slug: string; path: string | null }>(
    sequelize,
    'content.above',
    selectAbove,
    [
      [...(parentId ? [parentId] : []), ...categoryIds.slice(0, 1), ...(companyId ? [companyId] : [])],
      piece.fields.primaryLocationId,
      piece.id,
    ],
  );
  const home = homes[type.name];
  const way = [
    { name: 'Home', url: '/' },
    ...(home ? [home] : []),
    ...above.map((one) => ({ name: one.title, url: pageOf(one.type, one) })),
    { name: piece.fields.title, url: pageOf(type.name, { slug: piece.fields.slug, path: type.facts(piece.fields).path ?? null }) },
  ];
  return way.map((crumb, index) => ({ ...crumb, position: index + 1 }));
}

// Its category or company; else the guide to its country, then to its place.
const selectAbove = `
  SELECT type, title, slug, path FROM (
    SELECT p.type, p.title, p.slug, p.path, 0 AS depth, array_position($1::uuid[], p.id) AS place FROM published_content p
    WHERE p.id = ANY ($1::uuid[]) AND p.id <> $3
    UNION ALL
    SELECT p.type, p.title, p.slug, p.path, CASE WHEN p.primary_location_id = $2 THEN 2 ELSE 1 END, 0 FROM published_content p
    WHERE cardinality($1::uuid[]) = 0 AND p.type = 'guide' AND p.kind = 'DESTINATION' AND p.id <> $3
      AND p.primary_location_id = ANY (SELECT unnest(parent_ids || id) FROM locations WHERE id = $2)
  ) found ORDER BY depth, place, title LIMIT 3`;
