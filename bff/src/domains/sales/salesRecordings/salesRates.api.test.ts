import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { createIntroducedMatch, createMatchDocument } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi, saleBody } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { exchangeRates: rates, salesRecordings: sales } = contract;
const { record, moveTo, booking } = createSalesApi(server, api);
const match = await createIntroducedMatch(server, people.lead);
const enter = (currencyCode: string, ahead: number, usdPerUnit: number) =>
  api.call(rates.create, { as: 'admin', body: { currencyCode, date: daysAhead(ahead), usdPerUnit } });
const change = (id: string, body: object, as: Person = 'lead') => api.call(sales.update, { as, params: { id }, body });
const send = (more: object, as: Person = 'lead') =>
  api.call(sales.createOfMatch, { as, params: { id: match.id }, body: saleBody({ grossAmount: 100_000, currencyCode: 'TZS', ...more }) });

await enter('TZS', -5, 0.00037123);
await enter('TZS', -9, 0.0004);

describe('the exchange rate of a sale', () => {
  test('is the newest of the seven days up to the booking', async () => {
    expect((await send({})).body).toMatchObject({ fxRate: 0.00037123, fxRateDate: daysAhead(-5), fxSource: 'MANUAL', grossUSD: 37.12 });
    expect((await send({ bookedOn: daysAhead(-6) })).body).toMatchObject({ fxRate: 0.0004, fxRateDate: daysAhead(-9), grossUSD: 40 });
    expect((await send({ currencyCode: 'USD' })).body).toMatchObject({ fxRate: 1, fxRateDate: null, fxSource: null, grossUSD: 100_000 });
  });

  test('is missing with a word on what to do, and once it is entered the sale is recorded', async () => {
    const sale = { currencyCode: 'BWP', bookedOn: daysAhead(-2) };
    await enter('BWP', -10, 0.0731);
    const refused = await send(sale);
    expect(refused).toMatchObject({ status: 422, problem: { errorCode: 'money.rateMissing', errors: [{ field: 'currencyCode' }] } });
    expect(refused.problem.message).toContain('POST /v3/exchange_rates');
    await enter('BWP', -9, 0.0732);
    expect((await send(sale)).body).toMatchObject({ fxRate: 0.0732, grossUSD: 7320 });
  });

  test('may be sent if it is that rate, also with six decimals, and no other', async () => {
    expect((await send({ fxRate: 0.00037123 })).status).toBe(201);
    expect((await send({ fxRate: 0.000371 })).body).toMatchObject({ fxRate: 0.00037123 });
    for (const as of ['lead', 'care'] as const) {
      const refused = await send({ fxRate: 0.00038 }, as);
      expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'fxRate', code: 'notAllowed' }] } });
      expect(refused.problem.message).toContain('0.00037123');
    }
  });

  test('is read again when day or currency change', async () => {
    const { body: made } = await send({});
    expect((await change(made.id, { bookedOn: daysAhead(-7) })).body).toMatchObject({ fxRate: 0.0004, grossUSD: 40 });
    const euros = await change(made.id, { currencyCode: 'EUR', grossAmount: 100 });
    expect(euros.body).toMatchObject({ currencyCode: 'EUR', fxSource: 'ECB' });
    const { body: list } = await api.call(rates.list, { as: 'lead', query: { currencyCode: 'EUR', date: euros.body.fxRateDate ?? '' } });
    expect(list.items).toMatchObject([{ usdPerUnit: euros.body.fxRate }]);
  });

  test('is read again at the confirmation, and fixed by it', async () => {
    await enter('UGX', -3, 0.00026);
    const { id } = await booking('SUBMITTED', { currencyCode: 'UGX', grossAmount: 1_000_000 });
    await enter('UGX', -2, 0.00027);
    const confirmed = await moveTo(id, 'CONFIRMED', 'care');
    expect(confirmed.body).toMatchObject({ fxRate: 0.00027, grossUSD: 270, commissionUSD: 33.75 });
    await enter('UGX', -2, 0.00028);
    expect((await change(id, { note: 'Checked' }, 'care')).body).toMatchObject({ fxRate: 0.00027, grossUSD: 270, note: 'Checked' });
  });
});

