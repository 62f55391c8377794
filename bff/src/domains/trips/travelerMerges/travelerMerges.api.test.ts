import { contract } from '@farwend/api-contract';
import { afterAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createApi, PASSWORD, people, type Person } from '@farwend/tests/builders/api.ts';
import { createBrowserClient } from '@farwend/tests/builders/browserClient.ts';
import { query } from '@farwend/tests/builders/query.ts';
import { startServer } from '@farwend/tests/builders/server.ts';
import { createIntroducedMatch } from '@farwend/tests/builders/introducedMatch.ts';
import { newEmail, tripRequestBody } from '@farwend/tests/builders/tripRequest.ts';

const server = await startServer();
const api = createApi(server);
afterAll(() => server.stop());

const { travelers, tripRequests } = contract;
const missing = '01999999-9999-7999-8999-999999999999';

const traveler = async (more: object = {}) =>
  (await api.call(travelers.create, { as: 'care', body: { givenName: 'Jordan', familyName: 'Vale', email: newEmail(), ...more } })).body;
const merge = (id: string, other: string, body: object = {}, as: Person = 'care') =>
  api.call(travelers.merge, { as, params: { id, other }, body });
const read = async (id: string) => (await api.call(travelers.read, { as: 'care', params: { id } })).body;

/** A request of a traveler, with a match of a partner's. */
async function requestOf(travelerId: string, agent: Person = 'lead', status = 'INTRODUCED') {
  const match = await createIntroducedMatch(server, people[agent], status);
  const travelersOf = `jsonb_set(travelers, '{0,travelerId}', to_jsonb($2::text))`;
  const text = `UPDATE trip_requests SET traveler_ids = ARRAY[$2::uuid], travelers = ${travelersOf} WHERE id = $1`;
  await query(server.databaseUrl, text, [match.tripRequestId, travelerId]);
  return match;
}
const partyOf = async (id: string) => {
  const text = 'SELECT traveler_ids AS ids, travelers FROM trip_requests WHERE id = $1';
  const [row] = await query<{ ids: string[]; travelers: { travelerId: string }[] }>(server.databaseUrl, text, [id]);
  return [row?.ids, row?.travelers.map(({ travelerId }) => travelerId)];
};
/** Everything else that names a traveler. */
async function belongings(travelerId: string, tripRequestId: string) {
  const [conversation, message, document, note] = Array.from({ length: 4 }, () => randomUUID());
  const run = (text: string, values: unknown[]) => query(server.databaseUrl, text, values);
  await run(
    `INSERT INTO conversations (id, subject_type, trip_request_id, title, status) VALUES ($1, 'TRIP_REQUEST', $2, 'A talk', 'ACTIVE')`,
    [conversation, tripRequestId],
  );
  await run(`INSERT INTO conversation_participants (conversation_id, person_id, person_type, role) VALUES ($1, $2, 'traveler', 'OWNER')`, [
    conversation,
    travelerId,
  ]);
  await run(
    `INSERT INTO messages (id, conversation_id, author_id, author_type, kind, body, sent_at) VALUES ($1, $2, $3, 'traveler', 'TEXT', 'Hello', now())`,
    [message, conversation, travelerId],
  );
  await run(
    `INSERT INTO documents (id, name, file_name, content_type, size_bytes, category, status, visibility, owner_person_id)
    VALUES ($1, 'Passport', 'p.pdf', 'application/pdf', 9, 'PASSPORT', 'AVAILABLE', 'OWNER_AND_STAFF', $2)`,
    [document, travelerId],
  );
  await run(`INSERT INTO document_links (document_id, type, target_id) VALUES ($1, 'TRAVELER', $2)`, [document, travelerId]);
  await run(`INSERT INTO notes (id, subject_type, subject_id, owner_scope, body) VALUES ($1, 'TRAVELER', $2, 'STAFF', 'Walks')`, [
    note,
    travelerId,
  ]);
  return async () => {
    const [row] = await run(
      `SELECT (SELECT person_id FROM conversation_participants WHERE conversation_id = $1) AS participant, (SELECT author_id FROM messages WHERE id = $2) AS author,
        (SELECT owner_person_id FROM documents WHERE id = $3) AS owner, (SELECT target_id FROM document_links WHERE document_id = $3) AS link,
        (SELECT subject_id FROM notes WHERE id = $4) AS note`,
      [conversation, message, document, note],
    );
    return new Set(Object.values(row ?? {}));
  };
}

