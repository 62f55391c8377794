import { LRUCache } from 'lru-cache';
import { type CacheUsage, measureCache } from '#src/kernel/cacheUsage.ts';

/** A page's HTML; what it has in common with other pages is kept apart. */
export interface PageHtml {
  before: string;
  /** The same string for every page of its kind. */
  shared: string;
  after: string;
}

/** Shared HTML split at the nonce. Its ends are part of segments that are not shared. */
interface SharedSegments {
  first: string;
  inner: Buffer[];
  last: string;
}

/** More than all kinds of pages take. */
const MAX_BYTES = 16 * 1024 * 1024;

const knownSegments = new LRUCache<string, SharedSegments>({
  maxSize: MAX_BYTES,
  sizeCalculation: (_, shared) => 3 * shared.length + 1_000, // the text, its bytes, and 1,000 bytes for the entry
});

/** What the encoded parts of pages take. */
export function measureSharedHtml(): CacheUsage {
  return measureCache(knownSegments);
}

/** Encodes a page, split at the nonce. What is shared is more than half of the text, and is encoded once. */
export function encodePage({ before, shared, after }: PageHtml, nonce: string): Buffer[] {
  const known = knownSegments.get(shared) ?? splitShared(shared, nonce);
  if (!known) return encodeSegments(before + shared + after, nonce);
  return [...encodeSegments(before + known.first, nonce), ...known.inner, ...encodeSegments(known.last + after, nonce)];
}

/** Undefined if the nonce is not in it. */
function splitShared(shared: string, nonce: string): SharedSegments | undefined {
  const [first = '', ...others] = shared.split(nonce);
  const last = others.pop();
  if (last === undefined) return undefined;
  const segments = { first, inner: others.map((segment) => Buffer.from(segment)), last };
  knownSegments.set(shared, segments);
  return segments;
}

function encodeSegments(text: string, nonce: string): Buffer[] {
  return text.split(nonce).map((segment) => Buffer.from(segment));
}
