import type { contract, ReplyOf } from '@farwend/api-contract';

/** A fixed page of the site, and whether visitors are led to it. */
export type SitePage = ReplyOf<typeof contract.sitePages.list>['items'][number];

/** Fixed pages of the site that search engines may index, as paths with a trailing slash, with what each shows; null if it needs no content. */
export const listedPages: Readonly<Record<string, SitePage['content']>> = {
  '/': null,
  '/trip-request/': null,
  '/articles/': 'article',
  '/guides/': 'guide',
  '/itineraries/': 'itinerary',
  '/destinations/': 'country',
  '/careers/': 'career',
  '/news/': 'newsSnippet',
  '/letters/': 'letter',
  '/our-promises/': 'contentPage',
  '/team/': 'contentPage',
  '/travel-insurance/': 'contentPage',
  '/about-us/': 'contentPage',
  '/how-it-works/': 'contentPage',
  '/privacy/': 'contentPage',
  '/terms/': 'contentPage',
  '/cookies/': 'contentPage',
  '/accessibility/': 'contentPage',
  '/contact/': null,
  '/contact-travel-company/': null,
  '/reviews/': 'review',
  '/travel-companies/': 'company',
};

/** Fixed pages that search engines must not index. */
const unlistedPages: readonly string[] = [
  '/trip-request/thank-you/',
  '/maintenance/',
  '/contact/thank-you/',
  '/contact-travel-company/thank-you/',
  '/login/',
  '/logout/',
  '/my-trips/',
  '/account/',
  '/newsletter/',
  '/search/',
  '/compare/itineraries/',
  '/compare/companies/',
];

/** First path segments used by the API, files and operations. */
const reservedSegments: ReadonlySet<string> = new Set([
  'api',
  'assets',
  'desk',
  'docs',
  'documents',
  'exports',
  'healthz',
  'metrics',
  'openapi.json',
  'photos',
  'problems',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'static',
  'v2',
  'v3',
]);

/** Whether the site or the server itself serves a path (without a trailing slash), so that it cannot be redirected. */
export function isReservedPath(path: string): boolean {
  const page = path === '/' ? path : `${path}/`;
  return Object.hasOwn(listedPages, page) || unlistedPages.includes(page) || reservedSegments.has(path.split('/')[1] ?? '');
}