describe('a merge', () => {
  test('keeps the first record’s values, fills the gaps, and moves every reference to the other', async () => {
    const [a, b] = [
      await traveler({ tags: ['vip'], preferredContact: 'PHONE' }),
      await traveler({
        tags: ['vip', 'walker'],
        phone: { prefix: '+44', number: '01632 960 123' },
        preferredContact: 'EMAIL',
        timeZone: 'Europe/London',
        doNotContact: true,
      }),
    ];
    const { tripRequestId } = await requestOf(b.id);
    const holders = await belongings(b.id, tripRequestId);
    const preview = await merge(a.id, b.id, { dryRun: true });
    expect(preview).toMatchObject({
      status: 200,
      body: {
        dryRun: true,
        undoUntil: null,
        moved: { tripRequests: 1, tripMatches: 1, conversations: 1, messages: 1, documents: 1, notes: 1 },
      },
    });
    expect(await read(a.id)).toEqual(a);
    expect(await partyOf(tripRequestId)).toEqual([[b.id], [b.id]]);

    const { body, status } = await merge(a.id, b.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ dryRun: false, undone: false, mergedId: b.id, moved: preview.body.moved, undoUntil: expect.any(String) });
    expect(body.changes).toEqual(preview.body.changes);
    expect(await read(a.id)).toMatchObject({
      tags: ['vip', 'walker'],
      preferredContact: 'PHONE',
      phone: { prefix: '+44', number: '01632 960 123' },
      timeZone: 'Europe/London',
      doNotContact: true,
      email: a.email,
      version: 2,
    });
    expect(await read(b.id)).toMatchObject({ mergedIntoId: a.id, version: 2 });
    expect(await partyOf(tripRequestId)).toEqual([[a.id], [a.id]]);
    expect(await holders()).toEqual(new Set([a.id]));
    for (const [id, action] of [
      [a.id, 'MERGE'],
      [b.id, 'MERGED'],
      [tripRequestId, 'TRAVELER_MERGE'],
    ] as const) {
      const audit = await api.call(contract.audit.list, { as: 'admin', query: { entityId: id, action } });
      expect({ action, total: audit.body.total }).toEqual({ action, total: 1 });
    }
    const versions = await api.call(travelers.versions, { as: 'care', params: { id: a.id } });
    expect(versions.body.items[0]).toMatchObject({ kind: 'MERGE' });
    const requests = await api.call(travelers.tripRequests, { as: 'care', params: { id: a.id } });
    expect(requests.body.items.map(({ id }) => id)).toEqual([tripRequestId]);
  });

  test('of two in one party leaves one of them, who stays the sender', async () => {
    const [a, b] = [await traveler(), await traveler()];
    const { tripRequestId } = await requestOf(b.id);
    await api.call(tripRequests.addTraveler, {
      as: 'care',
      params: { id: tripRequestId },
      body: { email: a.email, givenName: 'Jordan', familyName: 'Vale', countryOfResidence: 'US' },
    });
    expect((await merge(a.id, b.id)).status).toBe(200);
    expect(await partyOf(tripRequestId)).toEqual([[a.id], [a.id]]);
    const [row] = await query<{ primary: boolean }>(
      server.databaseUrl,
      `SELECT (travelers -> 0 ->> 'isPrimary')::boolean AS primary FROM trip_requests WHERE id = $1`,
      [tripRequestId],
    );
    expect(row?.primary).toBe(true);
  });

  test('merges the profiles, including the encrypted text', async () => {
    const [a, b] = [await traveler(), await traveler()];
    const { update, read: readProfile } = contract.travelerProfiles;
    await api.call(update, {
      as: 'care',
      params: { id: b.id },
      body: { dietary: ['vegan'], accessibilityNeeds: 'A quiet room', aboutMe: 'Walks' },
    });
    await api.call(update, { as: 'care', params: { id: a.id }, body: { dietary: ['no nuts'], aboutMe: 'Reads' } });
    await merge(a.id, b.id);
    const merged = { dietary: ['no nuts', 'vegan'], accessibilityNeeds: 'A quiet room', aboutMe: 'Reads' };
    expect((await api.call(readProfile, { as: 'care', params: { id: a.id } })).body).toMatchObject(merged);
    await merge(a.id, b.id, { undo: true }, 'admin');
    const before = { dietary: ['no nuts'], accessibilityNeeds: null, aboutMe: 'Reads' };
    expect((await api.call(readProfile, { as: 'care', params: { id: a.id } })).body).toMatchObject(before);
  });
});

