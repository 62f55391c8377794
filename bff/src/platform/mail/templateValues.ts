import type { VariableType } from './variable.ts';

/** The variables of a template by name. */
export type VariableDefinitions = Readonly<Record<string, { type: VariableType; required: boolean }>>;
/** A value formatted for a template. A list prints as a sentence, and {{#each}} iterates over its items. */
export type FormattedValue = string | boolean | readonly string[];

const MAX_LENGTH = 2000;
const MAX_ITEMS = 100;

/** An invalid value of a template variable; the message names the variable and its requirement. */
export class TemplateDataError extends Error {
  variable: string;
  constructor(variable: string, requirement: string) {
    super(`${variable} ${requirement}`);
    this.variable = variable;
  }
}

/**
 * Checks the data against the variables and formats it, days and amounts in words. `escape` is applied to everything that people typed.
 * Throws TemplateDataError for missing or invalid values; ignores undeclared ones.
 */
export function formatValues(
  variables: VariableDefinitions,
  data: Record<string, unknown>,
  escape: (text: string) => string,
): Record<string, FormattedValue> {
  const formatted: Record<string, FormattedValue> = {};
  for (const [name, { type, required }] of Object.entries(variables)) {
    const value = data[name];
    if (value === undefined || value === null) {
      if (required) throw new TemplateDataError(name, 'is missing');
      continue;
    }
    formatted[name] = formatValue(name, type, value, escape);
  }
  return formatted;
}

function formatValue(name: string, type: VariableType, value: unknown, escape: (text: string) => string): FormattedValue {
  switch (type) {
    case 'text':
      return escape(parseLine(name, value));
    case 'name':
      return escape(removeAdvertisement(parseLine(name, value)));
    case 'number':
      return escape(parseNumber(name, value).toLocaleString('en-US'));
    case 'usd':
      return escape(`$${parseNumber(name, value).toLocaleString('en-US', { maximumFractionDigits: 2 })}`);
    case 'date':
      return escape(formatDay(parseMoment(name, value)));
    case 'moment':
      return escape(`${formatDay(parseMoment(name, value))}, ${parseMoment(name, value).toISOString().slice(11, 16)} UTC`);
    case 'url':
      return formatUrl(name, value);
    case 'flag':
      if (typeof value !== 'boolean') throw new TemplateDataError(name, 'must be true or false');
      return value;
    case 'paragraphs':
      return parseParagraphs(name, value).map(escape).join('\n\n');
    case 'list':
      return formatList(name, value, escape);
  }
}

/** Shared, because creating a formatter costs more than formatting an email. */
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
const listFormat = new Intl.ListFormat('en-US');

/** Formats a day like "Tuesday, November 24, 2026", in UTC. */
function formatDay(day: Date): string {
  return dayFormat.format(day);
}

/** Drops a name that contains a URL or an e-mail address, because our emails must not carry advertisements of spammers. */
function removeAdvertisement(name: string): string {
  return /[:/@<>]|\.\p{L}{2}/u.test(name) ? '' : name;
}

function parseLine(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new TemplateDataError(name, 'must be a text');
  return value
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** Every line that is not empty. */
function parseParagraphs(name: string, value: unknown): string[] {
  if (typeof value !== 'string') throw new TemplateDataError(name, 'must be a text');
  const lines = value.toWellFormed().split(/[\r\n\u2028\u2029]+/);
  return lines.map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim()).filter((line) => line !== '');
}

function parseNumber(name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TemplateDataError(name, 'must be a number');
  return value;
}

function parseMoment(name: string, value: unknown): Date {
  const date = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(value) : new Date(NaN);
  if (Number.isNaN(date.getTime())) throw new TemplateDataError(name, 'must be a day as yyyy-mm-dd or a moment as ISO 8601');
  return date;
}

/** Checks an absolute http(s) URL and percent-encodes the characters that Markdown would interpret. */
function formatUrl(name: string, value: unknown): string {
  const url = typeof value === 'string' && value.length <= MAX_LENGTH ? URL.parse(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '') throw new TemplateDataError(name, 'must be a web address');
  return url.href.replace(/[()[\]\\*`<>|!{}]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function formatList(name: string, value: unknown, escape: (text: string) => string): readonly string[] {
  if (!Array.isArray(value) || value.length > MAX_ITEMS) throw new TemplateDataError(name, `must be a list of at most ${MAX_ITEMS} texts`);
  return toPrintableList(value.map((item) => escape(parseLine(name, item))));
}

/** A list that prints as a sentence. */
function toPrintableList(items: string[]): readonly string[] {
  return Object.defineProperty(items, 'toString', { value: () => listFormat.format(items) });
}
