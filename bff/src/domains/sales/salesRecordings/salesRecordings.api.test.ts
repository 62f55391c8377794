import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { saleBody, createSalesApi } from '@farwend/tests/builders/sales.ts';
import { createIntroducedMatch, createMatchDocument } from '@farwend/tests/builders/introducedMatch.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { salesRecordings: sales } = contract;
const missing = '01999999-9999-7999-8999-999999999999';
const match = await createIntroducedMatch(server, people.lead);
const { record, moveTo, booking } = createSalesApi(server, api);
const read = (id: string, as: Person = 'care') => api.call(sales.read, { as, params: { id } });

describe('a sale is recorded', () => {
  test('with exact amounts at the rate of its match', async () => {
    await api.call(contract.exchangeRates.create, {
      as: 'admin',
      body: { currencyCode: 'EUR', date: daysAhead(-2), usdPerUnit: 1.0842 },
    });
    const made = await record(match, {
      currencyCode: 'EUR',
      fxRate: 1.0842,
      lines: [{ label: 'Park fees', amountUSD: 1240.5, commissionable: false }],
    });
    expect(made).toMatchObject({
      status: 'DRAFT',
      partnerId: match.partnerId,
      agentId: match.leadAgentId,
      tripRequestId: match.tripRequestId,
      grossUSD: 20004.03,
      nonCommissionableUSD: 1240.5,
      commissionableUSD: 18763.53,
      commissionRatePct: 12.5,
      commissionUSD: 2345.44,
      dueOn: daysAhead(130),
      allowedTransitions: ['SUBMITTED', 'VOID'],
      version: 1,
    });
  });

  test('by the call that names the match in its body, and by care on behalf of an agent', async () => {
    const made = await api.call(sales.create, { as: 'care', body: { tripMatchId: match.id, ...saleBody() } });
    expect(made).toMatchObject({ status: 201, body: { agentId: match.leadAgentId, tripMatchId: match.id } });
    expect(made.headers.get('Location')).toBe(`/v3/sales_recordings/${made.body.id}`);
  });

  test.each<[string, object, string]>([
    ['tomorrow', { bookedOn: daysAhead(2) }, 'bookedOn'],
    ['that ends before it begins', { travelEnd: daysAhead(99) }, 'travelEnd'],
    ['in a currency there is not', { currencyCode: 'QQQ', fxRate: 2 }, 'currencyCode'],
    ['in dollars at a rate', { fxRate: 1.1 }, 'fxRate'],
    ['with half cents', { grossAmount: 10.005 }, 'grossAmount'],
    ['with more free of commission than sold', { nonCommissionableUSD: 20_000 }, 'nonCommissionableUSD'],
    ['by an agent of another company', { agentId: missing }, 'agentId'],
    ['of nobody', { travelersCount: 0 }, 'travelersCount'],
    ['that adds to nothing', { type: 'ADDITION' }, 'linkedRecordingId'],
    ['that cancels something unknown', { type: 'CANCELLATION', linkedRecordingId: missing }, 'linkedRecordingId'],
    ['a booking that belongs to another', { linkedRecordingId: missing }, 'linkedRecordingId'],
    ['with a document nobody has', { documentIds: [missing] }, 'documentIds'],
  ])('but none %s', async (_, more, field) => {
    const { status, problem } = await api.call(sales.createOfMatch, { as: 'lead', params: { id: match.id }, body: saleBody(more) });
    expect({ status, field: problem.errors?.[0]?.field }).toEqual({ status: 422, field });
  });

  test('once under each reference, which a deleted draft frees', async () => {
    const { id, reference } = await record(match);
    const again = await api.call(sales.createOfMatch, { as: 'lead', params: { id: match.id }, body: saleBody({ reference }) });
    expect(again).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict' } });
    expect((await moveTo(id, 'VOID', 'lead')).status).toBe(200);
    expect((await record(match, { reference })).reference).toBe(reference);
  });
});

