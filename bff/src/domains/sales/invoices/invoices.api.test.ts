import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { createIntroducedMatch, createMatchDocument, type IntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { invoices } = contract;
const { record, moveTo, booking } = createSalesApi(server, api);
const run = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const readSale = async (id: string) => (await api.call(contract.salesRecordings.read, { as: 'admin', params: { id } })).body;
const readInvoice = async (id: string, as: Person = 'admin') => (await api.call(invoices.read, { as, params: { id } })).body;
const invoiceOf = async (saleId: string) => readInvoice((await readSale(saleId)).invoiceId ?? '');
const credit = (id: string, amountUSD: number, as: Person = 'admin') =>
  api.call(invoices.createCreditNote, {
    as,
    params: { id },
    body: { lines: [{ label: 'Park fees', amountUSD }], reasonCode: 'ERROR', note: 'Park fees carry no commission.' },
  });
/** A settled partner: nothing that is open of earlier tests takes in credit. */
const settleAll = () => run(`UPDATE invoices SET open_usd = 0, status = 'PAID' WHERE open_usd <> 0`);

describe('an invoice', () => {
  test('is issued with the sale’s, has both addresses, and agents read that of their company', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    const sale = await readSale(id);
    const invoice = await readInvoice(sale.invoiceId ?? '', 'lead');
    expect(invoice).toMatchObject({
      number: sale.invoiceNumber,
      kind: 'INVOICE',
      lines: [{ salesRecordingId: id, label: `Commission for ${sale.reference}`, amountUSD: 125 }],
      totalUSD: 125,
      dueOn: sale.dueOn,
      billFrom: { name: 'Farwend Travel Ltd' },
      billTo: { countryCode: expect.any(String) },
    });
    for (const [as, status] of [
      ['care', 200],
      ['otherLead', 404],
      ['team', 403],
      ['dana', 403],
    ] as const)
      expect((await api.call(invoices.read, { as, params: { id: invoice.id } })).status).toBe(status);
  });

  test('for several sales moves all of them, with tax on the sum', async () => {
    await settleAll();
    const sales = [await booking('CONFIRMED', { grossAmount: 1_000 }), await booking('CONFIRMED', { grossAmount: 500.4 })];
    const { partnerId } = await readSale(sales[0]?.id ?? '');
    const body = { partnerId, salesRecordingIds: sales.map(({ id }) => id), taxRatePct: 20 };
    const before = await sumReceivable(partnerId);
    const made = await api.call(invoices.create, { as: 'admin', body });
    expect(made).toMatchObject({ status: 201, body: { totalUSD: 225.06, openUSD: 225.06, status: 'ISSUED' } });
    expect(made.headers.get('location')).toContain(made.body.id);
    for (const { id } of sales) expect(await readSale(id)).toMatchObject({ status: 'INVOICED', invoiceNumber: made.body.number });
    expect((await sumReceivable(partnerId)) - before).toBeCloseTo(225.06, 5);
    await credit(made.body.id, 10);
    const params = { id: partnerId, month: new Date().toISOString().slice(0, 7) };
    const { body: statement } = await api.call(contract.partnerStatements.read, { as: 'lead', params });
    expect(statement.openSales.reduce((total, { openUSD }) => total + openUSD, 0)).toBeCloseTo(statement.closingUSD, 5);
    expect(statement.entries.at(-1)).toMatchObject({
      salesRecordingId: null,
      reference: expect.stringMatching(/^FC-/),
      receivableUSD: -10,
    });
    expect((await api.call(invoices.create, { as: 'admin', body })).problem.errors?.[0]?.message).toContain('only CONFIRMED');
    expect((await api.call(invoices.create, { as: 'care', body })).status).toBe(403);
  });

  test('of sales of another partner is refused, and takes no number', async () => {
    const { id } = await booking('CONFIRMED');
    const [other] = await run('SELECT id FROM partners WHERE id <> $1 LIMIT 1', [(await readSale(id)).partnerId]);
    const body = { partnerId: String(other?.['id']), salesRecordingIds: [id] };
    expect((await api.call(invoices.create, { as: 'admin', body })).problem.errors?.[0]).toMatchObject({ code: 'unknown' });
  });

  test('needs the billing address of the partner and ours', async () => {
    const { id } = await booking('CONFIRMED');
    const { partnerId } = await readSale(id);
    const [address] = await run('UPDATE partners SET billing_address = NULL WHERE id = $1 RETURNING id', [partnerId]);
    expect(address).toBeDefined();
    const refused = await moveTo(id, 'INVOICED', 'admin');
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'partnerId' }] } });
    expect(refused.problem.message).toContain('billing_address');
    await run(
      `UPDATE partners SET billing_address = '{"name": "Acacia Quill", "line1": "Ngong Road 1", "city": "Nairobi", "postalCode": "00100",
         "countryCode": "KE", "email": "accounts@acacia.example"}' WHERE id = $1`,
      [partnerId],
    );
    const [settings] = await run('SELECT bill_from AS address FROM site_settings');
    await run('UPDATE site_settings SET bill_from = NULL');
    expect((await moveTo(id, 'INVOICED', 'admin')).problem.message).toContain('site settings');
    await run('UPDATE site_settings SET bill_from = $1', [JSON.stringify(settings?.['address'])]);
    expect((await moveTo(id, 'INVOICED', 'admin')).status).toBe(200);
  });

  test.each([`UPDATE invoices SET total_usd = 1`, `UPDATE invoices SET number = 'x'`, `DELETE FROM invoices`])(
    '%s is refused by the database',
    async (sql) => {
      await expect(run(sql)).rejects.toThrow('never changed');
    },
  );

  test('has a number without gaps: two at once, and one that is refused', async () => {
    const sales = await Promise.all([booking('CONFIRMED'), booking('CONFIRMED'), booking('CONFIRMED')]);
    const { partnerId } = await readSale(sales[0].id);
    const create = (id: string) => api.call(invoices.create, { as: 'admin', body: { partnerId, salesRecordingIds: [id] } });
    const answers = await Promise.all([create(sales[0].id), create(sales[1].id), create(sales[1].id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 201, 422]);
    await run(`ALTER TABLE invoices ADD CONSTRAINT refused CHECK (bill_to ->> 'city' <> 'Nairobi') NOT VALID`);
    expect((await create(sales[2].id)).status).toBeGreaterThanOrEqual(400);
    await run('ALTER TABLE invoices DROP CONSTRAINT refused');
    expect((await create(sales[2].id)).status).toBe(201);
    for (const prefix of ['FW', 'FC']) {
      const rows = await run(
        `SELECT substr(number, 9)::int AS ordinal FROM invoices WHERE number LIKE $1 || extract(year FROM now()) || '-%' ORDER BY 1`,
        [`${prefix}-`],
      );
      expect(rows.map(({ ordinal }) => ordinal)).toEqual(rows.map((_, index) => index + 1));
    }
  });
});

