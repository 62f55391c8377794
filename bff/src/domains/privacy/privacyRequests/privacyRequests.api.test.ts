import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createApi, people } from '@farwend/tests/builders/api.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { newEmail, tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { privacyRequests, legalHolds, travelers, tripRequests } = contract;
const evidence = 'A signed letter; called back at the number we have.';

/** A traveler with an open request. */
async function createTraveler(): Promise<{ id: string; email: string; tripRequestId: string }> {
  const email = newEmail();
  const body = tripRequestBody({ travelers: [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }] });
  const { id: tripRequestId } = (await api.call(tripRequests.create, { body, captcha: 'tripRequest' })).body;
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM travelers WHERE email = $1', [email]);
  return { id: row?.id ?? '', email, tripRequestId };
}

async function readLink(email: string, kind: string, words: RegExp): Promise<{ id: string; token: string }> {
  const { text } = await waitForEmail(server, email, words);
  const { searchParams } = new URL(new RegExp(`https?://\\S+/privacy-requests/${kind}\\?\\S+`).exec(text)?.[0] ?? 'http://none.invalid');
  return { id: searchParams.get('id') ?? '', token: searchParams.get('code') ?? '' };
}

const erase = (id: string) =>
  api.call(privacyRequests.createForTraveler, { as: 'admin', params: { id }, body: { kind: 'ERASE', evidence } });
const read = async (id: string) => (await api.call(privacyRequests.read, { as: 'care', params: { id } })).body;
const statusOf = async (table: string, id: string) =>
  (await query<{ status: string }>(server.databaseUrl, `SELECT status FROM ${table} WHERE id = $1`, [id]))[0]?.status;
const accountOf = async (travelerId: string) =>
  (await query<{ status: string }>(server.databaseUrl, 'SELECT status FROM users WHERE person_id = $1', [travelerId]))[0]?.status;

describe('asking by address', () => {
  const ask = (email: string) => api.call(privacyRequests.create, { body: { kind: 'ERASE', email }, captcha: 'privacyRequest' });

  test('is answered the same for everybody, needs a captcha, and mails nobody whom we do not know', async () => {
    const [stranger, { email }] = [newEmail(), await createTraveler()];
    const answers = [await ask(stranger), await ask(email)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers.map(({ body }) => Object.keys(body))).toEqual([
      ['id', 'status', 'createdAt'],
      ['id', 'status', 'createdAt'],
    ]);
    await waitForEmail(server, email, /delete everything/);
    expect(await readEmails(server, stranger)).toEqual([]);
    const refused = await api.call(privacyRequests.create, { body: { kind: 'ERASE', email } });
    expect(refused).toMatchObject({ status: 400, problem: { errorCode: 'captcha.missing' } });
  });

  test('changes nothing until the mailed link is followed, which closes the account and cancels open requests', async () => {
    const { id: travelerId, email, tripRequestId } = await createTraveler();
    await ask(email);
    const { id, token } = await readLink(email, 'erase', /delete everything/);
    expect(await read(id)).toMatchObject({ status: 'RECEIVED', runsAt: null });
    expect(await accountOf(travelerId)).toBe('PENDING');
    const wrong = await api.call(privacyRequests.confirm, { params: { id }, body: { token: 'x'.repeat(22) } });
    expect(wrong.status).toBe(404);
    for (const _ of [1, 2]) expect((await api.call(privacyRequests.confirm, { params: { id }, body: { token } })).status).toBe(204);
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', runsAt: expect.any(String) });
    expect([await accountOf(travelerId), await statusOf('trip_requests', tripRequestId)]).toEqual(['DISABLED', 'CANCELLED']);
  });

  test('is forgotten after 72 hours without an answer', async () => {
    const { email } = await createTraveler();
    await ask(email);
    const { id, token } = await readLink(email, 'erase', /delete everything/);
    await query(server.databaseUrl, `UPDATE privacy_requests SET created_at = now() - interval '73 hours' WHERE id = $1`, [id]);
    const late = await api.call(privacyRequests.confirm, { params: { id }, body: { token } });
    expect(late.problem).toMatchObject({ errorCode: 'link.expired' });
    await runJob(server, 'privacyRequests');
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', reasonCode: 'EXPIRED' });
  });
});

