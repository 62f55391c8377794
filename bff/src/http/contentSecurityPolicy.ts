import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';
import type { Settings } from '#src/settings/settings.ts';

/** The texts of the scripts and styles within a page's HTML. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** More than the texts of all kinds of pages take. */
const MAX_BYTES = 16 * 1024 * 1024;

const hashes = new LRUCache<string, string>({ maxSize: MAX_BYTES, sizeCalculation: (_, text) => 2 * text.length + 1_000 });

/**
 * The Content-Security-Policy of a page: allows the scripts and styles within its HTML by their hashes, and scripts that those load. It is the
 * same for everybody, so that shared caches can keep it with the page.
 */
export function pageContentSecurityPolicy({ scripts, styles }: InlineTexts, settings: Settings, isDev: boolean): string {
  const { photosOrigin, isLocal, captcha, pusher } = settings;
  const google = captcha === 'recaptcha' ? ' https://www.google.com' : '';
  const push = pusher ? ` wss://ws-${pusher.cluster}.pusher.com` : ''; // our own server is on the site's origin
  return [
    "default-src 'self'",
    // The development server adds scripts and styles of its own.
    isDev ? "script-src 'self' 'unsafe-inline' https:" : `script-src 'strict-dynamic'${listHashes(scripts)}`,
    isDev ? "style-src 'self' 'unsafe-inline'" : `style-src-elem 'self'${listHashes(styles)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${photosOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${google}${push}${isDev ? ' ws:' : ''}`,
    ...(google ? [`frame-src${google}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isLocal ? [] : ['upgrade-insecure-requests']),
  ].join('; ');
}

/** What the hashed texts take. */
export function measureInlineHashes(): CacheUsage {
  return measureCache(hashes);
}

function listHashes(texts: readonly string[]): string {
  return texts.map((text) => ` 'sha256-${hash(text)}'`).join('');
}

/** Kept, because the styles of a page are as large as the rest of it. */
function hash(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(text).digest('base64');
  hashes.set(text, digest);
  return digest;
}
