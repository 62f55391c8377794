import { z } from 'zod';
import { isEmail, MAX_EMAIL_LENGTH } from './rules/email.ts';
import { toAsciiDigits } from './rules/digits.ts';
import { isPhoneText, MAX_PHONE_LENGTH, normalizePhoneNumber } from './rules/phone.ts';
import { cleanText, line, paragraphs } from './text.schemas.ts';

export { line, paragraphs, withoutCredentials } from './text.schemas.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A record's id: a UUID in lower case. */
export const Id = z.string().regex(UUID, 'Enter an id as the API gives it').describe('UUID');
/** An email address, converted to lower case, at most 254 characters. */
export const Email = cleanText
  .transform((text) => text.trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Enter your email address')
      .max(MAX_EMAIL_LENGTH, 'Email address must be 254 characters or less')
      .refine(isEmail, { error: 'Enter an email address in the correct format, like name@example.com', params: { code: 'format' } }),
  )
  .describe('Email address');
/** An ISO 3166 alpha-2 country code. */
export const Iso2 = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Use the two-letter country code, like US')
  .describe('ISO 3166 alpha-2');
/** A calendar day, yyyy-mm-dd. */
export const Day = z
  .string()
  .refine(isDay, { error: 'Must be a real date as yyyy-mm-dd, like 2027-03-05', params: { code: 'format' } })
  .describe('Calendar day, yyyy-mm-dd');
/** A point in time, ISO 8601 in UTC. */
export const Timestamp = z.iso
  .datetime({ error: 'Must be a date and time in ISO 8601, like 2027-03-05T09:00:00Z' })
  .describe('ISO 8601, UTC');
/** Whole US dollars, 0 or more. */
export const Usd = z
  .int('Must be whole US dollars')
  .min(0, 'Must be 0 or more')
  .max(1_000_000_000, 'Must be 1,000,000,000 or less')
  .describe('Whole US dollars');
/** A whole number in the range of a PostgreSQL integer. */
export const Int = z.int('Must be a whole number').min(-2_147_483_648).max(2_147_483_647);
/** A phone number as typed: the country's prefix like +44, and the rest. */
export const Phone = z.strictObject({
  prefix: cleanText
    .transform(toAsciiDigits)
    .pipe(z.string().regex(/^\+?\d{0,4}$/, 'Use a country prefix like +44'))
    .describe('Country prefix, like +44'),
  number: cleanText
    .transform(normalizePhoneNumber)
    .pipe(
      z
        .string()
        .max(MAX_PHONE_LENGTH, `Use ${MAX_PHONE_LENGTH} characters or fewer`)
        .refine(isPhoneText, { error: 'Enter a phone number in the correct format, or leave it empty', params: { code: 'format' } }),
    )
    .describe('The number as typed, without the prefix, in digits 0 to 9; an extension is stored as "ext. 5"'),
});
/** Labels with which our team sorts records. */
export const Tags = z.array(line(40, 1)).max(20, 'Use at most 20 tags').describe('Labels of our team, at most 20');
/** The version a PUT is based on; rejected with 412 if there is a newer one. */
export const BasedOn = z.int().min(1).optional().describe('Version the change is based on; rejected with 412 if there is a newer one');
/** Why a change was made, for the version history. */
export const ChangeNote = line(300).optional().describe('Why this change was made, shown in the version history');

function pageLimit(limit: number, max: number) {
  return z.coerce.number().int().min(1).max(max).default(limit).describe(`Maximum number of records to return, at most ${max}`);
}

/** The `cursor` of every list that answers pages. */
export const Cursor = z
  .string()
  .min(1)
  .max(4000)
  .optional()
  .describe('nextCursor of the page before, instead of offset: no record comes twice or is left out because others were added or removed');

const PageQuery = z.object({
  cursor: Cursor,
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Number of records to skip'),
  limit: pageLimit(25, 100),
  sort: z.string().max(200).optional().describe('Fields to sort by, comma-separated; a leading minus for descending order'),
  q: line(200).optional().describe('Search terms'),
  fields: z.string().max(1000).optional().describe('Fields to return, comma-separated; * for all'),
  total: z.enum(['exact']).optional().describe('exact: count all records instead of estimating'),
});
const PageQueryWithoutWords = PageQuery.omit({ q: true });
const PageQueryInOneOrder = PageQuery.omit({ q: true, sort: true });

/** `cursor`, `offset`, `limit`, `sort`, `q`, `fields` and `total` of every list. */
export function pageQuery(limits?: { limit?: number; max?: number }) {
  return limits ? PageQuery.extend({ limit: pageLimit(limits.limit ?? 25, limits.max ?? 100) }) : PageQuery;
}

/** The query of lists whose records have no text to search. */
export function pageQueryWithoutWords() {
  return PageQueryWithoutWords;
}

/** The query of lists that have neither text to search nor another order. */
export function pageQueryInOneOrder() {
  return PageQueryInOneOrder;
}

/** The `sort` of lists that know a few orders only. */
export function sortBy<const T extends readonly [string, ...string[]]>(orders: T) {
  return z.enum(orders).optional().describe('Field to sort by; a leading minus for descending order');
}

/** The `q` of lists that are not searched by a search text, with the fields it searches. */
export function searchOfFields(fields: string) {
  return line(200).optional().describe(`Search terms, which must occur in ${fields}`);
}

const NextCursor = z.string().optional().describe('Continues after the last record of this page, as cursor; absent on the last page');

const pageFields = {
  total: z.int().describe('Number of matching records; exact up to 10,000, an estimate above'),
  totalIsEstimate: z.boolean().optional().describe('True when total is an estimate'),
  offset: z.int().describe('Number of records before this page; with a cursor, of those that the pages before have shown'),
  limit: z.int(),
  nextCursor: NextCursor,
};

