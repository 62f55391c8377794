import type { Call } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { people, type ApiResponse } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged } from '../builders/pagedCalls.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { query } from '../builders/query.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { withReplacedRow } from '../builders/withReplacedRow.ts';
import { buildPath, credentials, mayCall, pickSample, ruleForPath, type Viewer, viewers } from '../builders/visibility.ts';

const { server, api, loaded } = await startForViewers({ addRows: insertPrivateRows });

const Page = z.looseObject({
  items: z.array(z.record(z.string(), z.unknown())),
  total: z.int(),
  offset: z.int(),
  nextCursor: z.string().optional(),
});
type Page = z.output<typeof Page>;
const Document = z.object({ paths: z.record(z.string(), z.object({ get: z.unknown().optional() })) });
const Operation = z.object({
  parameters: z.array(
    z.looseObject({
      name: z.string(),
      schema: z.looseObject({ items: z.looseObject({ enum: z.array(z.string()).optional() }).optional() }),
    }),
  ),
});
const { paths } = Document.parse((await api.send('GET', '/openapi.json')).body);

const lists = everyCall.filter(({ call }) => call.method === 'GET' && isPaged(call) && 'cursor' in (call.query?.shape ?? {}));
/** People of the demo, who must stay able to sign in. */
const kept = new Set(
  (
    await query<{ id: string }>(server.databaseUrl, 'SELECT unnest(ARRAY[id, person_id]) AS id FROM users WHERE email = ANY ($1)', [
      Object.values(people),
    ])
  ).map(({ id }) => id),
);

test('every paged GET takes a cursor, but those whose answer is a plain array', () => {
  const without = everyCall.filter(({ call }) => call.method === 'GET' && isPaged(call) && !lists.some((list) => list.call === call));
  expect(without.map(({ title }) => title).toSorted()).toEqual([
    'GET /v2/company_contact_request_ids',
    'GET /v2/company_search_ids',
    'GET /v2/location_names',
    'GET /v2/search',
    'GET /v3/partner_names',
  ]);
});

test.each(lists)('$title says that it gives cursors', ({ call }) => {
  expect(Object.keys(call.reply instanceof z.ZodObject ? call.reply.shape : {})).toContain('nextCursor');
});

const walked = new Set<string>();
const replaced = new Set<string>();

describe('walked by cursor', () => {
  test.each(lists)('$title is the same list in its own order and in several others', async ({ call }) => {
    const source = await findSource(call);
    if (!source) return; // there is no record that its path could name
    for (const sort of [undefined, ...chooseSorts(call)]) {
      const order = sort === undefined ? {} : { sort };
      const whole = await readWhole(source, order);
      if (whole.length < 2) return;
      const pages = await walk(source, order, whole.length);
      const keys = pages.flatMap(({ items }) => items.map(keyOf));
      expect(new Set(keys).size).toBe(keys.length);
      expect({ sort, keys: keys.filter((key) => whole.includes(key)) }).toEqual({ sort, keys: whole });
      expect(pages.map(({ offset }) => offset)).toEqual(pages.map((_, index) => sizeUpTo(pages, index)));
      walked.add(call.path);
    }
  });

  test('are most lists', () => expect(walked.size).toBeGreaterThan(lists.length / 2));

  test.each(lists)('$title goes on where it was while records are added and removed', async ({ call }) => {
    const source = await findSource(call);
    const whole = source ? await readWhole(source, {}) : [];
    if (!source || whole.length < 4) return;
    const first = await read(source, { limit: 2 });
    const [copied, removed] = first.items.map(({ id }) => String(id));
    const goOn = () => walk(source, { cursor: String(first.nextCursor) }, whole.length);
    const isReplaced = isOfRecord(removed) && isOfRecord(copied) && !kept.has(removed);
    const rest = isReplaced ? await withReplacedRow(server.databaseUrl, { removed, copied }, goOn) : await goOn();
    if (isReplaced) replaced.add(call.path);
    const keys = [first, ...rest].flatMap(({ items }) => items.map(keyOf));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => whole.includes(key))).toEqual(whole);
  });

  test('were changed meanwhile in most lists', () => expect(replaced.size).toBeGreaterThan(lists.length / 3));
});