describe('who sees and changes which sales', () => {
  test.each<[Person, number, number, number]>([
    ['admin', 200, 200, 200],
    ['care', 200, 200, 200],
    ['team', 200, 403, 403],
    ['marageti', 200, 403, 403],
    ['editor', 200, 403, 403],
    ['lead', 200, 200, 200],
    ['agent', 200, 200, 200],
    ['otherLead', 404, 404, 404],
    ['dana', 403, 403, 403],
  ])('%s', async (as, reads, changes, moves) => {
    const { id } = await record(match);
    expect((await read(id, as)).status).toBe(reads);
    for (const path of [
      `/v3/sales_recordings/${id}/versions`,
      `/v3/sales_recordings/${id}/versions/1`,
      `/v3/trip_matches/${match.id}/sales_recordings`,
    ])
      expect({ path, status: (await api.send('GET', path, { as })).status }).toEqual({ path, status: reads });
    expect((await api.call(sales.update, { as, params: { id }, body: { note: `By ${as}` } })).status).toBe(changes);
    expect((await api.call(sales.setDocuments, { as, params: { id }, body: { documentIds: [] } })).status).toBe(changes);
    expect((await moveTo(id, 'VOID', as)).status).toBe(moves);
  });

  test('another company sees none in lists, searches and totals', async () => {
    const { reference } = await record(match);
    for (const as of ['otherLead', 'lead'] as const) {
      const count = as === 'lead' ? 1 : 0;
      expect((await api.call(sales.list, { as, query: { reference } })).body.total).toBe(count);
      expect((await api.call(sales.search, { as, body: { q: reference } })).body.total).toBe(count);
    }
    const sums = await api.call(sales.totals, { as: 'otherLead', query: { groupBy: 'partner', partnerId: match.partnerId } });
    expect(sums.body.items).toEqual([]);
    expect((await api.call(sales.createOfMatch, { as: 'otherLead', params: { id: match.id }, body: saleBody() })).status).toBe(404);
  });

  test.each(['marageti', 'editor', 'publisher'] as const)('%s sees amounts and no personal notes', async (as) => {
    const { id, reference } = await record(match, {
      note: 'zebra note',
      lines: [{ label: 'zebra line', amountUSD: 5, commissionable: true }],
    });
    for (const path of [`/v3/sales_recordings/${id}`, '/v3/sales_recordings?limit=100', `/v3/sales_recordings/${id}/versions/1`]) {
      const { status, text } = await api.send('GET', path, { as });
      expect(status).toBe(200);
      expect(text).not.toContain('zebra');
      expect(text).not.toContain(reference);
    }
    expect((await api.send('GET', `/v3/sales_recordings?reference=${reference}`, { as })).status).toBe(400);
    expect((await api.call(sales.list, { as, query: { q: reference } })).body.total).toBe(0);
  });
});

describe('changes', () => {
  test('sending the response back changes nothing; amounts are recomputed; a stale version is refused', async () => {
    const made = await record(match, { lines: [{ label: 'Fees', amountUSD: 450.5, commissionable: false }] });
    const same = await api.send('PUT', `/v3/sales_recordings/${made.id}`, { as: 'lead', body: made });
    expect(same).toMatchObject({ status: 200, body: { version: 1 } });
    const changed = await api.call(sales.update, {
      as: 'lead',
      params: { id: made.id },
      body: { grossAmount: 10_000, travelStart: daysAhead(50) },
    });
    expect(changed.body).toMatchObject({ commissionableUSD: 9549.5, commissionUSD: 1193.69, dueOn: daysAhead(80), version: 2 });
    const stale = await api.send('PUT', `/v3/sales_recordings/${made.id}`, { as: 'lead', body: made });
    expect(stale).toMatchObject({ status: 412, problem: { errorCode: 'version.stale' } });
    const history = await api.call(sales.version, { as: 'lead', params: { id: made.id, v: '2' }, query: { compareTo: 1 } });
    expect(history.body.diff?.map(({ path }) => path)).toEqual(expect.arrayContaining(['/grossAmount', '/dueOn']));
  });

  test('an amount without commission that contradicts the lines is refused by name', async () => {
    const lines = [{ label: 'Fees', amountUSD: 450.5, commissionable: false }];
    const refusal = { status: 422, problem: { errors: [{ field: 'nonCommissionableUSD', code: 'notAllowed' }] } };
    const asked = saleBody({ lines, nonCommissionableUSD: 99 });
    expect(await api.call(sales.createOfMatch, { as: 'lead', params: { id: match.id }, body: asked })).toMatchObject(refusal);
    const { id } = await record(match, { lines, nonCommissionableUSD: 450.5 });
    expect(await api.call(sales.update, { as: 'lead', params: { id }, body: { nonCommissionableUSD: 99 } })).toMatchObject(refusal);
    const emptied = await api.call(sales.update, { as: 'lead', params: { id }, body: { lines: [], nonCommissionableUSD: 99 } });
    expect(emptied).toMatchObject({ status: 200, body: { nonCommissionableUSD: 99 } });
  });

  test('after the confirmation only the note can be changed', async () => {
    const { id } = await booking('CONFIRMED');
    for (const as of ['lead', 'care', 'admin'] as const) {
      const money = await api.call(sales.update, { as, params: { id }, body: { grossAmount: 1 } });
      expect(money).toMatchObject({ status: 423, problem: { errorCode: 'resource.locked' } });
      expect((await api.call(sales.update, { as, params: { id }, body: { note: `Seen by ${as}` } })).status).toBe(200);
    }
    expect((await api.call(sales.clearDocuments, { as: 'lead', params: { id } })).status).toBe(423);
  });

  test('status, commission and invoice number cannot be changed', async () => {
    const { id } = await record(match);
    const body = { status: 'CONFIRMED', commissionUSD: 1, commissionRatePct: 1, invoiceNumber: 'FW-1', paidUSD: 9 };
    const sent = await api.send('PUT', `/v3/sales_recordings/${id}`, { as: 'lead', body });
    expect(sent.status).toBe(422);
    expect(sent.problem?.errors?.map(({ field }) => field).toSorted()).toEqual(Object.keys(body).toSorted());
    expect((await read(id)).body).toMatchObject({ status: 'DRAFT', invoiceNumber: null, paidUSD: null, version: 1 });
  });

  test('only administrators delete, and only drafts', async () => {
    const { id } = await record(match);
    for (const as of ['otherLead', 'lead', 'care'] as const)
      expect((await api.call(sales.remove, { as, params: { id } })).status).toBe(403);
    expect((await api.call(sales.remove, { as: 'admin', params: { id } })).status).toBe(204);
    expect((await read(id)).status).toBe(404);
    const { id: kept } = await booking('SUBMITTED');
    expect((await api.call(sales.remove, { as: 'admin', params: { id: kept } })).problem.errorCode).toBe('transition.notAllowed');
  });
});

