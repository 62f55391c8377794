/** Fixed pages of the site that search engines may index, as paths with a trailing slash. */
export const listedPages: readonly string[] = [
  '/',
  '/trip-request/',
  '/articles/',
  '/guides/',
  '/itineraries/',
  '/destinations/',
  '/careers/',
  '/news/',
  '/our-promises/',
  '/team/',
  '/travel-insurance/',
  '/about-us/',
  '/how-it-works/',
  '/contact/',
  '/contact-travel-company/',
  '/reviews/',
  '/travel-companies/',
];

/** Fixed pages that search engines must not index. */
const unlistedPages: readonly string[] = [
  '/trip-request/thank-you/',
  '/maintenance/',
  '/contact/thank-you/',
  '/contact-travel-company/thank-you/',
  '/login/',
  '/logout/',
  '/my-trips/',
  '/newsletter/',
  '/search/',
];

/** First path segments used by the API, files and operations. */
const reservedSegments: ReadonlySet<string> = new Set([
  'api',
  'assets',
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
  return listedPages.includes(page) || unlistedPages.includes(page) || reservedSegments.has(path.split('/')[1] ?? '');
}
