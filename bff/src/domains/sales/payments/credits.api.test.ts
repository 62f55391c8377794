import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { createMatchDocument } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { invoices, payments, refunds } = contract;
const { record, moveTo, booking } = createSalesApi(server, api);
const run = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const [partner] = await run('SELECT partner_id AS id FROM agents WHERE email = $1', [people.lead]);
const partnerId = String(partner?.['id']);

const readSale = async (id: string) => (await api.call(contract.salesRecordings.read, { as: 'admin', params: { id } })).body;
const readInvoice = async (id: string) => (await api.call(invoices.read, { as: 'admin', params: { id } })).body;
const pay = (amount: number, more: object = {}) =>
  api.call(payments.create, {
    as: 'admin',
    body: { partnerId, receivedOn: daysAhead(0), amount, method: 'BANK', reference: randomUUID(), ...more },
  });
const allocate = (id: string, allocations: { invoiceId: string; amountUSD: number }[], as: Person = 'admin') =>
  api.call(payments.setAllocations, { as, params: { id }, body: { allocations } });
const reverse = (id: string) => api.call(payments.reverse, { as: 'admin', params: { id }, body: { note: 'It bounced.' } });
const writeOff = (id: string, more: object = {}, as: Person = 'admin') =>
  api.call(invoices.writeOff, { as, params: { id }, body: { note: 'Bank charges that nobody claims.', ...more } });
const refund = (amountUSD: number, more: object = {}, as: Person = 'admin') =>
  api.call(refunds.create, { as, body: { partnerId, amountUSD, reference: randomUUID(), ...more } });
const entriesOf = (column: string, id: string) =>
  run(`SELECT kind, receivable_usd::text AS receivable, note FROM ledger_entries WHERE ${column} = $1 ORDER BY created_at, id`, [id]);

// Nothing that the demo has open is set against the invoices of these tests.
const openOfDemo = await run('SELECT id, kind, open_usd::text AS open FROM invoices WHERE partner_id = $1 AND open_usd <> 0', [partnerId]);
for (const { id, kind, open } of openOfDemo)
  expect((await (kind === 'INVOICE' ? writeOff(String(id)) : refund(-Number(open)))).status).toBe(201);

/** An invoice of 125 dollars with its sale. */
async function invoiceOne() {
  const { id, match } = await booking('INVOICED', { grossAmount: 1_000 });
  const { invoiceId } = await readSale(id);
  return { saleId: id, match, invoiceId: invoiceId ?? '' };
}

/** A credit note of 50 dollars, none of which settles anything, with the sale that takes it back. */
async function creditFifty() {
  const { saleId, match } = await invoiceOne();
  expect((await moveTo(saleId, 'PAID', 'admin')).status).toBe(200);
  const documentIds = [await createMatchDocument(server, match.id)];
  const { id } = await record(match, { type: 'REDUCTION', linkedRecordingId: saleId, grossAmount: 400, documentIds });
  await moveTo(id, 'SUBMITTED', 'lead');
  expect((await moveTo(id, 'CONFIRMED', 'care')).status).toBe(200);
  const { invoiceId } = await readSale(id);
  return { takeBackId: id, creditNoteId: invoiceId ?? '' };
}

