import { LRUCache } from 'lru-cache';

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

/** More than there are kinds of pages. */
const MAX_SHARED = 100;

const knownSegments = new LRUCache<string, SharedSegments>({ max: MAX_SHARED });

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