describe('a cursor', () => {
  const refusal = { status: 400, problem: { errorCode: 'cursor.unknown', errors: [{ field: 'cursor' }] } };
  const trips: Source = { path: '/v3/trip_requests', viewer: 'care' };

  test('leads on by Link too, with the rest of the query unchanged', async () => {
    const { nextCursor: cursor = '' } = await read(trips, { limit: 2, sort: '-departureDate' });
    const second = await send(trips, { limit: 2, sort: '-departureDate', cursor });
    const [, address = ''] = /<([^>]+)>; rel="next"/.exec(second.headers.get('Link') ?? '') ?? [];
    const parameters = Object.fromEntries(new URL(address, server.origin).searchParams);
    expect(parameters).toEqual({ limit: '2', sort: '-departureDate', cursor: Page.parse(second.body).nextCursor });
    expect(second.headers.get('Link')).not.toContain('prev');
  });

  test('finds its words, few or many', async () => {
    const whole = await readWhole(trips, { q: 'a' });
    expect(whole.length).toBeGreaterThan(4);
    const pages = await walk(trips, { q: 'a' }, whole.length);
    expect(pages.flatMap(({ items }) => items.map(keyOf))).toEqual(whole);
    expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
  });

  test('is the same for the same place, so that an unchanged page is not sent again', async () => {
    const one = await send(trips, { limit: 2 });
    const again = await api.send('GET', trips.path, {
      as: 'care',
      query: { limit: 2 },
      headers: { 'If-None-Match': one.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });

  test('does not show what it holds', async () => {
    const { items, nextCursor = '' } = await read(trips, { limit: 1, sort: 'departureDate' });
    expect(Buffer.from(nextCursor, 'base64url').toString()).not.toContain(String(items[0]?.['id']));
  });

  test.each(['x', 'A'.repeat(80), 'not base64 at all ☂'])('made up as %s is refused with what to do', async (cursor) => {
    expect(await send(trips, { cursor })).toMatchObject(refusal);
  });

  test('with a changed letter, of another list, other filters or another order is refused', async () => {
    const { nextCursor = '' } = await read(trips, { limit: 2, sort: '-createdAt' });
    const changed = nextCursor.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
    expect(await send(trips, { sort: '-createdAt', cursor: changed })).toMatchObject(refusal);
    expect(await send(trips, { cursor: nextCursor })).toMatchObject(refusal);
    expect(await send(trips, { sort: '-createdAt', status: 'PENDING', cursor: nextCursor })).toMatchObject(refusal);
    expect(await send({ path: '/v3/travelers', viewer: 'care' }, { sort: '-createdAt', cursor: nextCursor })).toMatchObject(refusal);
    expect((await send(trips, { sort: '-createdAt', cursor: nextCursor, limit: 5, fields: 'id' })).status).toBe(200);
  });

  test('does not go with an offset', async () => {
    const { nextCursor = '' } = await read(trips, { limit: 2 });
    expect(await send(trips, { cursor: nextCursor, offset: 2 })).toMatchObject(refusal);
  });

  test('is refused by lists that answer plain arrays', async () => {
    const answer = await send({ path: '/v2/company_search_ids', viewer: 'admin' }, { cursor: 'x' });
    expect(answer).toMatchObject({ status: 400, problem: { errorCode: 'query.unknownField', errors: [{ field: 'cursor' }] } });
  });

  test('shows nobody more than they may see', async () => {
    const { nextCursor = '' } = await read(trips, { limit: 2 });
    const answer = await send({ path: trips.path, viewer: 'dana' }, { cursor: nextCursor });
    const own = await readWhole({ path: trips.path, viewer: 'dana' }, {});
    expect(
      Page.parse(answer.body)
        .items.map(keyOf)
        .filter((key) => !own.includes(key)),
    ).toEqual([]);
  });
});

interface Source {
  path: string;
  viewer: Viewer;
}
type Query = Record<string, string | number>;

/** Who reads a list, and of which record: the first that has several items, else any. */
async function findSource(call: Call): Promise<Source | null> {
  const rule = ruleForPath(call.path);
  const rows = !call.path.includes('{') ? [null] : rule ? pickSample(loaded.get(rule) ?? []) : [];
  let any: Source | null = null;
  for (const viewer of viewers.filter((one) => mayCall(one, call))) {
    for (const row of rows.filter((one) => one === null || one.seenBy(viewer)).slice(0, 8)) {
      const source = { path: row ? buildPath(call, row, '1') : call.path, viewer };
      const answer = await send(source, call.path === '/v2/review_votes' ? { deviceId: 'a-device-of-the-test' } : {});
      if (answer.status !== 200) continue;
      if (Page.parse(answer.body).total > 3) return source;
      any ??= source;
    }
  }
  return any;
}

/** Some six of the orders of a list, rising and falling. */
function chooseSorts({ path }: Call): string[] {
  const { parameters } = Operation.parse(paths[path]?.get);
  const sorts = parameters.find(({ name }) => name === 'sort')?.schema.items?.enum ?? [];
  const step = 2 * Math.ceil(sorts.length / 12) + 1; // odd, because each field comes with both directions
  return sorts.filter((_, index) => index % step === 0);
}

/** The first records of a list, by offset. */
async function readWhole(source: Source, order: Query): Promise<string[]> {
  const keys: string[] = [];
  for (let total = 1; keys.length < Math.min(total, MOST);) {
    const page = await read(source, { ...order, limit: MOST, offset: keys.length });
    keys.push(...page.items.map(keyOf));
    total = page.items.length === 0 ? 0 : page.total;
  }
  return [...new Set(keys)];
}

/** The pages from the start, or after a cursor, until so many records are read: about three. */
async function walk(source: Source, start: Query, length: number): Promise<Page[]> {
  const limit = Math.ceil(length / 3);
  const { cursor, ...order } = start;
  const pages: Page[] = [];
  for (let next = cursor; pages.length === 0 || (next !== undefined && sizeUpTo(pages, pages.length) < MOST);) {
    const page = await read(source, { ...order, limit, ...(next === undefined ? {} : { cursor: next }) });
    pages.push(page);
    next = page.nextCursor;
  }
  return pages;
}

async function read(source: Source, parameters: Query): Promise<Page> {
  const answer = await send(source, parameters);
  expect({ ...source, ...parameters, status: answer.status, problem: answer.status === 200 ? null : answer.text }).toMatchObject({
    status: 200,
  });
  return Page.parse(answer.body);
}

function send({ path, viewer }: Source, parameters: Query): Promise<ApiResponse<unknown>> {
  const votes: Query = path === '/v2/review_votes' ? { deviceId: 'a-device-of-the-test' } : {};
  return api.send('GET', path, { ...credentials(viewer), query: { ...votes, ...parameters } });
}

function sizeUpTo(pages: readonly Page[], end: number): number {
  return pages.slice(0, end).reduce((sum, { items }) => sum + items.length, 0);
}

/** How many records of a list are compared. */
const MOST = 60;
const identities = ['id', 'handle', 'line', 'code', 'isoCode2', 'tripRequestId', 'version'];

function keyOf(item: Record<string, unknown>): string {
  return String(item[identities.find((name) => item[name] !== undefined) ?? 'id']);
}

function isOfRecord(id: string | undefined): id is string {
  return /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id ?? '');
}
