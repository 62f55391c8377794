import type { Call } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type ApiResponse } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged, isSearch } from '../builders/pagedCalls.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, pickSample, ruleForPath } from '../builders/visibility.ts';

const { api, loaded } = await startForViewers();

const ValueSchema = z.looseObject({
  type: z.string().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  examples: z.array(z.string()).optional(),
});
const Parameter = z.looseObject({
  name: z.string(),
  in: z.string(),
  description: z.string().optional(),
  schema: ValueSchema.extend({ items: ValueSchema.optional() }),
});
const SearchSchema = z.looseObject({
  properties: z.looseObject({
    filters: z.looseObject({ properties: z.record(z.string(), z.looseObject({ 'x-operators': z.array(z.string()) })) }),
    sortOrders: z.looseObject({
      items: z.looseObject({ properties: z.looseObject({ field: z.looseObject({ enum: z.array(z.string()) }) }) }),
    }),
  }),
});
const Operation = z.looseObject({
  parameters: z.array(Parameter),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: z.unknown() })) }).optional(),
});
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
const document = Document.parse((await api.send('GET', '/openapi.json')).body);

const operationOf = (method: 'get' | 'post', path: string) => Operation.parse(document.paths[path]?.[method]);

const paging = new Set(['cursor', 'offset', 'limit', 'before', 'after', 'fields', 'total', 'q', 'sort']);
const Page = z.object({ items: z.array(z.looseObject({ id: z.unknown() })) });

/** The lists that an administrator may read and that can be asked for without further parameters. */
const lists = everyCall.flatMap(({ call, title }) => {
  const isList = call.method === 'GET' && isPaged(call) && call.access.includes('admin') && call.query?.safeParse({}).success;
  const path = isList ? addressOf(call) : null;
  if (path === null || call.path === '/v2/review_votes') return []; // lists the votes of one browser
  const parameters = operationOf('get', call.path).parameters.filter((one) => one.in === 'query');
  return [{ title, call, path, parameters }];
});
/** Names that no list knows, or one only. */
const foreign = ['passwordHash', 'searchText', 'params', 'hasBrokenLinks', 'riskFlags', 'lastLoginAt', 'locationIds'];

