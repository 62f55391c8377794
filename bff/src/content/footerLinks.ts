import { preparedQuery } from '#src/database/prepared.ts';
import type { CallContext } from '#src/http/handler.ts';
import type { ContentName } from './content.model.ts';
import { pageOf } from './contentTypes.ts';

const groupTitles: Record<ContentName, string> = {
  guide: 'Guides nearby',
  itinerary: 'Journeys to begin with',
  article: 'To read',
  landingPage: 'Ways to travel',
  landingPageCategory: 'More ideas',
  company: 'Who plans it',
  companyCategory: 'Travel companies',
  contentPage: 'Farwend',
};
const order: readonly ContentName[] = ['guide', 'itinerary', 'article', 'landingPage', 'company'];

/** Links at the foot of a page, by kind. */
export interface FooterGroups {
  groups: { title: string; links: { label: string; href: string }[] }[];
}

interface LinkRow {
  type: ContentName;
  title: string;
  slug: string;
  path: string | null;
}

/** Published pieces about the same place and its neighbours, at most six of each kind. One query. */
export async function footerLinksOf(
  piece: { id: string; fields: { primaryLocationId: string | null } },
  { sequelize }: CallContext,
): Promise<FooterGroups> {
  return groupsOf(await preparedQuery<LinkRow>(sequelize, 'content.footer', selectNear, [piece.id, piece.fields.primaryLocationId, order]));
}

/** The newest published pieces of one kind, for the foot of a list. */
export async function footerLinksTo(type: ContentName, { sequelize }: CallContext): Promise<FooterGroups> {
  return groupsOf(
    await preparedQuery<LinkRow>(
      sequelize,
      'content.footerAll',
      'SELECT type, title, slug, path FROM published_content WHERE type = $1 ORDER BY published_at DESC, id LIMIT 24',
      [type],
    ),
  );
}

const selectNear = `
  WITH here AS (SELECT id, parent_ids FROM locations WHERE id = $2),
  near AS (SELECT l.id, CASE WHEN l.id = here.id THEN 0 WHEN l.id = ANY (here.parent_ids) THEN 1 ELSE 2 END AS distance
    FROM here JOIN locations l ON l.id = here.id OR l.id = ANY (here.parent_ids) OR l.parent_ids && here.parent_ids)
  SELECT type, title, slug, path FROM (
    SELECT p.type, p.title, p.slug, p.path, row_number() OVER (PARTITION BY p.type ORDER BY near.distance, p.published_at DESC, p.id) AS place
    FROM near JOIN published_content p ON p.primary_location_id = near.id WHERE p.id <> $1 AND p.type = ANY ($3::text[])
  ) ranked WHERE place <= 6 ORDER BY array_position($3::text[], type), place`;

function groupsOf(rows: readonly LinkRow[]): FooterGroups {
  const kinds = [...new Set(rows.map(({ type }) => type))];
  return {
    groups: kinds.map((kind) => ({
      title: groupTitles[kind],
      links: rows.filter(({ type }) => type === kind).map((row) => ({ label: row.title, href: pageOf(row.type, row) })),
    })),
  };
}
