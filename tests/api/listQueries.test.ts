import type { Call } from '@farwend/api-contract';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type ApiResponse } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged } from '../builders/pagedCalls.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { buildPath, credentials, mayCall, pickSample, ruleForPath, viewers } from '../builders/visibility.ts';

const { server, api, loaded } = await startForViewers();

const Page = z.object({ items: z.array(z.record(z.string(), z.unknown())), total: z.int() });
const lists = everyCall.filter(({ call }) => call.method === 'GET' && isPaged(call));

describe('fields', () => {
  test.each(lists)('$title returns the fields that are asked for, and refuses others by name', async ({ call }) => {
    const whole = await read(call, { limit: '1' });
    const [item] = Page.safeParse(whole?.body).data?.items ?? [];
    const asked = Object.keys(item ?? {})
      .filter((name) => name !== 'id')
      .slice(0, 2);
    if (item && asked.length > 0 && 'fields' in (call.query?.shape ?? {})) {
      const part = await read(call, { limit: '1', fields: asked.join(',') });
      const expected = Object.fromEntries(Object.entries(item).filter(([name]) => name === 'id' || asked.includes(name)));
      expect(part?.body).toMatchObject({ items: [expected] });
      expect(Object.keys(Page.parse(part?.body).items[0] ?? {}).toSorted()).toEqual(Object.keys(expected).toSorted());
    }
    const refused = await read(call, { limit: '1', fields: 'id,secretField' });
    if (refused)
      expect(refused).toMatchObject({
        status: 400,
        problem: { errors: expect.arrayContaining([expect.objectContaining({ field: 'fields' })]) },
      });
  });
});

describe('q', () => {
  const refusal = { status: 400, problem: { errorCode: 'query.unknownField', errors: [{ field: 'q' }] } };
  const calls = everyCall.filter(({ call }) => call.method === 'GET' && (isPaged(call) || call.query === undefined));
  test.each(calls.filter(({ call }) => !('q' in (call.query?.shape ?? {}))))('$title does not know it', async ({ call }) => {
    const answer = await read(call, { q: 'zyxwvut' });
    expect(answer ?? refusal).toMatchObject(refusal);
  });

  test.each(lists.filter(({ call }) => 'q' in (call.query?.shape ?? {})))('$title searches by words', async ({ call }) => {
    const answer = await read(call, { limit: '1', q: 'zyxwvut' });
    const found = Array.isArray(answer?.body) ? answer.body : Page.safeParse(answer?.body).data?.items;
    expect(found ?? answer?.problem.errors?.[0]?.field).toEqual(found && []); // nothing is asked where no record could be named
  });
});

describe('links', () => {
  const paged = new Set<string>();

  test.each(lists)('$title links to its next and previous page with the rest of the query unchanged', async ({ call }) => {
    const words = 'q' in (call.query?.shape ?? {}) && (await read(call, { q: 'e' }))?.status === 200 ? { q: 'e' } : {};
    const first = await read(call, { ...words, limit: '1' });
    const page = Page.safeParse(first?.body);
    if (!first || !page.success || page.data.total < 2) return; // nothing to page through
    paged.add(call.path);
    const next = parametersOf(first, 'next');
    expect(next).toEqual({ ...words, limit: '1', offset: '1' });
    const second = await read(call, next);
    expect(Page.parse(second?.body).items).toHaveLength(1);
    expect(second && parametersOf(second, 'prev')).toEqual({ ...words, limit: '1', offset: '0' });
  });

  test('were followed on most lists', () => expect(paged.size).toBeGreaterThan(lists.length / 2));

  test('keep the path of a list below a record, and words with characters that are escaped', async () => {
    const path = `/v3/trip_requests/${await anyTripRequest()}/trip_matches`;
    const links = async (address: string) => (await api.send('GET', address, { as: 'care' })).headers.get('Link');
    expect(await links(`${path}?limit=1&offset=1&sort=-createdAt`)).toContain(`<${path}?limit=1&offset=0&sort=-createdAt>; rel="prev"`);
    const words = '/v3/trip_requests?limit=1&offset=1&q=a+%26+b%3Dc';
    expect(await links(words)).toBe(`<${words.replace('offset=1', 'offset=0')}>; rel="prev"`);
  });
});

/** Reads a list as somebody who may; null if there is no record that its path could name. */
async function read(call: Call, query: Record<string, string>): Promise<ApiResponse<unknown> | null> {
  const rule = ruleForPath(call.path);
  const rows = !call.path.includes('{') ? [null] : rule ? pickSample(loaded.get(rule) ?? []) : [];
  for (const viewer of viewers.filter((one) => mayCall(one, call))) {
    const row = rows.find((one) => one === null || one.seenBy(viewer));
    if (row !== undefined) return api.send('GET', row ? buildPath(call, row, '1') : call.path, { ...credentials(viewer), query });
  }
  return null;
}

async function anyTripRequest(): Promise<string> {
  const { body } = await api.send('GET', '/v3/trip_requests?limit=1', { as: 'care' });
  return String(Page.parse(body).items[0]?.['id']);
}

function parametersOf({ headers }: ApiResponse<unknown>, rel: string): Record<string, string> {
  const [, path = ''] = new RegExp(`<([^>]+)>; rel="${rel}"`).exec(headers.get('Link') ?? '') ?? [];
  return Object.fromEntries(new URL(path, server.origin).searchParams);
}
