import { afterAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { startServer } from '../builders/server.ts';
import { credentials, mayCall, signInAll, viewers } from '../builders/visibility.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
await signInAll(api);

const VersionedItems = z.object({ items: z.array(z.object({ id: z.string(), version: z.int() })) });

/** DELETE calls with a list from which records can be taken. */
const deletes = everyCall.flatMap(({ call, title }) => {
  const list = everyCall.find((one) => one.call.method === 'GET' && `${one.call.path}/{id}` === call.path)?.call;
  return call.method === 'DELETE' && list ? [{ title, call, list }] : [];
});

const stale = { later: (version: number) => `"v${version + 1}"`, unknown: () => '"7f3a-of-another-server"', several: () => '"v98", "v99"' };
const cases = deletes.flatMap((one) => Object.entries(stale).map(([kind, tagFor]) => ({ ...one, kind, tagFor })));

test.each(cases)('$title refuses a version that is not the newest: $kind', async ({ call, list, tagFor }) => {
  const [seen, refused] = [new Set<string>(), new Set<string>()];
  for (const viewer of viewers.filter((one) => mayCall(one, call) && mayCall(one, list))) {
    const page = VersionedItems.safeParse((await api.send('GET', list.path, { ...credentials(viewer), query: { limit: 3 } })).body);
    for (const { id, version } of page.data?.items ?? []) {
      const { status, headers, problem } = await api.send('DELETE', `${list.path}/${id}`, {
        ...credentials(viewer),
        headers: { 'If-Match': tagFor(version) },
      });
      seen.add(id);
      if (status === 403) continue; // others may delete it
      expect({ id, errorCode: problem?.errorCode, newest: headers.get('ETag') }).toEqual({
        id,
        errorCode: 'version.stale',
        newest: `"v${version}"`,
      });
      refused.add(id);
    }
  }
  expect(refused.size).toBeGreaterThanOrEqual(Math.min(seen.size, 1)); // some lists are empty, or of records without versions
});
