import { type Call } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { createApi, type SendOptions } from '../builders/api.ts';
import { everyCall } from '../builders/everyCall.ts';
import { isPaged, isSearch } from '../builders/pagedCalls.ts';
import { query } from '../builders/query.ts';
import { startServer } from '../builders/server.ts';
import { credentials, signInAll, type Viewer, viewers } from '../builders/visibility.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
await signInAll(api);
// the first reviews of the demo have neither an author with an account nor a match
await query(
  server.databaseUrl,
  `UPDATE reviews SET traveler_id = (SELECT id FROM travelers WHERE email = 'dana@example.com') WHERE id IN
    (SELECT id FROM reviews WHERE status = 'PUBLISHED' ORDER BY reviewed_at DESC LIMIT 5)`,
);

const Page = z.object({ items: z.array(z.record(z.string(), z.unknown())) });
const lists = everyCall.filter(({ call }) => isPaged(call) && !call.path.includes('{'));

async function readItems(call: Call, viewer: Viewer, input: Pick<SendOptions, 'query' | 'body'>) {
  const { status, body } = await api.send(call.method, call.path, { ...credentials(viewer), ...input });
  const page = Page.safeParse(body);
  return { status, items: status === 200 && page.success ? page.data.items : [] };
}

const firstPage = (call: Call) => (isSearch(call) ? { body: { limit: 100 } } : { query: { limit: 12 } });

describe('what a caller does not see', () => {
  test.each(lists)('cannot be filtered or sorted by in $title', async ({ call }) => {
    const known = (await readItems(call, 'admin', firstPage(call))).items;
    const values = new Map(
      known.flatMap((item) => Object.entries(item)).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)),
    );
    for (const item of known)
      for (const [name, value] of Object.entries(item))
        if (Array.isArray(value)) values.set(name, value.find((one) => typeof one === 'string') ?? 'x');
    const open: string[] = [];
    for (const viewer of viewers) {
      const { items } = await readItems(call, viewer, firstPage(call));
      if (items.length === 0) continue;
      const hidden = [...values].filter(([name]) => items.every((item) => !(name in item)));
      await Promise.all(
        hidden.map(async ([name, value]) => {
          const tries = isSearch(call)
            ? [{ body: { filters: { [name]: value } } }, { body: { sortOrders: [{ field: name, order: 'asc' }] } }]
            : [{ query: { [name]: String(value) } }, { query: { sort: name } }];
          for (const input of tries) {
            const { status } = await readItems(call, viewer, input);
            if (status !== 400) open.push(`${viewer}: ${JSON.stringify(input)} ${status}`);
          }
        }),
      );
    }
    expect(open).toEqual([]);
  });
});

test('histograms of reviews do not tell who wrote them, or how they came', async () => {
  for (const filters of [{ source: 'IMPORT' }, { travelerId: '01999999-9999-7999-8999-999999999999' }]) {
    const { status } = await api.send('POST', '/v3/review_histograms', { as: 'admin', body: { filters } });
    expect(status).toBe(400);
  }
});
