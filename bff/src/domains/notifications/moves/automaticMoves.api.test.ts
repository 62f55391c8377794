import { contract, type TripRequestStatus } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { keepSmallTeam, listenFor } from '@farwend/tests/builders/heard.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { enqueueJob, runJob, waitForJobs } from '@farwend/tests/builders/runJob.ts';
import { createSalesApi } from '@farwend/tests/builders/sales.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createMatch, createQualifiedRequest, liftMatchLimits, loadPartnerId, loadPersonId } from '@farwend/tests/builders/tripMatch.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());
const sql = (text: string, values: unknown[] = []) => query(server.databaseUrl, text, values);
await keepSmallTeam(server);
await liftMatchLimits(server);
const owner = await loadPersonId(server, people.admin);
const lead = await loadPersonId(server, people.lead);

/** Who hears of a record, and of those that move with it, while a job runs. */
const hearOf = (ids: readonly string[], job: string, data?: object) =>
  listenFor(server, ids, async () =>
    data === undefined ? runJob(server, job) : waitForJobs(server, job, await enqueueJob(server, job, data)),
  );
const statusIn = async (table: string, id: string) => (await sql(`SELECT status FROM ${table} WHERE id = $1`, [id]))[0]?.['status'];

/** The conversation that an introduction opened. */
const conversationOf = async (matchId: string) =>
  String((await sql('SELECT conversation_id AS id FROM trip_matches WHERE id = $1', [matchId]))[0]?.['id']);

/** A request of Dana's that the administrator looks after, and its match with the lead agent. */
async function tripIn(status: TripRequestStatus, matchStatus: string, columns = ''): Promise<{ id: string; matchId: string }> {
  const { id: matchId, tripRequestId: id } = await createMatch(server, api, 'INTRODUCED');
  await sql(`UPDATE trip_requests SET status = $2, assigned_to_id = $3 ${columns} WHERE id = $1`, [id, status, owner]);
  await sql(
    `UPDATE trip_matches SET status = $2, lead_agent_id = $3, agent_ids = ARRAY[$3::uuid], travel_start = NULL, travel_end = NULL WHERE id = $1`,
    [matchId, matchStatus, lead],
  );
  return { id, matchId };
}

/** The job that scores a new request after a minute, so that it moves none in the middle of a test. */
const dropScoring = () => sql(`DELETE FROM pgboss.job WHERE name = 'scoreLead' AND state = 'created'`);

describe('a trip request that a job moves', () => {
  test('on the day of departure: nobody hears', async () => {
    const { id, matchId } = await tripIn('BOOKED', 'BOOKED', ', departure_date = current_date, return_date = current_date + 9');
    expect(await hearOf([id, matchId], 'tripRequestClocks')).toEqual([]);
    expect(await statusIn('trip_requests', id)).toBe('TRAVELING');
  });

  test('after the day of return, with its match: nobody hears', async () => {
    const { id, matchId } = await tripIn('TRAVELING', 'BOOKED', ', departure_date = current_date - 9, return_date = current_date - 1');
    expect(await hearOf([id, matchId], 'tripRequestClocks')).toEqual([]);
    expect([await statusIn('trip_requests', id), await statusIn('trip_matches', matchId)]).toEqual(['COMPLETED', 'COMPLETED']);
  });

  test('because a draft is old: nobody hears', async () => {
    const id = await createQualifiedRequest(server, api);
    await dropScoring();
    await sql(`UPDATE trip_requests SET status = 'DRAFT', status_changed_at = now() - interval '31 days' WHERE id = $1`, [id]);
    expect(await hearOf([id], 'tripRequestClocks')).toEqual([]);
    expect(await statusIn('trip_requests', id)).toBe('EXPIRED');
  });

  test('after sixty days of silence: the traveler, the agents and the owner', async () => {
    const { id: tripRequestId, matchId: tripMatchId } = await tripIn('PLANNING', 'IN_CONVERSATION');
    const conversationId = await conversationOf(tripMatchId);
    await sql(`UPDATE conversations SET awaiting_reply_from = 'TRAVELER', last_message_at = now() - interval '61 days' WHERE id = $1`, [
      conversationId,
    ]);
    expect(await hearOf([tripRequestId, tripMatchId, conversationId], 'tripRequestClocks')).toEqual([
      'match-lost → lead',
      'request-closed → dana',
      'request.closed → admin',
    ]);
  });

  test('to SCREENING, and on when all is answered: whom it is given to', async () => {
    const id = await createQualifiedRequest(server, api);
    await dropScoring();
    await sql(
      `UPDATE trip_requests SET status = 'PENDING', assigned_to_id = NULL, risk_flags = '{}', confirmed = true, scores = '[]' WHERE id = $1`,
      [id],
    );
    expect(await hearOf([id], 'scoreLead', { tripRequestId: id })).toEqual(['request.assigned → care']);
    expect(['SCREENING', 'QUALIFIED']).toContain(await statusIn('trip_requests', id));
  });
});

