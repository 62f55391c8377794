import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { connectTo } from '@farwend/tests/builders/connectTo.ts';
import { eventually } from '@farwend/tests/builders/eventually.ts';
import { createMatchDocument } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { InvoiceModel } from '#src/domains/sales/invoices/invoice.model.ts';
import { buildInvoicePdf } from './buildInvoicePdf.ts';

const server = await startServer();
const api = createApi(server);
const { db, close } = connectTo(server.databaseUrl);
afterAll(async () => {
  await close();
  await server.stop();
});

const { invoices } = contract;
const { record, moveTo, booking } = createSalesApi(server, api);
const run = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
const billing = 'accounts@acacia.example';

beforeAll(async () => {
  await run(
    `UPDATE partners SET billing_address = jsonb_build_object('name', 'Acacia Quill', 'line1', 'Ngong Road 1', 'line2', null, 'city', 'Nairobi',
       'region', null, 'postalCode', '00100', 'countryCode', 'KE', 'taxId', null, 'email', $2::text)
     WHERE id = (SELECT partner_id FROM agents WHERE email = $1)`,
    [people.lead, billing],
  );
});

const invoiceIdOf = async (saleId: string) =>
  String((await api.call(contract.salesRecordings.read, { as: 'admin', params: { id: saleId } })).body.invoiceId);
const downloadUrl = (id: string, as: Person = 'admin') => api.call(invoices.downloadUrl, { as, params: { id } });
const readyUrl = (id: string, as: Person = 'admin') =>
  eventually(async () => {
    const answer = await downloadUrl(id, as);
    expect(answer.status).toBe(200);
    return answer.body;
  });
const mailsOf = (id: string, key: string) =>
  eventually(async () => {
    const mails = await run(
      `SELECT id, "to"[1] AS "to", data, status, document_id FROM templated_emails WHERE related_id = $1 AND template_key = $2 ORDER BY "to"`,
      [id, key],
    );
    expect(mails.map(({ status }) => status)).toEqual(mails.map(() => 'SENT'));
    expect(mails.length).toBeGreaterThan(0);
    return mails;
  });

describe('the PDF of an invoice', () => {
  test('is made after the issue, as a document that stays seven years, and is downloaded', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    const invoiceId = await invoiceIdOf(id);
    const { url, fileName, contentType, sizeBytes } = await readyUrl(invoiceId);
    const { body: invoice } = await api.call(invoices.read, { as: 'lead', params: { id: invoiceId } });
    expect({ fileName, contentType }).toEqual({ fileName: `${invoice.number}.pdf`, contentType: 'application/pdf' });
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(bytes).toHaveLength(sizeBytes);
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
    const { body: document } = await api.call(contract.documents.read, { as: 'lead', params: { id: invoice.documentId ?? '' } });
    expect(document).toMatchObject({
      name: `Invoice ${invoice.number}`,
      category: 'INVOICE',
      status: 'AVAILABLE',
      visibility: 'PARTNER_AND_STAFF',
      links: [{ type: 'PARTNER', id: invoice.partnerId }],
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(Number(document.purgeAfter?.slice(0, 4))).toBe(new Date(document.createdAt).getUTCFullYear() + 7);
  });

  test('is the same byte for byte when it is made again, also after a payment, and has language, title and tags', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 2_000 });
    const invoiceId = await invoiceIdOf(id);
    const { url } = await readyUrl(invoiceId);
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    await moveTo(id, 'PAID', 'admin', { paidUSD: 40 });
    const invoice = await db.byId(InvoiceModel, invoiceId);
    expect(invoice && (await buildInvoicePdf(invoice, null)).equals(bytes)).toBe(true);
    const text = bytes.toString('latin1');
    expect(text).toContain('/Lang (en-GB)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain(`<rdf:li xml:lang="x-default">Invoice ${invoice?.number}</rdf:li>`);
    expect(text).toMatch(/\/S \/H1\b/);
    expect(text).toMatch(/\/Scope \/Column/);
  });

  test('is renamed, replaced and trashed by nobody', async () => {
    const { id, match } = await booking('INVOICED');
    const invoiceId = await invoiceIdOf(id);
    await readyUrl(invoiceId);
    const { documentId, number } = (await api.call(invoices.read, { as: 'admin', params: { id: invoiceId } })).body;
    const params = { id: documentId ?? '' };
    const file = { fileName: 'better.pdf', contentType: 'application/pdf', sizeBytes: 10, category: 'INVOICE' as const };
    const replacement = { ...file, name: 'A better one', replacesId: documentId };
    for (const as of ['admin', 'care'] as const) {
      const answers = [
        await api.call(contract.documents.update, { as, params, body: { name: 'Invoice of somebody else' } }),
        await api.call(contract.documents.remove, { as, params }),
        await api.call(contract.documents.createOfTripMatch, { as, params: { id: match.id }, body: replacement }),
      ];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 409, problem: { errorCode: 'reference.inUse', references: [{ id: invoiceId }] } });
        expect(answer.problem.message).toContain(`This is ${number} as it was issued`);
      }
    }
    expect((await api.call(contract.documents.update, { as: 'lead', params, body: { name: 'Ours' } })).status).toBe(403);
    expect((await api.call(contract.documents.read, { as: 'lead', params })).body).toMatchObject({
      name: `Invoice ${number}`,
      status: 'AVAILABLE',
    });
  });

  test('of an earlier release is made when somebody asks for it', async () => {
    const [row] = await run('SELECT id FROM invoices WHERE document_id IS NULL AND bill_to IS NOT NULL LIMIT 1');
    const id = String(row?.['id']);
    const first = await downloadUrl(id);
    expect(first).toMatchObject({ status: 423, problem: { errorCode: 'resource.locked' } });
    expect((await readyUrl(id)).fileName).toMatch(/^F[WC]-\d{4}-\d{6}\.pdf$/);
    expect(await run(`SELECT 1 FROM templated_emails WHERE related_id = $1`, [id])).toEqual([]);
  });

  test.each<[Person, number]>([
    ['care', 200],
    ['agent', 200],
    ['otherLead', 404],
    ['team', 403],
    ['dana', 403],
  ])('%s', async (as, status) => {
    const { id } = await booking('INVOICED');
    const invoiceId = await invoiceIdOf(id);
    await readyUrl(invoiceId);
    expect((await downloadUrl(invoiceId, as)).status).toBe(status);
  });
});