describe('a credit note', () => {
  test('is issued for a confirmed take-back, set against the invoice of the booking, and mailed', async () => {
    await settleAll();
    const { id, match } = await booking('INVOICED', { grossAmount: 1_000 });
    await moveTo(id, 'PAID', 'admin', { paidUSD: 100 });
    const reduction = await takeBack(match, { type: 'REDUCTION', linkedRecordingId: id, grossAmount: 400 });
    const invoice = await invoiceOf(id);
    expect(invoice).toMatchObject({ totalUSD: 125, openUSD: 0, status: 'PAID' });
    const creditNote = await invoiceOf(reduction);
    expect(creditNote).toMatchObject({
      number: expect.stringMatching(/^FC-\d{4}-\d{6}$/),
      kind: 'CREDIT_NOTE',
      status: 'PARTLY_PAID',
      totalUSD: -50,
      openUSD: -25,
      correctsInvoiceId: invoice.id,
      reasonCode: 'TAKE_BACK',
    });
    await eventually(async () => {
      const [mail] = await run(`SELECT data FROM templated_emails WHERE template_key = 'credit-note-issued' AND related_id = $1`, [
        creditNote.id,
      ]);
      expect(mail?.['data']).toMatchObject({ creditUSD: '$50.00', offsetUSD: '$25.00', openUSD: '$25.00', invoiceNumber: invoice.number });
    });
    const next = await booking('INVOICED', { grossAmount: 1_000 });
    expect(await invoiceOf(next.id)).toMatchObject({ openUSD: 100, status: 'PARTLY_PAID' });
    expect(await invoiceOf(reduction)).toMatchObject({ openUSD: 0, status: 'PAID' });
    expect((await moveTo(next.id, 'PAID', 'admin', { paidUSD: 100.01 })).problem.message).toContain('at most 100.00');
    expect((await moveTo(next.id, 'PAID', 'admin')).body).toMatchObject({ status: 'PAID', paidUSD: 100 });
    const [paid] = await run(`SELECT data FROM templated_emails WHERE template_key = 'payment-received' AND related_id = $1`, [next.id]);
    expect(paid?.['data']).toMatchObject({ receivedUSD: '$100.00', openUSD: null });
  });

  test('written by an administrator credits no more than was invoiced', async () => {
    await settleAll();
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    const invoice = await invoiceOf(id);
    const before = await sumReceivable(invoice.partnerId);
    const made = await credit(invoice.id, 25.5);
    expect(made).toMatchObject({ status: 201, body: { totalUSD: -25.5, openUSD: 0, status: 'PAID', reasonCode: 'ERROR' } });
    expect(await readInvoice(invoice.id)).toMatchObject({ openUSD: 99.5, status: 'PARTLY_PAID' });
    expect((await sumReceivable(invoice.partnerId)) - before).toBeCloseTo(-25.5, 5);
    const refused = await credit(invoice.id, 99.51);
    expect(refused).toMatchObject({ status: 422, problem: { errorCode: 'money.exceedsRemaining' } });
    expect(refused.problem.message).toContain('99.50');
    expect((await credit(made.body.id, 1)).status).toBe(409);
    expect((await credit(invoice.id, 1, 'care')).status).toBe(403);
    expect((await credit('018f0000-0000-7000-8000-000000000000', 1)).status).toBe(404);
  });

  test('keeps the books when an administrator takes a sale off its invoice', async () => {
    await settleAll();
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    const invoice = await invoiceOf(id);
    await moveTo(id, 'PAID', 'admin', { paidUSD: 40 });
    await moveTo(id, 'QUERIED', 'admin', { reasonCode: 'CORRECTION' });
    expect(await readSale(id)).toMatchObject({ invoiceId: null, invoiceNumber: null });
    expect(await readInvoice(invoice.id)).toMatchObject({ openUSD: 0, status: 'PAID' });
    const { body } = await api.call(invoices.list, { as: 'admin', query: { correctsInvoiceId: invoice.id } });
    expect(body.items).toMatchObject([{ totalUSD: -125, openUSD: -40, reasonCode: 'ERROR' }]);
    await moveTo(id, 'CONFIRMED', 'admin', { reasonCode: 'CORRECTION' });
    await moveTo(id, 'INVOICED', 'admin');
    expect(await invoiceOf(id)).toMatchObject({ totalUSD: 125, openUSD: 85 });
    expect((await moveTo(id, 'PAID', 'admin')).body).toMatchObject({ paidUSD: 125 });
  });
});

