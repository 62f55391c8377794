import type { Db } from '#src/kernel/db.ts';
import { selectPublishedKinds, selectPathsWithText } from './listSitePages.sql.ts';
import { listedPages, type SitePage } from './sitePaths.ts';

const paths = Object.keys(listedPages);

/** The fixed pages of the site. Only those that are open appear in menus and footer for visitors, and in the sitemap. */
export async function listSitePages(db: Db): Promise<SitePage[]> {
  const [kinds, texts] = await Promise.all([
    db.run(selectPublishedKinds, {}),
    db.run(selectPathsWithText, { paths: paths.map((path) => path.replace(/\/$/, '')) }),
  ]);
  const shown = new Set<string | null>([null, ...kinds.map(({ content }) => content)]);
  const written = new Set(texts.map(({ path }) => `${path}/`));
  return Object.entries(listedPages).map(([path, content]) => ({
    path,
    content,
    isOpen: content === 'contentPage' ? written.has(path) : shown.has(content),
  }));
}
