import { contract } from '@farwend/api-contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApi } from '@farwend/tests/builders/api.ts';
import { readEmails, waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { type Server, startServer } from '@farwend/tests/builders/server.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';

const { create } = contract.tripRequests;
const { read, update, confirm, cancel, resend } = contract.guestTripRequests;

let server: Server;
let api: ReturnType<typeof createApi>;
beforeAll(async () => {
  server = await startServer();
  api = createApi(server);
});
afterAll(() => server.stop());

/** Sends a request and follows the link in its mail. */
async function sendAndOpen(email?: string) {
  const travelers = email && [{ email, givenName: 'Rowan', familyName: 'Ashby', countryOfResidence: 'US' }];
  const body = tripRequestBody({ allowDuplicate: true, tripDescription: `Of ${Math.random()}`, ...(travelers ? { travelers } : {}) });
  const { body: sent } = await api.call(create, { body });
  const mail = await waitForEmail(server, body.travelers?.[0]?.email ?? '', new RegExp(sent.reference));
  const link = new URL(/https?:\/\/\S+\/trip-request\/yours\/\S+/.exec(mail.text)?.[0] ?? 'http://no.link.invalid');
  return {
    id: link.searchParams.get('id') ?? '',
    code: link.searchParams.get('code') ?? '',
    sent,
    mail,
    email: body.travelers?.[0]?.email ?? '',
  };
}

describe('the link in the mail of a sent request', () => {
  test('shows it without an account; a wrong code shows nothing', async () => {
    const { id, code, sent } = await sendAndOpen();
    expect(id).toBe(sent.id);
    const answer = await api.call(read, { params: { id }, query: { code } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        reference: sent.reference,
        givenName: 'Rowan',
        totalNights: 12,
        canChange: true,
        canCancel: true,
        hasAccount: false,
        confirmed: true,
      },
    });
    const other = await sendAndOpen();
    for (const wrong of [other.code, 'x', `${code}x`])
      expect((await api.call(read, { params: { id }, query: { code: wrong } })).status).toBe(404);
    expect((await api.call(update, { params: { id }, body: { code: other.code, totalNights: 20 } })).status).toBe(404);
    expect((await api.call(cancel, { params: { id }, body: { code: other.code } })).status).toBe(404);
  });

  test('allows changes by the form’s rules until the first company is introduced', async () => {
    const { id, code, email } = await sendAndOpen();
    expect(
      await api.call(update, { params: { id }, body: { code, totalNights: 14, tripDescription: 'And a day by the sea.' } }),
    ).toMatchObject({
      status: 200,
      body: { totalNights: 14, tripDescription: 'And a day by the sea.' },
    });
    expect(await api.call(update, { params: { id }, body: { code, totalNights: 2 } })).toMatchObject({
      status: 422,
      problem: { errorCode: 'nights.belowMinimum' },
    });
    expect((await api.call(update, { params: { id }, body: { code, totalNights: 15, version: 1 } })).status).toBe(412);
    const { body } = await api.call(contract.audit.list, { as: 'admin', query: { entityId: id } });
    expect(body.items.some(({ actorKind }) => actorKind === 'traveler')).toBe(true);
    await query(server.databaseUrl, 'UPDATE trip_requests SET introduced_at = now() WHERE id = $1', [id]);
    expect((await api.call(update, { params: { id }, body: { code, totalNights: 16 } })).status).toBe(403);
    expect((await api.call(read, { params: { id }, query: { code } })).body).toMatchObject({ canChange: false, email });
  });

  test('accepts its own answer, and names a field that cannot be changed', async () => {
    const { id, code } = await sendAndOpen();
    const { body: own } = await api.call(confirm, { params: { id }, body: { code } });
    expect(await api.send('PUT', update.path.replace('{id}', id), { body: { ...own, code } })).toMatchObject({ status: 200, body: own });
    for (const changed of [{ status: 'QUALIFIED' }, { email: 'other@example.org' }, { tripTitle: 'Another' }, { confirmed: null }]) {
      const [field = ''] = Object.keys(changed);
      const answer = await api.send('PUT', update.path.replace('{id}', id), { body: { ...changed, code } });
      expect(answer).toMatchObject({ status: 422, problem: { errors: [{ field, code: 'readOnly' }] } });
    }
  });

  test('cancels it, once', async () => {
    const { id, code } = await sendAndOpen();
    expect(await api.call(cancel, { params: { id }, body: { code, note: 'We stay at home' } })).toMatchObject({
      status: 200,
      body: { status: 'CANCELLED', canChange: false, canCancel: false },
    });
    expect(await api.call(cancel, { params: { id }, body: { code } })).toMatchObject({
      status: 409,
      problem: { errorCode: 'transition.notAllowed' },
    });
  });

  test('mentions an existing account; only opening the link adds the request to its trips', async () => {
    const { id, code, mail } = await sendAndOpen('jordan@example.com');
    expect(mail.text).toContain('Was it you?');
    const own = () => api.call(contract.tripRequests.read, { as: 'jordan', params: { id } });
    expect((await own()).status).toBe(404);
    expect((await api.call(read, { params: { id }, query: { code } })).body).toMatchObject({ confirmed: false, hasAccount: true });
    expect((await own()).status).toBe(404);
    expect(await api.call(confirm, { params: { id }, body: { code } })).toMatchObject({ status: 200, body: { confirmed: true } });
    expect((await own()).status).toBe(200);
    const { body } = await api.call(contract.tripRequests.read, { as: 'care', params: { id } });
    expect(body.verifications).toMatchObject({ email: { value: true }, method: 'LINK' });
  });

  test('tells its sender whether it is among their own trips', async () => {
    const { body: jordan } = await api.call(contract.sessions.currentUser, { as: 'jordan' });
    const travelers = [{ email: jordan.email ?? '', givenName: 'Jordan', familyName: 'Blake', countryOfResidence: 'US' }];
    const sendAs = async (as?: 'jordan') => {
      const body = tripRequestBody({ travelers, allowDuplicate: true });
      return (await api.call(create, { ...(as && { as }), body })).body;
    };
    expect(await sendAs('jordan')).toMatchObject({ inMyTrips: true });
    expect(await sendAs()).toMatchObject({ inMyTrips: false });
    expect((await api.call(create, { as: 'jordan', body: tripRequestBody() })).body).toMatchObject({ inMyTrips: false });
  });

  test('can be mailed again to its sender once in five minutes; anybody else gets the same response and no email', async () => {
    const formId = crypto.randomUUID();
    const body = tripRequestBody({ formId });
    const { body: sent } = await api.call(create, { body });
    const email = body.travelers?.[0]?.email ?? '';
    const mails = async () => (await readEmails(server, email)).length;
    await waitForEmail(server, email, new RegExp(sent.reference));
    const other = await sendAndOpen();
    const ask = (id: string, proof: object) => api.call(resend, { params: { id }, body: proof });
    const { status, body: said } = await ask(sent.id, { formId });
    expect(status).toBe(202);
    await waitFor('the mail again', async () => ((await mails()) === 2 ? true : undefined));
    const nothing = [
      await ask(sent.id, { formId }),
      await ask(sent.id, {}),
      await ask(sent.id, { formId: crypto.randomUUID() }),
      await ask(sent.id, { code: other.code }),
      await ask(crypto.randomUUID(), { formId }),
      await ask('nothing-like-an-id', { formId }),
    ];
    for (const answer of nothing) expect(answer).toMatchObject({ status: 202, body: said });
    await query(server.databaseUrl, `UPDATE trip_requests SET submitted_at = now() - interval '31 days' WHERE id = $1`, [other.id]);
    expect(await ask(other.id, { code: other.code })).toMatchObject({ status: 202, body: said });
    const queued = `SELECT count(*)::int AS count FROM templated_emails WHERE related_id = ANY($1) AND template_key = 'trip-request-received'`;
    expect(await query(server.databaseUrl, queued, [[sent.id, other.id]])).toEqual([{ count: 3 }]);
  });

  test('can be mailed again by its signed-in traveler', async () => {
    const travelers = [{ email: 'dana@example.com', givenName: 'Dana', familyName: 'Rowe', countryOfResidence: 'US' }];
    const { body: sent } = await api.call(create, { as: 'dana', body: tripRequestBody({ allowDuplicate: true, travelers }) });
    const again = () => query(server.databaseUrl, 'SELECT FROM templated_emails WHERE related_id = $1', [sent.id]);
    expect((await api.call(resend, { as: 'jordan', params: { id: sent.id }, body: {} })).status).toBe(202);
    expect(await again()).toHaveLength(1);
    expect((await api.call(resend, { as: 'dana', params: { id: sent.id }, body: {} })).status).toBe(202);
    expect(await again()).toHaveLength(2);
  });

  test('expires after thirty days', async () => {
    const { id, code } = await sendAndOpen();
    await query(server.databaseUrl, `UPDATE trip_requests SET submitted_at = now() - interval '31 days' WHERE id = $1`, [id]);
    expect(await api.call(read, { params: { id }, query: { code } })).toMatchObject({
      status: 410,
      problem: { errorCode: 'link.expired' },
    });
  });
});
