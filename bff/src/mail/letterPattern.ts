import type { Bodies } from './letter.ts';
import { mailBodies } from './markdown.ts';
import { fill } from './templateSyntax.ts';
import { type Kinds, listed, type Written } from './templateValues.ts';

/** What a mail says and why it was sent, as it comes out for values of one shape: open where values go. */
interface Pattern {
  body: OpenBodies;
  reason: OpenBodies | null;
}
type OpenBodies = { [B in keyof Bodies]: (string | number)[] };

/**
 * The body of a mail and its reason, null for the usual one; null when a text stands in the address of a link, so that the whole must be
 * read as Markdown. Reading and cleaning it costs more than the rest of a mail, so it is done once for the same words and the same shape
 * of values (which of them there are), with marks for values. What anybody typed is put in afterwards: it is no markup whatever it is.
 */
export function bodiesByPattern(source: string, kinds: Kinds, written: Record<string, Written>): PatternBodies | null {
  const key = `${shapeOf(written)}\n${source}`;
  const known = patterns.get(key);
  const pattern = known === undefined ? makePattern(source, kinds, written) : known;
  if (patterns.size > MOST_PATTERNS) patterns.clear();
  patterns.set(key, pattern);
  if (pattern === null) return null;
  const values = textsOf(written);
  return { body: close(pattern.body, values), reason: pattern.reason && close(pattern.reason, values) };
}
type PatternBodies = { body: Bodies; reason: Bodies | null };

const patterns = new Map<string, Pattern | null>();
const MOST_PATTERNS = 500;

/** The text, and after the last line of dashes why the mail was sent. */
export function splitReason(markdown: string): [string, string | undefined] {
  const at = markdown.lastIndexOf('\n---\n');
  return at < 0 ? [markdown, undefined] : [markdown.slice(0, at), markdown.slice(at + 5).trim()];
}

/** Words that Markdown takes for words, and for an address. No template has them. */
const textMark = (index: number) => `zq7t${index}xq7z`;
const urlMark = (index: number) => `https://zq7u${index}xq7z.invalid/`;
const anyMark = /https:\/\/zq7u(\d+)xq7z\.invalid\/|zq7t(\d+)xq7z/g;
const textMarkInAddress = /="[^"]*zq7t/;

function makePattern(source: string, kinds: Kinds, written: Record<string, Written>): Pattern | null {
  const [body, reason] = splitReason(fill(source, marked(kinds, written), true));
  const made = { body: mailBodies(body), reason: reason === undefined ? null : mailBodies(reason, true) };
  if (textMarkInAddress.test(made.body.html + (made.reason?.html ?? ''))) return null;
  return { body: open(made.body), reason: made.reason && open(made.reason) };
}

/** The values with marks in the place of texts, numbered as `textsOf` lists them. */
function marked(kinds: Kinds, written: Record<string, Written>): Record<string, Written> {
  let next = 0;
  const mark = (name: string, text: string) => {
    if (text === '') return '';
    next += 1;
    return kinds[name]?.type === 'url' ? urlMark(next - 1) : textMark(next - 1);
  };
  return Object.fromEntries(
    Object.entries(written).map(([name, value]): [string, Written] => {
      if (typeof value === 'boolean') return [name, value];
      return [name, typeof value === 'string' ? mark(name, value) : listed(value.map((item) => mark(name, item)))];
    }),
  );
}

function textsOf(written: Record<string, Written>): string[] {
  return Object.values(written)
    .flatMap((value) => (typeof value === 'boolean' ? [] : value))
    .filter((text) => text !== '');
}

/** Which values there are: what conditions and lists of a template depend on. */
function shapeOf(written: Record<string, Written>): string {
  const sign = (value: Written) =>
    typeof value === 'boolean' ? String(value) : typeof value === 'string' ? value !== '' : value.map((item) => item !== '').join();
  return Object.entries(written)
    .map(([name, value]) => `${name}=${typeof value === 'object' ? 'list ' : ''}${sign(value)}`)
    .join(' ');
}

function open({ html, text }: Bodies): OpenBodies {
  return { html: pieces(html), text: pieces(text) };
}

function pieces(text: string): (string | number)[] {
  const found: (string | number)[] = [];
  let at = 0;
  for (const match of text.matchAll(anyMark)) {
    found.push(text.slice(at, match.index), Number(match[1] ?? match[2]));
    at = match.index + match[0].length;
  }
  return [...found, text.slice(at)];
}

function close({ html, text }: OpenBodies, values: readonly string[]): Bodies {
  const put = (open: (string | number)[], write: (value: string) => string) =>
    open.map((piece) => (typeof piece === 'string' ? piece : write(values[piece] ?? ''))).join('');
  return { html: put(html, escapeText), text: put(text, (value) => value) };
}

/** As the cleaning of HTML writes text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
