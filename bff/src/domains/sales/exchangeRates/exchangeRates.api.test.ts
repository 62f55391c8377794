import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer({ env: { FX_SOURCE: 'file' } });
const api = createApi(server);
afterAll(() => server.stop());

const { exchangeRates: rates } = contract;
const rateOf = async (currencyCode: string, date: string) =>
  (await api.call(rates.list, { as: 'lead', query: { currencyCode, date } })).body.items[0];
const enter = (as: Person, more: object = {}) =>
  api.call(rates.create, { as, body: { currencyCode: 'KES', date: daysAhead(-3), usdPerUnit: 0.00773994, ...more } });

describe('the rates of the European Central Bank', () => {
  const [newer, older] = [daysAhead(-1), daysAhead(-400)];
  beforeAll(() =>
    publish([
      [newer, { USD: '1.0842', JPY: '161.50', KES: '140.07' }],
      [older, { USD: '1.0801', JPY: '163.20' }],
    ]),
  );

  test('are read from the file once a day, crossed to US dollars', async () => {
    await runJob(server, 'updateExchangeRates');
    expect(await rateOf('EUR', newer)).toMatchObject({ usdPerUnit: 1.0842, source: 'ECB', updatedById: null });
    expect(await rateOf('JPY', newer)).toMatchObject({ usdPerUnit: 0.00671331 });
    expect(await rateOf('JPY', older)).toMatchObject({ usdPerUnit: 0.00661826 });
    expect(await rateOf('USD', newer)).toBeUndefined();
  });

  test('are corrected as the bank corrects them, but never replace one entered by hand', async () => {
    expect((await enter('admin', { date: newer, usdPerUnit: 0.008 })).status).toBe(201);
    await publish([[newer, { USD: '1.0850', JPY: '161.50', KES: '140.07' }]]);
    await runJob(server, 'updateExchangeRates');
    expect(await rateOf('EUR', newer)).toMatchObject({ usdPerUnit: 1.085, source: 'ECB' });
    expect(await rateOf('KES', newer)).toMatchObject({ usdPerUnit: 0.008, source: 'MANUAL' });
  });

  test('stay as they are when the file is broken, and the job fails', async () => {
    await writeFile(join(server.dataDir, 'exchange-rates.xml'), '<html>Maintenance</html>');
    await expect(runJob(server, 'updateExchangeRates')).rejects.toThrow('failed');
    expect(await rateOf('EUR', newer)).toMatchObject({ usdPerUnit: 1.085 });
  });
});

describe('a rate is entered', () => {
  test('by an administrator, audited with what was there before', async () => {
    const first = await enter('admin');
    expect(first).toMatchObject({ status: 201, body: { currencyCode: 'KES', usdPerUnit: 0.00773994, source: 'MANUAL' } });
    const second = await enter('admin', { usdPerUnit: 0.00774 });
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id, usdPerUnit: 0.00774 } });
    const audit = await api.call(contract.audit.list, { as: 'admin', query: { entityId: first.body.id } });
    expect(audit.body.items.map(({ action }) => action)).toEqual(['UPDATE', 'CREATE']);
    const [row] = await query<{ details: unknown }>(
      server.databaseUrl,
      `SELECT details FROM audit WHERE entity_id = $1 AND action = 'UPDATE'`,
      [first.body.id],
    );
    expect(row?.details).toMatchObject({ before: { usdPerUnit: '0.00773994' }, after: { usdPerUnit: '0.00774000' } });
  });

  test.each<[Person, number, number]>([
    ['admin', 201, 200],
    ['care', 403, 200],
    ['team', 403, 200],
    ['lead', 403, 200],
    ['dana', 403, 403],
  ])('%s', async (as, enters, lists) => {
    expect((await enter(as)).status).toBe(enters);
    expect((await api.call(rates.list, { as })).status).toBe(lists);
  });

  test.each<[string, object, string]>([
    ['of a currency there is not', { currencyCode: 'QQQ' }, 'currencyCode'],
    ['of the dollar', { currencyCode: 'USD' }, 'currencyCode'],
    ['of a day to come', { date: daysAhead(2) }, 'date'],
    ['of a day that is none', { date: '2026-02-30' }, 'date'],
    ['of nothing', { usdPerUnit: 0 }, 'usdPerUnit'],
    ['with nine decimals', { usdPerUnit: 0.123456789 }, 'usdPerUnit'],
    ['by another name', { rate: 1 }, 'rate'],
  ])('but none %s', async (_, more, field) => {
    const { status, problem } = await api.send('POST', rates.create.path, {
      as: 'admin',
      body: { currencyCode: 'KES', date: daysAhead(-3), usdPerUnit: 0.0077, ...more },
    });
    expect({ status, field: problem?.errors?.[0]?.field }).toEqual({ status: 422, field });
  });
});

async function publish(days: [time: string, rates: Record<string, string>][]): Promise<void> {
  const cubes = days.map(([time, quotes]) => {
    const lines = Object.entries(quotes).map(([currency, rate]) => `<Cube currency="${currency}" rate="${rate}"/>`);
    return `<Cube time="${time}">${lines.join('')}</Cube>`;
  });
  const xml = `<?xml version="1.0"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube>${cubes.join('')}</Cube></gesmes:Envelope>`;
  await writeFile(join(server.dataDir, 'exchange-rates.xml'), xml);
}
