import { deviceId, newHandle } from '#src/shared/deviceId.ts';
import { tabStorage } from '#src/shared/storage.ts';

/** What is recorded when a page is visited. */
export function viewOf(pageType: string, { location, document: page, innerWidth, navigator }: Window) {
  return {
    pageId: location.pathname,
    pageType,
    path: location.pathname,
    url: bareAddress(location.href, location),
    referrer: page.referrer ? bareAddress(page.referrer, location) : null,
    utm: utmOf(new URLSearchParams(location.search)),
    deviceId: deviceId(),
    sessionId: sessionHandle(),
    device: deviceOf(innerWidth),
    viewportWidth: innerWidth,
    language: navigator.language.slice(0, 35),
  };
}

/** An address as it may be told: of ours without its query but for the campaign, since links in mails carry their secret there. */
export function bareAddress(address: string, { origin }: Pick<Location, 'origin'>): string {
  const url = URL.parse(address);
  if (url?.origin !== origin) return address.slice(0, 2000);
  const campaign = new URLSearchParams([...url.searchParams].filter(([name]) => name.startsWith('utm_'))).toString();
  return (url.origin + url.pathname + (campaign && `?${campaign}`)).slice(0, 2000);
}

/** The campaign that led here, or null. */
export function utmOf(query: URLSearchParams): Record<string, string> | null {
  const named = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [name, query.get(`utm_${name}`)?.slice(0, 120)] as const);
  const given = named.filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? Object.fromEntries(given) : null;
}

/** Breakpoints of the specification, in pixels; not taken from the tokens, which the first scripts of a page do without. */
const TABLET = 768;
const DESKTOP = 1280;

/** The kind of device by the width of its window, in pixels. */
export function deviceOf(width: number): 'MOBILE' | 'TABLET' | 'DESKTOP' {
  if (width >= DESKTOP) return 'DESKTOP';
  return width >= TABLET ? 'TABLET' : 'MOBILE';
}

function sessionHandle(): string {
  const kept = tabStorage.read('session', (value) => typeof value === 'string');
  const handle = kept ?? newHandle();
  if (kept === null) tabStorage.write('session', handle);
  return handle;
}