describe('a mailed link', () => {
  const check = async ({ id, token }: { id: string; token: string }) => {
    const { status, body, problem } = await api.call(privacyRequests.link, { params: { id, token } });
    return status === 200 ? body.kind : problem.errorCode;
  };

  test('is known until it is used, called off or past its time', async () => {
    const { id: travelerId, email } = await createTraveler();
    await api.call(privacyRequests.create, { body: { kind: 'ERASE', email }, captcha: 'privacyRequest' });
    const link = await readLink(email, 'erase', /delete everything/);
    expect(await check(link)).toBe('erase');
    expect(await check({ ...link, token: 'x'.repeat(22) })).toBe('resource.notFound');
    expect(await check({ ...link, id: travelerId })).toBe('resource.notFound');
    const age = (interval: string) =>
      query(server.databaseUrl, `UPDATE privacy_requests SET created_at = now() - $2::interval WHERE id = $1`, [link.id, interval]);
    await age('73 hours');
    expect(await check(link)).toBe('link.expired');
    await age('1 hour');
    await api.call(privacyRequests.confirm, { params: { id: link.id }, body: { token: link.token } });
    expect(await check(link)).toBe('link.expired');
    const cancel = await readLink(email, 'cancel', /account is closed|closed your account/);
    expect(await check(cancel)).toBe('cancel');
    await api.call(privacyRequests.cancel, { params: { id: cancel.id }, body: { token: cancel.token } });
    expect(await check(cancel)).toBe('link.expired');
  });
});

test('a link in the mail calls an erasure off and opens the account again', async () => {
  const traveler = await createTraveler();
  const { id } = (await erase(traveler.id)).body;
  const { token } = await readLink(traveler.email, 'cancel', /account is closed|closed your account/);
  for (const _ of [1, 2]) expect((await api.call(privacyRequests.cancel, { params: { id }, body: { token } })).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: 'CANCELLED' });
  expect(await accountOf(traveler.id)).toBe('ENABLED');
});

describe('an erasure waits', () => {
  const due = (id: string) => query(server.databaseUrl, 'UPDATE privacy_requests SET runs_at = now() WHERE id = $1', [id]);

  test('while a legal hold lasts', async () => {
    const { id: travelerId, tripRequestId } = await createTraveler();
    const body = { subjectType: 'TRIP_REQUEST' as const, subjectId: tripRequestId, reason: 'A claim about a transfer.' };
    const hold = (await api.call(legalHolds.create, { as: 'admin', body })).body;
    const { id } = (await erase(travelerId)).body;
    await due(id);
    await runJob(server, 'privacyRequests', 2);
    expect(await read(id)).toMatchObject({ status: 'HELD', reasonCode: 'LEGAL_HOLD' });
    const released = await api.call(legalHolds.update, { as: 'admin', params: { id: hold.id }, body: { released: true } });
    expect(released.body.releasedAt).not.toBeNull();
    await runJob(server, 'privacyRequests');
    expect((await read(id)).status).toBe('RUNNING');
  });

  test('until a booked trip has ended', async () => {
    const match = await createIntroducedMatch(server, people.lead, 'BOOKED');
    const [row] = await query<{ id: string }>(
      server.databaseUrl,
      `UPDATE trip_requests SET status = 'BOOKED' WHERE id = $1 RETURNING traveler_ids[1] AS id`,
      [match.tripRequestId],
    );
    const { id } = (await erase(row?.id ?? '')).body;
    await due(id);
    await runJob(server, 'privacyRequests');
    expect(await read(id)).toMatchObject({ status: 'HELD', reasonCode: 'BOOKED_TRIP' });
    expect(await statusOf('trip_requests', match.tripRequestId)).toBe('BOOKED');
    await query(server.databaseUrl, `UPDATE trip_matches SET travel_end = current_date - 1 WHERE id = $1`, [match.id]);
    await runJob(server, 'privacyRequests');
    expect((await read(id)).status).not.toBe('HELD');
  });

  test('a hold names a record that exists', async () => {
    const body = { subjectType: 'PARTNER' as const, subjectId: '01999999-9999-7999-8999-999999999999', reason: 'A claim.' };
    const refused = await api.call(legalHolds.create, { as: 'admin', body });
    expect(refused).toMatchObject({ status: 422, problem: { errors: [{ field: 'subjectId' }] } });
  });
});

