import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { createMatchDocument } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { record, moveTo, booking } = createSalesApi(server, api);
const run = (sql: string, values: unknown[] = []) => query<Record<string, unknown>>(server.databaseUrl, sql, values);
/** The mails about a sale, oldest first. */
const mailsOf = (id: string, key: string) =>
  run(`SELECT "to"[1] AS "to", data FROM templated_emails WHERE related_id = $1 AND template_key = $2 ORDER BY created_at, 1`, [id, key]);
const setDueDay = (id: string, daysAgo: number) =>
  run('UPDATE sales_recordings SET due_on = current_date - $2::int WHERE id = $1', [id, daysAgo]);

const billing = 'accounts@acacia.example';
beforeAll(async () => {
  await run(
    `UPDATE partners SET billing_address = jsonb_build_object('name', 'Acacia Quill', 'line1', 'Ngong Road 1', 'city', 'Nairobi', 'postalCode', '00100',
       'countryCode', 'KE', 'email', $2::text) WHERE id = (SELECT partner_id FROM agents WHERE email = $1)`,
    [people.lead, billing],
  );
});

describe('a payment', () => {
  test('is confirmed to the lead agents and the billing address, with what is still open', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    await moveTo(id, 'PAID', 'admin', { paidUSD: 45 });
    const part = await mailsOf(id, 'payment-received');
    expect(part.map(({ to }) => to)).toEqual(expect.arrayContaining([billing, people.lead]));
    expect(part[0]?.['data']).toMatchObject({ receivedUSD: '$45.00', openUSD: '$80.00', partnerName: 'Acacia Quill' });
    await moveTo(id, 'PAID', 'admin');
    const all = await mailsOf(id, 'payment-received');
    expect(all).toHaveLength(2 * part.length);
    expect(all.at(-1)?.['data']).toMatchObject({ receivedUSD: '$80.00', openUSD: null });
  });

  test('that an administrator corrects is mailed to nobody', async () => {
    const { id } = await booking('INVOICED');
    await moveTo(id, 'PAID', 'admin', { reasonCode: 'CORRECTION' });
    expect(await mailsOf(id, 'payment-received')).toEqual([]);
  });
});

describe('commission that is overdue', () => {
  test('is asked for 3, 14 and 30 days after its due day, once each', async () => {
    const { id } = await booking('INVOICED', { grossAmount: 1_000 });
    const counts: number[] = [];
    for (const daysAgo of [2, 3, 13, 14, 29, 30, 90]) {
      await setDueDay(id, daysAgo);
      await runJob(server, 'remindOfOverdueCommission');
      await runJob(server, 'remindOfOverdueCommission');
      counts.push((await mailsOf(id, 'commission-overdue')).filter(({ to }) => to === billing).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
    const [first] = await mailsOf(id, 'commission-overdue');
    expect(first?.['data']).toMatchObject({ openUSD: '$125.00', daysOverdue: 3 });
  });

  test('counts what was taken back from the booking, and nothing is asked of a settled one', async () => {
    const { id, match } = await booking('INVOICED', { grossAmount: 1_000 });
    const documentIds = [await createMatchDocument(server, match.id)];
    const part = await record(match, { type: 'REDUCTION', linkedRecordingId: id, grossAmount: 600, documentIds });
    await moveTo(part.id, 'SUBMITTED', 'lead');
    await moveTo(part.id, 'CONFIRMED', 'care');
    await setDueDay(id, 5);
    await runJob(server, 'remindOfOverdueCommission');
    expect((await mailsOf(id, 'commission-overdue'))[0]?.['data']).toMatchObject({ openUSD: '$50.00' });
    await moveTo(id, 'PAID', 'admin', { paidUSD: 50 });
    await setDueDay(id, 40);
    await runJob(server, 'remindOfOverdueCommission');
    expect((await mailsOf(id, 'commission-overdue')).filter(({ to }) => to === billing)).toHaveLength(1);
  });

  test('waits while it is disputed', async () => {
    const { id } = await booking('INVOICED');
    await moveTo(id, 'DISPUTED', 'lead', { note: 'The park fees carry no commission' });
    await setDueDay(id, 20);
    await runJob(server, 'remindOfOverdueCommission');
    expect(await mailsOf(id, 'commission-overdue')).toEqual([]);
  });
});
