import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { mapFeatures } = contract;
const find = async (west: number, south: number, east: number, north: number) => {
  const { body } = await api.call(mapFeatures.list, { query: { west, south, east, north } });
  return body;
};

describe('names on maps', () => {
  test('around the Mara they include a peak with its height, a lake and towns, the most important first', async () => {
    const found = await find(32, -2.5, 38, 1);
    expect(found).toContainEqual(expect.objectContaining({ kind: 'peak', name: 'Mount Kenya', heightM: 5199 }));
    expect(found).toContainEqual(expect.objectContaining({ kind: 'lake', name: 'Lake Victoria', heightM: null }));
    expect(
      found
        .filter(({ kind }) => kind === 'town')
        .slice(0, 2)
        .map(({ name }) => name),
    ).toContain('Nairobi');
  });

  test('lie within the area, also across the 180th meridian', async () => {
    const found = await find(130, -50, -60, 50);
    expect(found.some(({ lng }) => lng > 0)).toBe(true);
    expect(found.some(({ lng }) => lng < 0)).toBe(true);
    for (const { name, lat, lng } of found) expect([name, lat >= -50 && lat <= 50, lng >= 130 || lng <= -60]).toEqual([name, true, true]);
  });

  test('countries are named only where there are two', async () => {
    const kindsOf = async (...area: Parameters<typeof find>) => (await find(...area)).map(({ kind }) => kind);
    expect(await kindsOf(33, -5, 38, 0)).toContain('country');
    expect(await kindsOf(-22, 64.2, -18, 65.5)).not.toContain('country');
  });

  test('a name has at most three places, a map at most ninety names', async () => {
    const found = await find(-30, 30, 40, 72);
    const counts = Map.groupBy(found, ({ kind, name }) => `${kind} ${name}`);
    expect(Math.max(...[...counts.values()].map((places) => places.length))).toBeLessThanOrEqual(3);
    expect(counts.size).toBeLessThanOrEqual(90);
  });

  test('an area without height is refused with what to send instead', async () => {
    const { status, body } = await api.call(mapFeatures.list, { query: { west: 1, south: 5, east: 2, north: 5 } });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('north');
  });
});
