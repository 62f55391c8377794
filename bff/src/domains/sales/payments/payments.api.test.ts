import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomInt, randomUUID } from 'node:crypto';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { invoices, payments } = contract;
const { moveTo, booking } = createSalesApi(server, api);
const run = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const [partner] = await run('SELECT partner_id AS id FROM agents WHERE email = $1', [people.lead]);
const partnerId = String(partner?.['id']);
// What the demo has open is settled, so that the sums of these tests are their own.
await run(`UPDATE invoices SET open_usd = 0, status = 'PAID' WHERE partner_id = $1 AND open_usd <> 0`, [partnerId]);
const atFirst = await sumReceivable();

const readSale = async (id: string) => (await api.call(contract.salesRecordings.read, { as: 'admin', params: { id } })).body;
const readInvoice = async (id: string) => (await api.call(invoices.read, { as: 'admin', params: { id } })).body;
const statement = async () =>
  (await api.call(contract.partnerStatements.read, { as: 'admin', params: { id: partnerId, month: daysAhead(0).slice(0, 7) } })).body;
const pay = (amount: number, more: object = {}, as: Person = 'admin') =>
  api.call(payments.create, {
    as,
    body: { partnerId, receivedOn: daysAhead(0), amount, method: 'BANK', reference: randomUUID(), ...more },
  });
const reverse = (id: string) => api.call(payments.reverse, { as: 'admin', params: { id }, body: { note: 'The cheque was not honoured.' } });

/** An invoice of 125 and 62.55 dollars, with tax. */
async function invoiceTwo(taxRatePct = 0) {
  const sales = [await booking('CONFIRMED', { grossAmount: 1_000 }), await booking('CONFIRMED', { grossAmount: 500.4 })];
  const body = { partnerId, salesRecordingIds: sales.map(({ id }) => id), taxRatePct };
  const { body: invoice } = await api.call(invoices.create, { as: 'admin', body });
  return { invoice, sales: sales.map(({ id }) => id) };
}