describe('administrators', () => {
  test('refuse with a reason that the person is told, and extend once', async () => {
    const { id: travelerId, email } = await createTraveler();
    const { id, createdAt } = (await erase(travelerId)).body;
    const extended = await api.call(privacyRequests.extend, { as: 'admin', params: { id } });
    expect(Date.parse(extended.body.dueAt) - Date.parse(createdAt)).toBe(90 * 86_400_000);
    expect((await api.call(privacyRequests.extend, { as: 'admin', params: { id } })).problem.errorCode).toBe('transition.notAllowed');
    const body = { status: 'REFUSED' as const, reasonCode: 'NOT_THE_PERSON' as const };
    expect((await api.call(privacyRequests.move, { as: 'admin', params: { id }, body })).body).toMatchObject({ status: 'REFUSED' });
    expect(await accountOf(travelerId)).toBe('ENABLED');
    await waitForEmail(server, email, /could not make sure that it was you/);
    expect((await api.call(privacyRequests.move, { as: 'admin', params: { id }, body })).problem.errorCode).toBe('transition.notAllowed');
  });

  test('alone start an erasure; care starts a copy', async () => {
    const { id } = await createTraveler();
    const start = (kind: 'ERASE' | 'EXPORT') =>
      api.call(privacyRequests.createForTraveler, { as: 'care', params: { id }, body: { kind, evidence } });
    expect((await start('ERASE')).status).toBe(403);
    expect((await start('EXPORT')).body).toMatchObject({ status: 'CONFIRMED', evidence });
    expect((await start('EXPORT')).problem.errorCode).toBe('unique.conflict');
    expect((await erase(id)).status).toBe(202);
    expect((await erase(id)).problem.errorCode).toBe('unique.conflict');
  });
});

describe('travelers', () => {
  test('ask for themselves, see their own requests alone, and call them off', async () => {
    const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM travelers WHERE email = $1', [people.dana]);
    const id = row?.id ?? '';
    const asked = await api.call(privacyRequests.eraseTraveler, { as: 'dana', params: { id } });
    expect(asked).toMatchObject({ status: 202, body: { status: 'RECEIVED', subjectId: id } });
    expect(asked.body).not.toHaveProperty('evidence');
    await waitForEmail(server, people.dana, /delete everything/);
    const list = (await api.call(privacyRequests.list, { as: 'dana' })).body;
    expect(list.items.map((one) => one.id)).toEqual([asked.body.id]);
    expect((await api.call(privacyRequests.list, { as: 'jordan' })).body.total).toBe(0);
    expect((await api.call(privacyRequests.read, { as: 'jordan', params: { id: asked.body.id } })).status).toBe(404);
    expect((await api.call(privacyRequests.eraseTraveler, { as: 'jordan', params: { id } })).status).toBe(404);
    expect((await api.call(privacyRequests.remove, { as: 'dana', params: { id: asked.body.id } })).status).toBe(204);
    expect((await api.call(travelers.read, { as: 'dana', params: { id } })).status).toBe(200);
    expect(await read(asked.body.id)).toMatchObject({ status: 'CANCELLED' });
  });
});
