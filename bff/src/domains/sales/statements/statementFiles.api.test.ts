import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { readPdfText } from '@farwend/tests/builders/readPdfText.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { booking } = createSalesApi(server, api);
const run = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const [partner] = await run('SELECT partner_id AS id FROM agents WHERE email = $1', [people.lead]);
const partnerId = String(partner?.['id']);
const month = daysAhead(0).slice(0, 7);
const path = `/v3/partners/${partnerId}/statements/${month}`;

const readStatement = async () => (await api.call(contract.partnerStatements.read, { as: 'admin', params: { id: partnerId, month } })).body;
const download = (format: string, as: Person = 'admin') => api.send('GET', path, { as, query: { format } });
const readPdf = async () => {
  const answer = await fetch(`${server.origin}${path}?format=pdf`, { headers: { Authorization: `Bearer ${await api.tokenOf('admin')}` } });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="statement-${month}.pdf"`);
  return Buffer.from(await answer.arrayBuffer());
};

describe('a payment that is reversed', () => {
  test('leaves ledger, statement, CSV and PDF in agreement after each step', async () => {
    const before = await expectAgreement();
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    const { body: sale } = await api.call(contract.salesRecordings.read, { as: 'admin', params: { id } });
    const { body: invoice } = await api.call(contract.invoices.read, { as: 'admin', params: { id: sale.invoiceId ?? '' } });
    const invoiced = await expectAgreement();
    expect(invoiced - before).toBeCloseTo(125, 5);
    const reference = `TRF${randomUUID().slice(0, 8)}`;
    const paid = await api.call(contract.payments.create, {
      as: 'admin',
      body: {
        partnerId,
        receivedOn: daysAhead(0),
        amount: invoice.openUSD,
        method: 'BANK',
        reference,
        allocations: [{ invoiceId: invoice.id, amountUSD: invoice.openUSD }],
      },
    });
    expect(paid.status).toBe(201);
    expect(invoiced - (await expectAgreement())).toBeCloseTo(invoice.openUSD, 5);
    const body = { note: 'The transfer was recalled.' };
    expect((await api.call(contract.payments.reverse, { as: 'admin', params: { id: paid.body.id }, body })).status).toBe(201);
    expect(await expectAgreement()).toBe(invoiced);
    const { entries } = await readStatement();
    expect(entries.slice(-2)).toMatchObject([
      { kind: 'PAYMENT', invoiceNumber: invoice.number, paymentReference: reference },
      { kind: 'CORRECTION', invoiceNumber: invoice.number, paymentReference: reference },
    ]);
    const text = readPdfText(await readPdf()).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Payment ${reference}, reversed`);
  });
});

describe('the files of a statement', () => {
  test('are the same byte for byte while nothing changes', async () => {
    expect((await readPdf()).equals(await readPdf())).toBe(true);
    const csv = await download('csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect((await download('csv')).text).toBe(csv.text);
  });

  test('are read aloud: language, title, headings and tables are marked', async () => {
    const text = (await readPdf()).toString('latin1');
    expect(text).toContain('/Lang (en-GB)');
    expect(text).toContain('/Marked true');
    expect(text).toMatch(/\/S \/H1\b/);
    expect(text.match(/\/S \/Table\b/g)?.length).toBeGreaterThanOrEqual(3);
  });

  test('have no other format', async () => {
    expect(await download('xlsx')).toMatchObject({ status: 400, problem: { errorCode: 'validation.failed' } });
  });

  test.each<[Person, number]>([
    ['lead', 200],
    ['agent', 200],
    ['care', 200],
    ['otherLead', 404],
    ['team', 403],
    ['dana', 403],
  ])('%s', async (as, status) => {
    expect((await download('pdf', as)).status).toBe(status);
  });
});

describe('the monthly mail', () => {
  const billing = 'accounts@acacia.example';
  beforeAll(async () => {
    await run(
      `UPDATE partners SET billing_address = jsonb_build_object('name', 'Acacia Quill', 'line1', 'Ngong Road 1', 'line2', null, 'city', 'Nairobi',
         'region', null, 'postalCode', '00100', 'countryCode', 'KE', 'taxId', null, 'email', $2::text) WHERE id = $1`,
      [partnerId, billing],
    );
  });

  test('carries the statement of the month that is over, once to each, and stays seven years', async () => {
    await runJob(server, 'mailPartnerStatements', 2);
    const mails = await eventually(async () => {
      const all = await listMails();
      expect(all.length).toBeGreaterThan(1);
      expect(all.map(({ status }) => status)).toEqual(all.map(() => 'SENT'));
      return all;
    });
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([billing, people.lead]));
    expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length);
    const lastMonth = String(mails[0]?.['month']);
    const { body: statement } = await api.call(contract.partnerStatements.read, {
      as: 'lead',
      params: { id: partnerId, month: toIsoMonth(lastMonth) },
    });
    expect(mails[0]).toMatchObject({ closing: dollars(statement.closingUSD) });
    const { body: document } = await api.call(contract.documents.read, { as: 'lead', params: { id: String(mails[0]?.['document_id']) } });
    expect(document).toMatchObject({ name: `Statement, ${lastMonth}`, category: 'STATEMENT', links: [{ type: 'PARTNER', id: partnerId }] });
    expect(Number(document.purgeAfter?.slice(0, 4))).toBe(new Date(document.createdAt).getUTCFullYear() + 7);
  });

  const listMails = () =>
    run(
      `SELECT "to"[1] AS to, status, document_id, data ->> 'month' AS month, data ->> 'closingUSD' AS closing FROM templated_emails
       WHERE template_key = 'partner-statement' AND related_id = $1`,
      [partnerId],
    );
});

/** Expects ledger, statement, CSV and PDF to tell the same, and returns what is open. */
async function expectAgreement(): Promise<number> {
  const statement = await readStatement();
  const [ledger] = await run('SELECT sum(receivable_usd)::text AS sum FROM ledger_entries WHERE partner_id = $1', [partnerId]);
  expect(statement.closingUSD).toBe(Number(ledger?.['sum']));
  const rows = (await download('csv')).text.trim().split('\n');
  expect(rows).toHaveLength(1 + 1 + statement.entries.length + 6);
  expect(rows.at(-6)?.split(',').slice(1)).toEqual([
    'CLOSING',
    '',
    '',
    '',
    '',
    statement.accruedUSD.toFixed(2),
    '',
    statement.closingUSD.toFixed(2),
  ]);
  expect(rows.at(-7)?.split(',').at(-1)).toBe(statement.closingUSD.toFixed(2));
  const lines = readPdfText(await readPdf()).split('\n');
  expect(lines.filter((line) => line === dollars(statement.closingUSD)).length).toBeGreaterThanOrEqual(4);
  for (const { receivableUSD } of statement.entries) if (receivableUSD !== 0) expect(lines).toContain(dollars(receivableUSD));
  return statement.closingUSD;
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** `October 2026` as 2026-10. */
function toIsoMonth(month: string): string {
  return new Date(`1 ${month} UTC`).toISOString().slice(0, 7);
}