describe('a payment', () => {
  test('settles the invoices that are due first, line by line, and its sales are PAID with the whole', async () => {
    const { invoice, sales } = await invoiceTwo(10);
    expect(invoice.totalUSD).toBe(206.31);
    const part = await pay(130);
    expect(part).toMatchObject({
      status: 201,
      body: { amountUSD: 130, status: 'RECORDED', allocations: [{ invoiceId: invoice.id, amountUSD: 130 }] },
    });
    expect(await readInvoice(invoice.id)).toMatchObject({ openUSD: 76.31, status: 'PARTLY_PAID' });
    expect(await Promise.all(sales.map(readSale))).toMatchObject([
      { status: 'INVOICED', paidUSD: 125 },
      { status: 'INVOICED', paidUSD: 5 },
    ]);
    expect((await pay(76.31)).status).toBe(201);
    expect(await readInvoice(invoice.id)).toMatchObject({ openUSD: 0, status: 'PAID' });
    expect(await Promise.all(sales.map(readSale))).toMatchObject([
      { status: 'PAID', paidUSD: 125 },
      { status: 'PAID', paidUSD: 62.55 },
    ]);
    await expectAgreement();
  });

  test('of more than is open of an invoice, or more than was paid, is refused', async () => {
    const { invoice } = await invoiceTwo();
    const over = await pay(200, { allocations: [{ invoiceId: invoice.id, amountUSD: 200 }] });
    expect(over).toMatchObject({ status: 422, problem: { errorCode: 'money.exceedsRemaining' } });
    const more = await pay(100, { allocations: [{ invoiceId: invoice.id, amountUSD: 100.01 }] });
    expect(more.problem.message).toContain('these make 100.01');
    expect(more.problem.errors?.[0]).toMatchObject({ pointer: '/allocations', code: 'tooBig' });
    const other = await pay(1, { allocations: [{ invoiceId: '018f0000-0000-7000-8000-000000000000', amountUSD: 1 }] });
    expect(other.problem.errors?.[0]).toMatchObject({ code: 'unknown' });
    expect((await pay(187.55)).status).toBe(201);
  });

  test('in another currency counts at the rate of its day, and has its reference once', async () => {
    await invoiceTwo();
    expect(await pay(10, { currencyCode: 'KES' })).toMatchObject({ status: 422, problem: { errorCode: 'money.rateMissing' } });
    await api.call(contract.exchangeRates.create, {
      as: 'admin',
      body: { currencyCode: 'KES', date: daysAhead(-1), usdPerUnit: 0.0078125 },
    });
    const reference = randomUUID();
    expect(await pay(10_000, { currencyCode: 'KES', reference })).toMatchObject({
      status: 201,
      body: { amount: 10_000, amountUSD: 78.13 },
    });
    expect(await pay(1, { reference })).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict' } });
    expect((await pay(109.42)).status).toBe(201);
  });

  test('that two send at once settles nothing twice', async () => {
    await invoiceTwo();
    const answers = await Promise.all([pay(187.55), pay(187.55)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const credits = answers.map(({ body }) => body.unallocatedUSD).toSorted((one, other) => one - other);
    expect(credits).toEqual([0, 187.55]);
    await expectAgreement();
    for (const { body } of answers.filter(({ body }) => body.unallocatedUSD > 0)) expect((await reverse(body.id)).status).toBe(201);
  });

  test.each<[Person, number]>([
    ['admin', 200],
    ['care', 403],
    ['lead', 403],
    ['dana', 403],
  ])('is read by administrators: %s', async (as, status) => {
    expect((await api.call(payments.list, { as })).status).toBe(status);
  });
});

describe('a reversal', () => {
  test('opens the invoice again: sale, invoice, ledger and statement agree', async () => {
    const { invoice, sales } = await invoiceTwo(10);
    const before = await statement();
    const { body: payment } = await pay(206.31);
    expect((await statement()).closingUSD).toBeCloseTo(before.closingUSD - 206.31, 5);
    expect(await reverse(payment.id)).toMatchObject({
      status: 201,
      body: { status: 'REVERSED', reversalNote: 'The cheque was not honoured.' },
    });
    expect(await readInvoice(invoice.id)).toMatchObject({ openUSD: 206.31, status: 'ISSUED' });
    expect(await Promise.all(sales.map(readSale))).toMatchObject([
      { status: 'INVOICED', paidUSD: 0 },
      { status: 'INVOICED', paidUSD: 0 },
    ]);
    const after = await statement();
    expect(after.closingUSD).toBe(before.closingUSD);
    expect(after.entries.slice(before.entries.length).map(({ kind }) => kind)).toEqual([
      'PAYMENT',
      'PAYMENT',
      'PAYMENT',
      'CORRECTION',
      'CORRECTION',
      'CORRECTION',
    ]);
    expect(await reverse(payment.id)).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    await expectAgreement();
    expect((await pay(206.31)).status).toBe(201);
  });

  test('gives the reference of the bank back, once', async () => {
    const { invoice } = await invoiceTwo();
    const reference = randomUUID();
    const wrong = await pay(178.55, { reference });
    expect(await pay(187.55, { reference })).toMatchObject({
      status: 409,
      problem: { errorCode: 'unique.conflict', errors: [{ pointer: '/reference', code: 'unique' }] },
    });
    await reverse(wrong.body.id);
    expect(await pay(187.55, { reference })).toMatchObject({ status: 201, body: { reference, unallocatedUSD: 0 } });
    expect(await readInvoice(invoice.id)).toMatchObject({ openUSD: 0, status: 'PAID' });
    expect(await pay(1, { reference })).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict' } });
    await expectAgreement();
  });

  test('of what is not there is 404', async () => {
    expect((await reverse('018f0000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});

test('after any sequence of payments, allocations, reversals, refunds, write-offs and credit notes, ledger, open amounts and statement agree', async () => {
  const made = [await invoiceTwo(), await invoiceTwo(7.5), await invoiceTwo()];
  const recorded: string[] = [];
  for (let step = 0; step < 40; step++) {
    const { invoice } = made[randomInt(made.length)] ?? made[0] ?? { invoice: undefined };
    if (!invoice) continue;
    const amount = randomInt(1, 9_000) / 100;
    const act = randomInt(7);
    const one = recorded[randomInt(recorded.length + 1)];
    if (act === 0) {
      if (one !== undefined) expect([201, 409]).toContain((await reverse(one)).status);
    } else if (act === 4) {
      const allocations = randomInt(2) === 0 ? [] : [{ invoiceId: invoice.id, amountUSD: amount }];
      if (one !== undefined)
        expect([200, 409, 422]).toContain(
          (await api.call(payments.setAllocations, { as: 'admin', params: { id: one }, body: { allocations } })).status,
        );
    } else if (act === 5) {
      const body = { partnerId, amountUSD: amount, reference: randomUUID() };
      expect([201, 422]).toContain((await api.call(contract.refunds.create, { as: 'admin', body })).status);
    } else if (act === 6) {
      const body = { amountUSD: amount, note: 'Bank charges.' };
      expect([201, 409, 422]).toContain((await api.call(invoices.writeOff, { as: 'admin', params: { id: invoice.id }, body })).status);
    } else if (act === 1) {
      const body = {
        lines: [{ label: 'Park fees', amountUSD: amount / 4 > 0.01 ? Math.round(amount * 25) / 100 : 0.01 }],
        reasonCode: 'GOODWILL' as const,
        note: 'A thank you.',
      };
      expect([201, 422]).toContain((await api.call(invoices.createCreditNote, { as: 'admin', params: { id: invoice.id }, body })).status);
    } else {
      const paid = await pay(amount, act === 2 ? {} : { allocations: [{ invoiceId: invoice.id, amountUSD: amount }] });
      expect([201, 422]).toContain(paid.status);
      if (paid.status === 201) recorded.push(paid.body.id);
    }
    await expectAgreement();
  }
});

test('a sale that was paid by its status stays so', async () => {
  const { id } = await booking('INVOICED', { grossAmount: 1_000 });
  const { invoiceId } = await readSale(id);
  const { openUSD } = await readInvoice(invoiceId ?? '');
  if (openUSD > 0) expect((await moveTo(id, 'PAID', 'admin')).status).toBe(200);
  expect(await readInvoice(invoiceId ?? '')).toMatchObject({ openUSD: 0 });
  await expectAgreement();
});

/** The ledger, the open amounts of invoices, the allocations and the statement tell the same. */
async function expectAgreement(): Promise<void> {
  const [sums] = await run(
    `SELECT ((SELECT sum(open_usd) FROM invoices WHERE partner_id = $1) - (SELECT coalesce(sum(unallocated_usd), 0) FROM payments WHERE partner_id = $1))::text AS open,
       (SELECT count(*) FROM payments WHERE partner_id = $1 AND status = 'RECORDED' AND amount_usd <> unallocated_usd + refunded_usd +
         (SELECT coalesce(sum((a ->> 'amountUSD')::numeric), 0) FROM jsonb_array_elements(allocations) a))::int AS split,
       (SELECT count(*) FROM payments p WHERE p.partner_id = $1 AND CASE p.status WHEN 'RECORDED' THEN p.refunded_usd - p.amount_usd ELSE 0 END <>
         (SELECT sum(receivable_usd) FROM ledger_entries e WHERE e.payment_id = p.id))::int AS entered,
       (SELECT count(*) FROM sales_recordings s WHERE s.partner_id = $1 AND s.status IN ('INVOICED', 'PAID') AND s.created_at > now() - interval '1 hour' AND
         s.commission_usd - coalesce(s.paid_usd, 0) <> (SELECT sum(receivable_usd) FROM ledger_entries e WHERE e.sales_recording_id = s.id))::int AS sales`,
    [partnerId],
  );
  const receivable = await sumReceivable();
  expect({ ...sums, open: Number(sums?.['open']) }).toEqual({ open: round(receivable - atFirst), split: 0, entered: 0, sales: 0 });
  expect((await statement()).closingUSD).toBe(receivable);
}

async function sumReceivable(): Promise<number> {
  const [row] = await run('SELECT coalesce(sum(receivable_usd), 0)::text AS sum FROM ledger_entries WHERE partner_id = $1', [partnerId]);
  return Number(row?.['sum']);
}

function round(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
