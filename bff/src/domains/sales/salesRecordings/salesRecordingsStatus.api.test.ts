import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people, type Person } from '@farwend/tests/builders/api.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createIntroducedMatch, createMatchDocument } from '@farwend/tests/builders/introducedMatch.ts';
import { daysAhead } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { salesRecordings: sales } = contract;
const { record, moveTo, booking } = createSalesApi(server, api);
const read = async (id: string) => (await api.call(sales.read, { as: 'admin', params: { id } })).body;
const matchStatus = async (id: string) =>
  (await query<{ status: string }>(server.databaseUrl, 'SELECT status FROM trip_matches WHERE id = $1', [id]))[0]?.status;

describe('a sale is submitted', () => {
  test('with an invoice or a contract, not without', async () => {
    const match = await createIntroducedMatch(server, people.lead);
    const { id } = await record(match);
    expect(await moveTo(id, 'SUBMITTED', 'lead')).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    const voucher = await createMatchDocument(server, match.id, 'VOUCHER');
    await api.call(sales.setDocuments, { as: 'lead', params: { id }, body: { documentIds: [voucher] } });
    expect((await moveTo(id, 'SUBMITTED', 'lead')).status).toBe(409);
    const contractOf = await createMatchDocument(server, match.id, 'CONTRACT');
    await api.call(sales.setDocuments, { as: 'lead', params: { id }, body: { documentIds: [voucher, contractOf] } });
    expect(await moveTo(id, 'SUBMITTED', 'lead')).toMatchObject({
      status: 200,
      body: { status: 'SUBMITTED', allowedTransitions: ['VOID'] },
    });
  });

  test.each([
    ['ACCEPTED', 409],
    ['INTRODUCED', 200],
    ['QUOTED', 200],
    ['LOST', 409],
  ])('of a match that is %s: %d', async (status, expected) => {
    const match = await createIntroducedMatch(server, people.lead, status);
    const { id } = await record(match, { documentIds: [await createMatchDocument(server, match.id)] });
    expect((await moveTo(id, 'SUBMITTED', 'lead')).status).toBe(expected);
  });
});

test('agents never approve: none of their transitions leads to a confirmation, an invoice or a payment', async () => {
  const { id } = await booking('SUBMITTED');
  for (const status of ['CONFIRMED', 'INVOICED', 'PAID', 'CANCELLED', 'QUERIED']) {
    for (const as of ['lead', 'agent'] as const) {
      const { problem } = await moveTo(id, status, as);
      expect(problem).toMatchObject({ httpStatus: 409, errorCode: 'transition.notAllowed', allowedTransitions: ['VOID'] });
    }
    expect((await moveTo(id, status, 'otherLead')).status).toBe(404);
    expect((await moveTo(id, status, 'team')).status).toBe(403);
  }
  expect(await read(id)).toMatchObject({ status: 'SUBMITTED' });
});

test('care asks, the agent answers; both are notified, and every transition is a version', async () => {
  const { id } = await booking('SUBMITTED');
  expect((await moveTo(id, 'QUERIED', 'care')).problem.errors?.[0]).toMatchObject({ field: 'note', code: 'required' });
  const queried = await moveTo(id, 'QUERIED', 'care', { note: 'Two travelers or three?' });
  expect(queried.body).toMatchObject({ status: 'QUERIED', statusNote: 'Two travelers or three?' });
  const changed = await api.call(sales.update, { as: 'lead', params: { id }, body: { travelersCount: 3 } });
  expect(changed.status).toBe(200);
  expect((await moveTo(id, 'SUBMITTED', 'lead')).status).toBe(200);
  const mail = await waitFor('the mail', async () => {
    const rows = await query(
      server.databaseUrl,
      `SELECT data FROM templated_emails WHERE template_key = 'sales-queried' AND related_id = $1`,
      [id],
    );
    return rows[0];
  });
  expect(mail['data']).toMatchObject({ question: 'Two travelers or three?' });
  const { body } = await api.call(sales.versions, { as: 'care', params: { id } });
  expect(body.items.map(({ kind }) => kind)).toEqual(['STATUS', 'UPDATE', 'STATUS', 'STATUS', 'UPDATE', 'CREATE']);
  const audit = await api.call(contract.audit.list, { as: 'admin', query: { entityId: id } });
  expect(audit.body.items[0]).toMatchObject({ action: 'QUERIED → SUBMITTED', entityType: 'salesRecording', actorKind: 'agent' });
});

