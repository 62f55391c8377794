import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { createIntroducedMatch, createMatchDocument, type IntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { record, moveTo, booking } = createSalesApi(server, api);
const run = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
/** The entries of a sale, oldest first, as kind, accrued and receivable. */
const entriesOf = async (salesRecordingId: string) => {
  const { body } = await api.call(contract.ledgerEntries.list, { as: 'admin', query: { salesRecordingId, limit: 100, sort: 'createdAt' } });
  return body.items.map(({ kind, accruedUSD, receivableUSD }) => [kind, accruedUSD, receivableUSD]);
};
const statement = async (partnerId: string, month = today().slice(0, 7), as: Person = 'admin') =>
  (await api.call(contract.partnerStatements.read, { as, params: { id: partnerId, month } })).body;

describe('the ledger', () => {
  test('tells the demo’s sales to the cent', async () => {
    const [sums] = await run(`SELECT sum(accrued_usd + receivable_usd)::text AS open FROM ledger_entries`);
    const [sales] = await run(
      `SELECT sum(commission_usd - coalesce(paid_usd, 0)) FILTER (WHERE status IN ('CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED'))::text AS open
       FROM sales_recordings`,
    );
    expect(sums).toEqual(sales);
    expect(await countAlertsAfterCheck()).toBe(0);
  });

  test('gets an entry with the confirmation, the invoice and each payment, in the same transaction', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 1_000.08 });
    await moveTo(id, 'PAID', 'admin', { paidUSD: 100 });
    await moveTo(id, 'DISPUTED', 'lead', { note: 'The park fees carry no commission' });
    await moveTo(id, 'INVOICED', 'admin');
    await moveTo(id, 'PAID', 'admin');
    expect(await entriesOf(id)).toEqual([
      ['EARNED', 125.01, 0],
      ['INVOICED', -125.01, 125.01],
      ['PAYMENT', 0, -100],
      ['PAYMENT', 0, -25.01],
    ]);
  });

  test('gets nothing of a move that is refused', async () => {
    const { id } = await booking('INVOICED');
    const before = await entriesOf(id);
    expect((await moveTo(id, 'PAID', 'admin', { paidUSD: 99_999 })).status).toBe(422);
    expect((await moveTo(id, 'CANCELLED', 'care')).status).toBe(409);
    expect(await entriesOf(id)).toEqual(before);
  });

  test('a full cancellation leaves nothing of the commission', async () => {
    const { id, match } = await booking('CONFIRMED', { grossAmount: 8_765.43, nonCommissionableUSD: 321.09 });
    const cancellation = await submit(match, { type: 'CANCELLATION', linkedRecordingId: id, grossAmount: 8_765.43 });
    await moveTo(id, 'CANCELLED', 'care');
    await moveTo(cancellation, 'CONFIRMED', 'care');
    expect([...(await entriesOf(id)), ...(await entriesOf(cancellation))]).toEqual([
      ['EARNED', 1055.54, 0],
      ['EARNED', -1055.54, 0],
    ]);
  });

  test('an administrator’s correction takes entries back and names them; what was paid stays paid', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    await moveTo(id, 'PAID', 'admin', { paidUSD: 40 });
    await moveTo(id, 'QUERIED', 'admin', { reasonCode: 'CORRECTION' });
    const { body } = await api.call(contract.ledgerEntries.list, { as: 'admin', query: { salesRecordingId: id, limit: 100 } });
    const corrections = body.items.filter(({ kind }) => kind === 'CORRECTION');
    const reversed = body.items.filter((entry) => corrections.some(({ reversesId }) => reversesId === entry.id));
    expect(reversed.map(({ kind }) => kind).toSorted()).toEqual(['EARNED', 'INVOICED']);
    expect(sum(body.items.map(({ accruedUSD }) => accruedUSD))).toBe(0);
    expect(sum(body.items.map(({ receivableUSD }) => receivableUSD))).toBe(-40);
  });

  test('a draft that was in it once stays', async () => {
    const { id } = await booking('CONFIRMED');
    await moveTo(id, 'DRAFT', 'admin', { reasonCode: 'CORRECTION' });
    expect((await api.call(contract.salesRecordings.remove, { as: 'admin', params: { id } })).status).toBe(409);
    expect((await moveTo(id, 'VOID', 'lead')).status).toBe(200);
  });

  test.each(["UPDATE ledger_entries SET kind = 'EARNED'", 'DELETE FROM ledger_entries', 'TRUNCATE ledger_entries CASCADE'])(
    '%s is refused by the database',
    async (sql) => {
      await expect(run(sql)).rejects.toThrow('never changed');
    },
  );

  test.each<[Person, number]>([
    ['admin', 200],
    ['care', 403],
    ['team', 403],
    ['lead', 403],
    ['dana', 403],
  ])('%s', async (as, status) => {
    expect((await api.call(contract.ledgerEntries.list, { as })).status).toBe(status);
  });
});

