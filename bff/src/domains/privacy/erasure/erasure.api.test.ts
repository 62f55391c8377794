import { contract } from '@farwend/api-contract';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from '@farwend/tests/builders/api.ts';
import { type Canary, findCanary, MARKER, plantCanary } from '@farwend/tests/builders/canary.ts';
import { waitForEmail } from '@farwend/tests/builders/mailbox.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { runJob } from '@farwend/tests/builders/runJob.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { waitFor } from '@farwend/tests/builders/waitFor.ts';
import { tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { privacyRequests, travelers, tripRequests, newsletterRequests } = contract;
const EMAIL = 'quetzalmark@private.example';

/** A traveler who sent a request by the form, was changed by care, and has the marker in every other table too. */
async function createCanary(): Promise<Canary> {
  const person = { email: EMAIL, givenName: MARKER, familyName: `${MARKER}son`, countryOfResidence: 'US' };
  const body = tripRequestBody({ travelers: [person], tripDescription: `${MARKER} wants to see the rivers.` });
  await api.call(tripRequests.create, { body, captcha: 'tripRequest' });
  const [row] = await query<{ travelerId: string; userId: string; email: string }>(
    server.databaseUrl,
    'SELECT id AS "travelerId", user_id AS "userId", email FROM travelers WHERE email = $1',
    [EMAIL],
  );
  if (!row) throw new Error('The request made no traveler');
  await api.call(travelers.update, { as: 'care', params: { id: row.travelerId }, body: { tags: [MARKER], changeNote: MARKER } });
  return plantCanary(server, row);
}

/** Asks as somebody without a session, and follows the mailed link. */
async function askAndConfirm(kind: 'EXPORT' | 'ERASE', words: RegExp): Promise<string> {
  const asked = await api.call(privacyRequests.create, { body: { kind, email: EMAIL }, captcha: 'privacyRequest' });
  expect(asked.status).toBe(202);
  const { id, token } = await readLink(kind === 'ERASE' ? 'erase' : 'copy', words);
  const confirmed = await api.call(privacyRequests.confirm, { params: { id }, body: { token } });
  expect(confirmed.status).toBe(204);
  return id;
}

async function readLink(kind: string, words: RegExp): Promise<{ id: string; token: string }> {
  const { text } = await waitForEmail(server, EMAIL, words);
  const [address = ''] = new RegExp(`https?://\\S+/privacy-requests/${kind}\\?\\S+`).exec(text) ?? [];
  const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
  return { id: searchParams.get('id') ?? '', token: searchParams.get('code') ?? '' };
}

/** A picture that the traveler uploaded. */
async function plantPicture(): Promise<void> {
  const sha256 = 'ab'.repeat(32);
  const folder = join(server.dataDir, 'images', 'originals', 'ab');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, sha256.slice(0, 32)), 'a picture');
  await query(
    server.databaseUrl,
    `INSERT INTO images (id, alt, usage, content_type, sha256, created_by_id) VALUES (gen_random_uuid(), $1, 'PERSON', 'image/jpeg', $2, $3)`,
    [MARKER, sha256, canary.userId],
  );
}

const readStatus = async (id: string) => (await api.call(privacyRequests.read, { as: 'admin', params: { id } })).body;
const canary = await createCanary();
await plantPicture();

test('a copy holds the traveler whole: data for programs, a page to read, and their files', async () => {
  const id = await askAndConfirm('EXPORT', /a copy of everything/);
  await runJob(server, 'privacyRequests');
  expect(await readStatus(id)).toMatchObject({ status: 'DONE', kind: 'EXPORT' });
  const { token } = await readLink('download', /copy is ready/);
  const { body } = await api.call(privacyRequests.downloadUrl, { params: { id }, query: { token } });
  const response = await fetch(body.url);
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const data: Record<string, object[]> = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  const told = Object.entries(data).flatMap(([table, rows]) => (JSON.stringify(rows).includes(MARKER) ? [table] : []));
  expect(told).toEqual(
    expect.arrayContaining([
      'travelers',
      'traveler_profiles',
      'trip_requests',
      'screening_results',
      'messages',
      'documents',
      'templated_emails',
      'reviews',
      'views',
      'newsletter_requests',
      'contact_requests',
    ]),
  );
  expect(JSON.stringify(data)).not.toContain('password_hash');
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(MARKER);
  const own = Object.entries(files).filter(([name]) => name.startsWith('files/'));
  expect(own.map(([, bytes]) => strFromU8(bytes)).toSorted()).toEqual([`A passport of ${MARKER}`, 'a picture']);
});