describe('a confirmed booking', () => {
  test('books its match with the travel dates, and fixes the commission', async () => {
    const { id, match } = await booking('SUBMITTED');
    await query(server.databaseUrl, 'UPDATE trip_matches SET commission_rate_pct = 20 WHERE id = $1', [match.id]);
    const confirmed = await moveTo(id, 'CONFIRMED', 'care');
    expect(confirmed.body).toMatchObject({ status: 'CONFIRMED', commissionRatePct: 20, commissionUSD: 3690.1 });
    await query(server.databaseUrl, 'UPDATE trip_matches SET commission_rate_pct = 1 WHERE id = $1', [match.id]);
    await api.call(sales.update, { as: 'care', params: { id }, body: { note: 'Checked' } });
    expect(await read(id)).toMatchObject({ commissionRatePct: 20, commissionUSD: 3690.1 });
    const rows = await query(
      server.databaseUrl,
      `SELECT m.status, m.travel_start::text, r.status AS request, t.trip_count, t.lifetime_value_usd
       FROM trip_matches m JOIN trip_requests r ON r.id = m.trip_request_id JOIN travelers t ON t.id = r.traveler_ids[1] WHERE m.id = $1`,
      [match.id],
    );
    expect(rows).toEqual([
      { status: 'BOOKED', travel_start: daysAhead(100), request: 'BOOKED', trip_count: 1, lifetime_value_usd: 18_451 },
    ]);
  });

  test('is a version of its primary traveler', async () => {
    const { match } = await booking('CONFIRMED');
    const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT traveler_ids[1] AS id FROM trip_requests WHERE id = $1', [
      match.tripRequestId,
    ]);
    const params = { id: row?.id ?? '' };
    const { body: traveler } = await api.call(contract.travelers.read, { as: 'care', params });
    const { body } = await api.call(contract.travelers.versions, { as: 'care', params });
    expect(body.items[0]).toMatchObject({ version: traveler.version, changedFields: ['tripCount', 'lifetimeValueUSD'] });
  });

  test('is refused while its match is lost', async () => {
    const { id, match } = await booking('SUBMITTED');
    await query(server.databaseUrl, `UPDATE trip_matches SET status = 'LOST' WHERE id = $1`, [match.id]);
    expect(await moveTo(id, 'CONFIRMED', 'care')).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    expect(await read(id)).toMatchObject({ status: 'SUBMITTED' });
  });

  test('takes effect once, of two concurrent ones', async () => {
    const { id } = await booking('SUBMITTED');
    const answers = await Promise.all([moveTo(id, 'CONFIRMED', 'care'), moveTo(id, 'CONFIRMED', 'care')]);
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  });
});

describe('invoices', () => {
  test('are numbered without gaps, also when issued concurrently', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await booking('CONFIRMED')).id));
    const answers = await Promise.all(ids.map((id) => moveTo(id, 'INVOICED', 'admin')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await query<{ number: string }>(
      server.databaseUrl,
      `SELECT invoice_number AS number FROM sales_recordings WHERE invoice_number LIKE 'FW-' || extract(year FROM now()) || '-%' ORDER BY 1`,
    );
    expect(rows.map(({ number }) => Number(number.slice(8)))).toEqual(rows.map((_, index) => index + 1));
  });

  test('are issued by the system when travel begins', async () => {
    const { id } = await booking('CONFIRMED');
    await query(server.databaseUrl, 'UPDATE sales_recordings SET travel_start = current_date WHERE id = $1', [id]);
    await runJob(server, 'invoiceSales');
    const invoiced = await waitFor('the invoice', async () => {
      const row = await read(id);
      return row.status === 'INVOICED' ? row : undefined;
    });
    expect(invoiced.invoiceNumber).toMatch(/^FW-\d{4}-\d{6}$/);
  });

  test('are paid in part or in full, never more', async () => {
    const { id } = await booking('INVOICED');
    const { commissionUSD } = await read(id);
    expect((await moveTo(id, 'PAID', 'care', { paidUSD: 100 })).status).toBe(409);
    const part = await moveTo(id, 'PAID', 'admin', { paidUSD: 1000.5 });
    expect(part.body).toMatchObject({ status: 'INVOICED', paidUSD: 1000.5, paidAt: null });
    expect((await moveTo(id, 'PAID', 'admin', { paidUSD: commissionUSD + 0.01 })).problem.errors?.[0]).toMatchObject({ field: 'paidUSD' });
    const whole = await moveTo(id, 'PAID', 'admin');
    expect(whole.body).toMatchObject({ status: 'PAID', paidUSD: commissionUSD, paidAt: expect.any(String) });
  });

  test('are disputed with a reason, and settled', async () => {
    const { id } = await booking('INVOICED');
    expect((await moveTo(id, 'DISPUTED', 'lead')).problem.errors?.[0]).toMatchObject({ field: 'note' });
    const disputed = await moveTo(id, 'DISPUTED', 'lead', { note: 'The park fees carry no commission' });
    expect(disputed.body).toMatchObject({ status: 'DISPUTED', disputeReason: 'The park fees carry no commission' });
    const { invoiceNumber, invoiceId } = await read(id);
    expect((await moveTo(id, 'INVOICED', 'admin')).body).toMatchObject({ status: 'INVOICED', invoiceNumber });
    const jobs = await query(
      server.databaseUrl,
      `SELECT 1 FROM pgboss.job WHERE name = 'createInvoiceDocument' AND data ->> 'invoiceId' = $1`,
      [invoiceId],
    );
    expect(jobs).toHaveLength(1);
  });
});