describe('a payment in advance', () => {
  test('is to the credit of the partner until it is allocated', async () => {
    const paid = await pay(200, { allocations: [] });
    expect(paid).toMatchObject({ status: 201, body: { allocations: [], unallocatedUSD: 200, refundedUSD: 0 } });
    const { saleId, invoiceId } = await invoiceOne();
    const allocated = await allocate(paid.body.id, [{ invoiceId, amountUSD: 125 }]);
    expect(allocated).toMatchObject({ status: 200, body: { unallocatedUSD: 75, allocations: [{ invoiceId, amountUSD: 125 }] } });
    expect(await readInvoice(invoiceId)).toMatchObject({ status: 'PAID', openUSD: 0 });
    expect(await readSale(saleId)).toMatchObject({ status: 'PAID', paidUSD: 125 });
    expect(await entriesOf('payment_id', paid.body.id)).toMatchObject([
      { kind: 'PAYMENT', receivable: '-200.00' },
      { kind: 'CORRECTION', receivable: '200.00' },
      { kind: 'PAYMENT', receivable: '-125.00' },
      { kind: 'PAYMENT', receivable: '-75.00' },
    ]);
    expect(await run(`SELECT 1 FROM templated_emails WHERE related_id = $1 AND template_key = 'payment-received'`, [saleId])).toEqual([]);
    await expectAgreement();
    expect((await refund(75)).status).toBe(201);
    expect((await reverse(paid.body.id)).problem.message).toContain('75.00 US dollars of this payment were paid back');
  });

  test('moves from one invoice to another: the first is open again', async () => {
    const [one, other] = [await invoiceOne(), await invoiceOne()];
    const { body: payment } = await pay(125, { allocations: [{ invoiceId: one.invoiceId, amountUSD: 125 }] });
    expect((await allocate(payment.id, [{ invoiceId: other.invoiceId, amountUSD: 100 }])).body.unallocatedUSD).toBe(25);
    expect(await readInvoice(one.invoiceId)).toMatchObject({ status: 'ISSUED', openUSD: 125 });
    expect(await readSale(one.saleId)).toMatchObject({ status: 'INVOICED', paidUSD: 0 });
    expect(await readInvoice(other.invoiceId)).toMatchObject({ status: 'PARTLY_PAID', openUSD: 25 });
    await expectAgreement();
    expect((await reverse(payment.id)).body).toMatchObject({ status: 'REVERSED', unallocatedUSD: 0 });
    expect(await readInvoice(other.invoiceId)).toMatchObject({ status: 'ISSUED', openUSD: 125 });
    await expectAgreement();
    for (const { invoiceId } of [one, other]) await writeOff(invoiceId);
  });

  test('is refused where it names too much, what is not there, or what was reversed', async () => {
    const { invoiceId } = await invoiceOne();
    const { body: payment } = await pay(60, { allocations: [{ invoiceId, amountUSD: 60 }] });
    expect(await allocate(payment.id, [{ invoiceId, amountUSD: 60.01 }])).toMatchObject({
      status: 422,
      problem: { errorCode: 'money.exceedsRemaining', errors: [{ pointer: '/allocations' }] },
    });
    const unknown = await allocate(payment.id, [{ invoiceId: '018f0000-0000-7000-8000-000000000000', amountUSD: 1 }]);
    expect(unknown.problem.errors?.[0]).toMatchObject({ pointer: '/allocations/0/invoiceId', code: 'unknown' });
    const twice = [1, 2].map((amountUSD) => ({ invoiceId, amountUSD }));
    expect((await allocate(payment.id, twice)).status).toBe(422);
    const stale = { version: 9, allocations: [] };
    expect((await api.call(payments.setAllocations, { as: 'admin', params: { id: payment.id }, body: stale })).status).toBe(412);
    expect((await allocate('018f0000-0000-7000-8000-000000000000', [])).status).toBe(404);
    await reverse(payment.id);
    expect(await allocate(payment.id, [])).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    await writeOff(invoiceId);
  });

  test.each<Person>(['care', 'lead', 'dana'])('is allocated by administrators alone, not by %s', async (as) => {
    expect((await allocate('018f0000-0000-7000-8000-000000000000', [], as)).status).toBe(403);
  });
});

describe('a refund', () => {
  test('pays back credit notes first, then payments, and the take-back is PAID', async () => {
    const { takeBackId, creditNoteId } = await creditFifty();
    const { body: payment } = await pay(30, { allocations: [] });
    expect(await refund(80.01)).toMatchObject({
      status: 422,
      problem: { errorCode: 'money.exceedsRemaining', errors: [{ pointer: '/amountUSD' }], message: expect.stringContaining('has 80.00') },
    });
    const reference = randomUUID();
    const made = await refund(60, { reference });
    expect(made).toMatchObject({
      status: 201,
      body: {
        amountUSD: 60,
        sources: [
          { invoiceId: creditNoteId, paymentId: null, amountUSD: 50 },
          { invoiceId: null, paymentId: payment.id, amountUSD: 10 },
        ],
      },
    });
    expect(await readSale(takeBackId)).toMatchObject({ status: 'PAID', paidUSD: -50 });
    expect(await readInvoice(creditNoteId)).toMatchObject({ status: 'PAID', openUSD: 0 });
    expect(await entriesOf('refund_id', made.body.id)).toMatchObject([
      { kind: 'REFUND', receivable: '50.00' },
      { kind: 'REFUND', receivable: '10.00' },
    ]);
    expect(await refund(1, { reference })).toMatchObject({ status: 409, problem: { errorCode: 'unique.conflict' } });
    expect((await api.call(refunds.list, { as: 'admin', query: { reference } })).body.items).toHaveLength(1);
    expect((await refund(20)).status).toBe(201);
    await expectAgreement();
  });

  test('is of a partner that is there, and by administrators', async () => {
    const unknown = await refund(1, { partnerId: '018f0000-0000-7000-8000-000000000000' });
    expect(unknown.problem.errors?.[0]).toMatchObject({ pointer: '/partnerId', code: 'unknown' });
    for (const as of ['care', 'lead', 'dana'] as const) expect((await refund(1, {}, as)).status).toBe(403);
  });

  test('that is told by the status of a take-back is one too', async () => {
    const { takeBackId, creditNoteId } = await creditFifty();
    expect((await moveTo(takeBackId, 'PAID', 'admin', { paidUSD: -20 })).body).toMatchObject({ status: 'INVOICED', paidUSD: -20 });
    expect((await moveTo(takeBackId, 'PAID', 'admin', { paidUSD: -10 })).status).toBe(409);
    expect((await moveTo(takeBackId, 'PAID', 'admin')).body).toMatchObject({ status: 'PAID', paidUSD: -50 });
    const { items } = (await api.call(refunds.list, { as: 'admin', query: { partnerId, sort: 'createdAt' } })).body;
    expect(items.slice(-2)).toMatchObject([
      { amountUSD: 20, sources: [{ invoiceId: creditNoteId }] },
      { amountUSD: 30, sources: [{ invoiceId: creditNoteId }] },
    ]);
    await expectAgreement();
  });
});