test('what is open is what the ledger has, of each partner, and the nightly check tells of a difference', async () => {
  const [partner] = await run(
    `SELECT partner_id AS id FROM invoices GROUP BY 1 HAVING sum(open_usd) =
       (SELECT sum(receivable_usd) FROM ledger_entries l WHERE l.partner_id = invoices.partner_id) LIMIT 1`,
  );
  expect(partner).toBeDefined();
  await run(
    `UPDATE invoices SET open_usd = total_usd, status = 'ISSUED'
     WHERE id = (SELECT id FROM invoices WHERE partner_id = $1 AND open_usd <> total_usd LIMIT 1)`,
    [partner?.['id']],
  );
  await runJob(server, 'checkLedger');
  const alerts = await run(
    `SELECT 1 FROM templated_emails WHERE template_key = 'ops-alert' AND related_id = $1 AND data ->> 'title' LIKE '%its invoices'`,
    [partner?.['id']],
  );
  expect(alerts.length).toBeGreaterThan(0);
});

/** Records, submits and confirms a take-back, and returns its id. */
async function takeBack(match: IntroducedMatch, more: object): Promise<string> {
  const { id } = await record(match, { documentIds: [await createMatchDocument(server, match.id)], ...more });
  await moveTo(id, 'SUBMITTED', 'lead');
  const confirmed = await moveTo(id, 'CONFIRMED', 'care');
  if (confirmed.status !== 200) throw new Error(confirmed.text);
  return id;
}

