import { preparedQuery } from '#src/database/prepared.ts';
import type { Services } from '#src/services.ts';
import type { ContentName } from './content.model.ts';
import { pageOf } from './contentTypes.ts';
import { listedPages } from './sitePaths.ts';
import { type SitemapEntry, sitemapFiles } from './sitemapFiles.ts';

/** The files of the sitemap, by path; the same until something is published, taken back or displayed. */
interface Sitemap {
  /** What they were made from. */
  state: string;
  files: ReadonlyMap<string, string>;
}

/** The sitemap of what visitors can read now. Whether it still holds is asked each time, which costs one look into an index. */
export function createSitemap({ sequelize, settings }: Pick<Services, 'sequelize' | 'settings'>) {
  let latest: Promise<Sitemap> | undefined;

  return async (path: string): Promise<{ xml: string; state: string } | undefined> => {
    const [found] = await preparedQuery<{ state: string }>(sequelize, 'sitemap.state', selectState, []);
    const state = found?.state ?? '';
    const known = await latest?.catch(() => undefined);
    if (known?.state !== state) latest = make(state);
    const { files } = (await latest) ?? { files: new Map<string, string>() };
    const xml = files.get(path);
    return xml === undefined ? undefined : { xml, state };
  };

  async function make(state: string): Promise<Sitemap> {
    const pieces = await preparedQuery<Piece>(sequelize, 'sitemap.content', selectContent, []);
    const careers = await preparedQuery<Omit<Piece, 'type' | 'path'>>(sequelize, 'sitemap.careers', selectCareers, []);
    const entries = new Map<string, SitemapEntry>(listedPages.map((path) => [path, { path, changedAt: null }]));
    for (const piece of pieces) {
      const path = pageOf(piece.type, piece);
      entries.set(path, { path, changedAt: piece.changed_at });
    }
    for (const { slug, changed_at: changedAt } of careers) entries.set(`/careers/${slug}/`, { path: `/careers/${slug}/`, changedAt });
    return { state, files: sitemapFiles([...entries.values()], settings.publicOrigin) };
  }
}

interface Piece {
  type: ContentName;
  slug: string;
  path: string | null;
  changed_at: Date;
}

const openCareers = `displayed AND (closes_at IS NULL OR closes_at >= current_date) AND (opens_at IS NULL OR opens_at <= current_date)`;

// Publishing makes the newest moment newer, taking back makes the number smaller.
const selectState = `
  SELECT (SELECT count(*) || ' ' || coalesce(max(published_at)::text, '') FROM published_content) || ' '
    || (SELECT count(*) || ' ' || coalesce(max(updated_at)::text, '') FROM careers WHERE ${openCareers}) AS state`;
const selectContent = `
  SELECT type, slug, path, published_at AS changed_at FROM published_content WHERE in_sitemap ORDER BY type, published_at DESC, id`;
const selectCareers = `SELECT slug, updated_at AS changed_at FROM careers WHERE ${openCareers} ORDER BY sort_order, id`;