describe('every list', () => {
  test.each(lists)('$title accepts each documented filter, and no other', async ({ call, path, parameters }) => {
    const wrong: string[] = [];
    const documented = parameters.filter(({ name }) => !paging.has(name));
    const names = new Set([...foreign, ...fieldsOfItems(call)]);
    const others = [...names].filter((name) => !paging.has(name) && !documented.some((one) => one.name === name));
    await inTurns(documented, async ({ name, schema }) => {
      const { status, problem } = await ask(path, { ...pairOf(call, name), [name]: sampleOf(schema.items ?? schema) });
      if (status !== 200) wrong.push(`${name}: ${status} ${problem.message}`);
    });
    await inTurns(others, async (name) => {
      const { status } = await ask(path, { [name]: 'x' });
      if (status !== 400) wrong.push(`${name} is not documented, and ${status}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each(lists)('$title accepts each documented sort field, and no other', async ({ call, path, parameters }) => {
    const wrong: string[] = [];
    const schema = parameters.find(({ name }) => name === 'sort')?.schema;
    const orders = schema?.items?.enum ?? schema?.enum ?? [];
    const others = [...foreign, ...fieldsOfItems(call)].filter((name) => !orders.includes(name));
    await inTurns(orders, async (sort) => {
      const { status } = await ask(path, { sort });
      if (status !== 200) wrong.push(`${sort}: ${status}`);
    });
    await inTurns(others, async (sort) => {
      const { status } = await ask(path, { sort });
      if (status !== 400) wrong.push(`${sort} is not documented, and ${status}`);
    });
    expect(wrong).toEqual([]);
  });

  let found = 0;
  test.each(lists)('$title finds its items by words of the fields that q is said to search', async ({ path, parameters }) => {
    const q = parameters.find(({ name }) => name === 'q');
    if (!q) return;
    expect(q.description).toMatch(/^Search terms, .*(?:in|be) \w+/);
    const [item] = Page.safeParse((await ask(path, { limit: '1' })).body).data?.items ?? [];
    const names = Object.keys(item ?? {}).filter((name) => new RegExp(`\\b${name}\\b`).test(q.description?.split(' occur in ')[1] ?? ''));
    for (const name of names) {
      const [word] = /\p{L}{4,}/u.exec(String(item?.[name] ?? '')) ?? [];
      if (!word || typeof item?.[name] !== 'string') continue;
      const page = Page.parse((await ask(path, { q: word, limit: '100' })).body);
      expect({ name, word, ids: page.items.map(({ id }) => id) }).toEqual({ name, word, ids: expect.arrayContaining([item.id]) });
      found += 1;
    }
  });
  test('most of them were searched', () => expect(found).toBeGreaterThan(30));
});

describe('every search', () => {
  const searches = everyCall.flatMap(({ call, title }) => (isSearch(call) && call.access.includes('admin') ? [{ title, call }] : []));

  test.each(searches)('$title documents its filters with their operators, and its sort fields', async ({ call }) => {
    const { properties } = SearchSchema.parse(operationOf('post', call.path).requestBody?.content['application/json']?.schema);
    const wrong: string[] = [];
    const check = async (what: string, body: unknown, expected: number) => {
      const { status, problem } = await api.send('POST', call.path, { as: 'admin', body });
      if (status !== expected) wrong.push(`${what}: ${status} ${problem.message}`);
    };
    const filters = Object.entries(properties.filters.properties);
    expect(filters.length).toBeGreaterThan(0);
    await inTurns(filters, ([name, { 'x-operators': operators }]) =>
      check(name, { filters: { [name]: { isNull: false } }, limit: 1 }, operators.includes('isNull') ? 200 : 400),
    );
    const sorts = properties.sortOrders.items.properties.field.enum;
    await inTurns(sorts, (field) => check(field, { sortOrders: [{ field, order: 'asc' }], limit: 1 }, 200));
    const others = (known: string[]) => [...foreign, ...fieldsOfItems(call)].filter((name) => !known.includes(name));
    await inTurns(others(filters.map(([name]) => name)), (name) => check(name, { filters: { [name]: 'x' } }, 400));
    await inTurns(others(sorts), (field) => check(field, { sortOrders: [{ field, order: 'asc' }] }, 400));
    expect(wrong).toEqual([]);
  });
});

test('fields that some callers are not shown are said to be for the others', () => {
  const describe_ = (path: string, name: string) => operationOf('get', path).parameters.find((one) => one.name === name)?.description;
  expect(describe_('/v3/travelers', 'email')).toContain('(only for ');
  expect(describe_('/v3/trip_requests/{id}/trip_matches', 'score')).toContain('(only for teamMember, admin, care, ');
  expect(describe_('/v2/articles', 'reviewState')).toContain('(only for teamMember, ');
  expect(describe_('/v3/travelers', 'countryOfResidence')).not.toContain('only for');
});

/** Asks for a page of a list, or of a list of names. */
function ask(path: string, query: Record<string, string>): Promise<ApiResponse<unknown>> {
  return api.send('GET', path, { as: 'admin', query: { limit: '1', ...query } });
}

function addressOf(call: Call): string | null {
  if (!call.path.includes('{')) return call.path;
  const rule = ruleForPath(call.path);
  const row = pickSample((rule && loaded.get(rule)) ?? []).find((one) => one.seenBy('admin'));
  return row ? buildPath(call, row, '1') : null;
}

function fieldsOfItems({ reply }: Call): string[] {
  const items = reply instanceof z.ZodObject ? reply.shape['items'] : undefined;
  return items instanceof z.ZodArray && items.element instanceof z.ZodObject ? Object.keys(items.element.shape) : [];
}

/** The other one of two parameters that are sent together. */
function pairOf({ path }: Call, name: string): Record<string, string> {
  if (path !== '/v3/documents') return {};
  return name === 'linkType' ? { linkId: anyId } : name === 'linkId' ? { linkType: 'TRIP_MATCH' } : {};
}

const anyId = '018f0000-0000-7000-8000-000000000000';
function sampleOf({ enum: choices, examples, type, format, pattern }: z.output<typeof ValueSchema>): string {
  const [given] = choices ?? examples ?? [];
  if (given !== undefined) return given;
  if (format === 'uuid' || pattern?.includes('a-f')) return anyId;
  if (type === 'number') return '1';
  if (type === 'boolean') return 'true';
  return format === 'date' ? '2027-03-05' : format === 'date-time' ? '2027-03-05T09:00:00Z' : 'x';
}

async function inTurns<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += 8) await Promise.all(all.slice(start, start + 8).map(run));
}
