import { contract, retentionKeys } from '@farwend/api-contract';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { type Canary, findCanary, MARKER, plantCanary } from '@farwend/tests/builders/canary.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { filePartnerDocument } from '@farwend/tests/builders/partnerDocuments.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { enqueueJob, runJob, waitForJobs } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { loadPartnerId } from '@farwend/tests/builders/tripMatch.ts';
import { daysAhead, newEmail } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { retentionPolicies, retentionRuns, legalHolds } = contract;
const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  query<Row & Record<string, unknown>>(server.databaseUrl, text, values);

/** Runs retention through the API and returns its results. */
async function run(dryRun: boolean) {
  const { body: started } = await api.call(retentionRuns.create, { as: 'admin', body: { dryRun } });
  return waitFor('the run', async () => {
    const { body } = await api.call(retentionRuns.read, { as: 'admin', params: { id: started.id } });
    return body.status === 'DONE' ? body.results : undefined;
  });
}

const closeTrip = (id: string, age: string) =>
  sql(`UPDATE trip_requests SET status = 'COMPLETED', closed_at = now() - $2::interval WHERE id = $1`, [id, age]);

const hold = (subjectType: 'TRAVELER' | 'TRIP_REQUEST' | 'CONVERSATION' | 'PARTNER', subjectId: string) =>
  api.call(legalHolds.create, { as: 'admin', body: { subjectType, subjectId, reason: 'A claim about a transfer.' } });

/** Somebody who registered long ago and has not come back. */
async function createTraveler(age = '4 years'): Promise<{ id: string; email: string }> {
  const [id, email] = [randomUUID(), newEmail()];
  await sql(
    `INSERT INTO travelers (id, given_name, family_name, email, created_at) VALUES ($1, 'Robin', 'Lindqvist', $2, now() - $3::interval)`,
    [id, email, age],
  );
  return { id, email };
}

const nameOf = async (id: string) => (await sql<{ name: string }>('SELECT given_name AS name FROM travelers WHERE id = $1', [id]))[0]?.name;

const partnerId = await loadPartnerId(server, 'Acacia Quill');

await run(false); // what the demo has due

describe('periods', () => {
  test('have a default, which an administrator changes within limits, by version', async () => {
    const { body } = await api.call(retentionPolicies.list, { as: 'admin' });
    expect(body.items.map(({ key }) => key)).toEqual(retentionKeys);
    expect(body.items[0]).toMatchObject({ key: 'TRIP_REQUESTS', days: 1096, defaultDays: 1096, version: 1, updatedAt: null });
    const change = (days: number, version: number) =>
      api.call(retentionPolicies.update, { as: 'admin', body: { key: 'APPLICANTS', days, version } });
    expect((await change(400, 1)).body).toMatchObject({ days: 400, defaultDays: 365, version: 2 });
    expect((await change(500, 1)).status).toBe(412);
    expect((await change(365, 2)).body).toMatchObject({ days: 365, version: 3 });
    expect((await change(1, 3)).problem).toMatchObject({ errors: [{ field: 'days' }] });
  });
});