describe('a match that a job moves', () => {
  test('to INTRODUCED, and the request with it: both sides', async () => {
    const { id, tripRequestId } = await createMatch(server, api, 'ACCEPTED');
    await sql(
      `UPDATE trip_matches SET accepted_at = now() - interval '20 minutes', lead_agent_id = $2, agent_ids = ARRAY[$2::uuid] WHERE id = $1`,
      [id, lead],
    );
    await sql(
      `INSERT INTO screening_results (id, criterion_id, criterion_version, subject_type, subject_id, outcome, method)
       SELECT gen_random_uuid(), id, 1, 'TRIP_REQUEST', $1, 'PASS', 'CALL' FROM screening_criteria WHERE stage = 'BEFORE_INTRODUCTION'`,
      [tripRequestId],
    );
    expect(await hearOf([id, tripRequestId], 'matchClocks')).toEqual(['introduction-agent → lead', 'introduction-traveler → dana']);
    expect([await statusIn('trip_matches', id), await statusIn('trip_requests', tripRequestId)]).toEqual(['INTRODUCED', 'PLANNING']);
  });

  test('to EXPIRED, passing the request on: the traveler does not hear that the search goes on', async () => {
    const tripRequestId = await createQualifiedRequest(server, api, { destinationNames: ['Italy'] });
    const body = { partnerId: await loadPartnerId(server, 'Lume & Tessaro') };
    const { body: first } = await api.call(contract.tripMatches.create, { as: 'care', params: { id: tripRequestId }, body });
    await sql('UPDATE trip_requests SET assigned_to_id = $2 WHERE id = $1', [tripRequestId, owner]);
    await sql(`UPDATE trip_matches SET proposed_at = now() - interval '3 days', respond_by = now() - interval '1 minute' WHERE id = $1`, [
      first.id,
    ]);
    const heard = await hearOf([first.id, tripRequestId], 'matchClocks');
    expect(heard.filter((one) => !one.startsWith('match-expired → '))).toEqual(['match.expired → admin']);
    expect(await statusIn('trip_requests', tripRequestId)).toBe('MATCHED');
  });

  test('once both sides have written: nobody hears', async () => {
    const { id, tripRequestId } = await createMatch(server, api, 'INTRODUCED');
    const params = { id: await conversationOf(id) };
    const write = async () => {
      for (const as of ['dana', 'lead'] as const)
        expect((await api.call(contract.conversations.addMessage, { as, params, body: { body: 'Hello!' } })).status).toBe(201);
    };
    expect(await listenFor(server, [id, tripRequestId], write)).toEqual([]);
    expect(await statusIn('trip_matches', id)).toBe('IN_CONVERSATION');
  });
});

describe('a partner that a job moves', () => {
  const ended = ['agent', 'lead', 'njeri.mwangi@example.com', 'peter.lesiyampe@example.com'].map((one) => `partner-suspended → ${one}`);
  test.each([
    [
      'PAUSED',
      'ACTIVE',
      `paused_until = current_date, insurance = jsonb_set(insurance, '{expiresOn}', to_jsonb((current_date + 300)::text))`,
      ['partner-resumed → jordan', 'partner.resumed → care'],
    ],
    [
      'ACTIVE',
      'SUSPENDED',
      `insurance = jsonb_set(insurance, '{expiresOn}', to_jsonb((current_date - 15)::text))`,
      ['company-unavailable → dana', ...ended, 'partner.suspended → care'],
    ],
  ])('from %s to %s', async (from, to, columns, expected) => {
    const id = await loadPartnerId(server, 'Acacia Quill');
    const match = await createMatch(server, api, 'INTRODUCED');
    await sql(`UPDATE trip_matches SET status = 'COMPLETED' WHERE partner_id = $1 AND id <> $2`, [id, match.id]);
    await sql(`UPDATE partners SET status = $2, care_owner_id = $3, email = $4, ${columns} WHERE id = $1`, [
      id,
      from,
      await loadPersonId(server, people.care),
      people.jordan,
    ]);
    expect(await hearOf([id, match.id], 'partnerClocks')).toEqual(expected);
    expect(await statusIn('partners', id)).toBe(to);
    await sql(
      `UPDATE partners SET status = 'ACTIVE', access_ended_at = NULL, paused_until = NULL,
         insurance = jsonb_set(insurance, '{expiresOn}', to_jsonb((current_date + 300)::text)) WHERE id = $1`,
      [id],
    );
  });
});

