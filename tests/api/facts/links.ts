import type { PublishedSite } from '../../builders/publishedSite.ts';
import { listHrefs, visitPage } from '../../builders/siteLinks.ts';
import type { Violation } from './violation.ts';

const MOST_CLICKS = 3;

/** F11: no link leads to what is not published. */
export async function findDeadLinks({ pages }: PublishedSite, origin: string): Promise<Violation[]> {
  const published = new Set(pages.map(({ path }) => path));
  const pageOf = new Map(pages.flatMap((page) => listPaths(page).map((path) => [path, page.path] as const)));
  const others = [...pageOf.keys()].filter((path) => !published.has(path));
  const visits = await Promise.all(others.map((path) => visitPage(origin, path)));
  return visits
    .filter(({ status }) => status >= 400)
    .map(({ path, status }) => ({ page: pageOf.get(path) ?? '', sentence: `${path}: ${status}` }));
}

/** F11: each published page is within three clicks of the home page. */
export function findFarPages({ pages }: PublishedSite): Violation[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const clicks = new Map([['/', 0]]);
  for (const [path, distance] of clicks) {
    const page = byPath.get(path);
    if (page) for (const next of listPaths(page)) if (!clicks.has(next)) clicks.set(next, distance + 1);
  }
  return pages
    .filter(({ path }) => (clicks.get(path) ?? Infinity) > MOST_CLICKS)
    .map(({ path }) => ({ page: path, sentence: `${clicks.get(path) ?? 'no'} clicks from home` }));
}

function listPaths(page: { html: string }): string[] {
  return [
    ...new Set(
      listHrefs(page)
        .filter((href) => /^\/(?!\/)/.test(href))
        .map((href) => href.replace(/[?#].*$/, '')),
    ),
  ];
}