test('the account of the merged traveler is closed: its session, token and password are void', async () => {
  const [row] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM travelers WHERE email = $1', [people.jordan]);
  const jordan = row?.id ?? missing;
  const a = await traveler();
  const browser = createBrowserClient(server.origin);
  await browser.signIn(people.jordan);
  expect(await browser.isSignedIn()).toBe(true);
  expect((await api.call(travelers.read, { as: 'jordan', params: { id: jordan } })).status).toBe(200);
  const preview = await merge(a.id, jordan, { dryRun: true });
  expect(preview.body.mergedUserDisabled).toBe(true);
  expect(await browser.isSignedIn()).toBe(true);

  expect((await merge(a.id, jordan)).body.mergedUserDisabled).toBe(true);
  expect(await browser.isSignedIn()).toBe(false);
  expect((await api.call(travelers.read, { as: 'jordan', params: { id: jordan } })).status).toBe(401);
  const login = await api.send('POST', '/v3/tokens', { body: { username: people.jordan, password: PASSWORD } });
  expect([401, 403]).toContain(login.status);
  const refused = await merge(a.id, jordan, { undo: true });
  expect(refused).toMatchObject({ status: 403, problem: { errorCode: 'auth.forbidden' } });
  const undone = await merge(a.id, jordan, { undo: true }, 'admin');
  expect(undone).toMatchObject({ status: 200, body: { undone: true } });
  expect(await read(jordan)).toMatchObject({ mergedIntoId: null, status: 'ENABLED' });
  expect(await browser.isSignedIn()).toBe(false);
});