test('a sale that a job invoices: the administrators', async () => {
  const { id } = await createSalesApi(server, api).booking('CONFIRMED');
  await sql(`UPDATE sales_recordings SET travel_start = current_date WHERE id = $1`, [id]);
  expect(await hearOf([id], 'invoiceSales')).toEqual(['sales.invoiced → admin']);
});

test('an invitation that nobody accepted for 90 days: nobody', async () => {
  const [user] = await sql(`UPDATE users SET status = 'PENDING', password_hash = NULL, status_changed_at = now() - interval '91 days'
    WHERE email = 'peter.lesiyampe@example.com' RETURNING id`);
  const id = String(user?.['id']);
  expect(await hearOf([id], 'closeInvitations')).toEqual([]);
  expect(await statusIn('users', id)).toBe('DISABLED');
});

describe('a review that a job moderates', () => {
  test.each([
    ['with findings', 'PENDING', true, 'Write to me at rowan@example.org.', ['review.pending → publisher']],
    ['without', 'PUBLISHED', true, 'We counted forty herons.', ['review-published → lead', 'review-published-author → dana']],
    ['without, of somebody unverified', 'PENDING', false, 'We counted forty herons.', ['review.pending → publisher']],
  ])('%s', async (_, status, verified, body, expected) => {
    const match = await createIntroducedMatch(server, people.lead, 'COMPLETED');
    const [row] = await sql(
      `INSERT INTO reviews (id, partner_id, author_name, rating, title, body, reviewed_at, source, status, verified, traveler_id, trip_match_id, moderation)
       VALUES (gen_random_uuid(), $1, 'Dana R.', 80, 'Herons', $2, now(), 'LINK', 'SUBMITTED', $3, $4, $5, $6) RETURNING id`,
      [
        match.partnerId,
        body,
        verified,
        await loadPersonId(server, people.dana),
        match.id,
        { findings: body.includes('@') ? ['PERSONAL_DATA'] : [] },
      ],
    );
    const id = String(row?.['id']);
    expect(await hearOf([id], 'moderateReview', { reviewId: id })).toEqual(expected);
    expect(await statusIn('reviews', id)).toBe(status);
  });
});

test('a document that is kept no longer, and a conversation whose match has ended: nobody', async () => {
  const [document] = await sql(
    `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility, owner_person_id, created_at)
     VALUES (gen_random_uuid(), 'Visa', 'visa.pdf', 'application/pdf', 1000, 'OTHER', 'PENDING_UPLOAD', 'OWNER_AND_STAFF', $1, now() - interval '2 days') RETURNING id`,
    [await loadPersonId(server, people.dana)],
  );
  const documentId = String(document?.['id']);
  expect(await hearOf([documentId], 'purgeDocuments')).toEqual([]);
  expect(await statusIn('documents', documentId)).toBe('PURGED');

  const { matchId: tripMatchId } = await tripIn('PLANNING', 'IN_CONVERSATION');
  const id = await conversationOf(tripMatchId);
  await sql(`UPDATE trip_matches SET status = 'LOST', status_changed_at = now() - interval '31 days' WHERE id = $1`, [tripMatchId]);
  await sql(
    `UPDATE conversations SET last_message_at = now() - interval '31 days', status_changed_at = now() - interval '31 days' WHERE id = $1`,
    [id],
  );
  expect(await hearOf([id, tripMatchId], 'conversationClocks')).toEqual([]);
  expect(await statusIn('conversations', id)).toBe('CLOSED');
});