describe('a booking is cancelled', () => {
  test('with a linked cancellation document, and commission on what the partner keeps', async () => {
    const { id, match } = await booking('INVOICED');
    expect(await moveTo(id, 'CANCELLED', 'care')).toMatchObject({ status: 409, problem: { errorCode: 'transition.notAllowed' } });
    const documentIds = [await createMatchDocument(server, match.id)];
    const cancellation = { type: 'CANCELLATION', linkedRecordingId: id, grossAmount: 14_000, documentIds };
    const made = await record(match, cancellation);
    expect(made).toMatchObject({ grossAmount: -14_000, grossUSD: -14_000, commissionUSD: -1750 });
    expect((await moveTo(id, 'CANCELLED', 'care')).status).toBe(409); // a draft proves nothing
    expect((await moveTo(made.id, 'SUBMITTED', 'lead')).status).toBe(200);
    expect((await moveTo(id, 'CANCELLED', 'care')).body).toMatchObject({ status: 'CANCELLED' });
    expect((await moveTo(made.id, 'CONFIRMED', 'care')).body).toMatchObject({
      status: 'INVOICED',
      commissionUSD: -1750,
      invoiceNumber: expect.stringMatching(/^FC-/),
    });
    const again = await api.call(sales.createOfMatch, {
      as: 'lead',
      params: { id: match.id },
      body: { ...bodyOf(made), reference: 'AQ-AGAIN', grossAmount: 4450.51, linkedRecordingId: id },
    });
    expect(again.problem.errors?.[0]).toMatchObject({ field: 'grossAmount', code: 'tooBig' });
  });

  test('not with a document of another match', async () => {
    const { id } = await booking('CONFIRMED');
    const other = await createIntroducedMatch(server, people.lead);
    const body = { type: 'CANCELLATION' as const, reference: 'AQ-OTHER', grossAmount: 10, linkedRecordingId: id };
    const made = await api.call(sales.createOfMatch, {
      as: 'lead',
      params: { id: other.id },
      body: { ...body, bookedOn: daysAhead(-1), travelStart: daysAhead(9), travelEnd: daysAhead(9), travelersCount: 1 },
    });
    expect(made.problem.errors?.[0]).toMatchObject({ field: 'linkedRecordingId' });
  });
});

test.each<[Person, string[]]>([
  ['lead', ['SUBMITTED', 'VOID']],
  ['care', ['SUBMITTED', 'VOID']],
  ['team', []],
  ['marageti', []],
  ['admin', ['SUBMITTED', 'VOID', 'QUERIED', 'CONFIRMED', 'INVOICED', 'PAID', 'DISPUTED', 'CANCELLED']],
])('%s is told where a draft may go', async (as, allowed) => {
  const { id } = await record(await createIntroducedMatch(server, people.lead));
  const { body } = await api.call(sales.read, { as, params: { id } });
  expect(body.allowedTransitions).toEqual(allowed);
});

test('an administrator corrects any status, audited, without mails and without moving the match', async () => {
  const match = await createIntroducedMatch(server, people.lead);
  const { id } = await record(match);
  const corrected = await moveTo(id, 'INVOICED', 'admin', { note: 'Came by post' });
  expect(corrected.body).toMatchObject({ status: 'INVOICED', statusReasonCode: 'CORRECTION', invoiceNumber: expect.any(String) });
  expect(await matchStatus(match.id)).toBe('INTRODUCED');
  const mails = await query(server.databaseUrl, 'SELECT 1 FROM templated_emails WHERE related_id = $1', [id]);
  expect(mails).toEqual([]);
});

test('an administrator corrects also where an ordinary transition exists', async () => {
  const match = await createIntroducedMatch(server, people.lead);
  const { id } = await record(match);
  const corrected = await moveTo(id, 'SUBMITTED', 'admin', { reasonCode: 'CORRECTION' }); // a submission needs a document
  expect(corrected).toMatchObject({ status: 200, body: { status: 'SUBMITTED', statusReasonCode: 'CORRECTION' } });
  expect(await moveTo(id, 'CONFIRMED', 'care', { reasonCode: 'CORRECTION' })).toMatchObject({
    status: 422,
    problem: { errors: [{ field: 'reasonCode' }] },
  });
  await moveTo(id, 'CONFIRMED', 'admin', { reasonCode: 'CORRECTION' });
  expect(await matchStatus(match.id)).toBe('INTRODUCED');
  const audits = await query<{ details: unknown }>(server.databaseUrl, 'SELECT details FROM audit WHERE entity_id = $1', [id]);
  expect(audits).toEqual(expect.arrayContaining([{ details: expect.objectContaining({ reasonCode: 'CORRECTION' }) }]));
});

test('a stale version changes no status', async () => {
  const { id } = await booking('SUBMITTED');
  const stale = await api.send('PUT', `/v3/sales_recordings/${id}/status`, { as: 'care', ifMatch: 1, body: { status: 'CONFIRMED' } });
  expect(stale).toMatchObject({ status: 412, problem: { errorCode: 'version.stale' } });
});

function bodyOf({
  bookedOn,
  travelStart,
  travelEnd,
  travelersCount,
}: {
  bookedOn: string;
  travelStart: string;
  travelEnd: string;
  travelersCount: number;
}) {
  return { type: 'REDUCTION' as const, bookedOn, travelStart, travelEnd, travelersCount };
}
