import type { KeptParts } from '#src/shared/Kept.tsx';

/** How much HTML is kept, in characters; the parts used longest ago go first. */
const ROOM = 8_000_000;
const IMAGE_PRELOAD = /<link rel="preload" as="image"[^>]*>/g;
const VIEWPORT = /<meta name="viewport"[^>]*>/;

interface Part {
  html: string;
  /** Tags by which the part asks for its first pictures; React writes them into the head while it renders the part. */
  preloads: string[];
}

const store = new Map<string, Part>();
let size = 0;

/**
 * The kept parts for one rendering of a page of this kind. Parts are kept by kind too: the kind's style sheet holds their rules, and their
 * ids come from their place in the page.
 */
export function partsFor(kind: string): { parts: Pick<KeptParts, 'find'>; finish: (html: string) => string } {
  const missing = new Map<string, string>();
  const preloads = new Set<string>();
  const find = (name: string, by: string) => {
    const key = `${kind} ${name} ${by}`;
    const part = store.get(key);
    if (!part) {
      missing.set(name, key);
      return undefined;
    }
    store.delete(key); // the order of a map is that of writing: what is used moves to its end
    store.set(key, part);
    for (const tag of part.preloads) preloads.add(tag);
    return part.html;
  };
  /** Keeps what was rendered anew, and gives the page the preloads of what was not. */
  const finish = (html: string) => {
    if (missing.size > 0) {
      const written = html.slice(0, html.indexOf('</head>')).match(IMAGE_PRELOAD) ?? [];
      for (const [name, key] of missing) {
        const inner = innerHtml(html, name);
        if (inner !== null) keep(key, { html: inner, preloads: written.filter((tag) => shows(inner, tag)) });
      }
      for (const tag of written) preloads.delete(tag);
    }
    return preloads.size > 0 ? html.replace(VIEWPORT, (tag) => tag + [...preloads].join('')) : html;
  };
  return { parts: { find }, finish };
}

function keep(key: string, part: Part): void {
  store.set(key, part);
  size += key.length + part.html.length;
  for (const [oldest, { html }] of store) {
    if (size <= ROOM) return;
    store.delete(oldest);
    size -= oldest.length + html.length;
  }
}

/** What stands inside the part's box; null when it is not on the page. Text never holds a bare `<`, so tags can be counted. */
function innerHtml(page: string, name: string): string | null {
  const start = page.indexOf(`data-kept="${name}"`);
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

/** Whether a part has the picture that a tag asks for: the others are of the page around it. */
function shows(inner: string, tag: string): boolean {
  const address = /(?:href|imageSrcSet)="([^" ]+)/i.exec(tag)?.[1];
  return address !== undefined && inner.includes(address);
}
