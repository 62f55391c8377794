import type { Services } from '#src/kernel/context.ts';
import { buildPagePath } from './pagePaths.ts';
import { listSitePages } from './listSitePages.ts';
import { type SitemapEntry, buildSitemapFiles } from './buildSitemapFiles.ts';
import { selectSitemapState, selectSitemapItems, selectSitemapCareers } from './sitemap.sql.ts';

/** The files of the sitemap, by path. */
interface Sitemap {
  /** The state of the database they were built from. */
  state: string;
  files: ReadonlyMap<string, string>;
}

/** Serves the sitemap of published pages. Each request checks with a few index lookups whether the cached sitemap is still current. */
export function createSitemap({ db, settings }: Pick<Services, 'db' | 'settings'>) {
  let latest: Promise<Sitemap> | undefined;

  return async (path: string): Promise<{ xml: string; state: string } | undefined> => {
    const [[row], pages] = await Promise.all([db.run(selectSitemapState, {}), listSitePages(db)]);
    const openPages = pages.filter(({ isOpen }) => isOpen).map((page) => page.path);
    const state = [row?.state, ...openPages].join(' ');
    const cached = await latest?.catch(() => undefined);
    if (cached?.state !== state) latest = buildSitemap(state, openPages);
    const { files } = (await latest) ?? { files: new Map<string, string>() };
    const xml = files.get(path);
    return xml === undefined ? undefined : { xml, state };
  };

  async function buildSitemap(state: string, openPages: readonly string[]): Promise<Sitemap> {
    const items = await db.run(selectSitemapItems, {});
    const careers = await db.run(selectSitemapCareers, {});
    const entries = new Map<string, SitemapEntry>(openPages.map((path) => [path, { path, changedAt: null }]));
    for (const item of items) {
      const path = buildPagePath(item.type, item);
      entries.set(path, { path, changedAt: item.changed_at });
    }
    for (const { slug, changed_at: changedAt } of careers) entries.set(`/careers/${slug}/`, { path: `/careers/${slug}/`, changedAt });
    return { state, files: buildSitemapFiles([...entries.values()], settings.publicOrigin) };
  }
}