describe('another rate', () => {
  test('is set by care with a reason, stays at the confirmation, and gives way when the reason is removed', async () => {
    const { id } = await booking('SUBMITTED', { currencyCode: 'TZS', grossAmount: 100_000 });
    expect((await change(id, { fxRate: 0.00039, fxNote: 'Agreed in the contract' }, 'care')).body).toMatchObject({
      fxRate: 0.00039,
      fxSource: 'OVERRIDE',
      fxRateDate: null,
      grossUSD: 39,
    });
    expect((await change(id, { fxNote: null }, 'care')).body).toMatchObject({ fxRate: 0.00037123, fxSource: 'MANUAL', fxNote: null });
    await change(id, { fxRate: 0.00039, fxNote: 'Agreed in the contract' }, 'care');
    expect((await moveTo(id, 'CONFIRMED', 'care')).body).toMatchObject({ fxRate: 0.00039, grossUSD: 39, commissionUSD: 4.88 });
  });

  test('is nothing for agents, who keep the one that care has set', async () => {
    const refused = await send({ fxRate: 0.00039, fxNote: 'Better' });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'fxNote', code: 'notAllowed' }] } });
    const { body: made } = await send({ fxRate: 0.00039, fxNote: 'Agreed' }, 'care');
    expect((await change(made.id, { grossAmount: 200_000 })).body).toMatchObject({ fxRate: 0.00039, fxNote: 'Agreed', grossUSD: 78 });
    expect((await change(made.id, { currencyCode: 'USD' })).body).toMatchObject({ fxRate: 1, fxSource: null, fxNote: null });
  });

  test.each<[string, object, string]>([
    ['without the rate itself', { fxNote: 'Agreed' }, 'fxRate'],
    ['of the dollar', { currencyCode: 'USD', fxNote: 'Agreed' }, 'fxNote'],
    ['of the dollar other than 1', { currencyCode: 'USD', fxRate: 1.1 }, 'fxRate'],
  ])('is refused %s', async (_, more, field) => {
    expect((await send(more, 'care')).problem.errors?.[0]).toMatchObject({ field });
  });
});

test('a sale that was taken at 1 for want of a rate says so, and is not invoiced before the rate is read', async () => {
  const { id, match: own } = await booking('CONFIRMED', { currencyCode: 'TZS', grossAmount: 100_000 });
  await query(
    server.databaseUrl,
    `UPDATE sales_recordings SET fx_rate = 1, usd_per_unit = NULL, fx_source = NULL, fx_rate_date = NULL, travel_start = current_date WHERE id = $1`,
    [id],
  );
  expect((await api.call(sales.read, { as: 'care', params: { id } })).body).toMatchObject({ fxRate: 1, fxSource: 'ASSUMED' });
  expect(await moveTo(id, 'INVOICED', 'admin')).toMatchObject({ status: 422, problem: { errorCode: 'money.rateMissing' } });
  await moveTo(id, 'QUERIED', 'admin', { reasonCode: 'CORRECTION' });
  await moveTo(id, 'SUBMITTED', 'lead');
  expect((await moveTo(id, 'CONFIRMED', 'care')).body).toMatchObject({ fxRate: 0.00037123, fxSource: 'MANUAL', tripMatchId: own.id });
  expect((await moveTo(id, 'INVOICED', 'admin')).body).toMatchObject({ status: 'INVOICED' });
});

test('a document proves nothing about the rate: what is confirmed is what the rate of the day makes of it', async () => {
  const documentIds = [await createMatchDocument(server, match.id)];
  const { id } = await record(match, { currencyCode: 'TZS', grossAmount: 100_000, documentIds });
  await moveTo(id, 'SUBMITTED', 'lead');
  await query(server.databaseUrl, 'DELETE FROM exchange_rates WHERE currency_code = $1', ['TZS']);
  expect(await moveTo(id, 'CONFIRMED', 'care')).toMatchObject({ status: 422, problem: { errorCode: 'money.rateMissing' } });
  expect((await api.call(sales.read, { as: 'care', params: { id } })).body.status).toBe('SUBMITTED');
});