test('documents are linked by those who may see them, each change with a version', async () => {
  const { id } = await record(match);
  const [own, foreign] = [
    await createMatchDocument(server, match.id),
    await createMatchDocument(server, (await createIntroducedMatch(server, people.otherLead)).id),
  ];
  const linked = await api.call(sales.setDocuments, { as: 'lead', params: { id }, body: { documentIds: [own] } });
  expect(linked.body).toMatchObject({ documentIds: [own], version: 2 });
  const stolen = await api.call(sales.setDocuments, { as: 'lead', params: { id }, body: { documentIds: [own, foreign] } });
  expect(stolen).toMatchObject({ status: 422, problem: { errors: [{ pointer: '/documentIds/1', code: 'unknown' }] } });
  expect((await read(id)).body.documentIds).toEqual([own]);
  expect((await api.call(sales.clearDocuments, { as: 'lead', params: { id } })).status).toBe(204);
  expect((await read(id)).body).toMatchObject({ documentIds: [], version: 3 });
});

test('totals are exact and group by partner, month and status', async () => {
  const own = await createIntroducedMatch(server, people.otherLead);
  for (const grossAmount of [0.1, 0.2, 1000.7]) {
    const { id } = await record(
      own,
      { grossAmount, bookedOn: '2019-03-05', documentIds: [await createMatchDocument(server, own.id)] },
      'otherLead',
    );
    await moveTo(id, 'SUBMITTED', 'otherLead');
  }
  const range = { from: '2019-01-01', to: '2019-12-31' };
  const [partner, month, status] = await Promise.all(
    (['partner', 'month', 'status'] as const).map((groupBy) => api.call(sales.totals, { as: 'team', query: { groupBy, ...range } })),
  );
  const sums = { count: 3, grossUSD: 1001, commissionUSD: 125.13, paidUSD: 0, outstandingUSD: 0 };
  expect(partner?.body.items).toEqual([{ key: own.partnerId, label: 'Stellwyn Cape', ...sums }]);
  expect(month?.body.items).toEqual([{ key: '2019-03', label: 'March 2019', ...sums }]);
  expect(status?.body.items).toEqual([{ key: 'SUBMITTED', label: 'Submitted', ...sums }]);
  const rows = await query<{ sum: string }>(
    server.databaseUrl,
    `SELECT sum(gross_usd)::text FROM sales_recordings WHERE booked_on = '2019-03-05'`,
  );
  expect(rows[0]?.sum).toBe('1001.00');
});
