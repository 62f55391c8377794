/** Pages of the site that are always there and that search engines should know, as paths with their closing slash. */
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

/** Pages for people who are doing something: no search engine lists them. */
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

/** Paths that belong to the API, to files and to tools, by their first part. */
const machineParts: ReadonlySet<string> = new Set([
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

/** Whether the site or the server answers at a path by itself, so that it can lead nowhere else. Written without a slash at its end. */
export function isRoute(path: string): boolean {
  const page = path === '/' ? path : `${path}/`;
  return listedPages.includes(page) || unlistedPages.includes(page) || machineParts.has(path.split('/')[1] ?? '');
}
