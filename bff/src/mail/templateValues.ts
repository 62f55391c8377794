import type { VariableType } from './variable.ts';

/** The kinds of a template's variables by name. */
export type Kinds = Readonly<Record<string, { type: VariableType; required: boolean }>>;
/** A value as it is written. A list in a sentence reads as words; in {{#each}} it is its items. */
export type Written = string | boolean | readonly string[];

const MAX_LENGTH = 2000;
const MAX_ITEMS = 100;

/** A value that a template cannot be filled with; the message says which variable and what it must be. */
export class TemplateDataError extends Error {
  variable: string;
  constructor(variable: string, must: string) {
    super(`${variable} ${must}`);
    this.variable = variable;
  }
}

/**
 * The data as it is written into a template: checked by kind, days and amounts in words, `escape` applied to everything that anybody
 * typed. Throws a TemplateDataError for what is missing or of the
 * wrong kind; what the template does not know is left out.
 */
export function writeValues(kinds: Kinds, data: Record<string, unknown>, escape: (text: string) => string): Record<string, Written> {
  const written: Record<string, Written> = {};
  for (const [name, { type, required }] of Object.entries(kinds)) {
    const value = data[name];
    if (value === undefined || value === null) {
      if (required) throw new TemplateDataError(name, 'is missing');
      continue;
    }
    written[name] = write(name, type, value, escape);
  }
  return written;
}

function write(name: string, type: VariableType, value: unknown, escape: (text: string) => string): Written {
  switch (type) {
    case 'text':
      return escape(oneLine(name, value));
    case 'name':
      return escape(plainName(oneLine(name, value)));
    case 'number':
      return escape(numberOf(name, value).toLocaleString('en-US'));
    case 'usd':
      return escape(`$${numberOf(name, value).toLocaleString('en-US', { maximumFractionDigits: 2 })}`);
    case 'date':
      return escape(longDay(momentOf(name, value)));
    case 'moment':
      return escape(`${longDay(momentOf(name, value))}, ${momentOf(name, value).toISOString().slice(11, 16)} UTC`);
    case 'url':
      return urlOf(name, value);
    case 'flag':
      if (typeof value !== 'boolean') throw new TemplateDataError(name, 'must be true or false');
      return value;
    case 'list':
      return listOf(name, value, escape);
  }
}

/** Made once: making one costs more than all else in a letter. */
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const lists = new Intl.ListFormat('en-US');

/** A day as "Tuesday, November 24, 2026", in UTC. */
function longDay(day: Date): string {
  return days.format(day);
}

/** A name that carries a link or an address is somebody else's advertisement, and we do not send it. */
function plainName(name: string): string {
  return /[:/@<>]|\.\p{L}{2}/u.test(name) ? '' : name;
}

function oneLine(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new TemplateDataError(name, 'must be a text');
  return value
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

function numberOf(name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TemplateDataError(name, 'must be a number');
  return value;
}

function momentOf(name: string, value: unknown): Date {
  const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(value) : new Date(NaN);
  if (Number.isNaN(date.getTime())) throw new TemplateDataError(name, 'must be a day as yyyy-mm-dd or a moment as ISO 8601');
  return date;
}

/** An absolute web address, the only kind a mail links to, with nothing in it that Markdown reads as its own. */
function urlOf(name: string, value: unknown): string {
  const address = typeof value === 'string' && value.length <= MAX_LENGTH ? URL.parse(value) : null;
  if (!address || !/^https?:$/.test(address.protocol) || address.username !== '')
    throw new TemplateDataError(name, 'must be a web address');
  return address.href.replace(/[()[\]\\*`<>|!{}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function listOf(name: string, value: unknown, escape: (text: string) => string): readonly string[] {
  if (!Array.isArray(value) || value.length > MAX_ITEMS) throw new TemplateDataError(name, `must be a list of at most ${MAX_ITEMS} texts`);
  return listed(value.map((item) => escape(oneLine(name, item))));
}

/** Items that read as words in a sentence. */
export function listed(items: string[]): readonly string[] {
  return Object.defineProperty(items, 'toString', { value: () => lists.format(items) });
}
