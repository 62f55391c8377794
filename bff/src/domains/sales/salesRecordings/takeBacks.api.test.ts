import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { createMatchDocument, type IntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { createSalesApi, saleBody } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { salesRecordings: sales } = contract;
const { record, moveTo, booking } = createSalesApi(server, api);
const read = async (id: string) => (await api.call(sales.read, { as: 'care', params: { id } })).body;
const change = (id: string, body: object, as: Person = 'lead') => api.call(sales.update, { as, params: { id }, body });
const takeBack = (type: 'REDUCTION' | 'CANCELLATION', linkedRecordingId: string, more: object = {}) => ({
  type,
  linkedRecordingId,
  ...more,
});
const send = (match: IntroducedMatch, more: object) =>
  api.call(sales.createOfMatch, { as: 'lead', params: { id: match.id }, body: saleBody(more) });

/** Records, submits and confirms a sale of a match. */
async function confirm(match: IntroducedMatch, more: object) {
  const { id } = await record(match, { documentIds: [await createMatchDocument(server, match.id)], ...more });
  await moveTo(id, 'SUBMITTED', 'lead');
  return { id, moved: await moveTo(id, 'CONFIRMED', 'care') };
}

describe('what is taken back from a booking', () => {
  test('a full cancellation nets to 0, without its caller stating the parts', async () => {
    const { id, match } = await booking('CONFIRMED', { grossAmount: 10_000, nonCommissionableUSD: 1_300.55 });
    const part = await confirm(match, takeBack('REDUCTION', id, { grossAmount: 3_333.33 }));
    const rest = await confirm(match, takeBack('CANCELLATION', id, { grossAmount: 6_666.67 }));
    const [booked, reduced, cancelled] = [await read(id), await read(part.id), await read(rest.id)];
    expect(booked).toMatchObject({ commissionableUSD: 8_699.45, commissionUSD: 1_087.43 });
    expect(reduced).toMatchObject({ nonCommissionableUSD: 433.52, commissionableUSD: -2_899.81, commissionUSD: -362.48 });
    expect(cancelled).toMatchObject({ nonCommissionableUSD: 867.03, commissionableUSD: -5_799.64, commissionUSD: -724.95 });
  });

  test('counts at the rates of the booking, in its currency', async () => {
    const enter = (ahead: number, usdPerUnit: number) =>
      api.call(contract.exchangeRates.create, { as: 'admin', body: { currencyCode: 'TZS', date: daysAhead(ahead), usdPerUnit } });
    await enter(-20, 0.0004);
    await enter(-2, 0.0005);
    const { id, match } = await booking('CONFIRMED', { currencyCode: 'TZS', grossAmount: 1_000_000, bookedOn: daysAhead(-20) });
    const whole = takeBack('CANCELLATION', id, { currencyCode: 'TZS', grossAmount: 1_000_000 });
    expect((await send(match, { ...whole, currencyCode: 'USD' })).problem.errors?.[0]).toMatchObject({ field: 'currencyCode' });
    expect((await send(match, { ...whole, fxRate: 0.0005 })).problem.errors?.[0]).toMatchObject({ field: 'fxRate' });
    const { moved } = await confirm(match, whole);
    expect(moved.body).toMatchObject({ fxRate: 0.0004, fxRateDate: daysAhead(-20), grossUSD: -400, commissionUSD: -50 });
  });

  test('is no more than remains, with the amounts in the message', async () => {
    const { id, match } = await booking('CONFIRMED', { grossAmount: 1_000, nonCommissionableUSD: 200 });
    const refused = await send(match, takeBack('REDUCTION', id, { grossAmount: 1_000.01 }));
    expect(refused).toMatchObject({ status: 422, problem: { errorCode: 'money.exceedsRemaining', errors: [{ field: 'grossAmount' }] } });
    expect(refused.problem.message).toContain('1000.00 USD');
    for (const nonCommissionableUSD of [0, 200.01]) {
      const parts = await send(match, takeBack('REDUCTION', id, { grossAmount: 900, nonCommissionableUSD }));
      expect(parts.problem).toMatchObject({ errorCode: 'money.exceedsRemaining', errors: [{ field: 'nonCommissionableUSD' }] });
    }
    const lines = [{ label: 'Fees', amountUSD: 300, commissionable: false }];
    const byLines = await send(match, takeBack('REDUCTION', id, { grossAmount: 900, lines }));
    expect(byLines.problem).toMatchObject({ errorCode: 'money.exceedsRemaining', errors: [{ field: 'lines' }] });
  });

  test('is split anew when its gross amount changes, and as stated when that is said', async () => {
    const { id, match } = await booking('CONFIRMED', { grossAmount: 1_000, nonCommissionableUSD: 200 });
    const { id: part } = await record(match, takeBack('REDUCTION', id, { grossAmount: 100 }));
    expect(await read(part)).toMatchObject({ nonCommissionableUSD: 20, commissionUSD: -10 });
    expect((await change(part, { grossAmount: 500 })).body).toMatchObject({ nonCommissionableUSD: 100, commissionUSD: -50 });
    expect((await change(part, { nonCommissionableUSD: 0 })).body).toMatchObject({ commissionableUSD: -500, commissionUSD: -62.5 });
    expect((await change(part, { travelersCount: 3 })).body).toMatchObject({ nonCommissionableUSD: 0, commissionUSD: -62.5 });
  });
});

describe('the confirmation', () => {
  test('counts what is confirmed only, and names the status', async () => {
    const { id, match } = await booking('CONFIRMED', { grossAmount: 1_000 });
    const { id: addition } = await record(match, { type: 'ADDITION', linkedRecordingId: id, grossAmount: 500 });
    const early = await confirm(match, takeBack('REDUCTION', id, { grossAmount: 1_200 }));
    expect(early.moved).toMatchObject({ status: 422, problem: { errorCode: 'money.exceedsRemaining', errors: [{ field: 'status' }] } });
    await api.call(sales.setDocuments, {
      as: 'lead',
      params: { id: addition },
      body: { documentIds: [await createMatchDocument(server, match.id)] },
    });
    await moveTo(addition, 'SUBMITTED', 'lead');
    await moveTo(addition, 'CONFIRMED', 'care');
    expect((await moveTo(early.id, 'CONFIRMED', 'care')).body).toMatchObject({ grossUSD: -1_200, commissionUSD: -150 });
  });

  test('of two that together take back too much, one is refused, also at the same moment', async () => {
    const { id, match } = await booking('CONFIRMED', { grossAmount: 1_000 });
    const { id: addition } = await record(match, { type: 'ADDITION', linkedRecordingId: id, grossAmount: 1_000 });
    const ids: string[] = [];
    for (const grossAmount of [700, 600]) {
      const documentIds = [await createMatchDocument(server, match.id)];
      const made = await record(match, takeBack('REDUCTION', id, { grossAmount, documentIds }));
      await moveTo(made.id, 'SUBMITTED', 'lead');
      ids.push(made.id);
    }
    const answers = await Promise.all(ids.map((one) => moveTo(one, 'CONFIRMED', 'care')));
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422]);
    expect((await moveTo(addition, 'VOID', 'lead')).status).toBe(200);
  });

  test('cannot be undone below what was taken back, not even by an administrator', async () => {
    const { id, match } = await booking('CONFIRMED', { grossAmount: 1_000 });
    const part = await confirm(match, takeBack('REDUCTION', id, { grossAmount: 100 }));
    const refused = await moveTo(id, 'VOID', 'admin', { reasonCode: 'CORRECTION' });
    expect(refused).toMatchObject({ status: 422, problem: { errorCode: 'money.exceedsRemaining' } });
    expect((await moveTo(part.id, 'VOID', 'admin', { reasonCode: 'CORRECTION' })).status).toBe(200);
    expect((await moveTo(id, 'VOID', 'admin', { reasonCode: 'CORRECTION' })).status).toBe(200);
  });
});

test('a booking of somebody else, or an unknown one, gives nothing back', async () => {
  const { id } = await booking('CONFIRMED');
  const { match } = await booking('CONFIRMED');
  for (const linkedRecordingId of [id, '01999999-9999-7999-8999-999999999999']) {
    const refused = await send(match, takeBack('REDUCTION', linkedRecordingId, { grossAmount: 10 }));
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'linkedRecordingId', code: 'unknown' }] } });
  }
});