test('nothing of an erased traveler is left in any table or file', async () => {
  expect((await findCanary(server)).length).toBeGreaterThan(20);
  const id = await askAndConfirm('ERASE', /delete everything/);
  const [user] = await query<{ status: string }>(server.databaseUrl, 'SELECT status FROM users WHERE id = $1', [canary.userId]);
  expect(user?.status).toBe('DISABLED');
  expect(await readStatus(id)).toMatchObject({ status: 'CONFIRMED', kind: 'ERASE' });
  await runJob(server, 'privacyRequests');
  expect(await readStatus(id)).toMatchObject({ status: 'CONFIRMED' });

  await query(server.databaseUrl, 'UPDATE privacy_requests SET runs_at = now() WHERE id = $1', [id]);
  await runJob(server, 'privacyRequests');
  await waitForEmail(server, EMAIL, /last mail you get from us/);
  await runJob(server, 'privacyRequests', 2);
  const done = await readStatus(id);
  expect(done).toMatchObject({ status: 'DONE', result: { travelers: { erased: 1 }, newsletter_requests: { deleted: 1 } } });
  expect(done.result?.['documents']).toMatchObject({ erased: 1, kept: 1 });
  expect(await findCanary(server)).toEqual([]);
});

describe('afterwards', () => {
  test('what names nobody is still there: the trip, its dates and amounts, the other’s message, and the invoice for the team', async () => {
    const [row] = await query<Record<string, unknown>>(
      server.databaseUrl,
      `SELECT r.total_nights, r.budget_per_person_usd, r.destination_names, t.email, t.erased_at IS NOT NULL AS erased, t.country_of_residence,
         (SELECT visibility FROM documents WHERE id = $3) AS visibility,
         (SELECT body FROM messages WHERE conversation_id = $4 AND author_type = 'agent') AS body
       FROM trip_requests r, travelers t WHERE r.id = $1 AND t.id = $2`,
      [canary.tripRequestId, canary.travelerId, canary.invoiceId, canary.conversationId],
    );
    expect(row).toEqual({
      total_nights: 10,
      budget_per_person_usd: 9000,
      destination_names: ['Kenya'],
      email: `erased-${canary.travelerId}@erased.invalid`,
      erased: true,
      country_of_residence: 'US',
      visibility: 'STAFF',
      body: 'Dear\nerased, we reach you at erased or erased.',
    });
  });

  test('the record and its history are readable, and say that the data was erased', async () => {
    const read = await api.call(travelers.read, { as: 'care', params: { id: canary.travelerId } });
    expect(read).toMatchObject({ status: 200, body: { givenName: 'erased', erasedAt: expect.any(String) } });
    const request = await api.call(tripRequests.read, { as: 'care', params: { id: canary.tripRequestId } });
    expect(request).toMatchObject({ status: 200, body: { tripDescription: '' } });
    const { body } = await api.call(travelers.versions, { as: 'care', params: { id: canary.travelerId } });
    expect(body.items[0]).toMatchObject({ changeNote: 'Personal data erased' });
  });

  test('no mail goes to the address until its owner writes again', async () => {
    const send = () =>
      query<{ id: string }>(
        server.databaseUrl,
        `WITH mail AS (INSERT INTO templated_emails (id, template_key, category, "to", data, status)
           VALUES (gen_random_uuid(), 'privacy-erased', 'TRANSACTIONAL', ARRAY[$1], '{}', 'QUEUED') RETURNING id)
         INSERT INTO pgboss.job (name, data) SELECT 'sendMail', jsonb_build_object('emailId', id) FROM mail RETURNING data ->> 'emailId' AS id`,
        [EMAIL],
      );
    const [refused] = await send();
    await expectMail(refused?.id, 'SUPPRESSED');
    await api.call(newsletterRequests.create, { body: { email: EMAIL, fullName: 'Rowan Ashby' }, captcha: 'newsletter' });
    const [sent] = await send();
    await expectMail(sent?.id, 'SENT');
  });
});

async function expectMail(id: string | undefined, status: string): Promise<void> {
  const settled = await waitFor('the mail', async () => {
    const [row] = await query<{ status: string }>(server.databaseUrl, 'SELECT status FROM templated_emails WHERE id = $1', [id]);
    return row?.status === 'QUEUED' ? undefined : row?.status;
  });
  expect(settled).toBe(status);
}