/** One page of a list. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({ items: z.array(item), ...pageFields });
}

/** Body of every search: filters on allow-listed fields, search terms, order and page. */
export const SearchBody = z.strictObject({
  filters: z
    .record(z.string(), z.unknown())
    .default({})
    .describe(
      '{field: value} or {field: {eq, ne, in, notIn, gt, gte, lt, lte, between, contains, startsWith, isNull}}, joined by and, or, not',
    ),
  q: line(200).optional().describe('Search terms'),
  sortOrders: z
    .array(z.strictObject({ field: z.string().max(60), order: z.enum(['asc', 'desc']) }))
    .max(5)
    .default([])
    .describe('Sort order, most significant field first'),
  offset: z.int().min(0).max(1_000_000).default(0),
  limit: z.int().min(1).max(100).default(25),
  fields: z.array(z.string().max(60)).min(1).max(100).optional().describe('Fields of each record to return; ["*"] for all'),
});

/** The response of a search: a page with the id of the run. */
export function searchOf<T extends z.ZodType>(item: T) {
  return pageOf(item)
    .omit({ nextCursor: true })
    .extend({ id: Id.describe('Id of this run, for logs') });
}

export const versionKinds = ['CREATE', 'UPDATE', 'STATUS', 'PUBLISH', 'UNPUBLISH', 'RESTORE', 'MERGE'] as const;
export type VersionKind = (typeof versionKinds)[number];

/** The author of a change, with the name if visible to the caller. */
export const Author = z.object({ id: Id, displayName: z.string() }).nullable().describe('The author; null for the system and for visitors');

/** An item of GET …/versions. */
export const VersionListItem = z.object({
  version: z.int(),
  createdAt: Timestamp,
  createdBy: Author,
  changeNote: z.string().nullable(),
  kind: z.enum(versionKinds),
  isPublished: z.boolean(),
  changedFields: z.array(z.string()).describe('Names of the fields changed in this version'),
});
export const VersionList = z.object({
  items: z.array(VersionListItem),
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
  nextCursor: NextCursor,
});

/** One version: the record as it was and, if requested, the difference to another version. */
export const VersionSnapshot = VersionListItem.extend({
  snapshot: z.record(z.string(), z.unknown()).describe('The record in this version'),
  diff: z
    .array(z.object({ path: z.string(), op: z.enum(['add', 'remove', 'replace']), before: z.unknown(), after: z.unknown() }))
    .optional()
    .describe('Present with ?compareTo=: the changes from that version to this one'),
});
export const VersionQuery = z.object({ compareTo: z.coerce.number().int().min(1).optional().describe('Version to compare with') });

/** `status` with the time of its last change and the allowed transitions. */
export function statusFields<const S extends readonly [string, ...string[]]>(statuses: S) {
  return {
    status: z.enum(statuses),
    statusChangedAt: Timestamp,
    allowedTransitions: z.array(z.enum(statuses)).describe('Statuses that the caller may set now'),
  };
}

/** Body of PUT …/status. */
export function statusBody<const S extends readonly [string, ...string[]]>(statuses: S) {
  return z.strictObject({
    status: z.enum(statuses).describe('New status'),
    reasonCode: line(60).optional().describe('Reason code, one of those listed for the transition'),
    note: paragraphs(2000).optional().describe('Note for colleagues'),
    effectiveAt: Timestamp.optional().describe('When it took effect; default: now'),
    version: BasedOn,
  });
}

/** Accepted and dropped, so that no handler receives it. */
const droppedField = z
  .unknown()
  .optional()
  .transform(() => undefined);
const readOnlyField = droppedField.meta({ readOnly: true, description: 'Read-only: accepted with its current value, otherwise 422' });
/** A field of an object within a body that something else sets. */
export const fieldSetBy = (setter: string) =>
  droppedField.meta({
    readOnly: true,
    'x-set-by': setter,
    description: `Set by ${setter}: accepted with its current value, otherwise 422`,
  });

/** Fields that change without a new version, or differ by caller, so that an honest copy of a record may hold another value. */
export const computedFields: ReadonlySet<string> = new Set([
  'allowedTransitions',
  'averageRating',
  'carePerson',
  'dueState',
  'failedTries',
  'failingSince',
  'helpfulCount',
  'hits',
  'lastHitAt',
  'lastLoginAt',
  'lastMessageAt',
  'lastMessageSnippet',
  'leadScore',
  'messageCount',
  'missingMatches',
  'nextDueAt',
  'nextDueKind',
  'notHelpfulCount',
  'requestCount',
  'snoozedUntil',
  'reviewCount',
  'stats',
  'suggestedStatus',
  'unreadCount',
]);
export const computedField = droppedField.meta({ readOnly: true, description: 'Computed: accepted with any value and ignored' });

/** Fields of a body that are accepted with their current values. */
export function readOnlyFields(names: readonly string[]): Record<string, z.ZodType<undefined>> {
  return Object.fromEntries(names.map((name) => [name, computedFields.has(name) ? computedField : readOnlyField]));
}

/** The body of a PUT that accepts the response of a GET: the writable fields, all optional; the listed read-only ones must have their current values. */
export function changeOf<T extends z.ZodRawShape>(writable: T, readOnlyNames: readonly string[]) {
  const own = {
    ...z.object(writable).partial().shape,
    version: BasedOn,
    changeNote: ChangeNote,
    restoredFrom: z.int().min(1).optional().describe('Version that this change restores'),
  };
  // The read-only fields are left out of the type too.
  return z.strictObject({ ...readOnlyFields(readOnlyNames), ...own }) as unknown as z.ZodObject<typeof own, z.core.$strict>;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