describe('the daily check', () => {
  test('alerts of a sale that was changed past the ledger, once a day, and the next move mends it', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    await run(`UPDATE sales_recordings SET paid_usd = 10 WHERE id = $1`, [id]);
    const alerts = await countAlertsAfterCheck();
    expect(alerts).toBeGreaterThan(0);
    expect(await countAlertsAfterCheck()).toBe(alerts);
    const [mail] = await run(
      `SELECT data ->> 'detail' AS detail FROM templated_emails WHERE template_key = 'ops-alert' AND data ->> 'title' LIKE '%disagrees%' LIMIT 1`,
    );
    expect(mail?.['detail']).toContain('GET /v3/ledger_entries');
    await moveTo(id, 'PAID', 'admin');
    expect((await entriesOf(id)).at(-1)).toEqual(['PAYMENT', 0, -125]);
  });
});

describe('the statement of a partner', () => {
  test('opens with what was owed, lists what changed, and ends with what is open, by age', async () => {
    const match = await createIntroducedMatch(server, people.otherLead);
    const { partnerId } = match;
    const before = await statement(partnerId);
    const { id } = await bookingOf(match, { grossAmount: 2_000, travelStart: daysAhead(-75), travelEnd: daysAhead(-70) });
    await moveTo(id, 'PAID', 'admin', { paidUSD: 50 });
    const after = await statement(partnerId);
    expect(after.openingUSD).toBe(before.openingUSD);
    expect(after.closingUSD).toBeCloseTo(before.closingUSD + 200, 5);
    expect(after.entries.slice(before.entries.length)).toMatchObject([
      { kind: 'EARNED', accruedUSD: 250 },
      { kind: 'INVOICED', accruedUSD: -250, receivableUSD: 250 },
      { kind: 'PAYMENT', receivableUSD: -50 },
    ]);
    expect(after.openSales.find(({ salesRecordingId }) => salesRecordingId === id)).toMatchObject({ openUSD: 200, dueOn: daysAhead(-45) });
    expect(after.aging.days31To60USD).toBeCloseTo(before.aging.days31To60USD + 200, 5);
    expect(sum(after.openSales.map(({ openUSD }) => openUSD))).toBe(after.closingUSD);
    expect(sum(Object.values(after.aging))).toBe(after.closingUSD);
  });

  test('of a month opens with what the month before closed with', async () => {
    const [row] = await run(`SELECT partner_id AS id, min(occurred_on)::text AS day FROM ledger_entries GROUP BY 1 ORDER BY 2 LIMIT 1`);
    const partnerId = String(row?.['id']);
    let closing = 0;
    for (const month of listMonths(String(row?.['day']))) {
      const one = await statement(partnerId, month);
      expect({ month, openingUSD: one.openingUSD }).toEqual({ month, openingUSD: closing });
      expect(sum([one.openingUSD, ...one.entries.map(({ receivableUSD }) => receivableUSD)])).toBe(one.closingUSD);
      closing = one.closingUSD;
    }
  });

  test.each<[Person, number]>([
    ['admin', 200],
    ['care', 200],
    ['lead', 200],
    ['agent', 200],
    ['otherLead', 404],
    ['team', 403],
    ['dana', 403],
  ])('%s', async (as, status) => {
    const { partnerId } = await createIntroducedMatch(server, people.lead);
    const params = { id: partnerId, month: today().slice(0, 7) };
    expect((await api.call(contract.partnerStatements.read, { as, params })).status).toBe(status);
  });

  test.each(['2026-13', '2026-1', 'March', '9999-01'])('there is none of %s', async (month) => {
    const { partnerId } = await createIntroducedMatch(server, people.lead);
    const refused = await api.call(contract.partnerStatements.read, { as: 'admin', params: { id: partnerId, month } });
    expect(refused).toMatchObject({ status: 404, problem: { errorCode: 'resource.notFound' } });
    expect(refused.problem.message).toContain('Name a month that has begun');
  });
});

/** Records and submits a sale, and returns its id. */
async function submit(match: IntroducedMatch, more: object, as: Person = 'lead'): Promise<string> {
  const { id } = await record(match, { documentIds: [await createMatchDocument(server, match.id)], ...more }, as);
  await moveTo(id, 'SUBMITTED', as);
  return id;
}

async function bookingOf(match: IntroducedMatch, more: object) {
  const id = await submit(match, more, 'otherLead');
  await moveTo(id, 'CONFIRMED', 'care');
  await moveTo(id, 'INVOICED', 'admin');
  return { id };
}

async function countAlertsAfterCheck(): Promise<number> {
  await runJob(server, 'checkLedger');
  const [row] = await run(
    `SELECT count(*)::int AS count FROM templated_emails WHERE template_key = 'ops-alert' AND data ->> 'title' LIKE '%disagrees%'`,
  );
  return Number(row?.['count']);
}

function listMonths(firstDay: string): string[] {
  const months: string[] = [];
  for (const date = new Date(`${firstDay.slice(0, 7)}-01`); date <= new Date(); date.setUTCMonth(date.getUTCMonth() + 1))
    months.push(date.toISOString().slice(0, 7));
  return months;
}

/** A sum of dollars in whole cents, so that floats do not show. */
function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;
}

function today(): string {
  return daysAhead(0);
}
