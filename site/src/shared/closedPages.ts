import type { Contract, ReplyOf } from '@farwend/api-contract';

/** A fixed page of the site. */
export type SitePage = ReplyOf<Contract['sitePages']['list']>['items'][number];

/** A fixed page that has nothing to show yet: visitors are not led to it. */
export type ClosedPage = Pick<SitePage, 'path' | 'content'>;

/** The closed page that a link leads to; undefined if the page is open. */
export function findClosedPage(href: string, closedPages: readonly ClosedPage[]): ClosedPage | undefined {
  const path = href.replace(/[?#].*$/, '').replace(/\/?$/, '/');
  return closedPages.find((page) => page.path === path);
}
