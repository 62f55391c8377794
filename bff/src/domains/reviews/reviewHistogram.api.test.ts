import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { reviews } = contract;

describe('the histogram of reviews', () => {
  test('counts the demo reviews', async () => {
    const { body } = await api.call(reviews.histogram, {});
    expect(body).toEqual({
      ratingsAggregation: { '20': 3, '40': 5, '60': 14, '80': 71, '100': 1171 },
      total: 1264,
      average: expect.closeTo(97.8, 0),
      averageStars: 4.9,
    });
  });

  test('follows every write, and filters the same by partner and by company', async () => {
    const [row] = await query<{ id: string; partner_id: string; company_id: string }>(
      server.databaseUrl,
      `SELECT id, partner_id, company_id FROM reviews WHERE rating = 20 AND status = 'PUBLISHED' LIMIT 1`,
    );
    const { id = '', partner_id: partnerId = '', company_id: companyId = '' } = row ?? {};
    const ofPartner = async () => (await api.call(reviews.histogram, { query: { partnerId } })).body;
    const before = await ofPartner();
    expect((await api.call(reviews.histogram, { query: { companyId } })).body).toEqual(before);
    await query(server.databaseUrl, `UPDATE reviews SET status = 'REMOVED' WHERE id = $1`, [id]);
    // written past the server, which hears of it a moment later
    await eventually(async () =>
      expect(await ofPartner()).toMatchObject({
        total: before.total - 1,
        ratingsAggregation: { '20': before.ratingsAggregation['20'] - 1 },
      }),
    );
  });

  test('is empty, not an error, when there is nothing to count', async () => {
    const { body } = await api.call(reviews.histogram, { query: { partnerId: '01999999-9999-7999-8999-999999999999' } });
    expect(body).toMatchObject({ total: 0, average: 0, averageStars: 0 });
  });
});
