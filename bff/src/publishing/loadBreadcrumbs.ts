import type { CallContext } from '#src/kernel/context.ts';
import type { ContentFields } from './content.model.ts';
import type { ContentName } from './contentName.ts';
import { buildPagePath } from './pagePaths.ts';
import type { ContentType } from './contentType.ts';
import type { ContentItem } from './findItem.ts';
import { selectAncestors } from './loadBreadcrumbs.sql.ts';

/** One level of the path from the home page to a page. */
export interface Breadcrumb {
  name: string;
  /** Path on the site. */
  url: string;
  position: number;
}

const listPages: Record<ContentName, { name: string; url: string } | null> = {
  article: { name: 'Articles', url: '/articles/' },
  guide: { name: 'Guides', url: '/guides/' },
  itinerary: { name: 'Itineraries', url: '/itineraries/' },
  landingPage: null,
  landingPageCategory: null,
  company: null,
  companyCategory: null,
  contentPage: null,
};

/** The list that a content page is in, by the path above its own. */
const listsByPath: Readonly<Record<string, { name: string; url: string }>> = { '/letters/': { name: 'Letters', url: '/letters/' } };

/** The breadcrumbs of a content item: home, the list of its type, the pages of its ancestors, and the item itself. */
export async function loadBreadcrumbs<F extends ContentFields>(
  type: ContentType<F>,
  item: ContentItem<F>,
  { db }: CallContext,
): Promise<Breadcrumb[]> {
  const { parentId = null, categoryIds = [], companyId = null, path = null } = type.columns(item.fields);
  const ancestors = await db.run(selectAncestors, {
    ids: [...(parentId ? [parentId] : []), ...categoryIds.slice(0, 1), ...(companyId ? [companyId] : [])],
    primaryLocationId: item.fields.primaryLocationId,
    itemId: item.id,
  });
  const listPage = listPages[type.name] ?? (path === null ? undefined : listsByPath[path.slice(0, path.lastIndexOf('/') + 1)]);
  const trail = [
    { name: 'Home', url: '/' },
    ...(listPage ? [listPage] : []),
    ...ancestors.map((ancestor) => ({ name: ancestor.title, url: buildPagePath(ancestor.type, ancestor) })),
    { name: item.fields.title, url: buildPagePath(type.name, { slug: item.fields.slug, path }) },
  ];
  return trail.map((crumb, index) => ({ ...crumb, position: index + 1 }));
}
