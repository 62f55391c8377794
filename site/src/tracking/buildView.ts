import { getDeviceId, createRandomId } from '#src/shared/deviceId.ts';
import { tabStorage } from '#src/shared/storage.ts';

/** The kind of page, and the country (ISO 3166 alpha-2) of its content if it has one. */
export interface ViewedPage {
  pageType: string;
  contentCountry: string | null;
}

/** Builds the view to record when a page is visited. */
export function buildView({ pageType, contentCountry }: ViewedPage, { location, document: page, innerWidth, navigator }: Window) {
  return {
    pageId: location.pathname,
    pageType,
    contentCountry,
    path: location.pathname,
    url: stripQuery(location.href, location),
    referrer: page.referrer ? stripQuery(page.referrer, location) : null,
    utm: parseUtm(new URLSearchParams(location.search)),
    deviceId: getDeviceId(),
    sessionId: getSessionId(),
    device: classifyDevice(innerWidth),
    viewportWidth: innerWidth,
    language: navigator.language.slice(0, 35),
  };
}

/** Removes everything but the campaign from the query of our own URLs, since emailed links carry a secret there. */
export function stripQuery(href: string, { origin }: Pick<Location, 'origin'>): string {
  const url = URL.parse(href);
  if (url?.origin !== origin) return href.slice(0, 2000);
  const campaign = new URLSearchParams([...url.searchParams].filter(([name]) => name.startsWith('utm_'))).toString();
  return (url.origin + url.pathname + (campaign && `?${campaign}`)).slice(0, 2000);
}

/** Parses the campaign parameters; null if there are none. */
export function parseUtm(query: URLSearchParams): Record<string, string> | null {
  const parameters = ['source', 'medium', 'campaign', 'term', 'content'].map(
    (name) => [name, query.get(`utm_${name}`)?.slice(0, 120)] as const,
  );
  const present = parameters.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return present.length > 0 ? Object.fromEntries(present) : null;
}

/** Breakpoints of the specification, in pixels; not imported from the tokens, which the first scripts of a page do without. */
const TABLET = 768;
const DESKTOP = 1280;

/** Classifies the device by the width of its window, in pixels. */
export function classifyDevice(width: number): 'MOBILE' | 'TABLET' | 'DESKTOP' {
  if (width >= DESKTOP) return 'DESKTOP';
  return width >= TABLET ? 'TABLET' : 'MOBILE';
}

function getSessionId(): string {
  const stored = tabStorage.read('session', (value) => typeof value === 'string');
  const id = stored ?? createRandomId();
  if (stored === null) tabStorage.write('session', id);
  return id;
}