describe('it is refused', () => {
  test('with itself, with a missing traveler, and without the right', async () => {
    const [a, b] = [await traveler(), await traveler()];
    expect((await merge(a.id, a.id)).problem).toMatchObject({ httpStatus: 409, errorCode: 'merge.conflict' });
    expect((await merge(a.id, missing)).status).toBe(404);
    expect((await merge(missing, a.id)).status).toBe(404);
    for (const as of ['team', 'marageti', 'lead', 'dana'] as const) expect((await merge(a.id, b.id, {}, as)).status).toBe(403);
    const [user] = await query<{ id: string }>(server.databaseUrl, 'SELECT id FROM team_members LIMIT 1');
    expect((await merge(a.id, user?.id ?? missing)).status).toBe(404);
    expect((await merge(a.id, b.id, { version: 9 })).status).toBe(412);
  });

  test('while both have an open match with one partner', async () => {
    const [a, b] = [await traveler(), await traveler()];
    await requestOf(a.id, 'lead', 'PROPOSED');
    const other = await requestOf(b.id, 'lead', 'QUOTED');
    expect((await merge(a.id, b.id)).problem).toMatchObject({
      errorCode: 'merge.conflict',
      references: [{ type: 'partner', id: other.partnerId, title: 'Acacia Quill' }],
    });
    await query(server.databaseUrl, `UPDATE trip_matches SET status = 'LOST' WHERE id = $1`, [other.id]);
    expect((await merge(a.id, b.id)).status).toBe(200);
  });

  test('a second time, in either direction', async () => {
    const [a, b, c] = [await traveler(), await traveler(), await traveler()];
    await merge(a.id, b.id);
    for (const [one, two] of [
      [a.id, b.id],
      [b.id, a.id],
      [b.id, c.id],
      [c.id, b.id],
    ] as const)
      expect((await merge(one, two)).problem.errorCode).toBe('merge.conflict');
    expect((await merge(c.id, a.id)).status).toBe(200);
    expect((await merge(a.id, b.id, { undo: true }, 'admin')).problem.errorCode).toBe('merge.conflict');
  });

  test('when A goes into B and B into A concurrently', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [a, b] = [await traveler(), await traveler()];
      await requestOf(a.id, 'lead');
      await requestOf(b.id, 'otherLead');
      const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id)]);
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409, 409]);
      const merged = (await Promise.all([read(a.id), read(b.id)])).filter(({ mergedIntoId }) => mergedIntoId !== null);
      expect(merged).toHaveLength(1);
    }
  });
});

describe('an undo', () => {
  test('restores everything that nobody changed since', async () => {
    const [a, b] = [
      await traveler({ tags: ['vip'] }),
      await traveler({ tags: ['walker'], timeZone: 'Europe/London', phone: { prefix: '+1', number: '555 0142' } }),
    ];
    const { tripRequestId } = await requestOf(b.id);
    const holders = await belongings(b.id, tripRequestId);
    await merge(a.id, b.id);
    await api.call(travelers.update, { as: 'care', params: { id: a.id }, body: { timeZone: 'Europe/Paris' } });
    const undone = await merge(a.id, b.id, { undo: true }, 'admin');
    expect(undone.body).toMatchObject({ undone: true, undoUntil: null });
    expect(await read(a.id)).toMatchObject({ tags: ['vip'], timeZone: 'Europe/Paris', phone: null });
    expect(await read(b.id)).toMatchObject({ mergedIntoId: null, tags: ['walker'] });
    expect(await partyOf(tripRequestId)).toEqual([[b.id], [b.id]]);
    expect(await holders()).toEqual(new Set([b.id]));
    expect((await merge(a.id, b.id, { undo: true }, 'admin')).problem.errorCode).toBe('merge.conflict');
    expect((await merge(a.id, b.id)).status).toBe(200);
  });

  test('is too late after 30 days', async () => {
    const [a, b] = [await traveler(), await traveler()];
    await merge(a.id, b.id);
    await query(server.databaseUrl, `UPDATE traveler_merges SET merged_at = now() - interval '31 days' WHERE merged_id = $1`, [b.id]);
    expect((await merge(a.id, b.id, { undo: true }, 'admin')).problem.errorCode).toBe('merge.conflict');
  });
});

test('a request with a merged traveler’s address belongs to the remaining traveler', async () => {
  const [a, b, c] = [await traveler(), await traveler(), await traveler()];
  await merge(a.id, b.id);
  await merge(c.id, a.id);
  expect(await read(b.id)).toMatchObject({ mergedIntoId: c.id });
  const party = [{ email: b.email, givenName: 'Jordan', familyName: 'Vale', countryOfResidence: 'US' }];
  const made = await api.call(tripRequests.create, { body: tripRequestBody({ travelers: party }), captcha: 'tripRequest' });
  expect(made.status).toBe(201);
  expect((await partyOf(made.body.id))[0]).toEqual([c.id]);
  await merge(c.id, a.id, { undo: true }, 'admin');
  expect(await read(b.id)).toMatchObject({ mergedIntoId: a.id });
});