describe('a trip that was closed three years ago', () => {
  const plant = async (): Promise<Canary> => {
    const [traveler] = await sql<{ travelerId: string; userId: string; email: string }>(
      `SELECT t.id AS "travelerId", u.id AS "userId", t.email FROM travelers t JOIN users u ON u.person_id = t.id WHERE t.email = $1`,
      [people.jordan],
    );
    if (!traveler) throw new Error('There is no such traveler');
    return plantCanary(server, traveler);
  };

  test('loses names and texts, and keeps places, dates, amounts and invoices; the person keeps the account', async () => {
    const { booking } = createSalesApi(server, api);
    const canary = await plant();
    const sale = await booking('INVOICED');
    await sql('UPDATE sales_recordings SET trip_request_id = $1, trip_match_id = $2 WHERE id = $3', [
      canary.tripRequestId,
      canary.matchId,
      sale.id,
    ]);
    await sql(`INSERT INTO document_links (document_id, type, target_id) VALUES ($1, 'TRIP_MATCH', $2)`, [
      canary.invoiceId,
      canary.matchId,
    ]);
    const money = () => sql('SELECT gross_usd, commission_usd, status, invoice_number FROM sales_recordings WHERE id = $1', [sale.id]);
    const ledger = () => sql('SELECT * FROM ledger_entries WHERE sales_recording_id = $1 ORDER BY id', [sale.id]);
    const before = [await money(), await ledger()];
    await closeTrip(canary.tripRequestId, '2 years');
    expect(await run(false)).toMatchObject({ TRIP_REQUESTS: { due: 0, erased: 0 } });

    await closeTrip(canary.tripRequestId, '1097 days');
    expect(await run(true)).toMatchObject({ TRIP_REQUESTS: { due: 1, held: 0, erased: 0 } });
    expect((await sql('SELECT trip_title FROM trip_requests WHERE id = $1', [canary.tripRequestId]))[0]).toEqual({ trip_title: MARKER });
    expect(await run(false)).toMatchObject({ TRIP_REQUESTS: { due: 1, held: 0, erased: 1 } });

    const left = await findCanary(server);
    const ofTheTrip = /^public\.(?:trip_requests|trip_matches|messages|conversations|screening_results|sales_recordings|templated_emails)/;
    expect(left.filter((line) => ofTheTrip.test(line) && !line.includes(canary.guestConversationId))).toEqual([]);
    expect(left.filter((line) => line.includes(canary.tripRequestId))).toEqual([]);
    expect(left.some((line) => line.startsWith('public.travelers'))).toBe(true);
    const [row] = await sql(
      `SELECT r.destination_names, r.total_nights, r.budget_per_person_usd, u.status, d.status AS invoice, d.visibility
       FROM trip_requests r, users u, documents d WHERE r.id = $1 AND u.id = $2 AND d.id = $3`,
      [canary.tripRequestId, canary.userId, canary.invoiceId],
    );
    expect(row).toEqual({
      destination_names: ['Kenya'],
      total_nights: 10,
      budget_per_person_usd: 9000,
      status: 'ENABLED',
      invoice: 'AVAILABLE',
      visibility: 'STAFF',
    });
    expect([await money(), await ledger()]).toEqual(before);
    const read = await api.call(contract.tripRequests.read, { as: 'care', params: { id: canary.tripRequestId } });
    expect(read).toMatchObject({ status: 200, body: { tripDescription: '' } });
    expect(await run(false)).toMatchObject({ TRIP_REQUESTS: { due: 0, erased: 0 } });
  });

  test.each(['TRIP_REQUEST', 'TRAVELER', 'PARTNER'] as const)('stays whole while a hold on its %s lasts', async (subjectType) => {
    const match = await createIntroducedMatch(server, people.lead, 'COMPLETED');
    await closeTrip(match.tripRequestId, '4 years');
    const [row] = await sql<{ id: string }>('SELECT traveler_ids[1] AS id FROM trip_requests WHERE id = $1', [match.tripRequestId]);
    const ids = { TRIP_REQUEST: match.tripRequestId, TRAVELER: row?.id ?? '', PARTNER: match.partnerId };
    const held = (await hold(subjectType, ids[subjectType])).body;
    expect(await run(false)).toMatchObject({ TRIP_REQUESTS: { due: 0, held: 1, erased: 0 } });
    await api.call(legalHolds.update, { as: 'admin', params: { id: held.id }, body: { released: true } });
    expect(await run(false)).toMatchObject({ TRIP_REQUESTS: { due: 1, held: 0, erased: 1 } });
  });

  test('counts from the end of the journey, if that is later', async () => {
    const match = await createIntroducedMatch(server, people.lead, 'COMPLETED');
    await closeTrip(match.tripRequestId, '4 years');
    await sql(`UPDATE trip_matches SET travel_end = current_date - 700 WHERE id = $1`, [match.id]);
    expect(await run(true)).toMatchObject({ TRIP_REQUESTS: { due: 0 } });
    await sql(`UPDATE trip_matches SET travel_end = current_date - 1200 WHERE id = $1`, [match.id]);
    expect(await run(false)).toMatchObject({ TRIP_REQUESTS: { due: 1, erased: 1 } });
  });
});

