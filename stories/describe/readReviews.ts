import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { folders } from './folders.ts';
import { type ManualReview, parseReviews } from './parseReviews.ts';
import { docsPageName, type Exported } from './publicExports.ts';

/** Reads the manual reviews of what a docs page documents, newest first. */
export function readReviews(page: string, components: readonly Exported[], pages: readonly string[]): ManualReview[] {
  const path = reviewsPath(page, components, pages);
  const file = `${folders.system}../${path}`;
  return existsSync(file) ? parseReviews(path, readFileSync(file, 'utf8')) : [];
}

/**
 * Path from the root of the repository of a page's reviews: `review.md` beside the component, `<Page>.review.md` where the folder is that of
 * another page.
 */
export function reviewsPath(page: string, components: readonly Exported[], pages: readonly string[]): string {
  const component = components.find((one) => docsPageName(one, pages) === page);
  if (!component) throw new Error(`The docs page ${page} documents no component.`);
  const folder = dirname(component.path);
  const isOwnFolder = basename(folder).toLowerCase() === page.toLowerCase();
  return `design-system/src/${folder}/${isOwnFolder ? 'review.md' : `${page}.review.md`}`;
}