describe('the mail with it', () => {
  test('goes to the billing address and the lead agents once, and carries the file', async () => {
    const sales = [await booking('CONFIRMED'), await booking('CONFIRMED')];
    const salesRecordingIds = sales.map(({ id }) => id);
    const [partner] = await run('SELECT partner_id AS id FROM agents WHERE email = $1', [people.lead]);
    const body = { partnerId: String(partner?.['id']), salesRecordingIds, taxRatePct: 0 };
    const { body: invoice } = await api.call(invoices.create, { as: 'admin', body });
    const mails = await mailsOf(invoice.id, 'commission-due');
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([billing, people.lead]));
    expect(mails[0]?.['data']).toMatchObject({ invoiceNumber: invoice.number, commissionUSD: dollars(invoice.totalUSD) });
    const mail = mails.find(({ to }) => to === billing);
    const eml = await readFile(join(server.dataDir, 'mail', `${String(mail?.['id'])}.eml`), 'utf8');
    expect(eml).toContain(`filename=${invoice.number}.pdf`);
    expect(eml).toContain(Buffer.from('%PDF-1.7\n').toString('base64').slice(0, 12));
  });

  test('of a credit note names the invoice that it corrects', async () => {
    const { id, match } = await booking('INVOICED', { grossAmount: 1_000 });
    const documentIds = [await createMatchDocument(server, match.id)];
    const part = await record(match, { type: 'REDUCTION', linkedRecordingId: id, grossAmount: 400, documentIds });
    await moveTo(part.id, 'SUBMITTED', 'lead');
    await moveTo(part.id, 'CONFIRMED', 'care');
    const creditNoteId = await invoiceIdOf(part.id);
    const [mail] = await mailsOf(creditNoteId, 'credit-note-issued');
    expect(mail).toMatchObject({ data: { creditUSD: '$50.00' }, document_id: expect.any(String) });
    expect((await readyUrl(creditNoteId)).fileName).toMatch(/^FC-/);
  });

  test('is not sent after a correction by an administrator', async () => {
    const { id } = await booking('CONFIRMED');
    await moveTo(id, 'INVOICED', 'admin', { reasonCode: 'CORRECTION' });
    const invoiceId = await invoiceIdOf(id);
    await readyUrl(invoiceId);
    expect(await run(`SELECT 1 FROM templated_emails WHERE related_id = $1`, [invoiceId])).toEqual([]);
  });
});

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