describe('a traveler who has not been heard of for three years', () => {
  test('is told, and forgotten 30 days later', async () => {
    const { id, email } = await createTraveler();
    expect(await run(true)).toMatchObject({ TRAVELERS: { due: 0, announced: 1, erased: 0 } });
    expect(await readEmails(server, email)).toEqual([]);
    await run(false);
    await waitForEmail(server, email, /On .* we delete your account/);
    expect(await run(false)).toMatchObject({ TRAVELERS: { due: 0, announced: 0, erased: 0 } });
    expect(await nameOf(id)).toBe('Robin');
    await sql(`UPDATE templated_emails SET created_at = created_at - interval '31 days' WHERE person_id = $1`, [id]);
    expect(await run(false)).toMatchObject({ TRAVELERS: { due: 1, erased: 1 } });
    expect(await nameOf(id)).toBe('erased');
    const mails = await sql(`SELECT template_key, subject FROM templated_emails WHERE person_id = $1`, [id]);
    expect(mails).toEqual([{ template_key: 'account-retention', subject: 'erased' }]);
  });

  test('stays after signing in, with an open request, a subscription or a hold', async () => {
    const [back, planning, reader, held] = [await createTraveler(), await createTraveler(), await createTraveler(), await createTraveler()];
    await run(false);
    await sql(`UPDATE templated_emails SET created_at = created_at - interval '31 days' WHERE template_key = 'account-retention'`);
    await sql(
      `WITH account AS (INSERT INTO users (id, username, email, person_type, person_id, status, given_name, family_name, last_login_at)
         VALUES (gen_random_uuid(), $2, $2, 'traveler', $1, 'ENABLED', 'Robin', 'Lindqvist', now()) RETURNING id)
       UPDATE travelers SET user_id = account.id FROM account WHERE travelers.id = $1`,
      [back.id, back.email],
    );
    const match = await createIntroducedMatch(server, people.lead);
    await sql('UPDATE trip_requests SET traveler_ids = ARRAY[$2::uuid] WHERE id = $1', [match.tripRequestId, planning.id]);
    await sql(
      `INSERT INTO newsletter_requests (id, email, full_name, status, source, consent_text, consent_ip_hash)
       VALUES (gen_random_uuid(), $1, 'Robin', 'CONFIRMED', 'FOOTER', 'Yes', 'hash')`,
      [reader.email],
    );
    const { body } = await hold('TRAVELER', held.id);
    expect(await run(false)).toMatchObject({ TRAVELERS: { due: 0, held: 1, erased: 0 } });
    expect(await Promise.all([back, planning, reader, held].map(({ id }) => nameOf(id)))).toEqual(['Robin', 'Robin', 'Robin', 'Robin']);
    await api.call(legalHolds.update, { as: 'admin', params: { id: body.id }, body: { released: true } });
  });
});

