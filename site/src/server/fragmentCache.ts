import type { FragmentCache } from '#src/startup/CachedFragment.tsx';

/** How much HTML is cached, in characters; the least recently used fragments are evicted. */
const MAX_SIZE = 8_000_000;
const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;
const VIEWPORT = /<meta name="viewport"[^>]*>/;

interface Fragment {
  html: string;
  /** Tags that preload the fragment's first images; React writes them into the head while it renders the fragment. */
  preloads: string[];
}

const fragments = new Map<string, Fragment>();
let size = 0;

/**
 * Opens the fragment cache for one rendering of a page of this kind. The kind is part of the key: its style sheet holds their rules, and
 * the ids in them come from their position in the page.
 */
export function openFragmentCache(kind: string): { cache: FragmentCache; finish: (html: string) => string } {
  const misses = new Map<string, string>();
  const preloads = new Set<string>();
  const find = (name: string, inputs: readonly unknown[]) => {
    const key = [kind, name, ...inputs.map(describe)].join('\n'); // JSON has no line breaks of its own
    const fragment = fragments.get(key);
    if (!fragment) {
      misses.set(name, key);
      return undefined;
    }
    fragments.delete(key); // a map keeps the order of insertion: the most recently used entry moves to the end
    fragments.set(key, fragment);
    for (const tag of fragment.preloads) preloads.add(tag);
    return fragment.html;
  };
  /** Caches the fragments that were rendered, and adds the preloads of the cached ones to the page. */
  const finish = (html: string) => {
    if (misses.size > 0) {
      const written = html.slice(0, html.indexOf('</head>')).match(IMAGE_PRELOAD) ?? [];
      for (const [name, key] of misses) {
        const inner = extractInnerHtml(html, name);
        if (inner !== null) store(key, { html: inner, preloads: written.filter((tag) => containsImage(inner, tag)) });
      }
      for (const tag of written) preloads.delete(tag);
    }
    return preloads.size > 0 ? html.replace(VIEWPORT, (tag) => tag + [...preloads].join('')) : html;
  };
  return { cache: { find }, finish };
}

const descriptions = new WeakMap<object, string>();

/** JSON of a value, computed once for each object. */
function describe(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const known = descriptions.get(value);
  if (known !== undefined) return known;
  const description = JSON.stringify(Array.isArray(value) ? [...value] : value); // a copy has no toJSON that leaves the items out
  descriptions.set(value, description);
  return description;
}

function store(key: string, fragment: Fragment): void {
  fragments.set(key, fragment);
  size += key.length + fragment.html.length;
  for (const [oldest, { html }] of fragments) {
    if (size <= MAX_SIZE) return;
    fragments.delete(oldest);
    size -= oldest.length + html.length;
  }
}

/** The HTML inside the fragment's element; null if it is not on the page. Text never contains a bare `<`, so tags can be counted. */
function extractInnerHtml(page: string, name: string): string | null {
  const start = page.indexOf(`data-fragment="${name}"`);
  if (start < 0) return null;
  const from = page.indexOf('>', start) + 1;
  const tags = /<(\/?)div[\s>]/g;
  tags.lastIndex = from;
  for (let depth = 1, tag = tags.exec(page); tag; tag = tags.exec(page)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return page.slice(from, tag.index);
  }
  return null;
}

/** Whether the image that a tag preloads is in the fragment, not in the page around it. */
function containsImage(inner: string, tag: string): boolean {
  const address = /(?:href|imageSrcSet)="([^" ]+)/i.exec(tag)?.[1];
  return address !== undefined && inner.includes(address);
}
