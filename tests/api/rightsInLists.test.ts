import type { Call } from '@farwend/api-contract';
import { afterAll, expect, test } from '@jest/globals';
import { type Answer, apiOf } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startServer } from '../builders/server.ts';
import { idsOfItems, leaksIn, loadSights, mayCall, sender, signInAll, type Viewer, viewers } from '../builders/sights.ts';
import { isPaged, isSearch, pageOf } from '../builders/lists.ts';
import { sights } from './rights.data.ts';

const server = await startServer();
const api = apiOf(server);
afterAll(() => server.stop());
await insertPrivateRows(server.databaseUrl);
await signInAll(api);
const loaded = await loadSights(server.databaseUrl);
const PAGES_MAX = 30;

/** A GET that acts is no list: it signs people out. */
const lists = everyCall.filter(
  ({ call }) => !call.path.includes('{') && (isSearch(call) || (call.method === 'GET' && call.reply && !call.sameSite)),
);

test.each(lists)('$title names nothing its reader may not see', async ({ call }) => {
  const wrong: string[] = [];
  await Promise.all(
    viewers
      .filter((viewer) => mayCall(viewer, call))
      .map(async (viewer) => {
        for await (const answer of pages(call, viewer)) {
          const leaks = leaksIn(answer, viewer, loaded);
          if (![200, 400].includes(answer.status) || leaks.length > 0)
            wrong.push(`${viewer}: ${answer.status} ${leaks.slice(0, 3).join(', ')}`);
        }
      }),
  );
  expect(wrong).toEqual([]);
});

const complete = sights.filter(({ list }) => list !== undefined);

test.each(complete)('the list of $entity shows everybody exactly what they may see', async (sight) => {
  const found = everyCall.find(({ call }) => call.method === 'GET' && call.path === sight.list);
  if (!found) throw new Error(`The contract has no list ${sight.list}`);
  const rows = loaded.get(sight) ?? [];
  for (const viewer of viewers.filter((one) => mayCall(one, found.call))) {
    const shown: string[] = [];
    let total = 0;
    for await (const answer of pages(found.call, viewer)) {
      shown.push(...idsOfItems(answer.body));
      total = Number(answer.headers.get('X-Total-Count') ?? shown.length);
    }
    const seen = rows.filter((row) => row.seenBy(viewer)).map(({ id }) => id);
    expect({ viewer, total, shown: shown.toSorted() }).toEqual({ viewer, total: seen.length, shown: seen.toSorted() });
  }
});

/** The pages of a list or search, a hundred items each. */
async function* pages(call: Call, viewer: Viewer): AsyncGenerator<Answer<unknown>> {
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await api.send(call.method, call.path, { ...sender(viewer), ...pageOf(call, { limit: 100, offset: page * 100 }) });
    yield answer;
    if (!isPaged(call) || idsOfItems(answer.body).length < 100) return;
  }
}