describe('a sale that is PAID by its status', () => {
  test('has a payment for what is new, which can be reversed; less than before is refused', async () => {
    const { saleId, invoiceId } = await invoiceOne();
    expect((await moveTo(saleId, 'PAID', 'admin', { paidUSD: 40 })).body).toMatchObject({ status: 'INVOICED', paidUSD: 40 });
    const less = await moveTo(saleId, 'PAID', 'admin', { paidUSD: 39.99 });
    expect(less).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed', errors: [{ pointer: '/paidUSD' }] } });
    expect(less.problem.message).toContain('/reversals');
    expect((await moveTo(saleId, 'PAID', 'admin', { paidUSD: 40 })).body).toMatchObject({ status: 'INVOICED', paidUSD: 40 });
    expect((await moveTo(saleId, 'PAID', 'admin')).body).toMatchObject({ status: 'PAID', paidUSD: 125 });
    const { items } = (await api.call(payments.list, { as: 'admin', query: { partnerId, sort: 'createdAt' } })).body;
    expect(items.slice(-2)).toMatchObject([
      { amountUSD: 40, unallocatedUSD: 0, allocations: [{ invoiceId, amountUSD: 40 }] },
      { amountUSD: 85, unallocatedUSD: 0, allocations: [{ invoiceId, amountUSD: 85 }] },
    ]);
    for (const { id } of items.slice(-2)) expect((await reverse(id)).status).toBe(201);
    expect(await readSale(saleId)).toMatchObject({ status: 'INVOICED', paidUSD: 0 });
    expect(await readInvoice(invoiceId)).toMatchObject({ status: 'ISSUED', openUSD: 125 });
    await expectAgreement();
    await writeOff(invoiceId);
  });
});

describe('a write-off', () => {
  test('takes a part of what is open off, or all, with its reason; the sale stays INVOICED, and nobody is reminded', async () => {
    const { saleId, invoiceId } = await invoiceOne();
    expect(await writeOff(invoiceId, { amountUSD: 12.5 })).toMatchObject({ status: 201, body: { openUSD: 112.5, status: 'PARTLY_PAID' } });
    expect(await writeOff(invoiceId, { amountUSD: 112.51 })).toMatchObject({
      status: 422,
      problem: { errorCode: 'money.exceedsRemaining', errors: [{ pointer: '/amountUSD' }] },
    });
    expect(await writeOff(invoiceId)).toMatchObject({ status: 201, body: { openUSD: 0, status: 'PAID' } });
    expect(await writeOff(invoiceId)).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    expect(await readSale(saleId)).toMatchObject({ status: 'INVOICED', paidUSD: null });
    const entries = await run(
      `SELECT receivable_usd::text AS receivable, note FROM ledger_entries WHERE invoice_id = $1 AND kind = 'WRITE_OFF' ORDER BY created_at`,
      [invoiceId],
    );
    expect(entries).toEqual(['-12.50', '-112.50'].map((receivable) => ({ receivable, note: 'Bank charges that nobody claims.' })));
    await run('UPDATE sales_recordings SET due_on = current_date - 20 WHERE id = $1', [saleId]);
    await runJob(server, 'remindOfOverdueCommission');
    expect(await run(`SELECT 1 FROM templated_emails WHERE related_id = $1 AND template_key = 'commission-overdue'`, [saleId])).toEqual([]);
    await expectAgreement();
  });

  test('of a credit note is refused, and by others than administrators', async () => {
    const { creditNoteId } = await creditFifty();
    expect((await writeOff(creditNoteId)).problem.message).toContain('POST /v3/refunds');
    for (const as of ['care', 'lead', 'dana'] as const) expect((await writeOff(creditNoteId, {}, as)).status).toBe(403);
    expect((await refund(50)).status).toBe(201);
  });
});

/** Expects the nightly check to find the receivable of the ledger to be what is open of invoices less what payments have unallocated. */
async function expectAgreement(): Promise<void> {
  await runJob(server, 'checkLedger');
  const alerts = await run(
    `SELECT data ->> 'detail' AS detail FROM templated_emails WHERE template_key = 'ops-alert' AND related_id = $1`,
    [partnerId],
  );
  expect(alerts).toEqual([]);
}
