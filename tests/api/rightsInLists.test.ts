import type { Call } from '@farwend/api-contract';
import { expect, test } from '@jest/globals';
import { type ApiResponse } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { insertPrivateRows } from '../builders/privateRows.ts';
import { startForViewers } from '../builders/startForViewers.ts';
import { listedIds, findLeaks, mayCall, credentials, type Viewer, viewers } from '../builders/visibility.ts';
import { isPaged, isSearch, pageInput } from '../builders/pagedCalls.ts';
import { visibilityRules } from './rights.data.ts';

const { api, loaded } = await startForViewers({ addRows: insertPrivateRows });
const PAGES_MAX = 30;

/** Excludes GETs with side effects, which sign people out, and what only tokens of test mode may ask. */
const lists = everyCall.filter(
  ({ call, entity }) =>
    entity !== 'testMode' && !call.path.includes('{') && (isSearch(call) || (call.method === 'GET' && call.reply && !call.sameSite)),
);

test.each(lists)('$title returns no id that the caller may not see', async ({ call }) => {
  const wrong: string[] = [];
  await Promise.all(
    viewers
      .filter((viewer) => mayCall(viewer, call))
      .map(async (viewer) => {
        for await (const answer of pages(call, viewer)) {
          const leaks = findLeaks(answer, viewer, loaded);
          if (![200, 400].includes(answer.status) || leaks.length > 0)
            wrong.push(`${viewer}: ${answer.status} ${leaks.slice(0, 3).join(', ')}`);
        }
      }),
  );
  expect(wrong).toEqual([]);
});

const complete = visibilityRules.filter(({ list }) => list !== undefined);

test.each(complete)('the list of $entity shows each person exactly what they may see', async (rule) => {
  const found = everyCall.find(({ call }) => call.method === 'GET' && call.path === rule.list);
  if (!found) throw new Error(`The contract has no list ${rule.list}`);
  const rows = loaded.get(rule) ?? [];
  for (const viewer of viewers.filter((one) => mayCall(one, found.call))) {
    const shown: string[] = [];
    let total = 0;
    for await (const answer of pages(found.call, viewer)) {
      shown.push(...listedIds(answer.body));
      total = Number(answer.headers.get('X-Total-Count') ?? shown.length);
    }
    const seen = rows.filter((row) => row.seenBy(viewer)).map(({ id }) => id);
    expect({ viewer, total, shown: shown.toSorted() }).toEqual({ viewer, total: seen.length, shown: seen.toSorted() });
  }
});

/** All pages of a list or search, a hundred items each. */
async function* pages(call: Call, viewer: Viewer): AsyncGenerator<ApiResponse<unknown>> {
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await api.send(call.method, call.path, {
      ...credentials(viewer),
      ...pageInput(call, { limit: 100, offset: page * 100 }),
    });
    yield answer;
    if (!isPaged(call) || listedIds(answer.body).length < 100) return;
  }
}