test('people of a rejected company are forgotten after a year, the company is not', async () => {
  const [partnerId, agentId, contactId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql(
    `INSERT INTO partners (id, display_name, status, status_changed_at, email, status_note) VALUES ($1, 'Acre Trails', 'REJECTED', now() - interval '366 days', 'ines@acre.example', 'Ines called.')`,
    [partnerId],
  );
  await sql(`INSERT INTO agents (id, partner_id, given_name, family_name, email) VALUES ($1, $2, 'Ines', 'Porto', 'ines@acre.example')`, [
    agentId,
    partnerId,
  ]);
  await sql(
    `INSERT INTO company_contact_requests (id, kind, partner_id, name, email, message, status) VALUES ($1, 'JOIN_AS_COMPANY', $2, 'Ines Porto', 'ines@acre.example', 'We are Ines and Rui.', 'CLOSED')`,
    [contactId, partnerId],
  );
  expect(await run(false)).toMatchObject({ APPLICANTS: { due: 1, erased: 1 } });
  const [row] = await sql(
    `SELECT p.display_name, p.email LIKE 'erased-%' AS partner, a.given_name, a.email LIKE 'erased-%' AS agent, c.message
     FROM partners p JOIN agents a ON a.partner_id = p.id JOIN company_contact_requests c ON c.partner_id = p.id WHERE p.id = $1`,
    [partnerId],
  );
  expect(row).toEqual({ display_name: 'Acre Trails', partner: true, given_name: 'erased', agent: true, message: 'erased' });
  expect((await api.call(contract.partners.read, { as: 'care', params: { id: partnerId } })).status).toBe(200);
  expect(await run(false)).toMatchObject({ APPLICANTS: { due: 0 } });
});

test('what was written by a form goes after two years, and texts of mails after 13 months', async () => {
  const [contactId, mailId, queuedId] = [randomUUID(), randomUUID(), randomUUID()];
  await sql(
    `INSERT INTO contact_requests (id, option, name, email, message, status, status_changed_at) VALUES ($1, 'OTHER', 'Robin', 'robin@private.example', 'A question.', 'ANSWERED', now() - interval '731 days')`,
    [contactId],
  );
  await sql(
    `WITH talk AS (INSERT INTO conversations (id, subject_type, title) VALUES (gen_random_uuid(), 'CONTACT_REQUEST', 'Robin') RETURNING id),
       guest AS (INSERT INTO conversation_participants (conversation_id, person_id, person_type, role, guest_name, guest_email)
         SELECT id, gen_random_uuid(), 'guest', 'OWNER', 'Robin', 'robin@private.example' FROM talk RETURNING person_id),
       words AS (INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, sent_at)
         SELECT gen_random_uuid(), talk.id, person_id, 'guest', 'TEXT', 'A question.', now() FROM talk, guest
         UNION ALL SELECT gen_random_uuid(), talk.id, m.id, 'teamMember', 'TEXT', 'Hello Robin', now() FROM talk, (SELECT id FROM team_members LIMIT 1) m)
     UPDATE contact_requests SET conversation_id = talk.id FROM talk WHERE contact_requests.id = $1`,
    [contactId],
  );
  await sql(
    `INSERT INTO templated_emails (id, template_key, category, "to", subject, text, data, status, created_at)
     SELECT id, 'user-invited', 'TRANSACTIONAL', '{robin@private.example}', 'Hello', 'Dear Robin', '{}', status, now() - interval '396 days'
     FROM (VALUES ($1::uuid, 'SENT'), ($2::uuid, 'QUEUED')) v (id, status)`,
    [mailId, queuedId],
  );
  expect(await run(false)).toMatchObject({ CONTACT_REQUESTS: { due: 1, erased: 1 }, EMAILS: { due: 1, erased: 1 } });
  expect(await sql('SELECT name, message FROM contact_requests WHERE id = $1', [contactId])).toEqual([
    { name: 'erased', message: 'erased' },
  ]);
  const [talk] = await sql(
    `SELECT c.title, p.guest_name, (SELECT array_agg(m.body ORDER BY m.body) FROM messages m WHERE m.conversation_id = c.id) AS bodies
     FROM contact_requests r JOIN conversations c ON c.id = r.conversation_id JOIN conversation_participants p ON p.conversation_id = c.id
     WHERE r.id = $1`,
    [contactId],
  );
  expect(talk).toEqual({ title: 'Conversation', guest_name: 'erased', bodies: ['', 'Hello erased'] });
  expect(await sql('SELECT text, "to" FROM templated_emails WHERE id = $1', [mailId])).toEqual([
    { text: '', to: ['robin@private.example'] },
  ]);
  expect(await sql('SELECT text FROM templated_emails WHERE id = $1', [queuedId])).toEqual([{ text: 'Dear Robin' }]);
});

test('a conversation with care loses the words of travelers three years after the last one', async () => {
  const { id: travelerId } = await createTraveler('1 day');
  const [id, silent] = [randomUUID(), `now() - interval '1097 days'`];
  await sql(
    `INSERT INTO conversations (id, subject_type, title, last_message_at, status_changed_at) VALUES ($1, 'SUPPORT', 'Robin asks', ${silent}, ${silent})`,
    [id],
  );
  await sql(`INSERT INTO conversation_participants (conversation_id, person_id, person_type, role) VALUES ($1, $2, 'traveler', 'OWNER')`, [
    id,
    travelerId,
  ]);
  await sql(
    `INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, sent_at) VALUES
      (gen_random_uuid(), $1, $2, 'traveler', 'TEXT', 'My daughter is ill.', ${silent}),
      (gen_random_uuid(), $1, gen_random_uuid(), 'teamMember', 'TEXT', 'Get well soon, Robin Lindqvist.', ${silent})`,
    [id, travelerId],
  );
  expect(await run(false)).toMatchObject({ CONVERSATIONS: { due: 1, erased: 1 } });
  const bodies = await sql<{ body: string }>('SELECT body FROM messages WHERE conversation_id = $1 ORDER BY body', [id]);
  expect(bodies.map(({ body }) => body)).toEqual(['', 'Get well soon, erased.']);
  expect(await nameOf(travelerId)).toBe('Robin');
  expect(await run(false)).toMatchObject({ CONVERSATIONS: { due: 0 } });
});

test('a passport stays while a hold lasts, and goes afterwards', async () => {
  const match = await createIntroducedMatch(server, people.lead, 'COMPLETED');
  const id = randomUUID();
  await sql(`UPDATE trip_matches SET travel_end = current_date - 40 WHERE id = $1`, [match.id]);
  await sql(
    `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility) VALUES ($1, 'Passport', 'p.pdf', 'application/pdf', 9, 'PASSPORT', 'AVAILABLE', 'OWNER_AND_STAFF')`,
    [id],
  );
  await sql(`INSERT INTO document_links (document_id, type, target_id) VALUES ($1, 'TRIP_MATCH', $2)`, [id, match.id]);
  const { body } = await hold('TRIP_REQUEST', match.tripRequestId);
  const status = async () => (await sql<{ status: string }>('SELECT status FROM documents WHERE id = $1', [id]))[0]?.status;
  await runJob(server, 'purgeDocuments');
  expect(await status()).toBe('AVAILABLE');
  await api.call(legalHolds.update, { as: 'admin', params: { id: body.id }, body: { released: true } });
  await runJob(server, 'purgeDocuments');
  expect(await status()).toBe('PURGED');
});

describe('evidence of a company', () => {
  const statusOf = async (id: string) => (await sql<{ status: string }>('SELECT status FROM documents WHERE id = $1', [id]))[0]?.status;
  const daysAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
  const read = async (id: string) => (await api.call(contract.documents.read, { as: 'care', params: { id } })).body;

  test.each(['INSURANCE', 'LICENCE'])('its %s goes three years after the end of its validity, and not before', async (category) => {
    const [past, kept] = [daysAhead(-1097), daysAhead(-1096)];
    const id = await filePartnerDocument(api, partnerId, { category, number: 'NM-4711', validUntil: past });
    const others = [
      await filePartnerDocument(api, partnerId, { category, number: 'NM-4712', validUntil: kept }),
      await filePartnerDocument(api, partnerId, { category, number: 'NM-4713' }),
    ];
    const days = await Promise.all([id, ...others].map(async (one) => (await read(one)).purgeAfter));
    expect(days).toEqual([daysAhead(-1), daysAhead(0), null]);
    await runJob(server, 'purgeDocuments');
    expect(await statusOf(id)).toBe('AVAILABLE');
    expect(await run(true)).toMatchObject({ PARTNER_DOCUMENTS: { due: 1, held: 0, erased: 0 } });
    expect(await run(false)).toMatchObject({ PARTNER_DOCUMENTS: { due: 1, held: 0, erased: 1 } });
    expect(await sql('SELECT status, name, number, storage_key, valid_until::text AS ended FROM documents WHERE id = $1', [id])).toEqual([
      { status: 'PURGED', name: 'erased', number: null, storage_key: null, ended: past },
    ]);
    expect(await sql(`SELECT version FROM versions WHERE entity_id = $1 AND snapshot::text LIKE '%NM-4711%'`, [id])).toEqual([]);
    expect(await sql(`SELECT action FROM audit WHERE entity_id = $1 AND action = 'ERASED'`, [id])).toHaveLength(1);
    expect(await Promise.all(others.map(statusOf))).toEqual(['AVAILABLE', 'AVAILABLE']);
    expect(await run(false)).toMatchObject({ PARTNER_DOCUMENTS: { due: 0, erased: 0 } });
  });

  test('stays while a hold on the company lasts', async () => {
    const id = await filePartnerDocument(api, partnerId, { category: 'INSURANCE', validUntil: daysAhead(-1200) });
    const { body } = await hold('PARTNER', partnerId);
    expect(await run(false)).toMatchObject({ PARTNER_DOCUMENTS: { due: 0, held: 1, erased: 0 } });
    expect(await statusOf(id)).toBe('AVAILABLE');
    await api.call(legalHolds.update, { as: 'admin', params: { id: body.id }, body: { released: true } });
    expect(await run(false)).toMatchObject({ PARTNER_DOCUMENTS: { due: 1, held: 0, erased: 1 } });
    expect(await statusOf(id)).toBe('PURGED');
  });

  test('its contract goes seven years after the end of its validity or, without one, of the partnership', async () => {
    const leaving = await loadPartnerId(server, 'Coral Meridian');
    const ended = await filePartnerDocument(api, leaving, { category: 'CONTRACT', validUntil: '2019-03-31' });
    const open = await filePartnerDocument(api, leaving, { category: 'CONTRACT' });
    const readDays = async () => [(await read(ended)).purgeAfter, (await read(open)).purgeAfter];
    expect(await readDays()).toEqual(['2026-03-31', null]);
    const body = { status: 'TERMINATED' as const, reasonCode: 'PARTNER_WISH' as const, note: 'The company closes its office.' };
    expect(await api.call(contract.partners.setStatus, { as: 'admin', params: { id: leaving }, body })).toMatchObject({ status: 200 });
    await runJob(server, 'purgeDocuments');
    const today = daysAhead(0);
    expect((await readDays())[1]).toBe(`${Number(today.slice(0, 4)) + 7}${today.slice(4)}`);
    expect([await statusOf(ended), await statusOf(open)]).toEqual(['PURGED', 'AVAILABLE']);
  });

  test('has the period that an administrator sets, and the validity that care corrects', async () => {
    const ended = daysAhead(-100);
    const id = await filePartnerDocument(api, partnerId, { category: 'LICENCE', validUntil: ended });
    const setDays = (days: number) => api.call(retentionPolicies.update, { as: 'admin', body: { key: 'PARTNER_DOCUMENTS', days } });
    expect((await setDays(90)).body).toMatchObject({ days: 90, defaultDays: 1096 });
    await runJob(server, 'purgeDocuments');
    expect((await read(id)).purgeAfter).toBe(daysAfter(ended, 90));
    const corrected = await api.call(contract.documents.update, { as: 'care', params: { id }, body: { validUntil: daysAhead(-80) } });
    expect(corrected.body.purgeAfter).toBe(daysAhead(10));
    await run(false);
    expect(await statusOf(id)).toBe('AVAILABLE');
    await setDays(60);
    await run(false);
    expect(await statusOf(id)).toBe('PURGED');
    await setDays(1096);
  });
});

describe('the run of every night', () => {
  test('is recorded, and goes on where it was cut off', async () => {
    const match = await createIntroducedMatch(server, people.lead, 'COMPLETED');
    await closeTrip(match.tripRequestId, '4 years');
    const id = randomUUID();
    const results = { TRIP_REQUESTS: { due: 3, held: 0, announced: 0, erased: 2 } };
    await sql(`INSERT INTO retention_runs (id, dry_run, status, results) VALUES ($1, false, 'RUNNING', $2)`, [id, results]);
    await waitForJobs(server, 'retention', await enqueueJob(server, 'retention', { runId: id }));
    const { body: done } = await api.call(retentionRuns.read, { as: 'admin', params: { id } });
    expect(done.results.TRIP_REQUESTS).toEqual({ due: 3, held: 0, announced: 0, erased: 3 });
    expect(Object.keys(done.results).toSorted()).toEqual(retentionKeys.toSorted());
  });

  test('leaves out a record that cannot be erased, names it and alerts the administrators', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    await sql(
      `INSERT INTO contact_requests (id, option, name, email, message, status, status_changed_at)
       SELECT id, 'PRESS', 'Robin', 'robin@private.example', 'Hello', 'CLOSED', now() - interval '800 days' FROM unnest($1::uuid[]) id`,
      [ids],
    );
    await sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$`);
    await sql(`CREATE TRIGGER refuse BEFORE UPDATE ON contact_requests FOR EACH ROW WHEN (OLD.id = '${ids[1]}') EXECUTE FUNCTION refuse()`);
    const failed = [{ id: ids[1], reason: expect.any(String) }];
    expect(await run(false)).toMatchObject({ CONTACT_REQUESTS: { due: 3, erased: 2, failed } });
    const alerts = () =>
      sql(`SELECT "to"[1] AS email FROM templated_emails WHERE data ->> 'detail' LIKE '%out: CONTACT_REQUESTS (1).%' ORDER BY 1`);
    expect(await alerts()).toEqual(await sql(`SELECT email FROM users WHERE 'admin' = ANY (roles) AND status = 'ENABLED' ORDER BY 1`));
    await sql('DROP TRIGGER refuse ON contact_requests');
    const { CONTACT_REQUESTS } = await run(false);
    expect(CONTACT_REQUESTS).toEqual({ due: 1, held: 0, announced: 0, erased: 1 });
  });

  test('alerts the administrators, once a day, when none has ended for two days', async () => {
    const alerts = () =>
      sql(
        `SELECT "to"[1] AS email FROM templated_emails WHERE template_key = 'ops-alert' AND data ->> 'title' LIKE 'Data is kept%' ORDER BY 1`,
      );
    await runJob(server, 'checkRetention');
    expect(await alerts()).toEqual([]);
    await sql(`UPDATE retention_runs SET finished_at = finished_at - interval '49 hours'`);
    await runJob(server, 'checkRetention', 2);
    expect(await alerts()).toEqual(await sql(`SELECT email FROM users WHERE 'admin' = ANY (roles) AND status = 'ENABLED' ORDER BY 1`));
  });
});