async function sumReceivable(partnerId: string): Promise<number> {
  const [row] = await run('SELECT sum(receivable_usd) AS sum FROM ledger_entries WHERE partner_id = $1', [partnerId]);
  return Number(row?.['sum']);
}

describe('a partner that is invoiced monthly', () => {
  const setInvoicing = async (partnerId: string, invoicing: 'PER_SALE' | 'MONTHLY') =>
    expect((await api.call(contract.partners.update, { as: 'care', params: { id: partnerId }, body: { invoicing } })).status).toBe(200);
  const firstOfMonth = `${daysAhead(0).slice(0, 7)}-01`;
  /** A confirmed sale whose travel started on a day, and which was confirmed on it. */
  const travelled = async (day: string) => {
    const { id } = await booking('CONFIRMED', { grossAmount: 1_000 });
    await run('UPDATE sales_recordings SET travel_start = $2::date, status_changed_at = $2::date WHERE id = $1', [id, day]);
    return id;
  };

  test('gets one invoice for what started before the month, and nothing for what started in it', async () => {
    const before = [await travelled('2020-01-31'), await travelled('2020-02-28')];
    const inMonth = await travelled(firstOfMonth);
    const { partnerId } = await readSale(inMonth);
    await setInvoicing(partnerId, 'MONTHLY');
    await runJob(server, 'invoiceSales', 2);
    const [one, other] = [await invoiceOf(before[0] ?? ''), await invoiceOf(before[1] ?? '')];
    expect(one.id).toBe(other.id);
    expect(one.lines.map(({ salesRecordingId }) => salesRecordingId)).toEqual(expect.arrayContaining(before));
    expect((await readSale(inMonth)).status).toBe('CONFIRMED');
    await setInvoicing(partnerId, 'PER_SALE');
    await runJob(server, 'invoiceSales');
    expect((await invoiceOf(inMonth)).lines).toHaveLength(1);
  });
});

test.each(['PER_SALE', 'MONTHLY'] as const)(
  'a partner without a billing address is reported once, and the others are invoiced: %s',
  async (invoicing) => {
    const [first, second] = [await booking('CONFIRMED'), await booking('CONFIRMED')];
    const match = await createIntroducedMatch(server, people.otherLead);
    const { id: other } = await record(match, { documentIds: [await createMatchDocument(server, match.id)] }, 'otherLead');
    await moveTo(other, 'SUBMITTED', 'otherLead');
    expect((await moveTo(other, 'CONFIRMED', 'care')).status).toBe(200);
    const { partnerId } = first.match;
    await run('UPDATE partners SET invoicing = $2 WHERE id = ANY ($1)', [[partnerId, match.partnerId], invoicing]);
    await run(
      `UPDATE sales_recordings SET travel_start = CASE WHEN id = $2 THEN '2020-03-01'::date ELSE '2020-02-01' END, status_changed_at = '2020-03-02'
     WHERE id = ANY ($1)`,
      [[first.id, second.id, other], other],
    );
    const [address] = await run('SELECT billing_address AS "billTo" FROM partners WHERE id = $1', [partnerId]);
    await run('UPDATE partners SET billing_address = NULL WHERE id = $1', [partnerId]);
    await run(`DELETE FROM templated_emails WHERE template_key = 'ops-alert'`);

    await runJob(server, 'invoiceSales');
    await runJob(server, 'invoiceSales');

    expect(await readSale(other)).toMatchObject({ status: 'INVOICED', invoiceId: expect.any(String) });
    for (const { id } of [first, second]) expect((await readSale(id)).status).toBe('CONFIRMED');
    const alerts = await run(
      `SELECT DISTINCT related_id, data ->> 'detail' AS detail, count(*) OVER (PARTITION BY "to")::int AS times
     FROM templated_emails WHERE template_key = 'ops-alert'`,
    );
    expect(alerts).toEqual([{ related_id: partnerId, detail: expect.stringContaining('has no billing address'), times: 1 }]);

    await run('UPDATE partners SET billing_address = $2 WHERE id = $1', [partnerId, address?.['billTo']]);
    await runJob(server, 'invoiceSales');
    for (const { id } of [first, second]) expect((await readSale(id)).status).toBe('INVOICED');
    await run(`UPDATE partners SET invoicing = 'PER_SALE' WHERE id = ANY ($1)`, [[partnerId, match.partnerId]]);
  },
);
