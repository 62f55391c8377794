import type { CallContext } from '#src/kernel/context.ts';
import type { ContentName } from './contentName.ts';
import { buildPagePath } from './pagePaths.ts';
import { selectNearbyLinks, selectNewestLinks, type LinkRow } from './loadFooterLinks.sql.ts';

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
const linkedTypes: readonly ContentName[] = ['guide', 'itinerary', 'article', 'landingPage', 'company'];

/** Footer links, grouped by type. */
export interface FooterGroups {
  groups: { title: string; links: { label: string; href: string }[] }[];
}

/** Published content about the same place and its neighbours, at most six of each type. */
export async function loadFooterLinks(
  item: { id: string; fields: { primaryLocationId: string | null } },
  { db }: CallContext,
): Promise<FooterGroups> {
  return groupLinks(
    await db.run(selectNearbyLinks, { itemId: item.id, primaryLocationId: item.fields.primaryLocationId, types: linkedTypes }),
  );
}

/** The newest published content of one type, for the footer of its list. */
export async function loadFooterLinksOfType(type: ContentName, { db }: CallContext): Promise<FooterGroups> {
  return groupLinks(await db.run(selectNewestLinks, { type }));
}

function groupLinks(rows: readonly LinkRow[]): FooterGroups {
  const types = [...new Set(rows.map(({ type }) => type))];
  return {
    groups: types.map((group) => ({
      title: groupTitles[group],
      links: rows.filter(({ type }) => type === group).map((row) => ({ label: row.title, href: buildPagePath(row.type, row) })),
    })),
  };
}
